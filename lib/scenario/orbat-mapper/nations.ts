import type { Nation } from '@/lib/sides';
import { counted } from '@/lib/text';
import { barPatterns, type Side, sides } from '@/lib/words';
import type { ScenarioProblem } from '../types';
import { peoples } from './peoples';
import type { ReadUnit } from './units';

/** Whose army each unit of a file is of, as nations that a scenario can have. */

/** Whose army a unit is taken to be of, where the file does not say and the book’s nations are meant. */
const nationGuessed = { allied: 'UK', german: 'GER' } as const satisfies Record<Side, string>;
const nationsAtMost = 24;
const keyAtMost = 8;
const nameAtMost = 40;

/** The nation of a unit where neither the file says nor any name: the book’s for its side, or the first that the side has. */
export const nationOtherwise = (side: Side, there: readonly Nation[]): string => {
  const own = there.filter((nation) => nation.sides.includes(side));
  return (own.find(({ key }) => key === nationGuessed[side]) ?? own[0])?.key ?? nationGuessed[side];
};

interface Asked {
  /** The nations that the scenario has. */
  there: readonly Nation[];
  sideNames: Readonly<Record<Side, string | null>>;
  /** By a side of the file: the nation of its units of which nobody says it, as a host chose it. */
  chosen: Readonly<Record<string, string>>;
  /** Whether the nation of a unit is guessed where the file does not say it. */
  isGuessed: (unit: ReadUnit) => boolean;
}

/**
 * Finds the nation of a country as it is said: one of the scenario’s, or a people that is known, or one that is `made` of the
 * word, each name by its key. Null: there is no room for one more.
 */
export function nationFinder(there: readonly Nation[]) {
  const made = new Map<string, string>();
  const keyFor = (key: string, name: string): string | null => {
    if (there.some((nation) => nation.key === key) || made.has(key)) return key;
    if (there.length + made.size >= nationsAtMost) return null;
    made.set(key, name);
    return key;
  };
  const of = (said: string): string | null => {
    const known = nationCalled(said, there) ?? peopleCalled(said);
    if (known) return keyFor(known.key, known.name);
    const again = [...made].find(([, name]) => same(name, nameOf(said)));
    return again?.[0] ?? keyFor(newKey(said, [...there.map(({ key }) => key), ...made.keys()]), nameOf(said));
  };
  return { made, keyFor, of };
}

/**
 * The units with the key of a nation each, null where nothing says it; and the names of the nations that the scenario has not
 * yet, by their keys. What a file calls a country is one of the scenario’s nations, or a people that is known, or becomes one.
 */
export function withNations(
  units: readonly ReadUnit[],
  { there, sideNames, chosen, isGuessed }: Asked,
): { units: ReadUnit[]; made: Map<string, string> } {
  const { made, keyFor, of: ofCountry } = nationFinder(there);
  /** By the names around it; of a further side by its name, which its note says; else that of its side by the book. */
  const guessed = (unit: ReadUnit): ReadUnit => {
    const named = namedIn(unit, there);
    const nation = named && keyFor(named.key, named.name);
    if (named && nation !== null && nation === nationOtherwise(unit.side, there)) return { ...unit, nation };
    if (named && nation !== null)
      return withDoubt(
        unit,
        nation,
        `does not say of which nation it is: it is taken to be ${named.name}, by ${named.in}`,
        `do not say of which nation they are: they are taken to be ${named.name}, by the names around them`,
      );
    const own = Object.hasOwn(chosen, unit.ofSide) ? ofCountry(chosen[unit.ofSide]!) : null;
    if (own !== null) return { ...unit, nation: own };
    const isFurther = unit.ofSide !== sideNames[unit.side];
    if (isFurther) return { ...unit, nation: ofCountry(unit.ofSide) };
    const key = nationOtherwise(unit.side, there);
    const name = there.find((one) => one.key === key)?.name ?? key;
    return withDoubt(
      unit,
      null,
      `does not say of which nation it is, and no name around it does: it is taken to be ${name}`,
      `of ${unit.ofSide} do not say of which nation they are, and no name around them does: they are taken to be ${name}`,
    );
  };
  return {
    made,
    units: units.map((unit) => {
      if (unit.nation !== null) {
        const nation = ofCountry(unit.nation);
        return nation === null
          ? withDoubt(unit, null, tooMany(unit.nation), `are of countries ${beyondWords}`)
          : { ...unit, nation };
      }
      return isGuessed(unit) ? guessed(unit) : unit;
    }),
  };
}

/** A unit whose nation is a guess, or could not be kept. */
const withDoubt = (unit: ReadUnit, nation: string | null, message: string, kind?: string): ReadUnit => ({
  ...unit,
  nation,
  guessed: new Set([...unit.guessed, 'nation']),
  doubts: [...unit.doubts, { column: 'nation', message, ...(kind && { kind }) }],
});

const beyondWords = `in the file, and a scenario has ${counted(nationsAtMost, 'nation')} at most: look whether the nation of its side is right`;
const tooMany = (country: string): string => `is of ${country} ${beyondWords}`;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const nationCalled = (said: string, there: readonly Nation[]): Nation | undefined =>
  there.find(({ key }) => key === said) ?? there.find(({ key, name }) => same(key, said) || same(name, said));

const peopleCalled = (said: string) =>
  peoples.find(({ key, name, also }) => [key, name, ...also].some((word) => same(word, said)));

/** The one nation that the nearest name above a unit, its own first, has among its words; null: none has, or several. */
function namedIn(unit: ReadUnit, there: readonly Nation[]) {
  const { name, brigade, division, formation, corps, ofSide } = unit;
  for (const text of [name, brigade, division, formation, corps, ofSide]) {
    const words = wordsOf(text ?? '');
    const own = there.filter(({ key, name }) => isAmong(key, words) || isAmong(name, words));
    const found =
      own.length > 0
        ? own
        : peoples.filter((one) => [one.key, one.name, ...one.also].some((word) => isAmong(word, words)));
    const keys = new Set(found.map(({ key }) => key));
    if (text && keys.size === 1) return { key: found[0]!.key, name: found[0]!.name, in: text };
  }
  return null;
}

/** A text as words with a space on either side of each. */
const wordsOf = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

const lettersOfCode = 3;
/** Short words are codes, which are written large: `aus` is no Australian. */
const isAmong = (word: string, words: string): boolean =>
  word.length <= lettersOfCode
    ? words.includes(` ${word.toUpperCase()} `)
    : words.toLowerCase().includes(wordsOf(word).toLowerCase());

/** A country as the name of a nation. */
const nameOf = (said: string): string => said.slice(0, nameAtMost).trim();

/** A key of letters and figures that is not taken: the word itself where it is short, else its first letters or its initials. */
function newKey(said: string, taken: readonly string[]): string {
  const words = said
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
  const joined = words.join('');
  const initials = words.map((word) => word[0]!.toUpperCase()).join('');
  const plain = joined.length <= keyAtMost || words.length < 2 ? joined : initials;
  const base = plain.slice(0, keyAtMost) || 'N';
  let key = base;
  for (let number = 2; taken.includes(key); number++) key = `${base.slice(0, keyAtMost - 2)}${number}`;
  return key;
}

type OfNation = { side: Side; nation: string };

interface Needed {
  there: readonly Nation[];
  /** Names of nations that are not there yet. */
  made: ReadonlyMap<string, string>;
  /** Of all units. */
  used: readonly OfNation[];
  /** The scenario names its nations: they stay, each with its bar. Else they are the book’s, and those that no unit has go. */
  isNamed: boolean;
}

/**
 * The nations of a scenario in which units of these stand, each with the sides it fights on and a bar of its own; null: those
 * that are there do.
 */
export function nationsNeeded(wanted: readonly OfNation[], { there, made, used, isNamed }: Needed): Nation[] | null {
  const lacks = wanted.some(({ side, nation }) => !there.some((one) => one.key === nation && one.sides.includes(side)));
  if (!lacks) return null;
  const all = [...used, ...wanted];
  const keys = [...new Set(all.map(({ nation }) => nation))];
  const sidesOf = (key: string, of: readonly OfNation[] = all) =>
    sides.filter((side) => of.some((one) => one.nation === key && one.side === side));
  const kept = there
    .filter(({ key }) => isNamed || keys.includes(key))
    .map((nation) => {
      const more = [...nation.sides, ...sidesOf(nation.key, wanted)];
      return { ...nation, sides: isNamed ? sides.filter((side) => more.includes(side)) : sidesOf(nation.key) };
    });
  const nations: Nation[] = [];
  for (const nation of kept)
    nations.push(
      isNamed || isFree(nation.bar, nation.sides, nations) ? nation : { ...nation, bar: barFor(nation.sides, nations) },
    );
  for (const key of keys.filter((one) => made.has(one))) {
    nations.push({ key, name: made.get(key)!, sides: sidesOf(key), bar: barFor(sidesOf(key), nations) });
  }
  return nations;
}

const isFree = (bar: Nation['bar'], its: Nation['sides'], nations: readonly Nation[]): boolean =>
  !nations.some((one) => one.bar === bar && one.sides.some((side) => its.includes(side)));

/** A bar that no nation has yet, or none of its side; where all are taken, the checks tell which look alike. */
const barFor = (its: Nation['sides'], nations: readonly Nation[]): Nation['bar'] =>
  barPatterns.find((bar) => isFree(bar, sides, nations)) ??
  barPatterns.find((bar) => isFree(bar, its, nations)) ??
  barPatterns[nations.length % barPatterns.length]!;

/** What should be known of nations that were made or changed. */
export const nationNotes = (nations: readonly Nation[] | null, there: readonly Nation[]): ScenarioProblem[] =>
  (nations ?? []).flatMap(({ key, name, sides: its }, at) => {
    const before = there.find((one) => one.key === key);
    const message = !before
      ? 'is a nation of the file: its name and the bar of its counters are guesses'
      : before.sides.length < its.length
        ? 'is in the file on both sides'
        : null;
    const kind = before
      ? 'are in the file on both sides'
      : 'are of the file: their names and the bars of their counters are guesses';
    return message === null ? [] : [{ file: 'manifest.json', column: `nations.${at}`, name, message, kind }];
  });
