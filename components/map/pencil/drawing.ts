import type { RefObject } from 'react';
import { asPlace, middleOf, type Place, round } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { gridReference } from '../core/grid-reference';
import type { MapPoint } from '../core/map-data';
import type { MapHandle } from '../core/map-handle';
import type { Projection } from '../core/projection';
import { nextHeld, pointAt, type Sketch, withMoved, withoutPoint, withPoint } from './sketch';

/** A shape that is being drawn on a map. */
export interface Drawing {
  /** The points of the shape so far, km. */
  points: readonly MapPoint[];
  onPoints: (points: readonly MapPoint[]) => void;
  /** No more points than these. */
  most: number;
  /** It is a line; else an area, whose last point is joined to its first. */
  isLine?: boolean;
  /**
   * The shape lies on the map already: a press beside it sets no point and takes no focus; a point between two others is set by
   * the small mark half way, or by I after the point in hand.
   */
  isKept?: boolean;
  /** Where a press puts a point: on a corner or a line nearby. */
  snap?: (place: Place) => MapPoint;
  /** A point was moved, set or removed, and let go. */
  onRest?: (points: readonly MapPoint[]) => void;
  /** The map it is drawn on, and its scale. */
  view: RefObject<MapHandle | null>;
  projection: Projection;
  /** Says something to a screen reader. */
  announce: (words: string) => void;
  /** Control+Enter on the map: it is drawn. */
  onDone?: () => void;
}

/** The part of a shape in hand, and the function that takes another. */
export interface Hand {
  /** The point in hand, by its place in the row; null: none. */
  held: number | null;
  /** Where the cross stands; null: it is not shown. */
  cursor: Place | null;
  setHeld: (held: number | null) => void;
  setCursor: (cursor: Place | null) => void;
}

/** The acts of presses and keys on a shape: each says what it did. */
export function actsOn(drawing: Drawing, { held, cursor, setHeld, setCursor }: Hand) {
  const { points, most, view, announce, snap = pointAt } = drawing;
  const draw = (next: Sketch, words: string) => {
    drawing.onPoints(next.points);
    setHeld(next.held);
    announce(words);
  };
  const rest = () => drawing.onRest?.(points);
  const goTo = (place: Place) => {
    setCursor(place);
    if (!view.current!.isInSight(place)) view.current!.show(place);
  };
  const add = (place: Place) => {
    if (points.length >= most) return announce(`There are ${counted(most, 'point')}: no more can be set.`);
    const next = withPoint({ points, held }, snap(place));
    const count = next.points.length;
    draw(next, `Point ${(next.held ?? count - 1) + 1} of ${count}, ${gridReference(place)}.`);
  };
  const take = (by: 1 | -1) => {
    const next = nextHeld({ points, held }, by);
    rest();
    if (next === null) return announce('There is no point yet.');
    const place = asPlace(points[next]!);
    setHeld(next);
    goTo(place);
    announce(
      `Point ${next + 1} of ${points.length} in hand, ${gridReference(place)}. Arrows move it, Enter lets it go.`,
    );
  };
  const letGo = () => {
    setHeld(null);
    rest();
  };
  return {
    add,
    take,
    letGo,
    /** Moves the cross, and the point in hand with it. */
    step: ([east, north]: readonly [number, number], km: number) => {
      const from = held === null ? (cursor ?? view.current!.middle()) : asPlace(points[held]!);
      const to = { x: round(from.x + east * km), y: round(from.y + north * km) };
      goTo(to);
      if (held === null) return announce(gridReference(to));
      draw(withMoved({ points, held }, held, pointAt(to)), `Point ${held + 1}, ${gridReference(to)}.`);
    },
    /** Sets a point where the cross is, or lets go of the one in hand. */
    press: () => {
      if (held === null) return drawing.isKept ? take(1) : add(cursor ?? view.current!.middle());
      letGo();
      announce('Let go.');
    },
    /** Sets a point half way between the one in hand and the next. */
    insert: () => {
      const next = held === null ? undefined : (points[held + 1] ?? (drawing.isLine ? undefined : points[0]));
      if (held === null || !next) return announce('Take a point in hand that another follows.');
      const between = middleOf([asPlace(points[held]!), asPlace(next)]);
      setCursor(between);
      draw(withPoint({ points, held }, pointAt(between)), `A point after point ${held + 1}, in hand.`);
    },
    removePoint: () => {
      if (points.length === 0) return announce('There is no point to remove.');
      const next = withoutPoint({ points, held });
      draw(next, next.points.length === 1 ? 'Removed; one point is left.' : `Removed; ${next.points.length} are left.`);
      drawing.onRest?.(next.points);
    },
  };
}
