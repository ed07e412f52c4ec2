import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { begin, play, replay, undo } from '@/companions/rules/recorded-game';
import { recordedTableDice } from '@/companions/rules/table-dice';
import { howOften } from '@/scripts/testing/how-often';
import { type BattleCardAct, type BattleCardState, battleCard } from '.';
import { actsAllowed } from './acts-allowed';
import { actSchema, setupSchema } from './state';

vi.setConfig({ testTimeout: 60_000 });
const runs = howOften(15, 150, 3_000);

/** Whole games: which act of those allowed is taken, and what falls, from one list of numbers. */
const games = fc.record({
  orders: fc.constantFrom('first' as const, 'area' as const),
  picks: fc.array(fc.nat(), { minLength: 90, maxLength: 90 }),
  faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 40, maxLength: 40 }),
});

/** Plays a game to its end or to the end of the picks; an order is given once only. */
function playedOut({ orders, picks, faces }: { orders: 'first' | 'area'; picks: number[]; faces: number[] }) {
  let fallen = 0;
  const draw = () => faces[fallen++ % faces.length]!;
  const begun = begin(battleCard, setupSchema.parse({ orders }), draw);
  if (!begun.ok) throw new Error(begun.message);
  let standing = begun;
  const states: BattleCardState[] = [begun.state];
  for (const pick of picks) {
    const open = actsAllowed(standing.state);
    if (open.length === 0) break;
    const { act } = open[pick % open.length]!;
    const told = play(battleCard, standing, act, draw);
    if (!told.ok) throw new Error(`${JSON.stringify(act)} is listed and refused: ${told.message}`);
    standing = told;
    states.push(told.state);
  }
  return { standing, states };
}

/** The faults that no card may ever show. */
function faultsOf({ areas, corps, turn, end }: BattleCardState): string[] {
  const faults = areas.flatMap(({ name, unit, allied, german }, at) => [
    ...(allied > 6 || german > 6 ? [`${name}: more than a die holds`] : []),
    ...((unit === null) === (allied === 0) ? [] : [`${name}: a unit without strength, or strength without a unit`]),
    ...((german === 0) === at <= corps ? [] : [`${name}: a German unit below 1, or where 30 Corps has been`]),
  ]);
  if (turn > 6) faults.push(`turn ${turn}`);
  if (end && end.isWon !== (corps === 3)) faults.push('won without 30 Corps in Arnhem, or lost with it');
  return faults;
}

test('whatever is played: dice stay dice, 30 Corps removes, and every turn is one of six', () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(playedOut(game).states.flatMap(faultsOf)).toEqual([]);
    }),
    { numRuns: runs },
  );
});

test('what stands first never takes back an order that is given', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const state of playedOut(game).states) {
        const [first] = actsAllowed(state);
        if (first?.act.do !== 'order') continue;
        const { area } = first.act;
        expect(state.areas.find(({ name }) => name === area)!.order).toBeNull();
      }
    }),
    { numRuns: runs },
  );
});

test('a game played again from its record ends in the same state with the same lines', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { standing } = playedOut(game);
      const kept = JSON.parse(JSON.stringify(standing.game));
      const again = replay(battleCard, kept);
      expect(again).toEqual(JSON.parse(JSON.stringify(standing)));
    }),
    { numRuns: runs },
  );
});

const anyAct: fc.Arbitrary<BattleCardAct> = fc.oneof(
  fc.constantFrom<BattleCardAct>(
    { do: 'airdrop' },
    { do: 'battle' },
    { do: 'reinforce' },
    { do: 'airborne' },
    { do: 'weather' },
  ),
  fc.record({
    do: fc.constant('order' as const),
    area: fc.constantFrom('eindhoven' as const, 'grave' as const, 'nijmegen' as const, 'arnhem' as const),
    order: fc.constantFrom('attack' as const, 'defend' as const),
  }),
  fc.record({
    do: fc.constant('advance' as const),
    who: fc.constantFrom('30 Corps' as const, 'unit' as const, 'none' as const),
  }),
);

test('an act is taken if and only if it is listed; a refused one changes nothing and rolls nothing', () => {
  fc.assert(
    fc.property(games, fc.nat(), anyAct, (game, at, act) => {
      const { states } = playedOut(game);
      const state = states[at % states.length]!;
      const before = structuredClone(state);
      let rolled = 0;
      const dice = recordedTableDice(() => {
        rolled += 1;
        return 3;
      });
      const answer = battleCard.act(state, actSchema.parse(act), dice);
      expect(state).toEqual(before);
      const isListed = actsAllowed(state).some((one) => JSON.stringify(one.act) === JSON.stringify(act));
      const isSameOrder =
        act.do === 'order' && state.areas.some(({ name, order }) => name === act.area && order === act.order);
      if (answer.ok) expect(isListed || isSameOrder).toBe(true);
      else {
        expect(isListed).toBe(false);
        expect(rolled).toBe(0);
        expect(answer.message).toMatch(/\.$/);
      }
    }),
    { numRuns: runs },
  );
});

test('orders can be taken back until the die, and nothing behind it', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { standing } = playedOut(game);
      let kept: Pick<typeof standing, 'game' | 'lines'> = standing;
      for (let back = undo(kept); back.ok; back = undo(kept)) kept = back;
      const { acts } = kept.game;
      expect(acts.length === 0 || acts.at(-1)!.rolls.length > 0).toBe(true);
      expect(standing.game.acts.slice(acts.length).flatMap(({ rolls }) => rolls)).toEqual([]);
    }),
    { numRuns: runs },
  );
});
