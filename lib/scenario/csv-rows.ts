import { z } from 'zod';
import { readProfile } from '@/lib/adjudication/status';
import {
  actions,
  airKinds,
  arms,
  artilleryClasses,
  carriages,
  crossingKinds,
  flakWeights,
  interdictionWeights,
  linkMeans,
  movers,
  postures,
  sides,
  squadronTrades,
  unitFlags,
} from '@/lib/words';
import { decimal, filled, id, list, listOf, oneOf, oneOrNone, text, whole, yesNo } from './csv-cells';
import { echelons, nations } from './types';

/** The tables of a scenario, one shape a file: its fields are the headings of the file, in any order. */

const longitude = decimal.refine((degrees) => Math.abs(degrees) <= 180, 'is not a longitude');
const latitude = decimal.refine((degrees) => Math.abs(degrees) < 90, 'is not a latitude');
const turn = whole.refine((number) => number >= 1, 'is not a turn');

/** units.csv: the order of battle. `place` and what `profile` gives may stand in `ours` beside the headings. */
export const unitRow = z.object({
  id,
  side: oneOf(sides),
  team: id,
  corps: filled,
  division: filled,
  brigade: text,
  formation: filled,
  name: filled,
  shortName: filled.max(12, 'has more than 12 characters'),
  arm: oneOf(arms),
  nation: oneOf(nations),
  echelon: oneOf(echelons),
  arrivalTurn: turn,
  entry: filled,
  lon: longitude,
  lat: latitude,
  carriage: oneOf(carriages),
  mover: oneOf(movers),
  isFlexible: yesNo,
  flags: listOf(unitFlags),
  artilleryClass: oneOrNone(artilleryClasses),
  flakWeights: listOf(flakWeights),
  profile: filled,
  stepsLost: whole,
  ours: list,
  notes: text,
});
export type UnitRow = z.output<typeof unitRow>;

/** profiles.csv: status profiles in counter notation, with size points (Annex A, §7). */
export const profileRow = z.object({
  key: z.string().regex(/^\w+$/, 'is not a key'),
  describes: filled,
  notation: filled.superRefine((notation, context) => {
    const reading = readProfile(notation);
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
  }),
  sizePoints: whole,
  ours: listOf(['notation', 'sizePoints']),
  notes: text,
});

/** teams.csv */
export const teamRow = z.object({
  key: id,
  name: filled,
  side: oneOf(sides),
  hqUnitId: id,
  formations: filled,
  notes: text,
});

/** squadrons.csv */
export const squadronRow = z.object({
  id,
  side: oneOf(sides),
  name: filled,
  aircraft: filled,
  kind: oneOf(squadronTrades),
  squadrons: whole,
  closeSupport: oneOrNone(airKinds),
  interdiction: oneOrNone(interdictionWeights),
  ours: list,
  notes: text,
});

/** lifts.csv */
export const liftRow = z.object({
  id,
  turn,
  side: oneOf(sides),
  zone: filled,
  lon: longitude,
  lat: latitude,
  serials: whole,
  unitIds: list,
  ours: list,
  notes: text,
});

/** entries.csv, where there is one: the entry places of reinforcements (§4 step 4). `place` may stand in `ours`. */
export const entryRow = z.object({
  name: filled,
  side: oneOf(sides),
  lon: longitude,
  lat: latitude,
  rangeKm: decimal.refine((km) => km > 0, 'is not above 0'),
  capacityPoints: whole.refine((points) => points > 0, 'is not above 0'),
  ours: listOf(['name', 'side', 'place', 'rangeKm', 'capacityPoints']),
  license: filled,
  notes: text,
});

/** links.csv: one way a row. */
export const linkRow = z.object({ id, from: id, to: id, means: oneOf(linkMeans), ours: list, notes: text });

/** previous-orders.csv */
export const previousOrderRow = z.object({
  unitId: id,
  action: oneOf(actions),
  posture: oneOf(postures),
  standFast: yesNo,
  ours: list,
});

/** contacts.csv */
export const contactRow = z.object({ unitId: id, enemyFormation: filled, turnsRunning: turn, ours: list });

/** intelligence.csv */
export const intelligenceRow = z.object({ team: id, text: filled });

/** crossings.csv: the crossings as they are when the game opens (§7, §8). */
export const crossingRow = z.object({
  id,
  name: filled,
  kind: oneOf(crossingKinds),
  water: filled,
  capacityPoints: whole,
  lon: longitude,
  lat: latitude,
  isBlown: yesNo,
  isPrepared: yesNo,
  ours: list,
  license: filled,
  notes: text,
});
export type CrossingRow = z.output<typeof crossingRow>;
