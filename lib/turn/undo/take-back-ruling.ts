import { z } from 'zod';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { combatsRuled, followersOf, linkedTruth, lockCombat } from '@/lib/db/combat/combats';
import { remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { actsOnCombat, entriesOfAct } from '@/lib/db/record/acts';
import { teamsInCombat } from '@/lib/db/reports/reports';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import { meetingsIn } from '../combat/apply-ruling';
import { beginWhereTheyStand, isStillRuled } from '../combat/last-turn';
import { asSeen } from '../kernel/as-seen';
import type { ControlSeat } from '../kernel/seat';
import type { Given } from '../kernel/verb';
import { enterContacts } from '../movement/contact/enter-contacts';
import { compensateAct } from './compensate-act';

/** The ruling that is asked to be taken back, on a combat as it was seen. */
export const takeBackRulingForm = z.strictObject({
  combatId: z.string().max(80),
  version: z.number().int().min(1),
  reason: writtenText(500).trim().min(1, 'needs a reason'),
});

/** The work of taking a ruling back, in one transaction. */
export async function takeBackRulingOn({
  tx,
  act: unsigned,
  seat,
  form,
}: Given<ControlSeat, typeof takeBackRulingForm>): Promise<{ version: number; advice: string[] }> {
  const { combatId, version, reason } = form;
  const act = { ...unsigned, reason };
  const now = await lockTurn(tx, seat.gameId, 'update');
  const combat = thereIs(await lockCombat(tx, seat.gameId, combatId), 'combat');
  if (!isStillRuled(combat, now)) thisTurn(now, combat.turn);
  if (!rulingOf(combat)) throw refusal('alreadyDone', `${combat.name} has no ruling.`);
  await asSeen(tx, 'combat', combat, version);
  const followers = await followersOf(tx, combatId);
  const fought = followers.find(({ state }) => state !== 'grouped');
  if (fought)
    throw refusal(
      'notNow',
      `C${fought.number} ${fought.name} follows from it and has been resolved. Rule again instead.`,
    );
  for (const { id } of followers) {
    const follower = (await lockCombat(tx, seat.gameId, id))!;
    await remove(tx, act, 'combat', id, linkedTruth(follower.units, follower.air));
  }
  for (const number of await actsOnCombat(tx, seat.gameId, combatId, 'rule-on-combat')) {
    await compensateAct(tx, act, now, await entriesOfAct(tx, seat.gameId, number), combatId);
  }
  // Who met in another combat of the turn as well has met all the same.
  for (const other of await combatsRuled(tx, seat.gameId, combat.turn)) {
    const { combat: fight } = findingOf(other)!;
    const ids = [...fight.attacker.units, ...fight.defender.units].map(({ id }) => id);
    const units = await lockUnits(tx, seat.gameId, ids);
    await enterContacts(tx, act, combat.turn, meetingsIn(fight, units), 'in the same combat');
  }
  const became = (await lockCombat(tx, seat.gameId, combatId))!;
  const unitIds = combat.units.map(({ unitId }) => unitId);
  await beginWhereTheyStand(tx, act, combat, now, unitIds);
  const teams = [...(await lockUnits(tx, seat.gameId, unitIds)).values()].map(({ teamId }) => teamId);
  const told = await teamsInCombat(seat.gameId, combat, teams, tx);
  const advice = told
    .filter(({ isTold }) => isTold)
    .map(({ name }) => `${name} has been told of it: it needs a correction once the combat is ruled on again.`);
  return { version: became.version, advice };
}
