import type { Box, Point } from '../core/projection';
import { letters, letterWidths, widthIn } from './letter-widths.generated';

/**
 * Things on a map are measured in units, which style sheets write as `var(--on-map)`. So large is one, rem: words of 11
 * are as small as any that are read, figures of 10.2 as small as any on a counter, and all of it grows with the words
 * of the page.
 */
export const unitRem = 0.8125 / 11;

/** The length of so many units beside a map, as a style sheet or a drawing has it. */
export const onScreen = (units: number): string => `${units * unitRem}rem`;

interface Face {
  font: keyof typeof letterWidths;
  /** In units, as all lengths here that are called px. */
  size: number;
  /** Between letters, em. */
  spacing?: number;
}

/** The type on maps, as the style sheets set it. */
export const faces = {
  city: { font: 'sans600', size: 14, spacing: 0.04 },
  town: { font: 'sans500', size: 11.5 },
  village: { font: 'sans400', size: 11 },
  water: { font: 'serif400', size: 12.5, spacing: 0.05 },
  /** A small water. */
  brook: { font: 'serif400', size: 11, spacing: 0.04 },
  /** A region, in capitals. */
  region: { font: 'cond500', size: 11, spacing: 0.3 },
  /** A height. */
  spot: { font: 'cond500', size: 11 },
  /** On a counter. */
  counter: { font: 'cond600', size: 11 },
  contact: { font: 'cond600', size: 12 },
  when: { font: 'cond500', size: 11 },
  crossing: { font: 'cond600', size: 11 },
  pencil: { font: 'cond600', size: 12.5 },
  air: { font: 'cond600', size: 11 },
  found: { font: 'cond600', size: 12 },
  zone: { font: 'cond500', size: 11 },
  reference: { font: 'mono500', size: 11 },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

const places = new Map([...letters].map((letter, i) => [letter, i]));

/** Widths reckoned so far, by face and text; begun anew when there are too many. */
const known = new Map<string, number>();
const mostKnown = 5000;

/** The width of a text, px. An accent has no width, a letter that was not measured that of an m. */
export function widthOf(text: string, face: FaceName): number {
  const key = `${face} ${text}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  if (known.size >= mostKnown) known.clear();
  const width = reckoned(text, face);
  known.set(key, width);
  return width;
}

function reckoned(text: string, face: FaceName): number {
  const { font, size, spacing = 0 }: Face = faces[face];
  let sum = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    sum += widthIn(letterWidths[font], places.get(letter) ?? places.get('m')!) + spacing;
  return sum * size;
}

/**
 * Holds a text to the width it is reckoned to have, or to a narrower one, px: until its face has come the browser draws it in
 * another, which may be a fifth wider.
 */
export const asWide = (text: string, face: FaceName, most = Number.POSITIVE_INFINITY) => ({
  textLength: Math.round(Math.min(widthOf(text, face), most) * 10) / 10,
  lengthAdjust: 'spacingAndGlyphs' as const,
});

/** The reach of a face's letters above and below their line, px: from an accent to the foot of a g. */
export const above = (face: FaceName): number => 0.8 * faces[face].size;
export const below = (face: FaceName): number => 0.22 * faces[face].size;

export type Anchor = 'start' | 'middle' | 'end';

/** A line of a text, its box and where it is anchored on its line, around the place it is written at, px. */
export interface TextLine extends Point {
  text: string;
  face: FaceName;
}

/** The room of a line of text anchored at a point, px. */
export function boxOf({ text, face, x, y }: TextLine, anchor: Anchor): Box {
  const width = widthOf(text, face);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x: left, y: y - above(face), width, height: above(face) + below(face) };
}
