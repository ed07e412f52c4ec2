import { counted, listed } from '@/lib/text';
import type { Arm } from '@/lib/words';
import { withoutUnseen } from '../csv-cells';
import { readSymbol, type SymbolReading, symbolCode } from '../symbols/codes';
import type { Found } from './counters';
import type { Expressed } from './expressed';
import { type Calendar, type Clock, type Coming, comingOf, type Position } from './in-time';
import type { OrbatUnit } from './shape';

/** A unit of the file as a row of ours; null: the file does not say. */
export interface ReadUnit extends Omit<Expressed, 'formation' | 'nation' | 'entry' | 'lon' | 'lat'> {
  arm: Arm;
  echelon: SymbolReading['echelon'];
  formation: string | null;
  nation: string | null;
  entry: string | null;
  place: Position | null;
  /** Columns of the row whose value is a guess. */
  guessed: Set<string>;
  /** What the umpire should know of it, each at a column of the row. */
  doubts: Doubt[];
}
export interface Doubt {
  column: string;
  message: string;
}

interface InTime extends Found {
  coming: Coming;
}

const idAtMost = 64;
const nameAtMost = 120;
const shortNameAtMost = 12;
const notesAtMost = 4000;
const placesNoted = 12;

/** The rows of the counters that were found. */
export function unitsOf(found: readonly InTime[], clock: Clock & { calendar: Calendar }): ReadUnit[] {
  const ids = new Set<string>();
  const shortNames = new Set<string>();
  return found.map((one, at) => readUnit(one, at, clock, { ids, shortNames }));
}

function readUnit(
  found: InTime,
  at: number,
  clock: Clock & { calendar: Calendar },
  taken: { ids: Set<string>; shortNames: Set<string> },
): ReadUnit {
  const { unit, side, coming, isHeadOf } = found;
  const doubts: Doubt[] = coming.doubts.map((message) => ({ column: 'arrivalTurn', message }));
  const guessed = new Set<string>();
  const doubt = (column: string, message: string, ...guesses: string[]) => {
    doubts.push({ column, message });
    for (const guess of guesses) guessed.add(guess);
  };
  const told: string[] = [];
  const { arm, echelon, symbol } = symbolOf(found, doubt);
  const id = idOf(unit.id, at, taken.ids, doubt);
  const name = nameOf(unit, isHeadOf, `${arm} ${at + 1}`, told, doubt);
  const shortName = shortNameOf(unit.shortName, name, isHeadOf, taken.shortNames, doubt, guessed);
  const place = placeOf(found, clock, doubt);
  const arrivalTurn = turnOf(coming, clock, doubt);
  if (found.below.length > 0) {
    const names = found.below.map((one) => one.name?.trim() || 'unnamed');
    told.push(`In the file it is made of ${listed(names, 40)}.`);
    doubt(
      'notes',
      `is made of ${counted(found.below.length, 'unit')} in the file, which are smaller than any counter: they are named in its notes`,
    );
  }
  if (coming.later.length > 0) {
    const places = coming.later.map((one) => `turn ${turnAt(one.slot, clock)}: ${one.place.join(' ')}`);
    told.push(`In the file it goes on to ${listed(places, placesNoted)}.`);
    doubt(
      'arrivalTurn',
      `goes on to ${counted(coming.later.length, 'further place')} in the file: that is for the game to play, and stands in its notes`,
    );
  }
  return {
    id,
    side,
    corps: line(found.corps, nameAtMost) || 'unnamed',
    division: line(found.division, nameAtMost) || 'unnamed',
    brigade: line(found.brigade, nameAtMost),
    name,
    shortName,
    arm,
    echelon,
    symbol,
    formation: line(unit.textAmplifiers?.higherFormation ?? '', nameAtMost) || null,
    nation: line(unit.textAmplifiers?.country ?? '', nameAtMost) || null,
    entry: line(coming.title ?? '', nameAtMost) || null,
    arrivalTurn,
    place,
    notes: notesOf(unit.description, told, doubt),
    guessed,
    doubts,
  };
}

type TellDoubt = (column: string, message: string, ...guesses: string[]) => void;

function symbolOf({ side, coming, isHeadOf }: InTime, doubt: TellDoubt): Pick<ReadUnit, 'arm' | 'echelon' | 'symbol'> {
  if (isHeadOf) {
    doubt('arm', 'has a place of its own in the file, and its units have theirs: it is taken in as their headquarters');
    return { arm: 'hq', echelon: 'hq', symbol: symbolCode({ side, arm: 'hq', echelon: 'hq' }) };
  }
  const reading = readSymbol(coming.sidc);
  if (!reading) {
    const what = coming.sidc === '' ? 'no symbol' : `the symbol ${JSON.stringify(coming.sidc)}, which is not 20 digits`;
    doubt('arm', `has ${what}: it is read as a blank counter of a battalion`, 'arm', 'echelon');
    return { arm: 'blank', echelon: 'battalion', symbol: symbolCode({ side, arm: 'blank', echelon: 'battalion' }) };
  }
  for (const message of reading.doubts) doubt('arm', message, 'arm', 'echelon');
  return { arm: reading.arm, echelon: reading.echelon, symbol: coming.sidc };
}

/** What other tables call it: its id in the file, with other signs for those that no id of ours has. */
function idOf(given: string | undefined, at: number, taken: Set<string>, doubt: TellDoubt): string {
  const plain =
    (given ?? '')
      .replace(/[^A-Za-z0-9-]/g, '-')
      .replace(/^-+/, '')
      .slice(0, idAtMost) || `unit-${at + 1}`;
  let id = plain;
  for (let number = 2; taken.has(id); number++) id = `${plain.slice(0, idAtMost - 5)}-${number}`;
  taken.add(id);
  if (given && id !== plain) doubt('id', `has an id that another unit has, ${given}: here it is ${id}`);
  return id;
}

/** A text of so many letters at most, without what cannot be seen. */
const line = (text: string, atMost: number): string =>
  withoutUnseen(text)
    .trim()
    .slice(0, atMost)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

function nameOf(unit: OrbatUnit, isHeadOf: boolean, otherwise: string, told: string[], doubt: TellDoubt): string {
  const given = line(unit.name ?? '', Number.POSITIVE_INFINITY) || line(unit.shortName ?? '', nameAtMost);
  if (given === '') {
    doubt('name', 'has no name in the file: it is given one');
    return `Unnamed ${otherwise}`;
  }
  const name = isHeadOf ? `HQ ${given}` : given;
  if (name.length <= nameAtMost) return name;
  doubt('name', `has a name of ${name.length} letters: it is cut to ${nameAtMost}, and stands whole in its notes`);
  told.push(`Its whole name: ${name}.`);
  return line(name, nameAtMost);
}

function shortNameOf(
  given: string | undefined,
  name: string,
  isHeadOf: boolean,
  taken: Set<string>,
  doubt: TellDoubt,
  guessed: Set<string>,
): string {
  const said = isHeadOf ? '' : line(given ?? '', nameAtMost);
  if (said.length > shortNameAtMost)
    doubt('shortName', `has the short name ${said}: it is cut to ${counted(shortNameAtMost, 'letter')}`);
  if (said !== '' && said.length <= shortNameAtMost) {
    taken.add(said);
    return said;
  }
  guessed.add('shortName');
  const short = line(said || name, shortNameAtMost);
  let unique = short;
  for (let number = 2; taken.has(unique); number++)
    unique = `${line(short, shortNameAtMost - 1 - `${number}`.length)} ${number}`;
  taken.add(unique);
  return unique;
}

/** Where it is: its own place, or that of the nearest above it, or of what it is made of. */
function placeOf({ coming, above, below }: InTime, clock: Clock, doubt: TellDoubt): Position | null {
  if (coming.place) return coming.place;
  for (const other of [...above].reverse().concat(below)) {
    const { place } = comingOf(other, clock);
    if (!place) continue;
    doubt('lon', `has no place in the file: it is put where ${other.name?.trim() || 'the one above it'} is`, 'place');
    return place;
  }
  doubt('lon', 'has no place in the file: it is put in the middle of the map', 'place');
  return null;
}

const turnAt = (slot: number, { first }: Clock): number => first.number + slot - first.slot;

function turnOf({ slot }: Coming, clock: Clock & { calendar: Calendar }, doubt: TellDoubt): number {
  const turn = turnAt(slot, clock);
  const last = clock.calendar.turns.at(-1)!.number;
  if (turn <= last) return turn;
  doubt(
    'arrivalTurn',
    `comes on in turn ${turn} by the file, after the last: it is put in turn ${last}`,
    'arrivalTurn',
  );
  return last;
}

/** Its description, then what else the file has of it. */
function notesOf(description: string | undefined, told: readonly string[], doubt: TellDoubt): string {
  const parts = [withoutUnseen(description ?? '').trim(), ...told];
  const notes = parts.filter((part) => part !== '').join('\n');
  if (notes.length <= notesAtMost) return notes;
  doubt('notes', `has ${counted(notes.length, 'letter')} of notes: they are cut to ${notesAtMost}`);
  return notes
    .slice(0, notesAtMost)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
