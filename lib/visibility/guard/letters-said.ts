import type { MustName } from '@/lib/words';
import { type FightFacts, isToTell, type ReportFacts } from '../facts';
import { type FightLetter, movesTitle } from '../reports/eleti';
import { findExactly, findNames } from '../words/names';
import { namings } from '../words/player-words';

/** The contents of a text about a fight: which letters of ELETI, and which of tanks, artillery and air. */

/** The contents of a text about one fight. */
export interface Item {
  fight: FightFacts;
  /** The text has a passage that tells it. */
  isTold: boolean;
  /** Where its letters are looked for: under its title; without one in the whole text, as the price may be told once over all. */
  from: number;
  to: number;
  text: string;
  /** The passage that tells it, for what is put on the map: what stands under its title, or its paragraph. */
  passage: { from: number; to: number };
}

/** Parts a report's text by the titles of its fights, or finds the paragraph of each. */
export function itemsOf(text: string, facts: Pick<ReportFacts, 'fights'>): Item[] {
  const titles = new Set([...facts.fights.map(({ title }) => title), movesTitle]);
  const lines = [...text.matchAll(/^[^\S\n]*(\S[^\n]*?)[^\S\n]*$/gm)]
    .filter(([, line]) => titles.has(line!))
    .map(({ index, 0: { length }, 1: title }) => ({ title, from: index, after: index + length }));
  return facts.fights.map((fight) => {
    const i = lines.findIndex(({ title }) => title === fight.title);
    if (i >= 0) {
      const from = lines[i]!.after;
      const to = lines[i + 1]?.from ?? text.length;
      const part = text.slice(from, to);
      return { fight, isTold: part.trim() !== '', from, to, text: part, passage: { from, to } };
    }
    const passage = passageOf(text, fight);
    return { fight, isTold: passage !== null, from: 0, to: text.length, text, passage: passage ?? { from: 0, to: 0 } };
  });
}

/** The paragraph that tells a fight: the one that says most of its place, its own units and its enemy; null: none speaks of him. */
function passageOf(text: string, fight: FightFacts): { from: number; to: number } | null {
  const { place, crossing, own, enemy } = fight;
  const places = [
    crossing?.spoken ?? '',
    place.words.replace(/^.*?\bof (?=\p{Lu}|the )|^at /u, ''),
    place.gridReference,
  ];
  const units = own.flatMap(({ name, shortName }) => [name, shortName]).filter(Boolean);
  const scored = paragraphsOf(text).map((span) => {
    const words = text.slice(span.from, span.to);
    const has = (some: string): boolean => some !== '' && words.toLowerCase().includes(some.toLowerCase());
    const ours = places.filter(has).length * 2 + findExactly(words, units).length;
    const theirs =
      (has(enemy.battalions) ? 3 : 0) + enemy.types.filter(has).length + (/\benem(?:y|ies)\b/i.test(words) ? 1 : 0);
    return { span, score: ours > 0 && theirs > 0 ? ours + theirs : 0 };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), {
    span: { from: 0, to: 0 },
    score: 0,
  });
  return best.score > 0 ? best.span : null;
}

const paragraphsOf = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/[^\n](?:[^\n]|\n(?!\s*\n))*/g)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

/**
 * The text with names blanked out, sign for sign: what they hold is no word of the report. In small letters alone nothing is a
 * name: “mountain troops” are the kind of the enemy, also where a heading of the order of battle is Mountain troops.
 */
export function withoutNames(text: string, names: readonly string[], places: readonly string[]): string {
  let bare = text;
  const found = [...findNames(text, names, places), ...findExactly(text, names)];
  for (const { from, to } of found.filter((one) => /[\p{Lu}\d]/u.test(one.text)))
    bare = bare.slice(0, from) + ' '.repeat(to - from) + bare.slice(to);
  return bare;
}

const denial = /\b(?:no|not|without|neither|nor|nobody|none|never|nothing|free of)\b[^.,;:!?\n]{0,60}$/i;

/** Where a text says what `pattern` finds, without denying it: "no tanks were seen" does not name tanks. */
export const mentions = (text: string, pattern: RegExp): { before: string; after: string }[] =>
  [...text.matchAll(new RegExp(pattern.source, 'gi'))]
    .map(({ index, 0: { length } }) => ({ before: text.slice(0, index), after: text.slice(index + length) }))
    .filter(({ before }) => !denial.test(before));

/** True when a mention is of the own side: "our own guns", "aircraft of our own", "we had tanks". */
const isOfOurs = ({ before, after }: { before: string; after: string }): boolean =>
  /\b(?:our|own|friendly|we had)\s+(?:[\w-]+\s+){0,2}$/i.test(before) || /^\s+of\s+(?:our|ours)\b/i.test(after);

/** The words of a text for how well troops can still fight. */
export const effectivenessSaid =
  /combat power|\boffensive|\bcapable|\bfit\b|\bworn\b|\blosses\b|\bcasualties\b|\bexhausted|\bspent\b|\bintact\b|\bfresh\b|\btired\b|\bweak|\bstrong|\bstrength\b|\battack again\b|\banother attack\b|\bcan still attack\b|\bgo again\b|\bfight left\b|\bfighting (?:unit|outfit)s?\b|\bburnt out\b|\bcomplete\b|\bpunch\b|\b(?:un)?able to\b|\beffective|\bfight on\b|\bshattered|\bdisintegrat|\bready for|\bcut to pieces/i;
const prisonersSaid = /\bprisoners?\b|\bcaptured?\b/i;
const numbersSaid =
  /\b(?:battalions|companies|platoons|regiments|brigades|divisions|squadrons|battlegroups)\b|\b(?:an?|about|half|one|some|roughly|weak|strong|reinforced|single)\s+(?:[\w-]+\s+){0,2}(?:battalion|company|platoon|regiment|brigade|division|squadron|battlegroup)\b|\bhandful\b|\b(?:hundred|dozen|score)s? of (?:men|them)\b/i;
const kindSaid =
  /\binfantry\b|\b(?:panzer)?grenadiers?\b|\bparatroop\w*|\bparachut\w*|\bairlanding\b|\bglider\b|\bengineers\b|\bpioneers\b|\bsappers\b|\bguns?\b|\bflak\b|\bcavalry\b|\barmoured cars?\b|\brecce\b|\breconnaissance\b|\bcrews\b|\bmortars?\b|\bmachine[- ]guns?\b|\btroops\b|\bmountain\b|\btanks?\b|\barmour\b|\bartillery\b|\briflemen\b/i;

/** The letters of a fight that its text has lost. I is asked for only where a formation may be named (OC-115). */
export function lettersMissing({ fight, text }: Item, bare: string, places: readonly string[]): FightLetter[] {
  const asked: Record<FightLetter, boolean> = {
    E: isToTell(fight, 'own'),
    L: isToTell(fight, 'own'),
    E2: isToTell(fight, 'enemy'),
    T: isToTell(fight, 'enemy'),
    I: isToTell(fight, 'enemy'),
  };
  const isCaptured = fight.own.some(({ effectiveness }) => effectiveness === 'captured');
  const isPlaced = fight.own.some(({ place }) => place !== null);
  const isSaid: Record<FightLetter, boolean> = {
    E: effectivenessSaid.test(bare) || (isCaptured && prisonersSaid.test(bare)),
    L: !isPlaced || gridReferences(text).length > 0,
    E2: numbersSaid.test(bare),
    T: mentions(bare, kindSaid).length > 0 || fight.enemy.types.length === 0,
    I: fight.enemy.identities.every((formation) => findNames(text, [formation], places).length > 0),
  };
  return (['E', 'L', 'E2', 'T', 'I'] as const).filter((letter) => asked[letter] && !isSaid[letter]);
}

/** True when a text says these words of the enemy, and does not deny them. */
export const saysOfEnemy = (text: string, words: string): boolean =>
  mentions(text, new RegExp(`(?<![\\w-])${words.replace(/[^\w\s]/g, '\\$&')}(?![\\w-])`)).some(
    (mention) => !isOfOurs(mention),
  );

/** Tanks, artillery and air of either side that took part and are not named; an own unit that has tanks is named by its name. */
export function unnamed({ fight, text }: Item, bare: string): { kind: MustName; isOurs: boolean }[] {
  const isOfBoth = /\b(?:both|either) sides?\b/i.test(bare);
  const areTanksNamed =
    findExactly(
      text,
      fight.own.flatMap(({ isTanks, name, shortName }) => (isTanks ? [name, shortName].filter(Boolean) : [])),
    ).length > 0;
  const lacks = (kind: MustName, isOurs: boolean): boolean =>
    !mentions(bare, namings[kind]).some((mention) => isOfBoth || isOfOurs(mention) === isOurs);
  return [
    ...(isToTell(fight, 'enemy') ? fight.enemy.mustName.map((kind) => ({ kind, isOurs: false })) : []),
    ...(isToTell(fight, 'story') ? fight.support.map((kind) => ({ kind, isOurs: true })) : []),
  ].filter(({ kind, isOurs }) => lacks(kind, isOurs) && !(isOurs && kind === 'tanks' && areTanksNamed));
}

/** A grid reference in a text, its six figures as `gridReference` writes them. */
export interface Reference {
  from: number;
  to: number;
  figures: string;
}

/** The six-figure grid references of a text: `746779`, `746 779`. */
export const gridReferences = (text: string): Reference[] =>
  [...text.matchAll(/(?<![\d.,]|\d[ -])(\d{3})[ -]?(\d{3})(?![\d]|[.,]\d|[ -]\d)/g)].map(
    ({ index, 0: { length }, 1: east, 2: north }) => ({
      from: index,
      to: index + length,
      figures: `${east} ${north}`,
    }),
  );
