import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, play, replay } from '@/companions/rules/recorded-game';
import { howOften } from '@/scripts/testing/how-often';
import { actsAllowed, type PostcardState, postcardArnhem, testSet } from '.';
import { counterOf, sideOf } from './state';

const runs = howOften(2, 12, 400);

const games = fc.record({
  picks: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
  falls: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
});

/** Plays acts picked from those allowed; rarely an order to stand, which ends nothing. */
function playedOut({ picks, falls }: { picks: number[]; falls: number[] }) {
  let fallen = 0;
  const draw = (sides: number) => (falls[fallen++ % falls.length]! % sides) + 1;
  const begun = begin(postcardArnhem, { scenario: testSet }, draw);
  if (!begun.ok) throw new Error(begun.message);
  let standing = begun;
  const states: PostcardState[] = [begun.state];
  for (const pick of picks) {
    const open = actsAllowed(standing.state).filter(({ act }) => act.do !== 'noRetreat');
    if (open.length === 0) break;
    const { act } = open[pick % open.length]!;
    const told = play(postcardArnhem, standing, act, draw);
    if (!told.ok) throw new Error(`${JSON.stringify(act)} is listed and refused: ${told.message}`);
    standing = told;
    states.push(told.state);
  }
  return { standing, states };
}

/** The faults that no board may ever show. */
function faultsOf(state: PostcardState): string[] {
  const faults: string[] = [];
  for (const { id, isOffBoard } of state.scenario.hexes) {
    const here = state.units.filter(({ hex }) => hex === id);
    if (here.length > 3 && !isOffBoard) faults.push(`${id}: more than three units`);
    if (new Set(here.map((unit) => sideOf(state, unit.id))).size > 1) faults.push(`${id}: both sides`);
  }
  for (const unit of state.units) {
    if (unit.isLost && unit.hex !== null) faults.push(`${unit.id}: lost and on the map`);
    if (unit.isHidden && counterOf(state, unit.id).side !== 'german') faults.push(`${unit.id}: hidden`);
  }
  if (state.running > 4) faults.push('more than four turns of one weather');
  if (state.missionsLeft < 0) faults.push('a mission too many');
  const { attack } = state;
  const sum = (side: string) => attack!.factors.reduce((all, one) => (one.side === side ? all + one.points : all), 0);
  if (attack && (sum('attack') !== attack.attack || sum('defence') !== attack.defence))
    faults.push('a total that is no sum');
  return faults;
}

test('whatever is played of what is listed is taken, and the board stays sound; the record ends in the same state', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { standing, states } = playedOut(game);
      expect(states.flatMap(faultsOf)).toEqual([]);
      const again = replay(postcardArnhem, JSON.parse(JSON.stringify(standing.game)));
      expect(again.ok && again.state).toEqual(standing.state);
      expect(again.ok && again.lines).toEqual(standing.lines);
    }),
    { numRuns: runs },
  );
});
