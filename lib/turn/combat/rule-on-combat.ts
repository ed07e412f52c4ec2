import { z } from 'zod';
import { factorKeys } from '@/lib/adjudication/factor-list';
import type { CombatRuling } from '@/lib/advice/combat/combat-grouping';
import { groupingOf } from '@/lib/advice/combat/combat-record';
import { effectsNow } from '@/lib/advice/combat/effects-now';
import { parseRuling } from '@/lib/advice/combat/parse-ruling';
import { followersWords } from '@/lib/advice/combat/ruling-words';
import { goesWords } from '@/lib/advice/combat/vital-spots';
import { winnersAdvance } from '@/lib/advice/combat/winners-advance';
import { followersOf } from '@/lib/db/combat/combats';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import { type TeamInCombat, teamsInCombat } from '@/lib/db/reports/reports';
import type { Combat } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import { asJson } from '@/lib/values';
import { companionTaken } from '../cases/ruled-by-companion';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { unitsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { enterContacts } from '../movement/contact/enter-contacts';
import { settleContacts } from '../movement/contact/settle-contacts';
import { writePassages } from '../movement/passages/write-passages';
import { correctionsDue } from '../reports/corrections-due';
import { applyRuling, meetingsIn, takeBackRuling } from './apply-ruling';
import { colourForm } from './colour-form';
import { beginWhereTheyStand, hasMovedSince } from './last-turn';
import { lockCombatForRuling } from './lock-combat-for-ruling';
import { groundOfFight, retreatPlaces } from './retreat-places';
import { winnersFollow } from './winners-follow';

/**
 * Control accepts a finding, or overrules any figure or effect with a reason (§2). Finding and ruling are kept side by
 * side, and the ruling is applied in one transaction: steps, places, captures, the winners’ advance, contacts. A further
 * ruling needs a reason and first takes back what the one before it did. A combat of the turn before is ruled on too: a unit
 * that has moved since stays where it is. No ruling while a holder of a vital spot has not answered. `advice`: the teams that
 * have been told of the combat already, who need a correction; the combats that followed from it.
 */
export const ruleOnCombat = controlVerb({
  name: 'rule-on-combat',
  rule: '§9 Results Table',
  who: anyControl,
  form: z.strictObject({
    combatId: z.string(),
    version: z.number().int().min(1),
    /** Figures and effects ruled otherwise than found, each with its reason; empty: accepted. */
    overrules: z
      .array(
        z.strictObject({
          path: z.string().max(200),
          ruled: z.json(),
          reason: writtenText(500).trim(),
          factors: z
            .array(z.strictObject({ factor: z.enum(factorKeys), isGranted: z.boolean(), words: writtenText(500) }))
            .max(20)
            .default([]),
        }),
      )
      .max(200)
      .default([]),
    /** Where retiring units go, where not straight back. Km on the grid. */
    places: z
      .array(z.strictObject({ unitId: z.string(), x: z.number(), y: z.number() }))
      .max(100)
      .default([]),
    /** The choices of the holders of vital spots that are thrown back: they stay for one more step, or go (note 2, OC-57). */
    answers: z
      .array(z.strictObject({ unitId: z.string(), stays: z.boolean(), by: writtenText(120).trim().default('') }))
      .max(100)
      .default([]),
    /** The winners follow into the places left, no further (OC-128). */
    advances: z.boolean().default(false),
    /** Why Control rules again on a combat that has been ruled on. */
    reason: writtenText(500).trim().default(''),
    /** One line for the letters of both sides, as far as the guard lets each read it; empty: none. */
    colour: colourForm,
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'ruled on the combat',
  undo: 'ruled',
  run: async ({ tx, act, seat, form }): Promise<{ version: number; advice: string[] }> => {
    const { advances, answers, colour, overrules, places: said, reason, companionGameId } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockCombatForRuling(tx, turn, form);
    const { combat, finding, earlier } = locked;
    await claimCard(tx, seat, 'combat', combat.id);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'combat', id: combat.id });
    const units = await lockUnits(
      tx,
      seat.gameId,
      finding.units.map(({ id }) => id),
    );
    await unitsFree(tx, seat.gameId, [...units.values()], combat.id);
    const named = (id: string) => units.get(id)?.name ?? id;
    const reading = parseRuling(finding, combat.units, overrules, answers, named);
    const { ruling, given } = reading;
    const undone = { ...act, reason: `Taken back: ${reason}` };
    const isOfTurn = combat.turn === turn.turn;
    const back = earlier ? await takeBackRuling(tx, undone, { ...earlier, isOfTurn }, units) : [];
    const effects = effectsNow(ruling, finding.combat, (id) => units.get(id)!.stepsLost);
    const stays = ({ id }: { id: string }) => hasMovedSince(combat, turn, units.get(id));
    const goes = { overrun: ruling.overrun, units: effects.filter((effect) => !stays(effect)) };
    const ground = await groundOfFight(tx, seat.gameId, units);
    const field = { turn: { ...turn, turn: combat.turn }, ...ground };
    if (back.length > 0) await writePassages(tx, undone, field, back);
    const goesSaid = said.filter(({ unitId }) => !stays({ id: unitId }));
    const places = retreatPlaces(ground, goes, goesSaid, units);

    const reasons = [reason, ...reading.overrules.map((one) => one.reason), ...goesWords(given, named)];
    const why = [...new Set(reasons)].filter(Boolean).join(' · ') || taken.reason;
    const signed = { ...act, ...taken.signs, reason: why };
    const done = await applyRuling(tx, signed, effects, units, places);
    const stands = (id: string) => {
      const { x, y } = units.get(id)!;
      return x === null || y === null ? undefined : { x, y };
    };
    const followed = advances ? winnersAdvance(groupingOf(combat), goes, stands, ground.near) : [];
    const applied = await winnersFollow(tx, signed, field, followed, { units, applied: done, isOfTurn });
    await settleContacts(tx, signed, turn, [...units.keys()], 'a ruling brought them within passing distance');
    await beginWhereTheyStand(tx, signed, combat, turn, [...units.keys()]);
    await enterContacts(tx, act, combat.turn, meetingsIn(finding.combat, units), 'in the same combat');
    const lines = colour ? { colour } : {};
    const kept: CombatRuling = { ...ruling, by: seat.label, reason, ...taken.signs, applied, answers: given, ...lines };
    const patch = { state: 'ruled' as const, ruling: asJson(kept) as never, ruledAt: turn.now };
    const became = await change(tx, signed, 'combat', combat.id, patch, { seen: combat.version });
    await doneWithCard(tx, seat, 'combat', combat.id);
    const left = ruling.units.filter((effect) => effect.retiresKm > 0 && stays(effect));
    const moved = left.map(({ id }) => `${named(id)} has moved since and stays where it is.`);
    if (!earlier && isOfTurn) return { version: became.version, advice: [] };
    const teams = [...units.values()].map(({ teamId }) => teamId);
    const told = await teamsInCombat(seat.gameId, combat, teams, tx);
    const followers = await followersOf(tx, combat.id);
    return {
      version: became.version,
      advice: [...moved, ...(await adviceOnTold(tx, combat, told)), ...followersWords(followers, kept, combat.kind)],
    };
  },
});

/** The advice for Control on the teams that were told of a combat before it was ruled on again. */
async function adviceOnTold(tx: Tx, { id, gameId, turn }: Combat, teams: readonly TeamInCombat[]): Promise<string[]> {
  const told = teams.filter(({ isTold }) => isTold);
  if (told.length === 0) return [];
  const due = await correctionsDue(gameId, turn, tx);
  const isDue = (teamId: string): boolean =>
    due.some(({ team, combatIds }) => team.id === teamId && combatIds.includes(id));
  return told.map(({ id: teamId, name, hasReport }) =>
    hasReport && !isDue(teamId)
      ? `Nothing that ${name} could see has changed: it needs no correction.`
      : `${name} was told otherwise: it needs a correction.`,
  );
}
