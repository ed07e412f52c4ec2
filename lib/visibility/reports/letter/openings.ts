import { kmBetween } from '@/lib/geometry';
import { capital } from '@/lib/text';
import type { ObjectivePlace, ReportFacts } from '../../facts';
import type { NewsFact } from '../../news-facts';
import { isPlural, isToldByNews, lookWords } from './objective';
import type { Pen } from './pen';
import { type Plan, tableFrom } from './plan';
import { returnsIn } from './returns';
import { atKm, type RowPart, reason, sayRow, shortOf } from './rows';

/** First sentences of a turn in which nobody fought, each in the form in which it is news. */

/** News beside which nobody has seen the enemy. */
const withoutEnemy: ReadonlySet<NewsFact['kind']> = new Set<NewsFact['kind']>([
  'outcome',
  'recovered',
  'crossing',
  'queue',
]);

/** True when the own units have seen nothing of the enemy all turn, nor has anybody flown who may have. */
function isNobodySeen(facts: ReportFacts, { rows }: Plan, pen: Pen): boolean {
  const { news, patrols, fights, objective } = facts;
  return (
    pen.isWhole &&
    pen.all.length > 0 &&
    patrols.length + fights.length + returnsIn(facts).length === 0 &&
    news.every(({ kind }) => withoutEnemy.has(kind)) &&
    rows.every(({ outcome }) => outcome.is !== 'stopped' && outcome.is !== 'taken') &&
    (objective?.places ?? []).every(({ is }) => is !== 'contested')
  );
}

/** That nothing happened, and whether the enemy showed himself. */
export function sayQuiet(facts: ReportFacts, plan: Plan, pen: Pen): string {
  const { quietButPatrols, nobodySeen, noFighting } = pen.words;
  const ways = facts.patrols.length > 0 ? quietButPatrols : isNobodySeen(facts, plan, pen) ? nobodySeen : noFighting;
  return pen.say(ways, { slots: { daypart: pen.daypart } });
}

/** So many who made ready are named in the first sentence. */
const namedAtMost = 3;

/** That nobody fought, and who made ready meanwhile; `told`: the rows that tell of them. */
export function sayNoFight({ rows }: Plan, pen: Pen): { sentence: string; told: RowPart[] } {
  const told = rows.filter(({ outcome }) => outcome.is === 'prepared');
  const units = told.flatMap((part) => part.units);
  const slots = { daypart: pen.daypart };
  if (units.length === 0 || units.length > namedAtMost)
    return { sentence: pen.say(pen.words.noFight, { slots }), told: [] };
  const who = pen.named(units);
  return {
    sentence: pen.say(
      pen.words.noFight.map((way) => `${way}; {who} made ready`),
      { slots: { ...slots, who: who.text }, isMany: who.isMany },
    ),
    told,
  };
}

/** A sentence with which it goes on that nobody fought. */
export const withNoFight = (sentence: string, pen: Pen): string => {
  const told = pen.voice.pick(pen.words.noFight, { slots: { daypart: pen.daypart } });
  return `${sentence.replace(/\.$/, '')}; ${told.charAt(0).toLowerCase()}${told.slice(1)}.`;
};

/** True when Control wrote a sentence about the ground or the road, which may come first. */
const isOfTheRoad = (why: string): boolean =>
  /^(?:an?|no|the|there) /.test(why) && /\b(?:are|has|have|is|was|were)\b/.test(why);

/** Units that were stopped: first why, where that is a sentence by itself. */
export function sayCut(part: RowPart, pen: Pen): string {
  const why = part.outcome.is === 'stopped' ? reason(part.outcome.why) : '';
  if (!isOfTheRoad(why)) return sayRow(part, pen);
  const who = pen.placedAsTheyAre(part.units);
  return pen.say(pen.words.cutOff, {
    slots: { why: capital(why), who: who.text, short: shortOf(part) },
    isMany: who.isMany,
  });
}

/** Units that went to attack a place, are in it, and have met nobody there nor near it. */
export function sayFoundEmpty(part: RowPart, { news, fights, objective }: ReportFacts, pen: Pen): string {
  const { goal, units } = part;
  const isNear = (at: { x: number; y: number }): boolean => goal !== null && kmBetween(at, goal) <= atKm.near;
  const isOurs =
    goal !== null &&
    units.every(({ place }) => place?.words === `at ${goal.spoken}`) &&
    !news.some((one) => one.kind === 'contact' && isNear(one.at)) &&
    !fights.some(({ place }) => isNear(place)) &&
    !(objective?.places ?? []).some((place) => (place.is === 'contested' || place.look === 'blown') && isNear(place));
  if (!isOurs) return sayRow(part, pen);
  const who = pen.placedAsTheyAre(units, goal.spoken);
  return pen.say(pen.words.foundEmpty, {
    slots: { place: goal.spoken, be: isPlural(goal.spoken) ? 'are' : 'is', who: who.text },
    isMany: who.isMany,
  });
}

/** The units that came to a place of the objective as ordered. */
export const cameTo = (place: ObjectivePlace, { rows }: Plan): RowPart[] =>
  rows.filter(({ outcome, goal }) => outcome.is === 'done' && goal !== null && kmBetween(goal, place) <= atKm.there);

/** A place of the objective that units came to without a fight, and who they are. `told`: the rows that tell of them. */
export function sayWonOnTheMarch(
  place: ObjectivePlace,
  plan: Plan,
  facts: ReportFacts,
): { told: RowPart[]; say: (pen: Pen) => string } | null {
  const told = cameTo(place, plan);
  const isFought = facts.fights.some((fight) => kmBetween(fight.place, place) <= atKm.near);
  const units = told.flatMap((part) => part.units);
  if (isFought || isToldByNews(place, facts) || units.length >= tableFrom) return null;
  const say = (pen: Pen): string => {
    const who = pen.placedAsTheyAre(units, place.spoken);
    const ways = place.look === null ? pen.words.cameInto : pen.words.cameToBridge;
    const slots = {
      place: place.spoken,
      be: isPlural(place.spoken) ? 'are' : 'is',
      look: lookWords(place, facts, pen),
      who: who.text,
    };
    return pen.say(ways, { slots, isMany: who.isMany });
  };
  return { told, say };
}
