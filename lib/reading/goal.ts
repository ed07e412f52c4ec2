import { kmBetween, type Place } from '@/lib/geometry';
import type { Action } from '@/lib/words';
import { anotherDay, later, onlyMeant, sendsOn, speaksOfIt } from './cues';
import type { Mention } from './mention';
import type { RoleSaid } from './roles';
import { isStop, type Word } from './words';

/** A place that a row names, and what it is to the row. */
export type PlaceSaid = Mention & RoleSaid;

/**
 * Units that hold a place go nowhere when they stand so near to it, km: to a town that is only named, and to where they are
 * sent or a crossing.
 */
const standsAtKm = { named: 1.5, sent: 0.7 } as const;

/** Words by which a unit stays where it is, whatever places its row names. */
const staysPut =
  /\b(stays? (put|where|as)|sit tight|remains? (where|as|unchanged)|as (is|before|at present)|present positions?|no (change of place|displacement|move)|(do not|dont|nobody|no one) moves?)\b/;

/** A row as far as its goal hangs on it. `near`: where its units stand; null: they are not on the map. */
interface GoalCase {
  action: Action;
  words: readonly Word[];
  places: readonly PlaceSaid[];
  near: Place | null;
}

/** The place that they go to: an attack takes its objective first, a move ends at what is named last. null: they stay. */
export function goalOf({ action, words, places, near }: GoalCase): PlaceSaid | null {
  const named = places.filter(({ isRoad }) => !isRoad);
  const goals = withoutBesides(
    words,
    named.filter((one) => one.role === 'goal' || isAlone(words, one)),
  );
  const unsaid = named.filter(({ role }) => role === 'unsaid');
  const text = textOf(words);
  if (action === 'hold' || action === 'prepare') {
    if (staysPut.test(text)) return null;
    const isElsewhere = ({ named: { place, kind }, isSent }: PlaceSaid) =>
      !near || kmBetween(place, near) > (isSent || kind === 'crossing' ? standsAtKm.sent : standsAtKm.named);
    const isOnlyNamed = goals.length === 0 && !/\b(stays?|remains?)\b/.test(text);
    // "Position by Leende", as Germans say it.
    const atPlaces = named.filter(({ role, first }) => role === 'via' && words[first - 1]?.said === 'by');
    const said = !isOnlyNamed ? goals : atPlaces.length > 0 ? atPlaces : unsaid;
    const elsewhere = said.filter((one) => isElsewhere(one) && !isOnlyMeant(words, one));
    return elsewhere.find(({ isObjective }) => isObjective) ?? elsewhere[0] ?? null;
  }
  const ways = named.filter(({ role }) => role === 'via');
  const road = places.find(({ isRoad, role }) => isRoad && role === 'via');
  const all = goals.length > 0 ? goals : unsaid.length > 0 ? unsaid : ways.length > 0 || !road ? ways : [road];
  if (all.length === 0) return spokenOf(words, named);
  if (action === 'move') return all.findLast((one, at) => at === 0 || isSentOn(words, all[at - 1]!, one)) ?? null;
  // Who is told the way alone goes to its end.
  if (all === ways) return ways.at(-1)!;
  const first = all.find((one, at) => !isLeftThere(words, one, all[at + 1]));
  if (!first) return null;
  const isNow = (one: PlaceSaid) => !words.slice(first.last, one.first).some(({ said }) => later.test(said));
  const goal = goals.find((one) => one.isObjective && isNow(one)) ?? first;
  // "Cagny and Vimont, Cagny first": what stands between is no way to it.
  return [...unsaid, goal].find(({ named: { name } }) => name === goal.named.name)!;
}

/** "The enemy sits in Aalst. Throw him out": the place that was named before, where the words send them nowhere else. */
function spokenOf(words: readonly Word[], named: readonly PlaceSaid[]): PlaceSaid | null {
  const isOrdered = ({ last }: PlaceSaid) => speaksOfIt.test(textOf(words.slice(last)));
  return named.find((one) => one.role === 'aside' && isOrdered(one)) ?? null;
}

/**
 * The words still send the units themselves to a place, after the goal before it: they tell neither of others nor of
 * another day.
 */
function isSentOn(words: readonly Word[], before: PlaceSaid, one: PlaceSaid): boolean {
  const since = words.slice(before.last, one.first);
  const stop = since.findLastIndex(({ said }) => isStop(said) || said === '-');
  const clause = textOf(since.slice(stop + 1));
  if (anotherDay.test(clauseOf(words, one, before.last))) return false;
  const isBeside = since[stop]?.said === ',' && /^(at|in|near|on)\b/.test(clause);
  return stop < 0 || isBeside || sendsOn.test(clause === '' ? clause : `${clause} `);
}

/** Nobody goes there now: it is only meant, or its day has not come. */
const isOnlyMeant = (words: readonly Word[], one: PlaceSaid): boolean =>
  onlyMeant.test(clauseOf(words.slice(0, one.first + 1), { ...one, last: one.first + 1 })) ||
  anotherDay.test(clauseOf(words, one));

/** The words around a place from the stop before it, or from `from`, to the stop after it. */
function clauseOf(words: readonly Word[], { first, last }: PlaceSaid, from = 0): string {
  const start = words.slice(from, first).findLastIndex(({ said }) => isStop(said) || said === '-');
  const after = words.slice(last);
  const end = after.findIndex(({ said }) => isStop(said));
  return textOf([...words.slice(from + start + 1, first), ...after.slice(0, end < 0 ? after.length : end)]);
}

const textOf = (words: readonly Word[]): string => words.map(({ said }) => said).join(' ');

/** "Giberville. The tanks go on to Mondeville": a sentence begins with the place, and says no more of it. */
const isAlone = (words: readonly Word[], { role, first, last }: PlaceSaid): boolean =>
  role === 'unsaid' && words[first]!.isFirst && isStop(words[last]?.said ?? '.');

/** Goals without what is only to be had as well: "take the rail bridge too", and the bridges in a town that they go into. */
function withoutBesides(words: readonly Word[], goals: readonly PlaceSaid[]): PlaceSaid[] {
  const isBesides = (one: PlaceSaid, at: number): boolean => {
    const after = words.slice(one.last, one.last + 3).map(({ said }) => said);
    if (at > 0 && /^(too|also|as well|en passant|in passing|on (the|your) way)\b/.test(after.join(' '))) return true;
    const town = goals[at - 1];
    const isOfTown = town?.named.kind === 'town' && !town.isBeside && kmBetween(town.named.place, one.named.place) < 4;
    return isOfTown && words.slice(one.first, one.last).some(({ said }) => said === 'bridges');
  };
  return goals.filter((one, at) => !isBesides(one, at));
}

/**
 * "To Cagny, there part company and swing left for Vimont", "to Arnhem, over the bridge and down to Elst": the first is
 * only passed.
 */
const isLeftThere = (words: readonly Word[], one: PlaceSaid, next: PlaceSaid | undefined): boolean =>
  !one.isObjective &&
  next !== undefined &&
  /\bthere\b|^, (over|across) the bridge\b/.test(textOf(words.slice(one.last, next.first)));

/** The places on the way: those before the goal, and those right after it that say by what way. */
export function wayTo(words: readonly Word[], places: readonly PlaceSaid[], goal: PlaceSaid | null): PlaceSaid[] {
  return places.filter((one) => {
    const isBefore = goal !== null && one.first < goal.first;
    const isPassed = one.role === 'via' || ((one.role === 'goal' || one.role === 'unsaid') && isBefore);
    const isNoStop = one === goal || (one.isNearest && one.role === 'unsaid') || one.named.name === goal?.named.name;
    if (!isPassed || one.isRoad || isNoStop || one.isBeside) return false;
    if (!goal || isBefore) return true;
    const since = words.slice(goal.last, one.first).map(({ said }) => said);
    return (
      !since.some((said) => later.test(said)) &&
      since.some((said) => /^(by|via|through|over|route|axis|passing|using)$/.test(said))
    );
  });
}
