import type { Daypart, MovementMode, Side } from './words';

/** Small words and lists in English, for every room. */

/** The adjectives of the sides, and their people. */
export const sideWords = { allied: 'Allied', german: 'German' } as const satisfies Record<Side, string>;
export const sidePeople = { allied: 'Allies', german: 'Germans' } as const satisfies Record<Side, string>;

export const modeWords: Record<MovementMode, string> = {
  tactical: 'Tactical',
  nonTactical: 'Non-tactical',
  roadColumn: 'Road column',
};

/** A text of at most so many letters, cut at its last whole word; within the first where that leaves less than four letters. */
export function cutAtWord(text: string, letters: number): string {
  const all = [...text];
  if (all.length <= letters) return text;
  const cut = all.slice(0, letters).join('');
  const end = /\s/.test(all[letters]!) ? cut.length : cut.lastIndexOf(' ');
  return (end < 4 ? cut : cut.slice(0, end)).trim();
}

/** The dayparts as a sheet prints them. */
export const printedDayparts = [
  ['night', 'night'],
  ['morning', 'am'],
  ['afternoon', 'pm'],
] as const;

/** When a turn is played. A night belongs to the day on which it begins. */
export interface TurnDay {
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
}

/** The months, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

/** A day, or the night between two, of whose first only what differs is written. `parts`: day and month, or the year too. */
function daysOf({ date, daypart }: TurnDay, parts: 2 | 3): string {
  const day = new Date(`${date}T00:00:00Z`);
  const partsOf = (one: Date) => [one.getUTCDate(), months[one.getUTCMonth()], one.getUTCFullYear()].slice(0, parts);
  const first = partsOf(day);
  if (daypart !== 'night') return first.join(' ');
  const next = partsOf(new Date(day.getTime() + dayMs));
  const differing = first.findLastIndex((part, i) => part !== next[i]);
  return `${first.slice(0, differing + 1).join(' ')}/${next.join(' ')}`;
}

/** The date of a turn, as an order sheet is headed (§5): `18 September`, a night `18/19 September`. */
export const turnDate = (turn: TurnDay): string => daysOf(turn, 2);

/** `18 September 1944`, a night `18/19 September 1944`. */
export const turnDateAndYear = (turn: TurnDay): string => daysOf(turn, 3);

/** `Monday 18 September 1944`, a night `Monday 18/19 September 1944`. */
export const turnDateInFull = (turn: TurnDay): string =>
  `${weekdays[new Date(`${turn.date}T00:00:00Z`).getUTCDay()]} ${turnDateAndYear(turn)}`;

/** A share as people say it, 0.43 as “43 %”; `decimals`: at most so many. */
export const percent = (share: number, decimals = 0): string => `${Number((share * 100).toFixed(decimals))} %`;

/** The first `most` of a list; all of it where only one would be left out: nobody reads “and 1 more” without its name. */
export const upTo = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length - most > 1 ? all.slice(0, most) : all;

/** Names in one phrase, at most `most` of them: “2 Para, 3 Para and 4 more”. A single one more is named too. */
export function listed(names: readonly (string | number)[], most = Number.POSITIVE_INFINITY): string {
  const first = upTo(names, most);
  const told = first.length < names.length ? [...first, `${names.length - first.length} more`] : first;
  return told.length < 2 ? `${told[0] ?? ''}` : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
}

/** `a Tentacle`, `an air officer`. */
export const anyOne = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** With a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A name of the code in plain words: `standFast` is “stand fast”. */
export const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

type Lists = typeof import('./words');
/** Every word of every closed list. */
type AnyWord = {
  [Name in keyof Lists]: Lists[Name] extends readonly (infer Word extends string)[] ? Word : never;
}[keyof Lists];

/** Words of the closed lists that are said otherwise than by their own parts. */
const saidOtherwise: Partial<Record<AnyWord, string>> = {
  breakThrough: 'Break through',
  nonTact: 'Non-Tact',
  totalSuccess: 'Total Success',
  closecountry: 'close country',
  badterrain: 'bad terrain',
  fortified: 'fortified place',
  wait: 'Control waits',
  takeDraft: 'drafts are taken',
};

/** A word of the code as people say it: `liaisonOfficer` is “liaison officer”. Any other text as it is. */
export const plainWord = (text: string): string =>
  saidOtherwise[text as AnyWord] ?? (/^[a-z]+([A-Z][a-z]+)+$/.test(text) ? spaced(text) : text);

/** A text as it is printed, each grid reference in it on one line; what is kept or sent has plain spaces. */
export const unbroken = (text: string): string => text.replace(/(?<=\b\d{3}) (?=\d{3}\b)/g, '\u00a0');

/** “1 row”, “3 rows”. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as a sentence has it; above twelve in figures. */
export const inWords = (number: number): string => small[number] ?? `${number}`;

/** “no order sheets”, “three order sheets”; above twelve in figures. */
export const countedInWords = (number: number, one: string, many = `${one}s`): string =>
  `${inWords(number)} ${number === 1 ? one : many}`;

/** True when two names read alike at the table: small letters or capitals, they are one name. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** 250,000 ms: `4 min 10 s`. */
export function timeInWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Characters that turn the direction of the text around them, so that a reader sees other words than are stored. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A value as sent by a browser, without bidirectional controls in any of its texts. Joiners (ZWJ, ZWNJ) stay: Persian and
 * Hindi are spelled with them. A value without such a control is returned itself.
 */
export function withoutBidi<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(bidiControls, '') as Value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) {
    const plain = value.map(withoutBidi);
    return plain.some((one, at) => one !== value[at]) ? (plain as Value) : value;
  }
  const fields = Object.entries(value);
  const plain = fields.map(([key, inside]) => [withoutBidi(key), withoutBidi(inside)] as const);
  const isSame = plain.every(([key, inside], at) => key === fields[at]![0] && inside === fields[at]![1]);
  return isSame ? value : (Object.fromEntries(plain) as Value);
}

const inPractice = 'Practice: ';

/** The title of a practice game: everybody who sees it sees that it is one. */
export const practiceTitle = (title: string): string => `${inPractice}${title}`;

/** The title of a practice game without the word; null: it is no practice game's. */
export const titleInPractice = (title: string): string | null =>
  title.startsWith(inPractice) ? title.slice(inPractice.length) : null;
