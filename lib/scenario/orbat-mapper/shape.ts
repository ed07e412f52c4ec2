import { z } from 'zod';
import { readJson } from '@/lib/json';
import { counted, withoutBidi } from '@/lib/text';
import { decodeText } from '../files/decode-text';
import { tooLong } from '../source';
import type { Told } from '../told';

/**
 * A scenario of ORBAT Mapper (orbat-mapper.app), as far as the console knows it: by `src/types/scenarioModels.ts` and
 * `src/scenariostore/upgrade.ts` of github.com/orbat-mapper/orbat-mapper at commit 29a47a3151b31e8f70d13de4700daeeba8b6c9b1
 * (22 August 2026, version 3.4.0). Sides, groups and units are the same in every version since 0.6.0; what changed in between
 * is how its drawings are kept, which are not read. A file is read by what is in it: a version that is newer than known is told.
 */

/** The version that is written: the one that ORBAT Mapper saves now. */
export const orbatVersion = '3.7.0';
const newestKnown = '3.4.0';
const oldest = [0, 6] as const;

/** Longer lists are no order of battle. */
const unitsAtMost = 5000;
const statesAtMost = 500;
const statesInAllAtMost = 50_000;
const eventsAtMost = 5000;

const words = z.string().max(20_000);
/** A time as it is written, or in ms since 1970. */
const time = z.union([z.string().max(60), z.number()]);
/** A place as it is written, which `in-time.ts` reads: one that is none is no reason to refuse a file. */
const location = z.unknown().optional();
/** A symbol; one that somebody drew has its name in it. */
const symbol = z.string().max(400);

/** A unit goes to this place in the tree from a time on: below another unit, or before or after it. */
const hierarchyShape = z.object({
  targetId: z.string().max(200),
  placement: z.enum(['on', 'above', 'below']),
  /** The list it goes into, where the unit beside which it goes is not in the file: a file of one team has not all units. */
  parentId: z.string().max(200).optional().catch(undefined),
});

const stateShape = z.object({
  t: time,
  title: words.optional(),
  sidc: symbol.nullish(),
  location,
  status: words.nullish(),
  reinforcedStatus: words.nullish(),
  hierarchy: hierarchyShape.nullish().catch(null),
});
export type OrbatState = z.output<typeof stateShape>;

const unitShape = z.object({
  id: z.string().max(200).optional(),
  name: words.optional(),
  shortName: words.optional(),
  sidc: symbol.nullish(),
  /** Hidden is the unit alone, and not what stands below it. */
  isHidden: z.boolean().nullish().catch(null),
  status: words.nullish(),
  reinforcedStatus: words.nullish(),
  equipment: z.unknown().optional(),
  personnel: z.unknown().optional(),
  supplies: z.unknown().optional(),
  description: words.optional(),
  textAmplifiers: z.object({ higherFormation: words.optional(), country: words.optional() }).optional(),
  location,
  state: z
    .array(stateShape)
    .max(statesAtMost, `has more than ${counted(statesAtMost, 'state')}`)
    .nullish(),
  get subUnits() {
    return z.array(unitShape).nullish();
  },
});
export type OrbatUnit = z.output<typeof unitShape>;

const groupShape = z.object({
  id: z.string().optional(),
  name: words.optional(),
  isHidden: z.boolean().nullish(),
  subUnits: z.array(unitShape).nullish(),
});

const sideShape = z.object({
  id: z.string().optional(),
  name: words.optional(),
  standardIdentity: z.string().optional(),
  isHidden: z.boolean().nullish(),
  groups: z.array(groupShape).nullish(),
  subUnits: z.array(unitShape).nullish(),
});
export type OrbatSide = z.output<typeof sideShape>;

const orbatShape = z.object({
  type: z.literal('ORBAT-mapper'),
  version: z.string(),
  name: words.optional(),
  description: words.optional(),
  startTime: time.optional(),
  timeZone: z.string().max(80).optional(),
  sides: z.array(sideShape).min(1, 'is empty: there is no side').max(20, 'has more than 20 sides'),
  events: z
    .array(z.object({ title: words.optional(), startTime: time }))
    .max(eventsAtMost, `has more than ${counted(eventsAtMost, 'event')}`)
    .nullish(),
});
export type OrbatScenario = z.output<typeof orbatShape>;

/** What is written: of everything that may be left out, what the console has. */
export type OrbatWritten = z.input<typeof orbatShape> & { id: string; layerStack: []; symbologyStandard: 'app6d' };

/** The scenario in a file of ORBAT Mapper, or null and what is wrong with it. `file`: what it is called. */
export function parseOrbat(bytes: Uint8Array, file: string, told: Told): OrbatScenario | null {
  const refuse = (message: string, column?: string): null => {
    told.problems.push({ file, ...(column ? { column } : {}), message });
    return null;
  };
  const long = tooLong(bytes.length);
  if (long !== null) return refuse(long);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuse(decoded.message);
  const read = readJson(decoded.text.replace(/^\ufeff/, ''));
  if (!read.ok) return refuse(read.message);
  const value = withoutBidi(read.value);
  const message = refusedAs(value) ?? tooMuch(value);
  if (message !== null) return refuse(message);
  const reading = orbatShape.safeParse(value);
  if (reading.success) {
    const newer = newerThanKnown(reading.data.version);
    if (newer !== null) told.notes.push({ file, message: newer });
    return reading.data;
  }
  for (const { path, message } of reading.error.issues.slice(0, 50))
    refuse(`${inPlainWords(message)}${ofWhom(value, path)}`, path.join('.'));
  return null;
}

/** A message of the form's check becomes plain words: `is missing` or `is not a list`; any other stays as it is. */
function inPlainWords(message: string): string {
  const [, wanted, given] = /^Invalid input: expected (\w+), received (\w+)/.exec(message) ?? [];
  if (wanted === undefined) return message;
  return given === 'undefined' ? 'is missing' : `is not ${wantedWords[wanted] ?? wanted}`;
}

const wantedWords: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a list of fields',
  string: 'a text',
  number: 'a figure',
  boolean: 'true or false',
};

/** A note tells that a version is newer than the console knows; null: it is not, or the console writes it itself. */
function newerThanKnown(version: string): string | null {
  const parts = (of: string) => of.split(/[.+-]/, 2).map(Number);
  const [major = 0, minor = 0] = parts(version);
  const [knownMajor = 0, knownMinor = 0] = parts(newestKnown);
  const isNewer = major > knownMajor || (major === knownMajor && minor > knownMinor);
  return isNewer && version !== orbatVersion
    ? `is of version ${version} of ORBAT Mapper, which is newer than known here (${newestKnown}): it was read by what is in it, and what that version has besides is not`
    : null;
}

/** The name of the unit, group or side in which a fault stands, to be read after it; empty: none is named. */
function ofWhom(value: unknown, path: readonly PropertyKey[]): string {
  let name = '';
  let here = value;
  for (const step of path.slice(0, -1)) {
    here = fieldOf(here, String(step));
    const called = fieldOf(here, 'name');
    if (typeof called === 'string' && called.trim() !== '') name = called.trim().slice(0, 120);
  }
  return name === '' ? '' : ` (of ${name})`;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Why it is no scenario of ORBAT Mapper of a version that is known; null: it is one. */
function refusedAs(value: unknown): string | null {
  const type = fieldOf(value, 'type');
  if (type === 'ORBAT-mapper-encrypted')
    return 'is locked with a password: open it in ORBAT Mapper and save it without one';
  if (type !== 'ORBAT-mapper') return 'is no scenario of ORBAT Mapper: it has not the type "ORBAT-mapper"';
  const version = fieldOf(value, 'version');
  const [, major, minor] = /^(\d{1,3})\.(\d{1,3})(?:\.\d{1,3})?(?:[-+].{0,40})?$/.exec(String(version)) ?? [];
  if (major === undefined || minor === undefined)
    return `has no version: a scenario of ORBAT Mapper says one, such as ${orbatVersion}`;
  const isOlder = Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]);
  return isOlder
    ? `is of version ${version} of ORBAT Mapper: the console reads ${oldest.join('.')}.0 and later; open it in ORBAT Mapper and save it anew`
    : null;
}

/** Why there are too many units or states, counted level by level; null: there are not. */
function tooMuch(value: unknown): string | null {
  const list = (of: unknown, name: string): unknown[] => {
    const found = fieldOf(of, name);
    return Array.isArray(found) ? found : [];
  };
  const sides = list(value, 'sides');
  let level = sides.flatMap((side) => [
    ...list(side, 'subUnits'),
    ...list(side, 'groups').flatMap((group) => list(group, 'subUnits')),
  ]);
  let units = 0;
  let states = 0;
  while (level.length > 0) {
    units += level.length;
    if (units > unitsAtMost) return `has more than ${counted(unitsAtMost, 'unit')}`;
    for (const unit of level) states += list(unit, 'state').length;
    if (states > statesInAllAtMost) return `has more than ${counted(statesInAllAtMost, 'state')} of its units`;
    level = level.flatMap((unit) => list(unit, 'subUnits'));
  }
  return null;
}
