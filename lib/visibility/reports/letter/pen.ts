import { inWords, listed } from '@/lib/text';
import type { Daypart } from '@/lib/words';
import type { AccountFact, PlaceFact, ReportFacts, Worth } from '../../facts';
import { namedBy } from '../../words/grid';
import { type Called, Voice } from '../voice';
import { commonPrice } from './common-price';
import type { Filling } from './fill';
import type { StaffWords, State, Ways } from './words/staff-words';
import { isWhole, stateOf } from './worth';

/** An own unit as a letter knows it. */
export interface OwnUnit extends Called {
  brigade: string;
  place: PlaceFact | null;
  /** null: nothing may be told of it. */
  worth: Worth | null;
  /** It is where it was when the turn began, and as it was; unknown where only part of a turn is told. */
  isUnchanged: boolean;
  /** It came onto the map in this turn. */
  hasArrived: boolean;
}

/** Own units as a sentence calls them. */
export interface Who {
  text: string;
  isMany: boolean;
}

/** Names in one phrase; after a piece that is itself two names a comma stands before the last. */
const listedApart = (pieces: readonly string[]): string =>
  pieces.length > 1 && pieces.some((piece) => piece.includes(' and '))
    ? `${pieces.slice(0, -1).join(', ')}, and ${pieces.at(-1)}`
    : listed(pieces);

/** So many units as a sentence calls them after their names: where the enemy is spoken of "they" could be he. */
export const allOf = (count: number): string => (count === 2 ? 'both' : `all ${inWords(count)}`);

/** Several units, or one whose name is several things: "14 and 615 Field Sqns RE". */
const isSeveral = (units: readonly Called[]): boolean =>
  units.length > 1 || units.some(({ name }) => /\b(?:Bns|Btys|Coys|Regts|Sqns|Troops)\b/.test(name));

/** Units by the place where they are, in the order in which each place comes first. */
export function byPlace<T extends { place: PlaceFact | null }>(units: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const unit of units) {
    const key = unit.place?.gridReference ?? '';
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()];
}

/** Places where one unit is come before those of several. */
const severalLast = (there: readonly OwnUnit[][]): OwnUnit[][] => [
  ...there.filter(({ length }) => length === 1),
  ...there.filter(({ length }) => length > 1),
];

/** The map's words after the last of several places that share them: "both at Uden". */
function runOf(words: readonly string[], i: number): string {
  const map = words[i]!;
  if (map === '' || words[i + 1] === map) return '';
  const before = words.slice(0, i).findLastIndex((one) => one !== map);
  const count = i - before;
  return count === 1 ? map : `${allOf(count)} ${map}`;
}

/** So many units in one sentence may differ in how they are. */
const differAtMost = 3;

/** So many units that have lost nothing are told so where they are told of; of more the end of the letter tells it. */
const wholeAtMost = 2;

/** The tools that one letter is written with: its words, and everything it has told so far. */
export class Pen {
  readonly voice: Voice;
  readonly words: StaffWords;
  readonly daypart: Daypart;
  readonly #units: ReadonlyMap<string, OwnUnit>;
  /** Every unit of the team: none where only part of a turn is told. */
  readonly all: readonly OwnUnit[];
  readonly isWhole: boolean;
  readonly #placed = new Set<string>();
  readonly #settled = new Set<string>();
  readonly #cameIn = new Set<string>();
  readonly #saidOnce = new Set<string>();
  /** Of whom a piece of news tells how they are. */
  readonly #toldByNews: ReadonlySet<string>;
  /** Whom the letter tells of something that may have cost them losses. */
  readonly #befallen: ReadonlySet<string>;
  readonly #fought: ReadonlySet<string>;
  /** The places of the objective that the team holds. */
  readonly #held: ReadonlySet<string>;
  /** The units that have lost nothing and that no fight and no piece of news tells of. */
  readonly #whole: readonly string[];
  /** The losses that most fights share, told in short; empty: each tells them in full. */
  readonly price: string;

  /** Updates went before the letter: what it does not tell again may have happened all the same. */
  readonly isAfterUpdates: boolean;

  constructor(facts: ReportFacts, seed: unknown, words: StaffWords, daypart: Daypart, isAfterUpdates = false) {
    this.isAfterUpdates = isAfterUpdates;
    this.voice = new Voice(seed);
    this.words = words;
    this.daypart = daypart;
    this.#units = unitsOf(facts);
    this.all = (facts.accounts ?? []).map(asUnit);
    this.isWhole = this.all.length >= facts.ownPlaces.length;
    this.price = commonPrice(facts.fights);
    this.#befallen = befallenIn(facts);
    this.#fought = new Set(facts.fights.flatMap(({ own }) => own.map(({ name }) => name)));
    this.#held = new Set((facts.objective?.places ?? []).flatMap(({ is, spoken }) => (is === 'held' ? [spoken] : [])));
    this.#toldByNews = new Set(
      (facts.news ?? []).flatMap((one) => ('effectiveness' in one ? one.units.map(([name]) => name!) : [])),
    );
    this.#whole = this.all
      .filter((unit) => unit.worth && isWhole(unit.worth) && !this.#fought.has(unit.name))
      .filter((unit) => !this.isToldByNews(unit))
      .map(({ name }) => name);
  }

  /** The own unit of this name. A name nobody knows is a unit without a place. */
  unit([name, shortName]: readonly string[]): OwnUnit {
    return (
      this.#units.get(name!) ?? {
        name: name!,
        shortName: shortName ?? name!,
        brigade: '',
        place: null,
        worth: null,
        isUnchanged: false,
        hasArrived: false,
      }
    );
  }

  /** The own units of these names, each once. */
  units(names: readonly (readonly string[])[]): OwnUnit[] {
    return [...new Map(names.map((one) => [one[0], this.unit(one)])).values()];
  }

  say(ways: Ways, filling?: Filling): string {
    return this.voice.say(ways, filling);
  }

  /** By name alone. */
  named(units: readonly Called[]): Who {
    return { text: listed(this.voice.names(units)), isMany: isSeveral(units) };
  }

  /**
   * By name, with the place of each whose place has not been told: "1/501 (476 377) and 3/501 (478 386, both at Veghel)".
   * `said`: words of the sentence; a place that they name is not named again.
   */
  placed(units: readonly OwnUnit[], said = ''): Who {
    const told = units.filter((unit) => this.isPlaced(unit) || !unit.place);
    const there = severalLast(byPlace(units.filter((unit) => !told.includes(unit))));
    const isOneOfMany = there.length + told.length > 1 && there.filter(({ length }) => length > 1).length === 1;
    const words = there.map(([unit]) => {
      const map = unit!.place!.words;
      return map !== '' && said.includes(namedBy(map)) ? '' : map;
    });
    const pieces = there.flatMap((group, i): string[] => {
      this.hasPlaced(group);
      const called = this.voice.names(group);
      const names = listed(called);
      const { gridReference } = group[0]!.place!;
      // In one list with others the figures after the last name would be those of it alone.
      if (isOneOfMany && called.length > 1 && !names.endsWith(')')) {
        const at = [`${allOf(called.length)} at ${gridReference}`, runOf(words, i)].filter(Boolean).join(', ');
        return [...called.slice(0, -1), `${called.at(-1)} (${at})`];
      }
      const run = runOf(words, i);
      // After a name that ends in brackets the place stands without.
      if (!names.endsWith(')')) return [`${names} (${[gridReference, run].filter(Boolean).join(', ')})`];
      if (run !== '' && run === words[i]) return [`${names} ${run} (${gridReference})`];
      return [`${names} at ${gridReference}${run && ` (${run})`}`];
    });
    const names = this.voice.names(told);
    for (const piece of isOneOfMany || told.length === 0 ? names : [listed(names)]) pieces.push(piece);
    return { text: listedApart(pieces), isMany: isSeveral(units) };
  }

  /** The same with how they are, where they are alike and nothing else in the letter tells it: "2 HCR (452 262), still strong,". */
  placedAsTheyAre(units: readonly OwnUnit[], said = ''): Who {
    const states = new Set(units.map((unit) => this.stateToTell(unit, units)));
    const areApart = units.length <= differAtMost && byPlace(units).length === units.length;
    if (states.size === 1 || !areApart) return this.asTheyAre(this.placed(units, said), units);
    const each = units.map((unit) => this.asTheyAre(this.placed([unit], said), [unit]).text);
    return { text: `${each.slice(0, -1).join(', ').replace(/,+/g, ',')} and ${each.at(-1)}`, isMany: true };
  }

  /** Own units as a sentence calls them, with how they are, where nothing else in the letter tells it. `together`: all whom the sentence tells of. */
  asTheyAre(who: Who, units: readonly OwnUnit[], together = units): Who {
    const states = new Set(units.map((unit) => this.stateToTell(unit, together)));
    const [state] = states;
    if (states.size !== 1 || !state) return who;
    this.hasSettled(units);
    const all = units.length === 1 ? '' : units.length === 2 ? 'both ' : 'all ';
    return { ...who, text: `${who.text}, ${all}${this.words.states[state].adjective},` };
  }

  /**
   * The state of a unit that only the end of the letter would tell; null: it is told elsewhere, or with others than these
   * that have lost nothing.
   */
  stateToTell(unit: OwnUnit, together: readonly OwnUnit[]): State | null {
    if (!this.isWhole || !unit.worth || this.isSettled(unit) || this.isToldByNews(unit)) return null;
    if (this.#fought.has(unit.name)) return null;
    const state = isWhole(unit.worth) ? 'whole' : stateOf(unit.worth);
    const areAll = this.#whole.every((name) => together.some((one) => one.name === name));
    const areFew = this.#whole.length <= wholeAtMost && this.all.some(({ worth }) => worth !== null && !isWhole(worth));
    return state === 'whole' && !areAll && !areFew ? null : state;
  }

  /** True when a crossing is a place of the objective that the team holds. */
  isHeld(spoken: string): boolean {
    return this.#held.has(spoken);
  }

  /** True when something that is said but once in a letter has not been said yet; it has been from now on. */
  isFirstTime(what: string): boolean {
    const isFirst = !this.#saidOnce.has(what);
    this.#saidOnce.add(what);
    return isFirst;
  }

  isPlaced({ name }: Called): boolean {
    return this.#placed.has(name);
  }

  hasPlaced(units: readonly Called[]): void {
    for (const { name } of units) this.#placed.add(name);
  }

  /** True when it has been told that a unit came in. */
  hasToldArrival({ name }: Called): boolean {
    return this.#cameIn.has(name);
  }

  tellsArrival(units: readonly Called[]): void {
    for (const { name } of units) this.#cameIn.add(name);
  }

  /** True when the letter tells of something that may have cost a unit its losses. */
  isBefallen({ name }: Called): boolean {
    return this.#befallen.has(name);
  }

  /** True when a piece of news tells how a unit is. */
  isToldByNews({ name }: Called): boolean {
    return this.#toldByNews.has(name);
  }

  /** True when it has been told how a unit is. */
  isSettled({ name }: Called): boolean {
    return this.#settled.has(name);
  }

  hasSettled(units: readonly Called[]): void {
    for (const { name } of units) this.#settled.add(name);
  }
}

/** Own units that fought, that were bombed or shelled, or that have an enemy close by. */
const befallenIn = ({ fights, news }: ReportFacts): Set<string> =>
  new Set([
    ...fights.flatMap(({ own }) => own.map(({ name }) => name)),
    ...(news ?? []).flatMap((one) =>
      one.kind === 'strike' || one.kind === 'contact' || one.kind === 'landing' ? one.units.map(([name]) => name!) : [],
    ),
  ]);

/** Every own unit of which the facts speak, by name. In a game made before there are no accounts. */
function unitsOf({ accounts = [], fights, ownPlaces }: ReportFacts): Map<string, OwnUnit> {
  const units = new Map<string, OwnUnit>();
  for (const { names, place } of ownPlaces)
    units.set(names[0]!, {
      name: names[0]!,
      shortName: names.at(-1)!,
      brigade: '',
      place,
      worth: null,
      isUnchanged: false,
      hasArrived: false,
    });
  for (const { own } of fights)
    for (const { name, shortName, brigade, place, ...worth } of own)
      units.set(name, { name, shortName, brigade, place, worth, isUnchanged: false, hasArrived: false });
  for (const account of accounts) units.set(account.name, asUnit(account));
  return units;
}

const asUnit = ({ name, shortName, brigade, place, worth, isChanged, hasArrived }: AccountFact): OwnUnit => ({
  isUnchanged: !isChanged && !hasArrived,
  hasArrived,
  name,
  shortName,
  brigade,
  place,
  worth,
});
