import { counted, cutAtWord, listed } from '@/lib/text';
import type { Arm } from '@/lib/words';
import { withoutUnseen } from '../files/unseen';
import { plural } from '../grouped';
import { readSymbol, type SymbolReading, symbolCode } from '../symbols/codes';
import { givenCode } from '../symbols/given-code';
import type { Found } from './counters';
import type { Expressed } from './expressed';
import { type Calendar, type Clock, type Coming, comingOf } from './in-time';
import type { Position } from './places';
import type { OrbatUnit } from './shape';

/** A unit of the file as a row of ours; null: the file does not say. */
export interface ReadUnit extends Omit<Expressed, 'formation' | 'nation' | 'entry' | 'lon' | 'lat'> {
  arm: Arm;
  echelon: SymbolReading['echelon'];
  formation: string | null;
  nation: string | null;
  entry: string | null;
  /** Null: the file has none, and it is put on the map by hand. */
  place: Position | null;
  /** Its side has this name in the file. */
  ofSide: string;
  /** Columns of the row whose value is a guess. */
  guessed: Set<string>;
  /** What the umpire should know of it, each at a column of the row. */
  doubts: Doubt[];
}
interface Doubt {
  column: string;
  /** Reads on from the name of the unit. */
  message: string;
  /** The same of several units, where theirs differ; reads on from how many there are. */
  kind?: string;
}

export interface InTime extends Found {
  coming: Coming;
}

const idAtMost = 64;
const nameAtMost = 120;
const shortNameAtMost = 12;
const notesAtMost = 4000;
const placesNoted = 12;

/** A calendar with its clock. `beginsFor`: the day to begin on, that no unit comes after the last turn; null: nobody can choose it. */
interface TurnClock extends Clock {
  calendar: Calendar;
  beginsFor: string | null;
}

/** The rows of the counters that were found. */
export function unitsOf(found: readonly InTime[], clock: TurnClock): ReadUnit[] {
  const ids = new Set<string>();
  const shortNames = new Set<string>();
  return found.map((one, at) => readUnit(one, at, clock, { ids, shortNames }));
}

function readUnit(
  found: InTime,
  at: number,
  clock: TurnClock,
  taken: { ids: Set<string>; shortNames: Set<string> },
): ReadUnit {
  const { unit, side, coming, isHeadOf } = found;
  const doubts: Doubt[] = [...coming.doubts];
  const guessed = new Set<string>();
  const doubt: TellDoubt = (column, message, { kind, guesses = [] } = {}) => {
    doubts.push({ column, message, ...(kind && { kind }) });
    for (const guess of guesses) guessed.add(guess);
  };
  const told: string[] = [];
  const { arm, echelon, symbol } = symbolOf(found, doubt);
  const id = idOf(unit.id, at, taken.ids, doubt);
  const name = nameOf(unit, isHeadOf, `${arm} ${at + 1}`, told, doubt);
  const shortName = shortNameOf(unit.shortName, name, isHeadOf, taken.shortNames, doubt, guessed);
  const place = placeOf(found, clock, doubt);
  if (coming.isLost) doubt('stepsLost', 'is destroyed in the file before the game begins');
  const arrivalTurn = turnOf(coming, clock, doubt);
  if (found.below.length > 0) {
    const names = found.below.map((one) => one.name?.trim() || 'unnamed');
    told.push(`In the file it is made of ${listed(names, 40)}.`);
    doubt(
      'notes',
      `is made of ${counted(found.below.length, 'unit')} in the file, which are smaller than any counter: they are named in its notes`,
      {
        kind: 'are made of units in the file that are smaller than any counter: they are named in their notes',
      },
    );
  }
  if (coming.later.length > 0) {
    const places = coming.later.map((one) => `turn ${turnAt(one.slot, clock)}: ${one.place.join(' ')}`);
    told.push(`In the file it goes on to ${listed(places, placesNoted)}.`);
    doubt(
      'arrivalTurn',
      `goes on to ${counted(coming.later.length, 'further place')} in the file: that is for the game to play, and stands in its notes`,
      { kind: 'go on to further places in the file: that is for the game to play, and stands in their notes' },
    );
  }
  if (coming.happens.length > 0) {
    const changes = coming.happens.map(({ slot, what }) => `turn ${turnAt(slot, clock)}: ${what}`);
    told.push(`In the file, ${listed(changes, placesNoted)}.`);
    doubt(
      'notes',
      `is changed later in the file (${listed(changes, 3)}): that is for the game to play, and stands in its notes`,
      { kind: 'are changed later in the file: that is for the game to play, and stands in their notes' },
    );
  }
  return {
    id,
    side,
    ofSide: found.ofSide,
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

type TellDoubt = (
  column: string,
  message: string,
  more?: {
    /** The same of several units. */
    kind?: string;
    /** Columns whose value is a guess. */
    guesses?: readonly string[];
  },
) => void;

function symbolOf({ side, coming, isHeadOf }: InTime, doubt: TellDoubt): Pick<ReadUnit, 'arm' | 'echelon' | 'symbol'> {
  if (isHeadOf) {
    doubt('arm', 'has a place of its own in the file, and its units have theirs: it is taken in as their headquarters');
    return { arm: 'hq', echelon: 'hq', symbol: symbolCode({ side, arm: 'hq', echelon: 'hq' }) };
  }
  const { code, told } = givenCode(coming.sidc);
  if (told) doubt('arm', told.message, { kind: told.kind });
  const reading = code === null ? null : readSymbol(code);
  const guesses = ['arm', 'echelon'];
  if (!reading) {
    const what =
      coming.sidc === '' ? 'no symbol' : `the symbol ${JSON.stringify(coming.sidc)}, which is no code that is known`;
    doubt('arm', `has ${what}: it is read as a blank counter of a battalion`, {
      guesses,
      kind: 'have no symbol that is known: they are read as blank counters of a battalion',
    });
    return { arm: 'blank', echelon: 'battalion', symbol: symbolCode({ side, arm: 'blank', echelon: 'battalion' }) };
  }
  for (const message of reading.doubts) doubt('arm', message, { guesses, kind: symbolKind(message) });
  return { arm: reading.arm, echelon: reading.echelon, symbol: code! };
}

/** A note on the symbols of several units leaves out the code of each. */
const symbolKind = (message: string): string =>
  symbolKinds.find(([pattern]) => pattern.test(message))?.[1] ?? plural(message);

const symbolKinds: readonly (readonly [RegExp, string])[] = [
  [/Annex B does not have/, 'have symbols that Annex B does not have: they are read as the nearest arm'],
  [/no unit on land/, 'have symbols of what is no unit on land: they are read as blank counters'],
  [/of a headquarters/, 'have symbols of headquarters of an arm: their arm is left out'],
];

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
  if (given && id !== plain)
    doubt('id', `has an id that another unit has, ${given}: here it is ${id}`, {
      kind: 'have ids that other units have: here they are numbered',
    });
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
  doubt('name', `has a name of ${name.length} letters: it is cut to ${nameAtMost}, and stands whole in its notes`, {
    kind: `have names of more than ${nameAtMost} letters: they are cut, and stand whole in their notes`,
  });
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
    doubt('shortName', `has the short name ${said}: it is cut to ${counted(shortNameAtMost, 'letter')}`, {
      kind: `have short names of more than ${counted(shortNameAtMost, 'letter')}: they are cut`,
    });
  if (said !== '' && said.length <= shortNameAtMost) {
    taken.add(said);
    return said;
  }
  guessed.add('shortName');
  const short = line(said || name, nameAtMost);
  let unique = cutAtWord(short, shortNameAtMost);
  for (let number = 2; taken.has(unique); number++)
    unique = `${cutAtWord(short, shortNameAtMost - 1 - `${number}`.length)} ${number}`;
  taken.add(unique);
  return unique;
}

/** A unit stands at its own place, or at that of a unit it is made of; null: it is put on the map by hand. */
function placeOf({ coming, below }: InTime, clock: Clock, doubt: TellDoubt): Position | null {
  if (coming.place) return coming.place;
  for (const other of below) {
    const { place } = comingOf(other, clock);
    if (!place) continue;
    doubt('lon', `has no place in the file: it is put where ${other.name?.trim() || 'a part of it'} is`, {
      guesses: ['place'],
      kind: 'have no place in the file: they are put where a part of them is',
    });
    return place;
  }
  doubt('lon', 'has no place in the file: it is still to be put on the map');
  return null;
}

const turnAt = (slot: number, { first }: Clock): number => first.number + slot - first.slot;

function turnOf({ slot }: Coming, clock: TurnClock, doubt: TellDoubt): number {
  const turn = turnAt(slot, clock);
  const last = clock.calendar.turns.at(-1)!.number;
  if (turn <= last) return turn;
  doubt('arrivalTurn', `comes on in turn ${turn} by the file, after the last: it is put in turn ${last}`, {
    guesses: ['arrivalTurn'],
    kind: `come on after turn ${last} by the file, which is the last: they are put in it${clock.beginsFor === null ? '' : `. To have them in their turns, let it begin later, on ${clock.beginsFor}`}`,
  });
  return last;
}

/** Its description, then what else the file has of it. */
function notesOf(description: string | undefined, told: readonly string[], doubt: TellDoubt): string {
  const parts = [withoutUnseen(description ?? '').trim(), ...told];
  const notes = parts.filter((part) => part !== '').join('\n');
  if (notes.length <= notesAtMost) return notes;
  doubt('notes', `has ${counted(notes.length, 'letter')} of notes: they are cut to ${notesAtMost}`, {
    kind: `have more than ${counted(notesAtMost, 'letter')} of notes: they are cut`,
  });
  return notes
    .slice(0, notesAtMost)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
