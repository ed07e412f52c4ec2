import { z } from 'zod';
import { resolveCombat } from '@/lib/adjudication/combat';
import { RollsMismatch, scriptedDice } from '@/lib/adjudication/dice';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatCase, CombatOutcome, Face, Rulebook, RulebookChoice } from '@/lib/adjudication/types';
import { type CombatFinding, combatCaseOf } from '@/lib/advice/combat/combat-grouping';
import { fighterFacts, groupingOf } from '@/lib/advice/combat/combat-record';
import { withTrueReasons } from '@/lib/advice/combat/restore-line-reasons';
import { change } from '@/lib/db/change';
import { holdCombat } from '@/lib/db/combats';
import { gameById } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { asJson } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { groupingAsFlown } from '../air/air-support-flying';
import { inAnothersHands } from '../claims/claim-card';
import { combatsFree } from '../decisions/awaiting-decision';
import { cryptoDice } from '../kernel/crypto-dice';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { fitToResolve } from './resolve-checks';

const face = z.number().int().min(1, 'is no face of a die').max(6, 'is no face of a die');

export const adjudicateCombatForm = z.strictObject({
  combatId: z.string(),
  version: z.number().int().min(1),
  /** The umpire's own dice as they fell: the combat die and, when one is due, the retreat die. null: the server rolls. */
  faces: z.array(face).min(1, 'give the face of your die').max(2).nullable(),
  /** Why a prepared bridge that is fought over goes untested (§8, OC-110); else empty. */
  untested: writtenText(500).trim().default(''),
});

/**
 * Resolves a combat once grouping is closed (§9 Combat Procedure). What is rolled is kept and never rolled again. Refused
 * while one of its units has fought in a combat without a ruling, and when one has been captured or has left the map.
 */
export const adjudicateCombat = (
  seat: ControlSeat,
  input: z.input<typeof adjudicateCombatForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'adjudicate-combat', '§9 Combat Procedure', async (tx, act) => {
    const form = read(adjudicateCombatForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const combat = await holdCombat(tx, seat.gameId, form.value.combatId);
    if (combat?.turn !== turn.turn) return refused('notFound', 'This combat has been dropped.');
    if (!turn.groupingClosedAt)
      return refused(
        'notNow',
        'Close the grouping first: every combat of the turn is grouped before one is resolved.',
        {
          rule: '§9 Analysing Combat 5',
        },
      );
    if (combat.state !== 'grouped')
      return refused('alreadyDone', `${combat.name} has been resolved: its dice have fallen and stand.`);
    if (combat.version !== form.value.version)
      return refused('changedByAnother', 'Someone else changed this combat. Look at it once more.', { theirs: combat });
    const free = await combatsFree(tx, seat.gameId, [combat.id]);
    if (!free.ok) return free;
    const other = await inAnothersHands(tx, seat, 'combat', combat.id);
    if (other) return other;

    const units = await holdUnits(
      tx,
      seat.gameId,
      combat.units.map(({ unitId }) => unitId),
    );
    const fit = await fitToResolve(tx, combat, units, form.value.untested);
    if (!fit.ok) return fit;
    const rulebook = rulebookFrom((await gameById(seat.gameId, tx)).rulebook as unknown as RulebookChoice);
    const grouping = await groupingAsFlown(seat.gameId, groupingOf(combat), tx);
    const put = combatCaseOf(grouping, (id) => fighterFacts(units.get(id)!, turn.turn), turn);
    const outcome = resolve(put, form.value.faces as Face[] | null, rulebook);
    if (!outcome.ok) return outcome;
    const found = withTrueReasons(outcome.value, put, rulebook, grouping, turn);
    const finding: CombatFinding = { ...found, combat: put, policies: rulebook.policies };
    const became = await change(
      tx,
      { ...act, reason: form.value.untested },
      'combat',
      combat.id,
      {
        state: 'resolved',
        finding: asJson(finding) as never,
        dieBy: form.value.faces ? seat.label : 'Server',
        resolvedAt: turn.now,
      },
      { seen: form.value.version },
    );
    return done({ version: became.version });
  });

/** The outcome by the umpire's faces or the server's dice. Refuses a face too few or too many. */
function resolve(put: CombatCase, faces: Face[] | null, rulebook: Rulebook): Answer<CombatOutcome> {
  if (!faces) return done(resolveCombat(put, cryptoDice(), rulebook));
  const dice = scriptedDice(faces);
  try {
    const outcome = resolveCombat(put, dice, rulebook);
    dice.end();
    return done(outcome);
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    return faces.length === 1
      ? refused('badInput', `On a ${faces[0]} units retire by a die: give the face of the retreat die as well.`, {
          field: 'faces.1',
          rule: '§9 Results Table',
        })
      : refused('badInput', `On a ${faces[0]} no retreat die is due: give the combat die alone.`, {
          field: 'faces.1',
          rule: '§9 Results Table',
        });
  }
}
