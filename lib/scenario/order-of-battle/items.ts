import { readProfile } from '@/lib/adjudication/status';
import { wordFor } from '../written-words';
import { readAssigned } from './pieces';

/** What a unit's columns may hold, as its draft has them. */
export interface Vocabulary {
  arms: readonly string[];
  nations: readonly string[];
  echelons: readonly string[];
  profiles: readonly { key: string; notation: string }[];
  /** Every column of the units. */
  columns: readonly string[];
}

/** What was said of a unit, or of all units of a formation, by column. */
export type Said = Readonly<Record<string, string>>;

export interface ItemsRead {
  said: Said;
  /** `×3`: so many units. */
  times: number;
  /** What nobody knows. */
  unknown: string[];
  /** What was guessed, and what asks for a word, each in words. */
  guesses: string[];
  doubts: string[];
}

const timesSaid = /^[×x*]\s*(\d{1,3})$/i;

/** What stands after the commas of a line. */
export function readItems(items: readonly string[], words: Vocabulary): ItemsRead {
  const said: Record<string, string> = {};
  const unknown: string[] = [];
  const guesses: string[] = [];
  const doubts: string[] = [];
  let times = 1;
  for (const item of items.filter((one) => one !== '')) {
    const assigned = readAssigned(item, words.columns);
    const [, count] = timesSaid.exec(item) ?? [];
    const word = assigned || count ? null : columnOf(item, words);
    if (assigned) said[assigned.column] = assigned.value;
    else if (count) times = Math.max(1, Number(count));
    else if (!word || said[word.column] !== undefined) unknown.push(item);
    else {
      said[word.column] = word.value;
      if (word.guess) guesses.push(word.guess);
      if (word.doubt) doubts.push(word.doubt);
    }
  }
  return { said, times, unknown, guesses, doubts };
}

interface Word {
  column: string;
  value: string;
  guess?: string;
  doubt?: string;
}

/** Which column a word belongs to; a word of ours before what people write for it. */
export function columnOf(item: string, { arms, nations, echelons, profiles }: Vocabulary): Word | null {
  const lists = [
    ['arm', arms],
    ['nation', nations],
    ['echelon', echelons],
    ['profile', profiles.map(({ key }) => key)],
  ] as const;
  for (const [column, words] of lists) if (words.includes(item)) return { column, value: item };
  const notation = readProfile(item);
  if (notation.ok) return byNotation(item, profiles);
  for (const [column, words] of lists.slice(0, 3)) {
    const value = wordFor(item, words);
    if (value !== null) return { column, value };
  }
  return null;
}

const bare = (notation: string): string => notation.replace(/\s/g, '').replaceAll('–', '-');

/** The profile of a notation. The notation itself stands at the unit where no profile has it. */
function byNotation(item: string, profiles: Vocabulary['profiles']): Word {
  const [first, ...others] = profiles.filter(({ notation }) => bare(notation) === bare(item));
  if (!first) return { column: 'profile', value: item, doubt: `no profile has ${item}: make one` };
  const guess =
    others.length > 0
      ? `${item} is read as ${first.key}, and is that of ${others.map(({ key }) => key).join(', ')} too`
      : null;
  return { column: 'profile', value: first.key, ...(guess && { guess }) };
}

/** The arm by the words of a name, the telling ones first; null: they do not say. */
export function armInName(name: string, arms: readonly string[]): string | null {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const found = [...pairs, ...words].flatMap((word) => wordFor(word, arms) ?? []);
  return tellingFirst.find((arm) => found.includes(arm)) ?? found[0] ?? null;
}

/** A battery of airlanding anti-tank guns is anti-tank. */
const tellingFirst: readonly string[] = [
  'hq',
  'antiTank',
  'antiAircraftArtillery',
  'bridgingColumn',
  'engineers',
  'recce',
  'artillery',
  'mountainInfantry',
  'gliderInfantry',
  'paras',
  'mechanised',
  'armour',
  'transport',
];
