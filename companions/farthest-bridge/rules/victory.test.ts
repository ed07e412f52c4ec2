import { describe, expect, it } from 'vitest';
import { afterActs, game, inPhase, inTurn, played, refused, said, unit, withUnits } from './desk-for-tests';
import type { State } from './state';

const tanks = unit('UK 4-3-10 no. 1 (turn 2)');
const foot = unit('UK 3-3-7 no. 2 (turn 2)');
const para = unit('UK 2-2-7 no. 1 of the 1st');
const glider = unit('1B/1');
const pole = unit('1/Pol');

const begun = (places: Record<string, string>): State => withUnits(inTurn(game(), 2, 'alliedMovement'), places);

/** The state at the end of the game. */
const atTheEnd = (state: State) => inPhase(state, 'over');

describe('§17.0 victory', () => {
  it('two hexes of Arnhem at one time win, at once', () => {
    const { state, lines } = played(begun({ [tanks]: '3423', [foot]: '3525' }), {
      kind: 'move',
      unit: foot,
      path: ['3524'],
    });
    expect([state.winner, state.phase]).toEqual(['allied', 'over']);
    expect(said(lines).slice(-2)).toEqual([
      'UK 4-3-10 no. 1 (turn 2) has reached Arnhem: the game is at least a draw.',
      'Allied ground units stand in 2 hexes of Arnhem: the Allied player wins.',
    ]);
    expect(refused(state, { kind: 'nextPhase' }).code).toBe('over');
  });

  it('even if only for a moment: in the middle of a path', () => {
    const through = played(begun({ [tanks]: '3423', [foot]: '3622' }), {
      kind: 'move',
      unit: foot,
      path: ['3523', '3522'],
    });
    expect(through.state.winner).toBe('allied');
    expect(through.state.pieces[foot]?.hex).toBe('3523');
  });

  it('FB-33: one hex after the other is no victory, but a draw', () => {
    const one = afterActs(begun({ [tanks]: '3525' }), { kind: 'move', unit: tanks, path: ['3524', '3523', '3522'] });
    expect([one.winner, one.arnhemReached]).toEqual([null, true]);
    expect(atTheEnd(one).winner).toBe('draw');
  });

  it('none ever is a German victory, after the last turn (FB-2: ours is 9)', () => {
    const end = atTheEnd(begun({}));
    expect([end.winner, end.turn]).toEqual(['german', 9]);
  });

  it('airborne units, gliders and Poles do not count', () => {
    for (const [one, other] of [
      [para, glider],
      [pole, para],
      [tanks, para],
    ] as const) {
      const state = afterActs(begun({ [one]: '3423', [other]: '3525' }), { kind: 'move', unit: other, path: ['3524'] });
      expect(state.winner).toBeNull();
    }
  });
});
