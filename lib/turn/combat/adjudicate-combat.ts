import { z } from 'zod';
import { resolveCombat } from '@/lib/adjudication/combat';
import { RollsMismatch, scriptedDice } from '@/lib/adjudication/dice';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatCase, CombatOutcome, Face, Rulebook } from '@/lib/adjudication/types';
import { type CombatFinding, combatCaseOf } from '@/lib/advice/combat/combat-grouping';
import { fighterFacts, groupingOf } from '@/lib/advice/combat/combat-record';
import { lockCombat } from '@/lib/db/combat/combats';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { rulebookOf } from '@/lib/db/sequence/games';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { airRowsOf } from '@/lib/sides';
import { asJson } from '@/lib/values';
import { groupingAsFlown } from '../air/air-support-flying';
import { claimCard } from '../claims/claim-card';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import { cryptoDice } from '../kernel/crypto-dice';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { checkResolvable } from './resolve-checks';

const face = z.number().int().min(1, 'is not a face of a die').max(6, 'is not a face of a die');

/**
 * Resolves a combat once grouping is closed (§9 Combat Procedure). What is rolled is kept and never rolled again. Refused
 * while one of its units has fought in a combat without a ruling, and when one has been captured or has left the map.
 */
export const adjudicateCombat = controlVerb({
  name: 'adjudicate-combat',
  rule: '§9 Combat Procedure',
  who: anyControl,
  form: z.strictObject({
    combatId: z.string(),
    version: z.number().int().min(1),
    /** The umpire's own dice as they fell: the combat die and, when one is due, the retreat die. null: the server rolls. */
    faces: z.array(face).min(1, 'give the face of your die').max(2).nullable(),
    /** Why a prepared bridge that is fought over goes untested (§8, OC-110); else empty. */
    untested: writtenText(500).trim().default(''),
  }),
  inLedger: 'resolved the combat',
  undo: 'diceFell',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const combat = await lockCombat(tx, seat.gameId, form.combatId);
    if (combat?.turn !== turn.turn) throw refusal('notFound', 'This combat has been dropped.');
    if (!turn.groupingClosedAt)
      throw refusal('notNow', 'Close the grouping first: every combat of the turn is grouped before one is resolved.', {
        rule: '§9 Analysing Combat 5',
      });
    if (combat.state !== 'grouped')
      throw refusal('alreadyDone', `${combat.name} has been resolved: its dice have fallen and stand.`);
    await asSeen(tx, 'combat', combat, form.version);
    await combatsFree(tx, seat.gameId, [combat.id]);
    await claimCard(tx, seat, 'combat', combat.id);

    const units = await lockUnits(
      tx,
      seat.gameId,
      combat.units.map(({ unitId }) => unitId),
    );
    await checkResolvable(tx, combat, units, form.untested);
    const rulebook = rulebookFrom(await rulebookOf(tx, seat.gameId));
    const grouping = await groupingAsFlown(seat.gameId, groupingOf(combat), tx);
    const put = combatCaseOf(grouping, (id) => fighterFacts(units.get(id)!, turn.turn), {
      ...turn,
      ...airRowsOf(await gameSides(seat.gameId, tx)),
    });
    const outcome = resolve(put, form.faces as Face[] | null, rulebook);
    const finding: CombatFinding = { ...outcome, combat: put, policies: rulebook.policies };
    const became = await change(
      tx,
      { ...act, reason: form.untested },
      'combat',
      combat.id,
      {
        state: 'resolved',
        finding: asJson(finding) as never,
        dieBy: form.faces ? seat.label : 'Server',
        resolvedAt: turn.now,
      },
      { seen: form.version },
    );
    return { version: became.version };
  },
});

/** The outcome by the umpire's faces or the server's dice. Refuses a face too few or too many. */
function resolve(put: CombatCase, faces: Face[] | null, rulebook: Rulebook): CombatOutcome {
  if (!faces) return resolveCombat(put, cryptoDice(), rulebook);
  const dice = scriptedDice(faces);
  try {
    const outcome = resolveCombat(put, dice, rulebook);
    dice.end();
    return outcome;
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    throw faces.length === 1
      ? refusal('badInput', `On a ${faces[0]} units retire by a die: give the face of the retreat die as well.`, {
          field: 'faces.1',
          rule: '§9 Results Table',
        })
      : refusal('badInput', `On a ${faces[0]} no retreat die is due: give the combat die alone.`, {
          field: 'faces.1',
          rule: '§9 Results Table',
        });
  }
}
