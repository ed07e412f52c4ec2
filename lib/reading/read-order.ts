import { centreOf, isInFrame, kmBetween } from '@/lib/geometry';
import type { Action, Posture } from '@/lib/words';
import { type Ask, asksOf } from './asks';
import { follows, surelyFollows } from './cues';
import { doubtsOf } from './doubts';
import { goalOf, type PlaceSaid, wayTo } from './goal';
import { mentionsIn } from './mentions';
import { type Gazetteer, type Named, type NamedUnit, waysOfNaming } from './names';
import { rolesOf } from './roles';
import { unitsFrom } from './units-said';
import { type WayUse, waySaid } from './way';
import { isStop, type Word, withoutBrackets, wordsOf } from './words';

/** A row of orders as it is read. */
export interface OrderRow {
  team: string;
  /** Ids of units; the first leads. */
  units: readonly string[];
  action: Action;
  posture: Posture;
  words: string;
}

export type Formation = 'sideBySide' | 'column' | 'follow' | 'single';

/** A part of the words, by its letters, and what it was read as. */
interface Span {
  from: number;
  to: number;
  as: 'goal' | 'via' | 'avoid' | 'behind' | 'ask';
}

/** The meaning of a row of orders. Places in km on the grid of the scenario. */
export interface Reading {
  /** null: they stay, or no place is named. */
  goal: Named | null;
  /** Another place that the words of the goal may mean as well; null: none. */
  other: Named | null;
  via: Named[];
  /** The same with the crossings that are blown: the way as it was ordered, which ends at the first of those. */
  stops: Named[];
  avoid: Named[];
  /** By what way the words say that they go; null: they do not say. */
  waySaid: WayUse | null;
  formation: Formation;
  /** The units that they follow. */
  behind: NamedUnit[];
  asks: Ask[];
  /** Sentences for the person who confirms. */
  doubts: string[];
  reads: Span[];
}

/** Reads a row of orders: where its words send the units, by what way, and what else they ask for. Pure. */
export function readOrder(row: OrderRow, gazetteer: Gazetteer): Reading {
  const { frame, units, crossings } = gazetteer;
  const { near, words, places } = placesSaid(row, gazetteer);
  const { behind, isFollowing } = followed(words, units, row);
  const asks = asksOf(row.words);
  const isToBlow = asks.some(({ kind }) => kind === 'blowCrossing');
  const isWork = asks.some(({ kind }) => kind === 'blowCrossing' || kind === 'build');
  const goal = placeOfWork(goalOf({ action: row.action, words, places, near }), places, isWork);
  const blown = new Set(crossings.flatMap(({ id, isBlown }) => (isBlown ? [id] : [])));
  const said = wayTo(words, places, goal);
  const way = said.filter(({ named }) => isInFrame(frame, named.place));
  const isCut = ({ named }: PlaceSaid) => named.id !== undefined && blown.has(named.id);
  const via = way.filter((one) => !isCut(one));
  const cut = way.filter(isCut).map(({ named }) => named);
  const toBlow = isToBlow
    ? (goal?.named.id ?? places.find(({ named }) => named.id !== undefined)?.named.id)
    : undefined;
  return {
    goal: goal && isInFrame(frame, goal.named.place) ? goal.named : null,
    other: goal?.other && isInFrame(frame, goal.other.place) ? goal.other : null,
    via: via.map(({ named }) => named),
    stops: way.map(({ named }) => named),
    avoid: places.filter(({ role }) => role === 'avoid').map(({ named }) => named),
    waySaid: waySaid(words, places),
    formation: formationOf(row, words, isFollowing),
    behind,
    asks: asks.map((ask) => (ask.kind === 'blowCrossing' && toBlow ? { ...ask, crossing: toBlow } : ask)),
    doubts: doubtsOf({ words, places, goal, way: said, cut, asks, gazetteer }),
    reads: places.flatMap((one) => spanOf(words, one, goal, via)),
  };
}

/** A crossing that a row names. `isNearest`: the words only call it a bridge, and it is the nearest; `isCrossed`: the row leads over it. */
interface CrossingNamed {
  id: string;
  isNearest: boolean;
  isCrossed: boolean;
}

/** Lists the crossings that a row names, and not to keep off them, in the order of its words. */
export function crossingsNamedIn(row: OrderRow, gazetteer: Gazetteer): CrossingNamed[] {
  const { places } = placesSaid(row, gazetteer);
  return places.flatMap(({ named, role, isNearest }) =>
    named.id && role !== 'avoid' ? [{ id: named.id, isNearest: isNearest === true, isCrossed: role === 'via' }] : [],
  );
}

/** The words of a row, and the places that they name with what each is to the row. `near`: where its units stand. */
function placesSaid(row: OrderRow, gazetteer: Gazetteer) {
  const near = standsNear(row, gazetteer.units);
  const words = wordsOf(withoutBrackets(row.words));
  const mentions = mentionsIn(words, waysOfNaming(gazetteer), gazetteer, near);
  const roles = rolesOf(words, mentions, row.action);
  return { near, words, places: mentions.map((mention, at): PlaceSaid => ({ ...mention, ...roles[at]! })) };
}

/** The place of units that build or blow: the crossing that the row names in its goal, or without any other goal. */
function placeOfWork(goal: PlaceSaid | null, places: readonly PlaceSaid[], isWork: boolean): PlaceSaid | null {
  if (!isWork || goal?.named.kind === 'crossing') return goal;
  const isThere = ({ named, role }: PlaceSaid) =>
    named.kind === 'crossing' &&
    role !== 'avoid' &&
    role !== 'via' &&
    (!goal || kmBetween(named.place, goal.named.place) < besideKm);
  return places.find(isThere) ?? goal;
}

/** The distance of a crossing from the town that the row sends them to, at most, km. */
const besideKm = 4;

/** Where the units of a row stand, else where their team does; null: nobody is on the map. */
function standsNear({ units, team }: OrderRow, all: readonly NamedUnit[]) {
  const own = all.find(({ id, place }) => units.includes(id) && place !== null);
  return own?.place ?? centreOf(all.flatMap((unit) => (unit.team === team && unit.place ? [unit.place] : [])));
}

/** Whom the row is to follow: units that the words name; `isFollowing` without any: somebody whom the reader does not know. */
function followed(words: readonly Word[], units: readonly NamedUnit[], row: OrderRow) {
  const others = units.filter(({ id }) => !row.units.includes(id));
  const brigade = units.find(({ id }) => id === row.units[0])?.brigade ?? '';
  let isFollowing = false;
  for (let at = 0; at < words.length; at++) {
    const text = textOf(words.slice(Math.max(0, at - 5), at + 1));
    if (!follows.test(text) || isNotFollowing(words, at, text)) continue;
    const own = { team: row.team, brigade };
    const next = words[at + 1]?.said ?? '.';
    const isAlone = isStop(next) || /^(on|to|into|later|tomorrow)$/.test(next);
    // "Behind them", "we follow": those of whom the words spoke before.
    const behind =
      isAlone || /^(them|him|their|his)$/.test(next)
        ? unitsBefore(words.slice(0, at), others, own)
        : unitsFrom(words, at + 1, others, own);
    if (behind.length > 0) return { behind, isFollowing: true };
    isFollowing ||= surelyFollows.test(text) && next !== 'up' && (!isAlone || followers.test(text));
  }
  return { behind: [], isFollowing };
}

/** Words by which somebody follows somebody whom they need not name. */
const followers = /(^|\b(we|you|i|us|then|and|rest) |[,.;] )(will |shall |must |just |all )*follow$/;

/** The units that the words name last, as whole names; empty: none. */
function unitsBefore(
  words: readonly Word[],
  units: readonly NamedUnit[],
  own: Parameters<typeof unitsFrom>[3],
): NamedUnit[] {
  for (let at = words.length - 1; at >= 0; at--) {
    const isName = words[at]!.isCapital && words[at - 1]?.isCapital !== true;
    const met = isName ? unitsFrom(words, at, units, own) : [];
    if (met.length > 0) return met;
  }
  return [];
}

/** Words by which the units are behind others themselves, and not only some of their own. */
const keepsBehind =
  /\b(go|move|march|drive|come|stay|keep|follow|close|closely|right|hours?|minutes|km|lengths?|yards) behind$/;

/** Words that follow nobody: "do not follow", "68 may follow", "after the Guards have passed", "2 Bn looks after". */
function isNotFollowing(words: readonly Word[], at: number, text: string): boolean {
  const next = textOf(words.slice(at + 1, at + 6));
  const isTime = words[at]!.said === 'after' && /^[^,.]*\b(have|has|are|is|gets?|pass|passed|clear)\b/.test(next);
  // "Follow the canal", "supplies follow": a way is followed, or others come after.
  const isWay =
    /^(it\b|(the |this |that |route )*(\w+ )?(road|roads|route|track|lane|railway|canal|river|line|bank|axis|barrage|signs|path|ridge|hills?|dyke|woods?|houses)\b)/;
  const isOthers =
    (/\w follows?$/.test(text) &&
      /^($|[.,;]|later\b|tomorrow\b|on\b|through\b|with\b)/.test(next) &&
      !followers.test(text)) ||
    (/\w behind$/.test(text) && /^($|[.,;])/.test(next) && !keepsBehind.test(text));
  return (
    isTime ||
    isOthers ||
    (/where(ver)?$/.test(text) && !/^[^,.]*\b(goe?s?|leads?)\b/.test(next)) ||
    (/(follow|behind|after)$/.test(text) && isWay.test(next)) ||
    /\b(not|never|dont|leave|leaving)\b|(?<!\b(we|you|i) )\b(may|will|can|should|shall|to) follow$|\blooks? after$/.test(
      text,
    )
  );
}

const textOf = (words: readonly Word[]): string => words.map(({ said }) => said).join(' ');

function formationOf(row: OrderRow, words: readonly Word[], isFollowing: boolean): Formation {
  if (isFollowing) return 'follow';
  if (row.units.length < 2) return 'single';
  const text = textOf(words);
  if (
    /\b(leading|leads|in column|in order|(one )?(behind|after) (the|each) other|nose to tail|in line ahead|(single|in) file)\b/.test(
      text,
    )
  )
    return 'column';
  if (
    /\b(abreast|side by side|left\b.*\bright|right\b.*\bleft|(both|each|either) sides?|shoulder to shoulder|(next to|beside) each other|(broad|wide|battalion|brigade) front|(two|both) up)\b/.test(
      text,
    )
  )
    return 'sideBySide';
  return row.action === 'move' ? 'column' : 'sideBySide';
}

function spanOf(words: readonly Word[], place: PlaceSaid, goal: PlaceSaid | null, via: readonly PlaceSaid[]): Span[] {
  const as = place === goal ? 'goal' : via.includes(place) ? 'via' : place.role === 'avoid' ? 'avoid' : null;
  return as ? [{ from: words[place.first]!.from, to: words[place.last - 1]!.to, as }] : [];
}
