import { describe, expect, it } from 'vitest';
import { game, inPhase, played, unit } from './desk-for-tests';
import { scheduleBoard } from './schedule-board';

describe('§11.1 as a board', () => {
  it('turn 1: German ranges, then the three drop zones', () => {
    const first = scheduleBoard(game()).filter(({ turn }) => turn === 1);
    expect(first.map(({ nation, where, units }) => `${nation} ${units.length}: ${where}`)).toEqual([
      'german 2: 3907-3916',
      'german 2: 0701-0901',
      'german 1: 3824',
      'german 1: 3925',
      'german 1: 3326',
      'us 9: within 7 hexes of the 101st drop zone',
      'us 9: within 7 hexes of the 82nd drop zone',
      'uk 6: within 7 hexes of the 1st drop zone',
    ]);
    expect(first[1]?.hexes).toEqual(['0701', '0801', '0901']);
    expect(first[5]?.hexes).toEqual(['1007']);
  });

  it('says how it stands with each unit', () => {
    const glider = unit('1B/1');
    const para = unit('UK 2-2-7 no. 1 of the 1st');
    let state = inPhase(game(), 'alliedMovement');
    state = played(state, { kind: 'land', unit: glider, hex: '3917' }).state;
    state = played(state, { kind: 'land', unit: para, hex: '3919' }, [2]).state;
    const status = (id: string) =>
      scheduleBoard(state)
        .flatMap(({ units }) => units)
        .find((one) => one.id === id)?.status;
    expect([glider, para, unit('7C/1'), unit('1/327')].map(status)).toEqual(['onMap', 'out', 'due', 'later']);
    expect(scheduleBoard(state).at(-1)).toMatchObject({ turn: 8, nation: 'uk', hexes: ['0103', '0104', '0105'] });
  });
});
