import { z } from 'zod';
import { readProfile } from '@/lib/adjudication/status';
import { counted } from '@/lib/text';
import {
  actions,
  airKinds,
  arms,
  artilleryClasses,
  carriages,
  crossingKinds,
  type DeliveryWay,
  flakWeights,
  interdictionWeights,
  linkMeans,
  minutesOnTheWayAtMost,
  movers,
  planTasks,
  postures,
  returnsWanted,
  sides,
  squadronTrades,
  staffVoices,
  unitFlags,
} from '@/lib/words';
import { decimal, filled, id, list, listOf, named, oneOf, oneOrNone, text, whole, yesNo } from './csv-cells';

export const echelons = ['company', 'battalion', 'regiment', 'hq'] as const;

/** The tables of a scenario, one shape a file: its fields are the headings of the file, in any order. */

const longitude = decimal.refine((degrees) => Math.abs(degrees) <= 180, 'is not a longitude');
const latitude = decimal.refine((degrees) => Math.abs(degrees) < 90, 'is not a latitude');
const turn = whole.refine((number) => number >= 1, 'is not a turn');

/**
 * units.csv: the order of battle. `ours`: columns whose value is this project's default, not a source's; `place` and what
 * `profile` gives may stand there beside the headings. `notes` are for Control.
 * `symbol`, which may be left out: its standard symbol code of twenty digits, for other programs; the counter is drawn by its arm.
 */
export const unitRow = z.object({
  id,
  side: oneOf(sides),
  /** Key of its team. */
  team: id,
  corps: named,
  division: named,
  brigade: text,
  /** The formation of the factor "from another formation" and of identity in reports: its division, or its own brigade where that is independent (OC-25). */
  formation: named,
  name: named,
  /** For a counter 64 px wide. */
  shortName: filled.max(12, 'has more than 12 characters'),
  arm: oneOf(arms),
  /** Key of a nation of the manifest. */
  nation: id,
  echelon: oneOf(echelons),
  arrivalTurn: turn,
  /** Where it stands or comes on, in words. */
  entry: named,
  lon: longitude,
  lat: latitude,
  carriage: oneOf(carriages),
  /** Its row of the movement table (§6). */
  mover: oneOf(movers),
  /** Flexible or veteran: an exception to the timings of §9. */
  isFlexible: yesNo,
  flags: listOf(unitFlags),
  /** Set for guns that can support a combat from a distance (§9 Supporting Artillery). */
  artilleryClass: oneOrNone(artilleryClasses),
  flakWeights: listOf(flakWeights),
  /** Key of its status profile. */
  profile: filled,
  stepsLost: whole,
  symbol: text.regex(/^(\d{20})?$/, 'is not a symbol code: 20 digits').optional(),
  ours: list,
  notes: text,
});
export type UnitRow = z.output<typeof unitRow>;

/**
 * profiles.csv: status profiles (§9 Unit Status, Annex A), which any number of units have. `ours`: which of its figures are
 * this project's default; `notes`: where they come from.
 */
export const profileRow = z.object({
  key: z.string().regex(/^\w+$/, 'is not a key'),
  /** Which units have it, in words. */
  describes: filled,
  /** Counter notation: `5-3-2-1-0`, `[6-4-2-0]`, `(2)-(1)-0`. */
  notation: filled.superRefine((notation, context) => {
    const reading = readProfile(notation);
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
  }),
  /** Unit size points, and km of road in column (§7). */
  sizePoints: whole,
  ours: listOf(['notation', 'sizePoints']),
  notes: text,
});
export type ProfileRow = z.output<typeof profileRow>;

/** teams.csv. `voice`, which may be left out: in whose manner its letters are written. */
export const teamRow = z.object({
  key: id,
  name: named,
  side: oneOf(sides),
  hqUnitId: id,
  /** What it commands, in words. */
  formations: filled,
  voice: oneOrNone(staffVoices).optional(),
  notes: text,
});
export type TeamRow = z.output<typeof teamRow>;

/** squadrons.csv */
export const squadronRow = z.object({
  id,
  side: oneOf(sides),
  name: named,
  aircraft: named,
  kind: oneOf(squadronTrades),
  squadrons: whole,
  /** Row of the close air support table; null: flies none. */
  closeSupport: oneOrNone(airKinds),
  /** Column of the interdiction table; null: bombs nothing. */
  interdiction: oneOrNone(interdictionWeights),
  ours: list,
  notes: text,
});
export type SquadronRow = z.output<typeof squadronRow>;

/** lifts.csv: transport serials to one zone in one turn. */
export const liftRow = z.object({
  id,
  turn,
  side: oneOf(sides),
  zone: named,
  lon: longitude,
  lat: latitude,
  serials: whole,
  unitIds: list,
  ours: list,
  notes: text,
});
export type LiftRow = z.output<typeof liftRow>;

/** entries.csv, where there is one: the entry places of reinforcements (§4 step 4), which units name by their `entry`. `place` may stand in `ours`. */
export const entryRow = z.object({
  name: named,
  side: oneOf(sides),
  lon: longitude,
  lat: latitude,
  /** How far from it a unit may be put down as it comes on, km. */
  rangeKm: decimal.refine((km) => km > 0, 'is not above 0'),
  /** Unit points of column that come on here in a turn (§7). */
  capacityPoints: whole.refine((points) => points > 0, 'is not above 0'),
  ours: listOf(['name', 'side', 'place', 'rangeKm', 'capacityPoints']),
  license: filled,
  notes: text,
});
export type EntryRow = z.output<typeof entryRow>;

/** How what is sent by a line gets there (OC-124); `minutes` by the clock of the hall, 0 where it does not go by them. */
interface LineDelivery {
  way: DeliveryWay;
  minutes: number;
}

/** A line's way in words: `byHand`, `atOnce`, `nextTurn`, `nextReport`, or `10 minutes`; empty: by hand. */
const delivery = text
  .regex(
    /^(byHand|atOnce|nextTurn|nextReport|[1-9]\d{0,2} minutes?)?$/,
    'is not byHand, atOnce, nextTurn, nextReport or minutes such as 10 minutes',
  )
  .transform((words): LineDelivery => {
    const minutes = Number.parseInt(words, 10);
    if (minutes) return { way: 'minutes', minutes };
    return { way: (words || 'byHand') as DeliveryWay, minutes: 0 };
  })
  .refine(
    ({ minutes }) => minutes <= minutesOnTheWayAtMost,
    `is more than ${counted(minutesOnTheWayAtMost, 'minute')}`,
  );

/**
 * links.csv: one HQ can reach another, both named by the keys of their teams. The way back is a row of its own. Without the
 * column `delivery` Control carries everything.
 */
export const linkRow = z.object({
  id,
  from: id,
  to: id,
  means: oneOf(linkMeans),
  delivery: delivery.optional(),
  ours: list,
  notes: text,
});
export type LinkRow = z.output<typeof linkRow>;

/**
 * returns.csv: an HQ has another above it (§2, OC-126), both named by the keys of their teams. `opening`: what the higher one
 * is told of its units when the game opens, their places where the column is left out; `returns`: when it wants to hear of
 * them afterwards.
 */
export const returnRow = z.object({
  from: id,
  to: id,
  opening: oneOf(['places', 'nothing']).default('places'),
  returns: oneOf(returnsWanted).default('byMessage'),
  ours: list,
  notes: text,
});
export type ReturnRow = z.output<typeof returnRow>;

/** previous-orders.csv: what a unit was ordered on the turn before the opening turn. */
export const previousOrderRow = z.object({
  unitId: id,
  action: oneOf(actions),
  posture: oneOf(postures),
  standFast: yesNo,
  ours: list,
});
export type PreviousOrderRow = z.output<typeof previousOrderRow>;

/** contacts.csv: turns running that a unit has been in contact with an enemy formation when the game opens. */
export const contactRow = z.object({ unitId: id, enemyFormation: named, turnsRunning: turn, ours: list });
export type ContactRow = z.output<typeof contactRow>;

/** intelligence.csv: what an HQ knows when the game opens, as a signal to it; `team` is a key. */
export const intelligenceRow = z.object({ team: id, text: filled });
export type IntelligenceRow = z.output<typeof intelligenceRow>;

/**
 * plans.csv, where there is one: what a team means to do, from turn to turn, as its staff would have planned it. It is the
 * team's own and Control's: no other team is ever told of it.
 */
export const planRow = z.object({
  /** Key of a team. */
  team: id,
  fromTurn: turn,
  toTurn: turn,
  task: oneOf(planTasks),
  /** A name on the printed map, or a grid reference. */
  place: named,
  /** The way there: such places in order. */
  axis: list,
  /** Formations, brigades and units of the team; none: all that no other row of these turns names. */
  units: list,
  /** Who holds stands fast. */
  isLastStand: yesNo.default(false),
  ours: list,
  notes: text,
});
export type PlanRow = z.output<typeof planRow>;

/** crossings.csv: the crossings as they are when the game opens (§7, §8). */
export const crossingRow = z.object({
  id,
  name: named,
  kind: oneOf(crossingKinds),
  water: named,
  /** Unit points a turn (§7). */
  capacityPoints: whole,
  lon: longitude,
  lat: latitude,
  isBlown: yesNo,
  /** Prepared for demolition (§8). */
  isPrepared: yesNo,
  ours: list,
  license: filled,
  notes: text,
});
export type CrossingRow = z.output<typeof crossingRow>;
