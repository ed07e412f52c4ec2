import type { Confidence, CrossingLook, MarkKind, Side } from '@/lib/words';
import type { TurnDate } from './turn-dates';

/** The things on one team's own map, as it is drawn: for its players and, the same, for Control. Places in km. */
export interface SideMap {
  team: { side: Side };
  clock: TurnDate;
  counters: readonly SideCounter[];
  friends: readonly SideFriend[];
  contacts: readonly SideContact[];
  crossings: readonly SideCrossing[];
  /** The nearest first; left out: none. */
  objectives?: readonly SideObjective[];
  marks: readonly SideMark[];
}

/** A place that the team is to take or keep, as the printed map calls it. */
export interface SideObjective {
  name: string;
  x: number;
  y: number;
}

interface SideUnit {
  id: string;
  name: string;
  shortName: string;
  /** Annex B type. */
  symbol: string;
  nation: string;
  formation: string;
}

/** An own counter where it was last issued; without a place it is not drawn. */
export interface SideCounter extends SideUnit {
  x: number | null;
  y: number | null;
  isLost: boolean;
  /** Where both sides lie on one map. Else it is the team's. */
  side?: Side;
}

/** A unit of another team of the side, where it was last told. Times are ISO strings. */
export interface SideFriend extends SideUnit {
  x: number;
  y: number;
  asOf: string;
  asOfTurn: number;
}

/** An enemy contact as told. */
export interface SideContact {
  id: string;
  x: number;
  y: number;
  /** null: something, not known what. */
  symbol: string | null;
  label: string;
  seenTurn: number;
  seenAt: string;
  source: string;
  confidence: Confidence;
  direction: string;
}

/** A crossing as the team was last told of it. */
export interface SideCrossing {
  id: string;
  name: string;
  x: number;
  y: number;
  look: CrossingLook;
  asOfTurn: number;
}

/** A mark that the team drew: [[x, y]…]. `symbol`: Annex B type, with `hostile:` before it in the enemy's frame; empty: plain. */
export interface SideMark {
  id: string;
  kind: MarkKind;
  points: readonly (readonly [number, number])[];
  text: string;
  symbol: string;
}

/** The layers on the ground of a side's map, each hidden by its own tick; the ground's own are `groundLayers`. */
export const sideLayers = [
  { key: 'own', label: 'Own units' },
  { key: 'friends', label: 'Friends, as told' },
  { key: 'fresh', label: 'Enemy, this turn' },
  { key: 'ageing', label: 'Enemy, last turn' },
  { key: 'old', label: 'Enemy, earlier' },
  { key: 'crossingsTold', label: 'Crossings, as told' },
  { key: 'objectives', label: 'Own objective' },
  { key: 'marks', label: 'Pencil marks' },
] as const;

/** The age of a contact, in the words of its drawing. */
export const ageOf = (turn: number, seenTurn: number): 'fresh' | 'ageing' | 'old' =>
  turn <= seenTurn ? 'fresh' : turn === seenTurn + 1 ? 'ageing' : 'old';

/** The source of a contact: `turn 4, own troops, probable`. */
export const howKnown = ({ seenTurn, source, confidence }: SideContact): string =>
  [`turn ${seenTurn}`, source, confidence].filter(Boolean).join(', ');

/** The parts of a side's map that are drawn with these layers off. */
export function shownOf(map: SideMap, off: ReadonlySet<string>): SideMap {
  const { turn } = map.clock;
  return {
    ...map,
    counters: off.has('own') ? [] : map.counters,
    friends: off.has('friends') ? [] : map.friends,
    contacts: map.contacts.filter(({ seenTurn }) => !off.has(ageOf(turn, seenTurn))),
    crossings: off.has('crossingsTold') ? [] : map.crossings,
    objectives: off.has('objectives') ? [] : map.objectives,
    marks: off.has('marks') ? [] : map.marks,
  };
}
