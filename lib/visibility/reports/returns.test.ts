import { expect, it } from 'vitest';
import { returnsFor } from './returns';

const turn = { number: 2, date: '1944-09-17', daypart: 'afternoon' } as const;

it('each HQ below is told of by the last it said, one that said nothing too (OC-126)', () => {
  const heard = [
    { sender: '50 Northumbrian', gameTime: '', text: '231 Brigade is\n on the frontier. ' },
    { sender: 'Second Army', gameTime: '17 SEP 1500', text: 'Get on.' },
    { sender: 'Guards Armoured', gameTime: '17 SEP 2130', text: 'Through the guns.' },
  ];
  expect(
    returnsFor(['Guards Armoured', '43 Wessex', '50 Northumbrian'], heard, turn).map(({ from, hour, text }) => [
      from,
      hour,
      text,
    ]),
  ).toEqual([
    ['Guards Armoured', '17 SEP 2130', 'Through the guns.'],
    ['43 Wessex', '', ''],
    ['50 Northumbrian', '17 SEP 2200', '231 Brigade is on the frontier.'],
  ]);
});
