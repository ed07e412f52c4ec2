import { z } from 'zod';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { change } from '@/lib/db/change';
import { followersOf, holdCombat, holdUnits } from '@/lib/db/combats';
import { lockTurn } from '@/lib/db/lock';
import { teamsTold } from '@/lib/db/reports';
import { unitsInGame } from '@/lib/db/turn-books';
import { crossingsOf } from '@/lib/db/units';
import { asJson } from '@/lib/ledger/kinds';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { applyRuling, meetingsIn, takeBackRuling } from './apply-ruling';
import type { CombatRuling } from './combat-case';
import { findingOf, rulingOf } from './combat-stored';
import { enterContacts } from './enter-contacts';
import { placesFit, retireProposals, type Stands } from './retire-proposals';
import { retreatGround } from './retreat-ground';
import { followersWords, refusalOf } from './ruling-words';
import { scenarioOf } from './scenario-of';
import type { ControlSeat } from './seat';
import { goesWords, holdersIn, ruleHeld } from './vital-spots';

export const ruleOnCombatForm = z.strictObject({
  combatId: z.string(),
  version: z.number().int().min(1),
  /** Figures and effects ruled otherwise than found, each with its reason; empty: accepted. */
  overrules: z
    .array(z.strictObject({ path: z.string().max(200), ruled: z.json(), reason: writtenText(500).trim() }))
    .max(200)
    .default([]),
  /** Where retiring units go, where not straight back. Km on the grid. */
  places: z
    .array(z.strictObject({ unitId: z.string(), x: z.number(), y: z.number() }))
    .max(100)
    .default([]),
  /** What the holders of vital spots that are thrown back do: they stay for one more step, or go (note 2, OC-57). */
  answers: z
    .array(z.strictObject({ unitId: z.string(), stays: z.boolean(), by: writtenText(120).trim().default('') }))
    .max(100)
    .default([]),
  /** Why Control rules again on a combat that has been ruled on. */
  reason: writtenText(500).trim().default(''),
});

/**
 * Control accepts a finding, or overrules any figure or effect with a reason (§2). Finding and ruling are kept side by
 * side, and the ruling is applied in one transaction: steps, places, captures, contacts. A further ruling needs a reason
 * and first takes back what the one before it did. No ruling while a holder of a vital spot has not answered. `advice`:
 * the teams that have been told of the combat already, who need a correction; the combats that followed from it.
 */
export const ruleOnCombat = (
  seat: ControlSeat,
  input: z.input<typeof ruleOnCombatForm>,
): Promise<Answer<{ version: number; advice: string[] }>> =>
  perform(seat, 'rule-on-combat', '§9 Results Table', async (tx, act) => {
    const form = read(ruleOnCombatForm, input);
    if (!form.ok) return form;
    const { answers, reason, version } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const combat = await holdCombat(tx, seat.gameId, form.value.combatId);
    if (combat?.turn !== turn.turn) return refused('notFound', 'This combat is not one of this turn.');
    const finding = findingOf(combat);
    if (!finding) return refused('notNow', `${combat.name} has not been resolved yet.`);
    if (combat.version !== version)
      return refused('changedByAnother', 'Someone else has ruled on this combat. Look at it once more.', {
        theirs: combat,
      });
    const earlier = rulingOf(combat);
    if (earlier && !reason)
      return refused('reasonNeeded', `${earlier.by} has ruled on this combat. Say why you rule again.`, {
        field: 'reason',
      });
    const units = await holdUnits(
      tx,
      seat.gameId,
      finding.units.map(({ id }) => id),
    );
    const named = (id: string) => units.get(id)?.name ?? id;
    const { combat: put, policies, ...outcome } = finding;
    const rulebook = { ...rulebookFrom(outcome.rulebook), policies };
    const holders = holdersIn(combat.units);
    const held = ruleHeld(outcome, form.value.overrules, put, rulebook, holders, answers);
    if (!held.reading.ok) return refusalOf(held.reading.problems[0]!, named);
    if (held.open.length > 0)
      return refused('answerNeeded', `${named(held.open[0]!)} holds a vital spot: does it stay, or go back?`, {
        field: `answers.${held.open[0]}`,
        rule: '§9 Results Table note 2, OC-57',
      });
    const { ruling } = held.reading;
    const { map } = await scenarioOf(turn.scenario);
    const fit = placesFit(form.value.places, ruling.units, named, map.frame);
    if (!fit.ok) return fit;
    if (earlier) await takeBackRuling(tx, { ...act, reason: `Taken back: ${reason}` }, earlier.applied, units);

    const about = [...units.values()].map(({ x, y }) => ({ x: x!, y: y! }));
    const [crossings, others] = [await crossingsOf(tx, seat.gameId), await unitsInGame(tx, seat.gameId)];
    const ground = retreatGround(map, crossings, others, about);
    const proposed = retireProposals(ruling.units, (id) => units.get(id) as Stands | undefined, ground);
    const barred = [...proposed].find(
      ([id, [way]]) => way!.isBarred && !form.value.places.some((one) => one.unitId === id),
    );
    if (barred)
      return refused(
        'answerNeeded',
        `No way back is open to ${named(barred[0])}: say where it goes, or rule that it stays.`,
        {
          field: `places.${barred[0]}`,
          rule: '§9 Results Table note 1, OC-59',
        },
      );
    const places = new Map([
      ...[...proposed].map(([id, [first]]) => [id, { x: first!.x, y: first!.y }] as const),
      ...form.value.places.map(({ unitId, x, y }) => [unitId, { x, y }] as const),
    ]);
    const given = answers.filter(({ unitId }) => held.asked.includes(unitId));
    const reasons = [reason, ...held.overrules.map((overrule) => overrule.reason), ...goesWords(given, named)];
    const signed = { ...act, reason: reasons.filter(Boolean).join(' · ') };
    const applied = await applyRuling(tx, signed, ruling, put, units, places);
    await enterContacts(tx, act, turn.turn, meetingsIn(put), 'in the same combat');
    const kept: CombatRuling = { ...ruling, by: seat.label, reason, applied, answers: given };
    const became = await change(
      tx,
      signed,
      'combat',
      combat.id,
      { state: 'ruled', ruling: asJson(kept) as never, ruledAt: turn.now },
      { seen: version },
    );
    const teamIds = [...units.values()].map(({ teamId }) => teamId);
    const told = earlier ? await teamsTold(seat.gameId, turn.turn, teamIds, tx) : [];
    const followers = earlier ? await followersOf(tx, combat.id) : [];
    return done({
      version: became.version,
      advice: [
        ...told.map((team) => `${team} was told otherwise: it needs a correction.`),
        ...followersWords(followers, kept, combat.kind),
      ],
    });
  });
