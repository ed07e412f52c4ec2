import { gridReference } from '../core/grid-reference';
import type { SideMark } from './side-map';

/** The name of each kind of mark. */
export const markKinds: Record<SideMark['kind'], string> = {
  symbol: 'Mark',
  arrow: 'Arrow',
  boundary: 'Boundary',
  note: 'Note',
};

/** A mark in words: `Arrow: north by dusk, 746 779 to 750 790`. */
export function spokenMark({ kind, text, points }: Pick<SideMark, 'kind' | 'text' | 'points'>): string {
  const places = points.map(([x, y]) => gridReference({ x, y }));
  const where = places.length === 1 ? places[0] : `${places[0]} to ${places.at(-1)}`;
  return `${markKinds[kind]}: ${[text, where].filter(Boolean).join(', ')}`;
}
