import { expect, it } from 'vitest';
import type { TheatreFilm } from '@/lib/desks/control/debrief/theatre';
import { Reel } from '../theatre/reel';
import { sceneOf } from './scene';

const unit = (name: string, x: number) => ({
  ...{ name, shortName: name, formation: 'Div', arm: 'infantry', isOnMap: true, isCaptured: false, x },
  y: 10,
});
const counter = (name: string, x: number) => ({
  name,
  shortName: name,
  symbol: 'infantry',
  formation: 'Div',
  x,
  y: 10,
});

/** Two units of one team: it thinks the first 3 km away from where it was, and the second where it was; far off is a third. */
const film = {
  moments: [{ turn: 5 }],
  turns: [{ turn: 5, date: '1944-09-18', daypart: 'night' }],
  teams: [
    { key: 'para', name: '1 Airborne', side: 'allied' },
    { key: 'corps', name: 'XXX Corps', side: 'allied' },
  ],
  units: {
    A1: { counterId: 'c1', side: 'allied', nation: 'UK', teamKey: 'para' },
    A2: { counterId: 'c2', side: 'allied', nation: 'UK', teamKey: 'para' },
    A3: { counterId: 'c3', side: 'allied', nation: 'UK', teamKey: 'corps' },
  },
  friends: {},
  truth: [
    [0, 'unit/A1', unit('1 Para', 10)],
    [0, 'unit/A2', unit('2 Para', 12)],
    [0, 'unit/A3', unit('2 Irish', 80)],
    [0, 'combat/k', { turn: 5, number: 1, name: 'Arnhem', x: 11, y: 10 }],
  ],
  told: {
    para: [
      [0, 'counter/c1', counter('1 Para', 13)],
      [0, 'counter/c2', counter('2 Para', 12)],
    ],
    corps: [[0, 'counter/c3', counter('2 Irish', 60)]],
  },
} as unknown as TheatreFilm;

it('looks at the place of the hinge, with what the team that erred most there had been told', () => {
  const scene = sceneOf(new Reel(film), {
    ...{ kind: 'closestDie', moment: 0, turn: 5, sentence: '' },
    about: 'combat/k',
  });
  expect(scene.spot).toEqual({ x: 11, y: 10 });
  expect(scene.team?.name).toBe('1 Airborne');
  expect(scene.over.counters.map(({ name }) => name)).toEqual(['1 Para', '2 Para', '2 Irish']);
  expect(scene.over.friends.map(({ name, x }) => [name, x])).toEqual([['1 Para', 13]]);
  expect(scene.over.marks.map(({ points, text }) => [points, text])).toEqual([
    [
      [
        [13, 10],
        [10, 10],
      ],
      '3.0 km',
    ],
  ]);
  expect(scene.told?.counters.map(({ name, x }) => [name, x])).toEqual([
    ['1 Para', 13],
    ['2 Para', 12],
  ]);
});

it('of a hinge that is nowhere on the map, looks where a team erred most', () => {
  const hinge = { kind: 'unreadOrder', moment: 0, turn: 5, sentence: '', about: null } as const;
  expect(sceneOf(new Reel(film), hinge)).toMatchObject({ spot: { x: 80, y: 10 }, team: { name: 'XXX Corps' } });
});
