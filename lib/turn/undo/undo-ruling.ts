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
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { enterContacts } from '../movement/contact/enter-contacts';
import { compensateAct } from './compensate-act';

/**
 * Takes a ruling back altogether, with a reason (§2): the combat waits for its ruling again, and every effect is
 * taken back by a compensating entry: steps, retreats, captures, contacts, and what was only grouped to follow from it. The
 * dice have fallen and stand. Refused when a unit has changed since, when another combat was resolved on it, and once the
 * turn is over. `advice`: the teams that have been told of it already.
 */
export const undoRuling = controlVerb({
  name: 'undo-ruling',
  rule: '§9 Results Table',
  who: anyControl,
  form: z.strictObject({
    combatId: z.string().max(80),
    version: z.number().int().min(1),
    reason: writtenText(500).trim().min(1, 'needs a reason'),
  }),
  inLedger: 'took the ruling back',
  undo: 'undidARuling',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ version: number; advice: string[] }> => {
    const { combatId, version, reason } = form;
    const act = { ...unsigned, reason };
    const now = await lockTurn(tx, seat.gameId, 'update');
    const combat = thereIs(await lockCombat(tx, seat.gameId, combatId), 'combat');
    thisTurn(now, combat.turn);
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
    for (const other of await combatsRuled(tx, seat.gameId, now.turn)) {
      const { combat: fight } = findingOf(other)!;
      const ids = [...fight.attacker.units, ...fight.defender.units].map(({ id }) => id);
      const units = await lockUnits(tx, seat.gameId, ids);
      await enterContacts(tx, act, now.turn, meetingsIn(fight, units), 'in the same combat');
    }
    const became = (await lockCombat(tx, seat.gameId, combatId))!;
    const unitIds = combat.units.map(({ unitId }) => unitId);
    const teams = [...(await lockUnits(tx, seat.gameId, unitIds)).values()].map(({ teamId }) => teamId);
    const told = await teamsInCombat(seat.gameId, combat, teams, tx);
    const advice = told
      .filter(({ isTold }) => isTold)
      .map(({ name }) => `${name} has been told of it: it needs a correction once the combat is ruled on again.`);
    return { version: became.version, advice };
  },
});
