import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatIf } from '@/lib/advice/debrief/what-if';
import { db } from '@/lib/db/kernel/client';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { forkGame } from '@/lib/turn/scenarios/fork-game';
import { good, guns, para, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { whatIfDesk } from './what-if';

/** A combat that was fought in a game, put to the rules again with something otherwise: and the game stays as it is. */

let game: GivenGame;
let combatId: string;
let version: number;
const rows = async () => {
  const { entries, changes } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  return { entries, changes };
};

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  ({ combatId } = good(await groupCombat(game.control, workedExample)));
  good(await closeGrouping(game.control, { turn: 5 }));
});
afterAll(() => game.drop());

test('before its dice have fallen there is nothing to look at; nor of a combat that is none of this game', async () => {
  expect(await whatIfDesk(game, combatId)).toBeNull();
  expect(await whatIfDesk(game, 'none')).toBeNull();
  ({ version } = good(await adjudicateCombat(game.control, { combatId, version: 1, faces: [2] })));
});

test('the case as the rules were asked: 18 against 12; without the guns 12 against 12, and on a 6 Total success', async () => {
  const before = await rows();
  const { combat, rulebook, rolls, ruled } = (await whatIfDesk(game, combatId))!;
  expect([rolls, ruled]).toEqual([[2], null]);
  const [was, gunless, six] = [{}, { withoutGuns: [guns] }, { die: 6 as const }].map((change) =>
    whatIf(combat, rulebook, rolls, change),
  );
  expect([was!.attackersScore, was!.defendersScore, was!.result]).toEqual([18, 12, 'success']);
  expect([gunless!.attackersScore, gunless!.defendersScore]).toEqual([12, 12]);
  expect([six!.margin, six!.result]).toEqual([12, 'totalSuccess']);
  expect(await rows()).toEqual(before);
});

test('units of each side that stood near and were not in it, the nearest first', async () => {
  const { besides, names } = (await whatIfDesk(game, combatId))!;
  for (const role of ['attacker', 'defender'] as const) {
    const km = besides[role].units.map((one) => one.km);
    expect(km).toEqual([...km].sort((a, b) => a - b));
    expect(besides[role].units.some(({ id }) => id in names)).toBe(false);
    expect(besides[role].units.every(({ part }) => part.isPrepared)).toBe(true);
  }
  expect(names[para]).toBe('2 Para Bn');
});

test('the numbers lead to a practice game of before: its dice not fallen, and fallen but not ruled on', async () => {
  good(await ruleOnCombat(game.control, { combatId, version }));
  const { before, ruled } = (await whatIfDesk(game, combatId))!;
  expect(ruled).toEqual({ result: 'success', by: game.control.label });
  const stateAt = async (number: number) => {
    good(await forkGame(game.control, { number, keepsWriters: false }));
    const fork = await db().game.findFirstOrThrow({
      where: { practiceOf: game.gameId },
      orderBy: { createdAt: 'desc' },
    });
    return (await db().combat.findFirstOrThrow({ where: { gameId: fork.id } })).state;
  };
  expect(await stateAt(before.dice!)).toBe('grouped');
  expect(await stateAt(before.ruling!)).toBe('resolved');
});
