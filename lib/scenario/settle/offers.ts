import { bookNations, type Nation } from '@/lib/sides';
import { listed } from '@/lib/text';
import { sides } from '@/lib/words';
import type { Draft } from '../draft/draft';
import { shippedScenarios } from '../draft/shipped';
import { columnsOfFile } from '../guide/guide';
import { nationsWritten } from '../nations-written';
import { peoples } from '../orbat-mapper/peoples';
import type { Cure, Offer } from './cures';
import { type Cells, manifestIn, recordsIn } from './rows';
import { widerFrame } from './settle-map';
import { withoutNation } from './settle-nations';
import { sideWords, withoutTeam } from './settle-teams';
import { isDecimalComma } from './settle-units';

/** The parts of a draft that are looked at to offer a way. */
export interface Known {
  draft: Draft;
  nations: readonly Nation[];
  teams: readonly Cells[];
  profiles: readonly Cells[];
  /** The names of the sides, by their keys. */
  sides: ReadonlyMap<string, string>;
  /** The cells of a row by its line; none where there is no such row. */
  cellsAt: (file: string, row: number) => Cells;
  /** The name of a row or a drawing; empty: it has no name. */
  nameOf: (file: string, place: number | undefined) => string;
}

/** The place and the kind of some faults. */
export interface Asked {
  file: string;
  column: string;
  /** The kind, where the words of the faults differ. */
  kind: string | null;
  rows: readonly number[];
}

/** The parts of a draft that are looked at, each file of it read once. */
export function knownOf(draft: Draft): Known {
  const read = new Map<string, ReadonlyMap<number, Cells>>();
  const rowsOf = (file: string) => {
    const there = read.get(file) ?? new Map(recordsIn(draft, file).map(({ row, cells }) => [row, cells]));
    read.set(file, there);
    return there;
  };
  const { sides: written } = manifestIn(draft);
  const named = (Array.isArray(written) ? written : []) as { key?: unknown; name?: unknown }[];
  return {
    draft,
    nations: nationsWritten(manifestIn(draft)),
    teams: [...rowsOf('teams.csv').values()],
    profiles: [...rowsOf('profiles.csv').values()],
    sides: new Map(
      sides.map((side) => {
        const name = named.find((one) => one?.key === side)?.name;
        return [side, typeof name === 'string' && name !== '' ? name : side];
      }),
    ),
    cellsAt: (file, row) => rowsOf(file).get(row) ?? {},
    nameOf: (file, place) => {
      if (place === undefined) return '';
      if (file.endsWith('.geojson')) return drawingCalled(draft, file, place);
      const { name, shortName, zone, id, key } = rowsOf(file).get(place) ?? {};
      return name || shortName || zone || id || key || '';
    },
  };
}

function drawingCalled(draft: Draft, file: string, place: number): string {
  const { properties } = (draft[file]?.[place] ?? {}) as { properties?: { name?: unknown; layer?: unknown } };
  return (
    [properties?.name, properties?.layer].find((word) => typeof word === 'string' && word !== '')?.toString() ?? ''
  );
}

type Offering = (asked: Asked, known: Known) => Offer[];

const offer = (cure: Cure, label: string, text = ''): Offer => ({ cure, text, label });

/** The words that stand in the column of the rows, each once. */
const wordsIn = ({ file, column, rows }: Asked, { cellsAt }: Known): string[] => [
  ...new Set(rows.map((row) => cellsAt(file, row)[column] ?? '')),
];
const areEmpty = (words: readonly string[]): boolean => words.every((word) => word === '');

const namesShown = 6;
const followsLabel = 'Put in what follows from the rest, in all units';

/** By a column of the units: what is offered where it is at fault. */
const ofUnits: Readonly<Record<string, Offering>> = {
  id: (asked, known) => [
    areEmpty(wordsIn(asked, known)) ? offer('follows', followsLabel) : offer('number', 'Give them ids of ours'),
  ],
  side: (asked, { draft }) => {
    const words = sideWords(draft, asked.file, asked.rows);
    const isOurs = words.some((word) => sides.some((side) => side === word));
    return words.length === 2 && !isOurs ? [offer('nameSides', `Call the sides ${listed(words)}`)] : [];
  },
  team: (_, { draft }) => {
    const words = [...withoutTeam(draft).keys()];
    return words.length > 0
      ? [offer('teams', `Make ${words.length === 1 ? 'the team' : 'the teams'} ${listed(words, namesShown)}`)]
      : [offer('follows', followsLabel)];
  },
  nation: nationOffers,
  profile: () => [
    offer('profiles', 'By their arm: the book’s examples and our guesses', ''),
    ...shippedScenarios.map((name) => offer('profiles', `By their arm, as in ${titleOf(name)}`, name)),
  ],
  shortName: (asked, known) => [
    areEmpty(wordsIn(asked, known))
      ? offer('follows', followsLabel)
      : offer('shorten', asked.kind ? 'Give them names that differ' : 'Shorten them'),
  ],
  isFlexible: () => [offer('write', 'None of them is flexible', 'no')],
  symbol: () => [offer('write', 'Take the symbols out')],
  lon: placeOffers,
  lat: placeOffers,
};

/** Columns of the units of which something follows from the rest. */
const following = [
  'corps',
  'division',
  'formation',
  'entry',
  'echelon',
  'carriage',
  'mover',
  'stepsLost',
  'arrivalTurn',
];

const titleOf = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);

function nationOffers(asked: Asked, known: Known): Offer[] {
  const words = wordsIn(asked, known).filter((word) => word !== '');
  const named = (of: readonly string[]) =>
    listed([...new Set(of.map((word) => nationCalled(word, known)))], namesShown);
  if (asked.kind?.endsWith('by a guess: nobody has said it')) return [offer('isNation', `They are ${named(words)}`)];
  if (words.length === 0) return [offer('follows', followsLabel)];
  const lacking = [...new Set(withoutNation(known.draft).map(({ said }) => said))];
  if (lacking.length === 0) return [offer('nation', `Let ${named(words)} units fight there`)];
  return [offer('nation', `Make ${named(lacking)} ${lacking.length === 1 ? 'a nation' : 'nations'} of the scenario`)];
}

/** The word of people for a nation that a word means. */
const nationCalled = (word: string, { nations }: Known): string =>
  nations.find(({ key }) => key === word)?.name ??
  peoples.find(({ key, name, also }) => [key, name, ...also].some((one) => one.toLowerCase() === word.toLowerCase()))
    ?.name ??
  word;

/** A place that cannot be read, or lies beyond the frame. */
function placeOffers(asked: Asked, known: Known): Offer[] {
  const isWider = asked.kind === 'lie beyond the frame of the map' && widerFrame(known.draft, asked.file, asked.rows);
  return isWider ? [offer('widen', 'Make the map as large as they need')] : [];
}

/** The offers of other files than the units, by file and column; the first that has offers is taken. */
const elsewhere: readonly (readonly [file: RegExp, column: RegExp, offers: Offering])[] = [
  [
    /^teams\.csv$/,
    /^hqUnitId$/,
    ({ rows }) => [
      offer(
        'headquarters',
        rows.length === 1 ? 'Take one of its units, or make one' : 'Take one of their units each, or make one',
      ),
    ],
  ],
  [/\.csv$/, /^(lon|lat)$/, placeOffers],
  [
    /\.geojson$/,
    /^(features)?$/,
    ({ kind }) =>
      kind === 'lie wholly beyond the frame of the map'
        ? [offer('dropBeyond', 'Delete all that lie beyond the frame')]
        : [],
  ],
  [
    /^manifest\.json$/,
    /^opening\.controlSeats$/,
    (asked) =>
      asked.kind === 'have no seat of Team Control'
        ? [offer('seats', 'Let the first seat of Team Control have them')]
        : [],
  ],
];

/** Ways that fit faults of a kind, the likeliest first. */
export function offersFor(asked: Asked, known: Known): Offer[] {
  const { file, column, rows } = asked;
  if (file.endsWith('.csv') && rows.length > 0) {
    if (wordsIn(asked, known).some(isDecimalComma)) return [offer('point', 'Read the comma as a decimal point')];
    if (column === 'ours') return [offer('ours', 'Take these words out')];
  }
  if (file === 'units.csv') {
    const own = ofUnits[column]?.(asked, known) ?? [];
    const follows = following.includes(column) && areEmpty(wordsIn(asked, known));
    return follows ? [offer('follows', followsLabel), ...own] : own;
  }
  const found = elsewhere.find(([of, at]) => of.test(file) && at.test(column));
  return found?.[2](asked, known) ?? [];
}

/** The words that may stand in the column of a table, each with what it is called. */
export function choicesFor({ file, column }: Asked, known: Known): { id: string; label: string }[] {
  if (!file.endsWith('.csv')) return [];
  const named = (rows: readonly Cells[]) =>
    rows.flatMap(({ key = '', name = '', describes = '' }) =>
      key ? [{ id: key, label: name || describes || key }] : [],
    );
  if (column === 'team') return named(known.teams);
  if (column === 'profile') return named(known.profiles);
  if (column === 'nation')
    return [...known.nations, ...peoples.filter(({ key }) => isNeither(key, known.nations))].map(({ key, name }) => ({
      id: key,
      label: name,
    }));
  const words = columnsOfFile(file, known.nations).find((one) => one.column === column)?.words ?? [];
  return words.map((id) => ({ id, label: (column === 'side' && known.sides.get(id)) || id }));
}

const isNeither = (key: string, nations: readonly Nation[]): boolean =>
  !nations.some((one) => one.key === key) && !bookNations.some((one) => one.key === key);
