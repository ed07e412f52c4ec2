import { afterEach, beforeEach } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { transaction } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { alterUnit, type UnitAltered } from './alter-unit';
import { ledgerAgreesIn, open } from './combats';
import { type GivenGame, givenGame } from './given-game';

/** The bridge at Arnhem, for tests of what leads to a combat and what follows one. */

/** The game of the test that runs. */
export let game: GivenGame;
/** 9 SS-Pz Abt, given its tanks back. */
export const tank = 'G152';
/** Changes a unit as the scenario gives it. */
export const alter = (id: string, data: UnitAltered) => alterUnit(game.gameId, id, data);
/** Changes what the ledger keeps of a unit. */
export const truth = (id: string, patch: Partial<Unit>) =>
  transaction(async (tx) => {
    await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', id, patch);
    return { ok: true };
  });
/** A combat as its desk shows it. */
export const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const versionOf = async (combatId: string) => (await shown(combatId)).version;
export const resolve = async (combatId: string, faces: number[] | null) =>
  adjudicateCombat(game.control, { combatId, version: await versionOf(combatId), faces });
export const rule = async (combatId: string, more: object = {}) =>
  ruleOnCombat(game.control, { combatId, version: await versionOf(combatId), ...more });
export const result = (ruled: string, reason = 'as it looks on the map') => ({ path: 'result', ruled, reason });
export const role = (as: 'attacker' | 'defender', ...ids: string[]) => ids.map((unitId) => ({ unitId, role: as }));
export const group = (units: object[], more: object = {}) =>
  groupCombat(game.control, { combatId: null, version: 0, ground: open, units: units as never, ...more });
/** True when a further attack or a counter-attack is open, and by whom. */
export const way = async (combatId: string, kind: 'overrun' | 'counterAttack') =>
  (await shown(combatId)).followUps.open.find((one) => one.kind === kind);

/** Each test plays its own game at the bridge; at its end the ledger agrees with what is stored. */
export function eachAtTheBridge(): void {
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
  });
  afterEach(async () => {
    await ledgerAgreesIn(game);
    await game.drop();
  });
}
