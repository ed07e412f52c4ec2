import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { good, ledgerAgreesIn, open } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { groupCombat } from './group-combat';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('goodwood');
});
afterAll(() => game.drop());

/** 3 RTR. */
const tanks = 'A030';
/** The assault guns in Grentheville. */
const guns = 'G250';
const sides = [
  { unitId: tanks, role: 'attacker' as const },
  { unitId: guns, role: 'defender' as const },
];
const rowOf = (id: string) => db().combat.findUniqueOrThrow({ where: { id }, include: { units: true } });

describe('the ground of a combat as the map of Goodwood has it', () => {
  it('is proposed with its reasons: Grentheville is a fortified village', async () => {
    const { candidates } = await combatsDesk(game.control);
    const candidate = candidates.find(({ id }) => id === guns)!;
    expect(candidate.ground).toEqual({ ...open, isBuiltUp: true, isFortified: true });
    expect(candidate.groundReasons).toEqual([
      { flag: 'isBuiltUp', why: 'Grentheville, built-up', rule: '§9 Factors note 4' },
      { flag: 'isFortified', why: 'Grentheville, a fortified place', rule: '§9 Results Table note 3' },
    ]);
  });

  it('what the form leaves open is taken from the map, the advantage of a fortified village with it', async () => {
    const { combatId } = good(await groupCombat(game.control, { combatId: null, version: 0, units: sides }));
    const row = await rowOf(combatId);
    expect(row).toMatchObject({ isBuiltUp: true, isFortified: true, isWoods: false, isBadTerrain: false });
    const advantages = Object.fromEntries(
      row.units.map(({ unitId, tacticalAdvantages }) => [unitId, tacticalAdvantages]),
    );
    expect(advantages).toEqual({ [guns]: ['holds Grentheville, fortified'], [tanks]: [] });
    await ledgerAgreesIn(game);
  });

  it('Control says otherwise: what it ticks stands', async () => {
    const combat = await db().combat.findFirstOrThrow({ where: { gameId: game.gameId } });
    const units = sides.map((unit) => ({ ...unit, tacticalAdvantages: [] }));
    const ground = { ...open, isBuiltUp: true };
    good(await groupCombat(game.control, { combatId: combat.id, version: combat.version, units, ground }));
    const row = await rowOf(combat.id);
    expect(row).toMatchObject({ isBuiltUp: true, isFortified: false });
    expect(row.units.map(({ tacticalAdvantages }) => tacticalAdvantages)).toEqual([[], []]);
    await ledgerAgreesIn(game);
  });
});
