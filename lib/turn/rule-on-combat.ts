import { z } from 'zod';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { rule } from '@/lib/adjudication/ruled';
import { change } from '@/lib/db/change';
import { holdCombat, holdUnits } from '@/lib/db/combats';
import { lockTurn } from '@/lib/db/lock';
import { teamsTold } from '@/lib/db/reports';
import { asJson } from '@/lib/ledger/kinds';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { applyRuling, meetingsIn, takeBackRuling } from './apply-ruling';
import type { CombatRuling } from './combat-case';
import { findingOf, rulingOf } from './combat-stored';
import { enterContacts } from './enter-contacts';
import { isOnSheet } from './on-sheet';
import { retireProposals, type Stands } from './retire-proposals';
import { refusalOf } from './ruling-words';
import { scenarioOf } from './scenario-of';
import type { ControlSeat } from './seat';

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
  /** Why Control rules again on a combat that has been ruled on. */
  reason: writtenText(500).trim().default(''),
});

/**
 * Control accepts a finding, or overrules any figure or effect with a reason (§2). Finding and ruling are kept side by
 * side, and the ruling is applied in one transaction: steps, places, captures, contacts. A further ruling needs a reason
 * and first takes back what the one before it did. `advice`: the teams that have been told of the combat already, who need
 * a correction.
 */
export const ruleOnCombat = (
  seat: ControlSeat,
  input: z.input<typeof ruleOnCombatForm>,
): Promise<Answer<{ version: number; advice: string[] }>> =>
  perform(seat, 'rule-on-combat', '§9 Results Table', async (tx, act) => {
    const form = read(ruleOnCombatForm, input);
    if (!form.ok) return form;
    const { overrules, reason, version } = form.value;
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
    const { combat: put, policies, ...outcome } = finding;
    const reading = rule(outcome, overrules, put, { ...rulebookFrom(outcome.rulebook), policies });

    const units = await holdUnits(
      tx,
      seat.gameId,
      finding.units.map(({ id }) => id),
    );
    const named = (id: string) => units.get(id)?.name ?? id;
    if (!reading.ok) return refusalOf(reading.problems[0]!, named);
    const { ruling } = reading;
    const { map } = await scenarioOf(turn.scenario);
    const retiring = new Set(ruling.units.filter(({ retiresKm }) => retiresKm > 0).map(({ id }) => id));
    for (const [i, { unitId, x, y }] of form.value.places.entries()) {
      const bad = (message: string, part: string) => refused('badInput', message, { field: `places.${i}.${part}` });
      if (!units.has(unitId)) return bad('A place was given for a unit that is not in this combat.', 'unitId');
      if (!retiring.has(unitId)) return bad(`${named(unitId)} does not retire: it keeps its place.`, 'unitId');
      if (!isOnSheet(map.frame, { x, y })) return bad(`The place for ${named(unitId)} is off the map.`, 'x');
    }
    if (earlier) {
      await takeBackRuling(tx, { ...act, reason: `Taken back: ${reason}` }, earlier.applied, units);
    }
    const places = new Map([
      ...retireProposals(ruling.units, (id) => units.get(id) as Stands | undefined, map.frame),
      ...form.value.places.map(({ unitId, x, y }) => [unitId, { x, y }] as const),
    ]);
    const why = [reason, ...overrules.map((overrule) => overrule.reason)].filter(Boolean).join(' · ');
    const signed = { ...act, reason: why };
    const applied = await applyRuling(tx, signed, ruling, put, units, places);
    await enterContacts(tx, act, turn.turn, meetingsIn(put), 'in the same combat');
    const kept: CombatRuling = { ...ruling, by: seat.label, reason, applied };
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
    return done({
      version: became.version,
      advice: told.map((team) => `${team} was told otherwise: it needs a correction.`),
    });
  });
