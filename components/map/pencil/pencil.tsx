'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { middleOf, type Place, round } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { gridReference } from '../core/grid-reference';
import type { MapPoint } from '../core/map-data';
import type { Point, Projection } from '../core/projection';
import type { MapHandle } from '../map-view';
import { Grip, middlesOf } from './grip';
import { nextHeld, type Sketch, withMoved, withoutPoint, withPoint } from './sketch';
import './pencil.css';

interface Props {
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

const steps: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A press that travels less than this is a click, px. */
const stillPx = 4;

/** The keys of the pencil, for whoever tells of them. */
export const pencilKeys =
  'Click, or arrows and Enter, sets a point; Shift goes by 100 m. N and P take points in hand, to be moved by arrows; Backspace removes one.';

/**
 * Draws an area on a map, by mouse, finger and keys: a child of `MapView`. A press on the ground sets a point, a point is
 * dragged; by keys a cross is moved, and a point in hand with it. It knows nothing of what is drawn.
 */
export function Pencil(props: Props) {
  const { points, projection } = props;
  const group = useRef<SVGGElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [cursor, setCursor] = useState<Place | null>(null);
  const [dragged, setDragged] = useState<{ index: number; point: MapPoint } | null>(null);
  const pressed = useRef<Point | null>(null);
  const inHand = held !== null && held < points.length ? held : null;
  const latest = useRef({ ...props, held: inHand, cursor });
  latest.current = { ...props, held: inHand, cursor };

  useEffect(() => {
    const pane = group.current!.closest<HTMLElement>('.map-pane')!;
    const map = group.current!.ownerSVGElement!;
    const draw = ({ points: drawn, held: next }: Sketch, words: string) => {
      latest.current.onPoints(drawn);
      setHeld(next);
      latest.current.announce(words);
    };
    const rest = () => latest.current.onRest?.(latest.current.points);
    const add = (place: Place) => {
      const { points: drawn, held: now, most, announce, snap = pointAt } = latest.current;
      if (drawn.length >= most) return announce(`There are ${counted(most, 'point')}: no more can be set.`);
      const next = withPoint({ points: drawn, held: now }, snap(place));
      const count = next.points.length;
      draw(next, `Point ${(next.held ?? count - 1) + 1} of ${count}, ${gridReference(place)}.`);
    };
    const onClick = (event: MouseEvent) => {
      if (latest.current.isKept || (event.target as Element).closest('[data-grip]')) return;
      setCursor(null);
      add(latest.current.view.current!.placeAt(event.clientX, event.clientY));
    };
    const step = ([east, north]: [number, number], km: number) => {
      const { points: drawn, held: now, cursor: at, view, announce } = latest.current;
      const from = now === null ? (at ?? view.current!.middle()) : placeAt(drawn[now]!);
      const to = { x: round(from.x + east * km), y: round(from.y + north * km) };
      setCursor(to);
      if (!view.current!.isInSight(to)) view.current!.show(to);
      if (now === null) return announce(gridReference(to));
      draw(withMoved({ points: drawn, held: now }, now, pointAt(to)), `Point ${now + 1}, ${gridReference(to)}.`);
    };
    const take = (by: 1 | -1) => {
      const { points: drawn, held: now, view, announce } = latest.current;
      const next = nextHeld({ points: drawn, held: now }, by);
      rest();
      if (next === null) return announce('There is no point yet.');
      const place = placeAt(drawn[next]!);
      setHeld(next);
      setCursor(place);
      if (!view.current!.isInSight(place)) view.current!.show(place);
      announce(
        `Point ${next + 1} of ${drawn.length} in hand, ${gridReference(place)}. Arrows move it, Enter lets it go.`,
      );
    };
    const press = () => {
      const { held: now, cursor: at, view, announce, isKept: isThere } = latest.current;
      if (now === null) return isThere ? take(1) : add(at ?? view.current!.middle());
      setHeld(null);
      rest();
      announce('Let go.');
    };
    const insert = () => {
      const { points: drawn, held: now } = latest.current;
      const next = now === null ? undefined : (drawn[now + 1] ?? (latest.current.isLine ? undefined : drawn[0]));
      if (now === null || !next) return latest.current.announce('Take a point in hand that another follows.');
      const between = middleOf([placeAt(drawn[now]!), placeAt(next)]);
      setCursor(between);
      draw(withPoint({ points: drawn, held: now }, pointAt(between)), `A point after point ${now + 1}, in hand.`);
    };
    const removePoint = () => {
      const { points: drawn, held: now, announce } = latest.current;
      if (drawn.length === 0) return announce('There is no point to remove.');
      const next = withoutPoint({ points: drawn, held: now });
      draw(next, next.points.length === 1 ? 'Removed; one point is left.' : `Removed; ${next.points.length} are left.`);
      latest.current.onRest?.(next.points);
    };
    const keys: Record<string, (event: KeyboardEvent) => void> = {
      Enter: press,
      ' ': press,
      i: insert,
      n: () => take(1),
      p: () => take(-1),
      Backspace: removePoint,
      Delete: removePoint,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== map || event.altKey) return;
      const isWhole = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if ((event.ctrlKey || event.metaKey) && !isWhole) return;
      const way = steps[event.key];
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (isWhole) latest.current.onDone?.();
      else if (way) step(way, event.shiftKey ? 0.1 : 1);
      else if (event.key === 'Escape' && latest.current.held !== null) {
        setHeld(null);
        rest();
      } else if (act) act(event);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    pane.addEventListener('click', onClick);
    // Before the map itself hears its arrows.
    pane.addEventListener('keydown', onKeyDown, { capture: true });
    if (!latest.current.isKept) {
      setCursor(latest.current.view.current?.middle() ?? null);
      map.focus();
    }
    return () => {
      pane.removeEventListener('click', onClick);
      pane.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);

  const drag = (event: PointerEvent, index: number) => {
    const from = pressed.current;
    if (!from || (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < stillPx)) return;
    const { view, snap = pointAt } = latest.current;
    setDragged({ index, point: snap(view.current!.placeAt(event.clientX, event.clientY)) });
  };
  const drop = (index: number, isNew = false) => {
    if (dragged?.index === index) {
      const moved = withMoved({ points, held: index }, index, dragged.point);
      props.onPoints(moved.points);
      props.onRest?.(moved.points);
      props.announce(`Point ${index + 1}, ${gridReference(placeAt(dragged.point))}.`);
    } else if (isNew) props.onRest?.(points);
    letGo();
  };
  const letGo = () => {
    pressed.current = null;
    setDragged(null);
  };

  const shown = points.map((point, i) => projection.toScreen(placeAt(dragged?.index === i ? dragged.point : point)));
  const cross = cursor && projection.toScreen(cursor);
  const isArea = !props.isLine;
  const take = (event: PointerEvent, index: number) => {
    pressed.current = { x: event.clientX, y: event.clientY };
    setHeld(index);
    setCursor(null);
  };
  const insertAfter = (index: number, { x, y }: Point) => {
    const between = pointAt({ x: x / projection.scale, y: -y / projection.scale });
    props.onPoints(withPoint({ points, held: index }, between).points);
  };
  return (
    <g ref={group} className="pencil" aria-hidden>
      {isArea && shown.length > 2 && <path className="within" d={`M${shown.map(pair).join('L')}Z`} />}
      {shown.length > 1 && (
        <>
          <path className="under" d={`M${shown.map(pair).join('L')}`} />
          <path className="edge" d={`M${shown.map(pair).join('L')}`} />
        </>
      )}
      {isArea && shown.length > 2 && <path className="closing" d={`M${pair(shown.at(-1)!)}L${pair(shown[0]!)}`} />}
      {props.isKept &&
        middlesOf(shown, isArea).map(({ after, at }) => (
          <Grip
            key={`after ${after}`}
            at={at}
            look="between"
            onTake={(event) => {
              insertAfter(after, at);
              take(event, after + 1);
            }}
            onDrag={(event) => drag(event, after + 1)}
            onDrop={() => drop(after + 1, true)}
            onLetGo={letGo}
          />
        ))}
      {shown.map((at, i) => (
        <Grip
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
          key={i}
          at={at}
          look={i === inHand ? 'held' : ''}
          onTake={(event) => take(event, i)}
          onDrag={(event) => drag(event, i)}
          onDrop={() => drop(i)}
          onLetGo={letGo}
        />
      ))}
      {cross && <path className="cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />}
    </g>
  );
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
const placeAt = ([x, y]: MapPoint): Place => ({ x, y });
const pointAt = ({ x, y }: Place): MapPoint => [round(x), round(y)];
