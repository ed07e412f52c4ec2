import type { Box, Point } from '../core/projection';
import type { Anchor, FaceName, TextLine } from './type';

/**
 * The kinds of things that may lie on a map. A `crossing` lies where it is; the names of a `city` and of a `square`
 * that is bombed keep their place whoever comes; a `mark` is what a team drew itself, an `area` is named in its middle;
 * `passing` is there for a moment: a measure, a place looked for.
 */
export type Kind =
  | 'crossing'
  | 'city'
  | 'square'
  | 'mark'
  | 'contact'
  | 'counter'
  | 'friend'
  | 'marker'
  | 'area'
  | 'passing'
  | 'village';

/** Where words may stand about a symbol, or about a place that has none. */
export type LabelPosition =
  | 'on'
  | 'right'
  | 'left'
  | 'above'
  | 'below'
  | 'upperRight'
  | 'upperLeft'
  | 'lowerRight'
  | 'lowerLeft';

/** A line of words, not yet placed. */
export interface Said {
  text: string;
  face: FaceName;
}

/** Something that wants to lie at its true place, px. */
export interface Item {
  id: string;
  kind: Kind;
  at: Point;
  /** Of one kind the lower takes its place first; nought where it is not said. */
  rank?: number;
  /** Where there is no room it goes onto the stack of one of its own kind and band. */
  band?: string;
  /** The room of what is drawn, around its middle, px; none: words alone. */
  symbol?: { width: number; height: number } | null;
  /** The things gathered in it: they lie beneath it from the first, and its own drawing says how many they are. */
  gathered?: readonly string[];
  /** Words about a place without a symbol keep a room of this width free, px; they take the first at which they find a place. */
  rings?: readonly number[];
  /** Its words in the forms they may take, the fullest first. */
  words?: readonly (readonly Said[])[];
  /** Its words as the uppermost of a stack: how many lie there, and when the newest was seen. */
  wordsOfStack?: (count: number, ids: readonly string[]) => readonly (readonly Said[])[];
  /** Where its words may stand, the best first. */
  sides?: readonly LabelPosition[];
}

/** Words that have found their place, px. */
export interface WordsLaid {
  lines: TextLine[];
  anchor: Anchor;
  /** All of them. */
  box: Box;
}

/** A line that says where something belongs, px: straight, or by the corners of what lies in its way. */
export interface Leader {
  from: Point;
  via: Point[];
  to: Point;
}

/** One thing where it lies. */
export interface Laid {
  id: string;
  kind: Kind;
  at: Point;
  /** The room of its symbol; null: words alone, or nothing where its words found no place. */
  box: Box | null;
  /** From its place, and from those of its stack, where they lie beside the box. */
  leaders: (Box & Leader)[];
  /** The things that lie beneath it, the strongest first. */
  folded: string[];
  /** It stands for others from the first. */
  isGathered?: true;
  /** Where the count of its stack stands: outside of the box, or in its lower right corner where there is no room. */
  tab: Box | null;
  words: WordsLaid | null;
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order in which things of one kind take their places: the same in whatever order they come. */
export const inOrder = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.at.y - b.at.y || a.at.x - b.at.x || compare(a.id, b.id));
