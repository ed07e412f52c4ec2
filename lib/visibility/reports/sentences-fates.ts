import { countedInWords, listed } from '@/lib/text';
import { lossesWords } from '@/lib/word-tables';
import { type FightFacts, isToTell, type OwnFact, type PlaceFact } from '../facts';
import { worthWords } from '../words/player-words';
import type { Voice } from './voice';

/** What is told of what became of the own units in a fight: their losses, their worth, their places. */

/** Whether the map has a name for where it was. */
const isNamedByTheMap = ({ place, crossing }: FightFacts): boolean => place.words !== '' || Boolean(crossing);

/** Units alike by `key`, in the order in which each first stands. */
function alike<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups.values()];
}

/** Units that came out of it alike. */
const fatesOf = (own: readonly OwnFact[]): OwnFact[][] =>
  alike(own, ({ effectiveness, since, losses, movement, stoodFast }) =>
    effectiveness === 'captured' ? 'captured' : [effectiveness, since, losses, movement, stoodFast].join(' '),
  );

/** Units at one place. */
const placesOf = (own: readonly OwnFact[]): OwnFact[][] => alike(own, ({ place }) => place?.gridReference ?? '');

/** So many units are named in one sentence of how it went; more are told by their number. */
const namedAtMost = 3;
/** Whether the units are named where the fight is told: all of them came out of it alike, at one place. A sentence with figures names none: they would be taken for theirs. */
export const isNamedFirst = (fight: FightFacts): boolean =>
  isNamedByTheMap(fight) &&
  fight.own.length <= namedAtMost &&
  fatesOf(fight.own).length === 1 &&
  placesOf(fight.own).length === 1;

/** So many fates are told in sentences; more as a table. */
const fatesInSentences = 2;

/** What a place is named by: "just south of Arnhem" by Arnhem. */
const namedBy = (words: string): string => words.replace(/^at |^.* of (?=\p{Lu}|the )/u, '');

/** The place of a unit after a fight: its figures, and the map's words where they are not those of the fight. */
const standing = ({ gridReference, words }: PlaceFact, fight: FightFacts): string =>
  words && namedBy(words) !== namedBy(fight.place.words) ? `${gridReference}, ${words}` : gridReference;

/** The same within a sentence that goes on. */
const standingOn = (place: PlaceFact, fight: FightFacts): string => {
  const words = standing(place, fight);
  return words.includes(',') ? `${words},` : words;
};

const costOf = ({ losses }: OwnFact, { outcome }: FightFacts): string =>
  outcome === null ? '' : lossesWords[losses].ofTroops;

/** What became of units alike at one place. `who`: their names, or they themselves. */
function waysOfFate(group: readonly OwnFact[], who: string, fight: FightFacts): readonly string[] {
  const [unit] = group as [OwnFact];
  const { effectiveness, since, movement, stoodFast, place } = unit;
  const [is, has, stands] = group.length === 1 ? ['is', 'has', 'stands'] : ['are', 'have', 'stand'];
  if (effectiveness === 'captured')
    return [
      `${who} ${is} lost, and the enemy has taken large numbers of prisoners`,
      `${who} ${is} lost, with large numbers of prisoners in the enemy’s hands`,
    ];
  const band = worthWords({ effectiveness, since });
  const cost = costOf(unit, fight);
  if (place === null)
    return cost
      ? [`${who} ${has} had ${cost} and ${is} ${band}`, `with ${cost}, ${who} ${is} ${band}`]
      : [`${who} ${is} ${band}`];
  const at = standing(place, fight);
  const on = standingOn(place, fight);
  if (!cost) return [`${who} ${stands} at ${at}, ${band}`, `at ${at}, ${who} ${is} ${band}`];
  if (stoodFast && movement === 'stayed')
    return [
      `${who} stood fast at ${on} with ${cost} and ${is} ${band}`,
      `at the price of ${cost}, ${who} stood fast at ${on} and ${is} ${band}`,
    ];
  if (movement === 'fellBack')
    return [
      `${who} fell back to ${on} with ${cost} and ${is} ${band}`,
      `with ${cost}, ${who} fell back to ${on} and ${is} ${band}`,
      `back at ${at}, ${who} ${has} had ${cost} and ${is} ${band}`,
    ];
  if (movement === 'thrownBack')
    return [
      `${who} fell back to ${on} with ${cost} and ${is} ${band}`,
      `back at ${at}, ${who} ${has} had ${cost} and ${is} ${band}`,
      `with ${cost}, ${who} went back to ${on} and ${is} ${band}`,
    ];
  return [
    `${who} ${stands} at ${on} with ${cost}, ${band}`,
    `at ${at}, ${who} ${has} had ${cost} and ${is} ${band}`,
    `${who} ${has} had ${cost}, ${is} ${band} and ${stands} at ${at}`,
  ];
}

/** The same of units alike that stand at the place told of last. */
const waysOfFateThere = (group: readonly OwnFact[], who: string, fight: FightFacts): readonly string[] => {
  const [unit] = group as [OwnFact];
  const is = group.length === 1 ? 'is' : 'are';
  const cost = costOf(unit, fight);
  const worth = `${cost ? ` with ${cost}` : ''}, ${wornTo(unit)}`;
  return [`${who} ${is} there too${worth}`, `there too ${is} ${who}${worth}`];
};

const wornTo = ({ effectiveness, since }: OwnFact): string =>
  effectiveness === 'captured' ? 'lost' : worthWords({ effectiveness, since });

/** What became of units alike that stand apart: all of them at first, and then where each is. */
function waysOfFateApart(group: readonly OwnFact[], fight: FightFacts, voice: Voice): readonly string[] {
  const [unit] = group as [OwnFact];
  const all = group.length === 2 ? 'both' : 'all';
  const who = group.length === fight.own.length ? all : countedInWords(group.length, 'of them', 'of them');
  const went = { stayed: unit.stoodFast ? 'stood fast' : '', fellBack: 'fell back', thrownBack: 'fell back' };
  // Where all went back, how it went has said so.
  const isSaid = unit.movement !== 'stayed' && group.length === fight.own.length && isToTell(fight, 'story');
  const did = isSaid ? '' : went[unit.movement];
  const cost = costOf(unit, fight);
  const where = listed(
    placesOf(group).map((there) => {
      const place = there[0]!.place;
      const [figures, words] = place ? standing(place, fight).split(', ') : ['a place not yet reported'];
      return `${listed(voice.names(there))} at ${figures}${words ? ` (${words})` : ''}`;
    }),
  );
  const worth = wornTo(unit);
  if (!cost) return [`${who} are ${worth}: ${where}`];
  return did
    ? [`${who} ${did} with ${cost} and are ${worth}: ${where}`, `with ${cost} ${who} ${did} and are ${worth}: ${where}`]
    : [
        `${who} have had ${cost} and are ${worth}: ${where}`,
        `${who} came out of it with ${cost} and are ${worth}: ${where}`,
      ];
}

/** One line of the table of what became of whom: "2 Para Bn: 746 779, light losses, worn but capable". */
function rowOf(group: readonly OwnFact[], fight: FightFacts, voice: Voice): string {
  const [unit] = group as [OwnFact];
  const { effectiveness, movement, stoodFast, place } = unit;
  const who = listed(voice.names(group));
  if (effectiveness === 'captured') return `${who}: lost, large numbers of prisoners taken by the enemy`;
  const went = { stayed: stoodFast ? 'stood fast' : '', fellBack: 'fell back', thrownBack: 'thrown back' }[movement];
  const told = [place ? standing(place, fight) : '', went, costOf(unit, fight), wornTo(unit)];
  return `${who}: ${told.filter(Boolean).join(', ')}`;
}

/** What became of the own units, those together that came out of it alike; many different fates as a table, a line each. */
export function sayFates(
  fight: FightFacts,
  isStoryTold: boolean,
  voice: Voice,
): { sentences: string[]; rows: string[] } {
  const { own } = fight;
  const fates = fatesOf(own);
  if (fates.length > fatesInSentences)
    return { sentences: [], rows: fates.flatMap(placesOf).map((group) => rowOf(group, fight, voice)) };
  const themselves = own.length === 1 ? 'it' : 'they';
  const isNamed = isStoryTold && isNamedFirst(fight);
  let last = '';
  const sentences = fates.map((group) => {
    if (placesOf(group).length > 1) return voice.say(waysOfFateApart(group, fight, voice));
    const who = isNamed ? themselves : listed(voice.names(group));
    const here = group[0]!.place?.gridReference ?? '';
    const isThere = here !== '' && here === last && group[0]!.movement === 'stayed' && !group[0]!.stoodFast;
    last = here;
    return voice.say(isThere ? waysOfFateThere(group, who, fight) : waysOfFate(group, who, fight));
  });
  return { rows: [], sentences };
}
