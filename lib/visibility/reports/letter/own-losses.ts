import { listed } from '@/lib/text';
import type { FightFacts, Outcome, OwnFact, PlaceFact } from '../../facts';
import { namedBy } from '../../words/grid';
import { priceOf } from './common-price';
import { type Filling, fill } from './fill';
import { allOf, byPlace, type OwnUnit, type Pen, type Who } from './pen';
import type { Ways } from './words/staff-words';
import { bearingOf, faredOf, priceInShort, stateOf, stateVerb, worthInATable } from './worth';

/** The fate of the own units in a fight: their losses, their worth, their places. */

/** So many units and more, in so many ways, are told as a table. */
const tableFrom = { units: 4, fates: 3 };

/** Units alike by `key`, in the order in which each kind comes first. */
export function alike<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups.values()];
}

/** Units that came out of it alike. */
export const fatesOf = (own: readonly OwnFact[]): OwnFact[][] =>
  alike(own, (unit) =>
    unit.effectiveness === 'captured' ? 'captured' : [priceOf(unit), unit.movement, unit.stoodFast].join(' '),
  );

/** The place of a unit after a fight: its figures, and the map's words where they are not those of the fight. */
const standing = ({ gridReference, words }: PlaceFact, fight: FightFacts): string =>
  words && namedBy(words) !== namedBy(fight.place.words) && words.startsWith('at ')
    ? `${gridReference}, ${words},`
    : gridReference;

const themselves = (count: number, isFirst: boolean): Who => {
  if (count === 1) return { text: 'it', isMany: false };
  if (!isFirst) return { text: 'they', isMany: true };
  return { text: allOf(count), isMany: true };
};

/** Whoever held his ground and can hardly fight again: that he held is no good news of him. */
const hasHeldInVain = (unit: OwnFact, { outcome }: FightFacts): boolean =>
  unit.movement === 'stayed' && stateOf(unit) === 'ineffective' && outcome !== null && held.has(outcome);
const held: ReadonlySet<Outcome> = new Set<Outcome>(['heldOn', 'sawThemOff', 'locked']);

/** Where units of a fight were lost: a unit that is taken has no place any more, but its fight has one; empty: the figures are all that names the fight. */
export const whereLost = ({ place }: FightFacts): string => (place.words ? ` at ${place.gridReference}` : '');

/** Own units of a fight, and how much of them its story has told. */
export interface Told {
  areNamed: boolean;
  arePlaced: boolean;
  /** True when their fate goes on the sentence about the fight. */
  goesOn?: boolean;
  /** It is the sentence right after the one that names them. */
  isNext?: boolean;
}

/** A table, a line each, or sentences. */
export function sayFates(fight: FightFacts, told: Told, pen: Pen): { sentences: string[]; rows: string[] } {
  const own = fight.own.filter((unit) => !pen.isSettled(unit));
  const again = fight.own.filter(
    (unit) => pen.isSettled(unit) && fight.outcome !== null && unit.losses !== 'none' && stateOf(unit) !== null,
  );
  const fates = fatesOf(own);
  pen.hasSettled(own);
  const more = again.length > 0 ? [sayAgain(again, pen)] : [];
  if (fates.length >= tableFrom.fates && own.length >= tableFrom.units)
    return { sentences: more, rows: fates.flatMap((group) => byPlace(group)).map((there) => rowOf(there, fight, pen)) };
  if (fates.length === 1) {
    const areNamed = told.areNamed && own.length === fight.own.length;
    return { sentences: [sayFate(fates[0]!, fight, { ...told, areNamed }, pen), ...more], rows: [] };
  }
  const [here, ...elsewhere] = byPlace(own.filter(({ place }) => place !== null));
  const isTogether =
    here !== undefined &&
    elsewhere.length === 0 &&
    here.length === own.length &&
    own.every(({ movement }) => movement === own[0]!.movement);
  if (isTogether && !here.some((unit) => pen.isPlaced(unit)))
    return { sentences: [sayTogether(fates, fight, told.isNext === true, pen), ...more], rows: [] };
  const clauses = fates.map((group) => clauseOf(group, fight, pen));
  return { sentences: [...(clauses.length > 0 ? [pen.say([clauses.join('; ')])] : []), ...more], rows: [] };
}

/** The values for a sentence about units that fared alike. */
function fillingOf(group: readonly OwnFact[], who: Who, fight: FightFacts, pen: Pen): Filling {
  const [unit] = group as [OwnFact];
  const state = stateOf(unit)!;
  const { words } = pen;
  const slots = {
    who: who.text,
    at: unit.place ? standing(unit.place, fight) : '',
    fared: faredOf(pen, unit, who.isMany),
    bearing: `${hasHeldInVain(unit, fight) ? ', but ' : ''}${bearingOf(pen, unit)}`,
    state: stateVerb(pen, state, who.isMany),
    adjective: words.states[state].adjective,
  };
  return { slots, isMany: who.isMany };
}

/** One of several fates told in one sentence: its units with their places. */
function clauseOf(group: readonly OwnFact[], fight: FightFacts, pen: Pen): string {
  const [unit] = group as [OwnFact];
  const { fates, lost } = pen.words;
  if (stateOf(unit) === null)
    return fill(lost[0]!, { slots: { who: pen.named(group).text, at: whereLost(fight) }, isMany: group.length > 1 });
  const isBack = unit.movement !== 'stayed' && byPlace(group).length === 1 && unit.place !== null;
  const who = isBack ? pen.named(group) : pen.placed(asUnits(group), fight.place.words);
  pen.hasPlaced(group);
  const ways = isBack
    ? fates.back
    : fight.outcome === null
      ? fates.atEase
      : unit.stoodFast
        ? fates.stoodFastApart
        : fates.alone;
  return fill(ways[0]!, fillingOf(group, who, fight, pen));
}

/** Several fates of units that are at one place; what all of them lost is said once. `isNext`: the sentence before has named them. */
function sayTogether(fates: readonly OwnFact[][], fight: FightFacts, isNext: boolean, pen: Pen): string {
  const own = fates.flat();
  const [unit] = own as [OwnFact];
  const place = standing(unit.place!, fight).replace(/,$/, '');
  const { words } = pen;
  const who = isNext ? allOf(own.length) : pen.named(own).text;
  // The place stands before the names of all, so that it is that of each.
  const there = unit.movement === 'stayed' ? words.whereabouts.there[0]! : '{who} [is|are] back at {at}';
  const whereAll = fill(there, { slots: { who, at: place }, isMany: true });
  pen.hasPlaced(own);
  const isAlike = own.every(({ losses, stoodFast }) => losses === unit.losses && stoodFast === unit.stoodFast);
  if (!isAlike || fight.outcome === null || own.some((one) => stateOf(one) === null))
    return pen.say([`${whereAll}: ${fates.map((group) => togetherOf(group, fight, pen)).join('; ')}`]);
  const cost = words.costs[unit.losses];
  const slots = { who, cost, at: place };
  const [stood] = words.whereabouts.stoodFast;
  const but = own.some((one) => hasHeldInVain(one, fight)) ? ', but' : '';
  const isBack = unit.movement !== 'stayed';
  const all = isBack
    ? '{who} [is|are] back at {at} with {cost}'
    : unit.stoodFast
      ? `${stood}${but} with {cost}`
      : `at {at}, {who} ${words.had}`;
  const each = fates.map((group) => {
    const they = pen.named(group);
    return `${they.text} ${stateVerb(pen, stateOf(group[0]!)!, they.isMany)}`;
  });
  return pen.say([`${fill(all, { slots, isMany: true })}: ${listed(each)}`]);
}

/** One of several fates of units that are at one place. */
const togetherOf = (group: readonly OwnFact[], fight: FightFacts, pen: Pen): string => {
  const { fates } = pen.words;
  const ways = fight.outcome === null ? fates.atEase : group[0]!.stoodFast ? fates.stoodFastApart : fates.alone;
  return fill(ways[0]!, fillingOf(group, pen.named(group), fight, pen));
};

/** Where each of several is: "1/506 is back at 452 280 and 2/506 at 443 277". */
function placesOf(group: readonly OwnFact[], back: string, pen: Pen): string {
  const places = byPlace(group).map((there, i) => {
    const be = there.length > 1 ? 'are' : 'is';
    return `${listed(pen.voice.names(there))}${i === 0 ? ` ${be}${back}` : ''} at ${there[0]!.place!.gridReference}`;
  });
  pen.hasPlaced(group);
  return listed(places);
}

/** The fate of units that all fared alike. */
function sayFate(
  group: readonly OwnFact[],
  fight: FightFacts,
  { areNamed, arePlaced, goesOn }: Told,
  pen: Pen,
): string {
  const [unit] = group as [OwnFact];
  const { fates, lost } = pen.words;
  const they = (isFirst: boolean): Who => (areNamed ? themselves(group.length, isFirst) : pen.named(group));
  if (stateOf(unit) === null) {
    if (fight.outcome === 'lostGround') return pen.say(pen.words.menTaken);
    return pen.say(lost, { slots: { who: they(false).text, at: whereLost(fight) }, isMany: group.length > 1 });
  }
  const say = (ways: Ways, filling: Filling): string =>
    goesOn ? pen.voice.pick(ways.slice(0, 1), filling) : pen.say(ways, filling);
  const isFought = fight.outcome !== null;
  if (goesOn && arePlaced && priceOf(unit) === pen.price) return priceInShort(pen, unit);
  if (arePlaced || group.every((one) => one.place === null || pen.isPlaced(one)))
    return say(isFought ? fates.alone : fates.atEase, fillingOf(group, they(true), fight, pen));
  if (byPlace(group).length > 1) return sayApart(group, fight, pen);
  const filling = fillingOf(group, they(false), fight, pen);
  pen.hasPlaced(group);
  if (!isFought) return say(fates.thereAtEase, filling);
  if (unit.movement !== 'stayed') return say(fates.back, filling);
  return say(unit.stoodFast ? fates.stoodFast : fates.there, filling);
}

/** Units alike that are apart: where each is, and then how all of them are. */
function sayApart(group: readonly OwnFact[], fight: FightFacts, pen: Pen): string {
  const places = placesOf(group, group[0]!.movement === 'stayed' ? '' : ' back', pen);
  const all: Who = { text: group.length === 2 ? 'both' : 'all', isMany: true };
  const { slots } = fillingOf(group, all, fight, pen);
  const { fates } = pen.words;
  const ways = fight.outcome === null ? fates.atEase : fates.alone;
  return pen.say(
    ways.map((way) => `{places}; ${way}`),
    { slots: { ...slots, places }, isMany: true },
  );
}

/** Of units that were told of in another fight: what this one cost them. */
function sayAgain(own: readonly OwnFact[], pen: Pen): string {
  const who = pen.named(own);
  const cost = own.some(({ losses }) => losses === 'heavy') ? 'heavy' : 'light';
  return pen.say([`here {who} [has|have] had {cost}`, `{who} had {cost} in it`], {
    slots: { who: who.text, cost: pen.words.costs[cost] },
    isMany: who.isMany,
  });
}

/** "2 Para Bn: 746 779, light losses, able to attack". */
function rowOf(group: readonly OwnFact[], fight: FightFacts, pen: Pen): string {
  const [unit] = group as [OwnFact];
  const went = { stayed: unit.stoodFast ? 'stood fast' : '', fellBack: 'fell back', thrownBack: 'thrown back' };
  const who = listed(pen.voice.names(group));
  pen.hasPlaced(group);
  const stayed = unit.stoodFast ? 'stood fast' : 'held';
  const told = [
    unit.effectiveness === 'captured' ? '' : (unit.place?.gridReference ?? ''),
    ...(hasHeldInVain(unit, fight)
      ? [`${stayed}, but ${faredOf(pen, unit, group.length > 1)}`]
      : [
          unit.effectiveness === 'captured' ? '' : went[unit.movement],
          worthInATable(pen.words, unit, fight.outcome !== null),
        ]),
  ];
  return `${who}: ${told.filter(Boolean).join(', ')}`;
}

export const asUnits = (own: readonly OwnFact[]): OwnUnit[] =>
  own.map(({ name, shortName, brigade, place, ...worth }) => ({
    name,
    shortName,
    brigade,
    place,
    worth,
    isUnchanged: false,
    hasArrived: false,
  }));
