'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Place, round } from '@/lib/geometry';
import { gridReference } from '../core/grid-reference';
import type { MapPoint } from '../core/map-data';
import type { Point, Projection } from '../core/projection';
import type { MapHandle } from '../map-view';
import { nextHeld, type Sketch, withMoved, withoutPoint, withPoint } from './sketch';
import './pencil.css';

interface Props {
  /** The corners of the area so far, km; the last is joined to the first. */
  points: readonly MapPoint[];
  onPoints: (points: readonly MapPoint[]) => void;
  /** No more points than these. */
  most: number;
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
    const add = (place: Place) => {
      const { points: drawn, held: now, most, announce } = latest.current;
      if (drawn.length >= most) return announce(`There are ${most} points: no more can be set.`);
      const next = withPoint({ points: drawn, held: now }, pointAt(place));
      const count = next.points.length;
      draw(next, `Point ${(next.held ?? count - 1) + 1} of ${count}, ${gridReference(place)}.`);
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('[data-grip]')) return;
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
      const { held: now, cursor: at, view, announce } = latest.current;
      if (now === null) return add(at ?? view.current!.middle());
      setHeld(null);
      announce('Let go.');
    };
    const removePoint = () => {
      const { points: drawn, held: now, announce } = latest.current;
      if (drawn.length === 0) return announce('There is no point to remove.');
      const next = withoutPoint({ points: drawn, held: now });
      draw(next, next.points.length === 1 ? 'Removed; one point is left.' : `Removed; ${next.points.length} are left.`);
    };
    const keys: Record<string, (event: KeyboardEvent) => void> = {
      Enter: press,
      ' ': press,
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
      else if (event.key === 'Escape' && latest.current.held !== null) setHeld(null);
      else if (act) act(event);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    pane.addEventListener('click', onClick);
    // Before the map itself hears its arrows.
    pane.addEventListener('keydown', onKeyDown, { capture: true });
    setCursor(latest.current.view.current?.middle() ?? null);
    map.focus();
    return () => {
      pane.removeEventListener('click', onClick);
      pane.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);

  const drag = (event: PointerEvent, index: number) => {
    const from = pressed.current;
    if (!from || (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < stillPx)) return;
    const place = latest.current.view.current!.placeAt(event.clientX, event.clientY);
    setDragged({ index, point: pointAt(place) });
  };
  const drop = (index: number) => {
    if (dragged?.index === index) {
      const moved = withMoved({ points, held: index }, index, dragged.point);
      props.onPoints(moved.points);
      props.announce(`Point ${index + 1}, ${gridReference(placeAt(dragged.point))}.`);
    }
    letGo();
  };
  const letGo = () => {
    pressed.current = null;
    setDragged(null);
  };

  const shown = points.map((point, i) => projection.toScreen(placeAt(dragged?.index === i ? dragged.point : point)));
  const cross = cursor && projection.toScreen(cursor);
  return (
    <g ref={group} className="pencil" aria-hidden>
      {shown.length > 2 && <path className="within" d={`M${shown.map(pair).join('L')}Z`} />}
      {shown.length > 1 && (
        <>
          <path className="under" d={`M${shown.map(pair).join('L')}`} />
          <path className="edge" d={`M${shown.map(pair).join('L')}`} />
        </>
      )}
      {shown.length > 2 && <path className="closing" d={`M${pair(shown.at(-1)!)}L${pair(shown[0]!)}`} />}
      {shown.map(({ x, y }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
          key={i}
          data-grip
          className={i === inHand ? 'held' : ''}
          transform={`translate(${x} ${y})`}
          onPointerDown={(event) => {
            if (event.button !== 0 || !event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            pressed.current = { x: event.clientX, y: event.clientY };
            setHeld(i);
            setCursor(null);
          }}
          onPointerMove={(event) => drag(event, i)}
          onPointerUp={() => drop(i)}
          onPointerCancel={letGo}
        >
          <circle className="hold" r={14} />
          <circle className="dot" r={i === inHand ? 6 : 4.5} />
        </g>
      ))}
      {cross && <path className="cross" d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`} />}
    </g>
  );
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
const placeAt = ([x, y]: MapPoint): Place => ({ x, y });
const pointAt = ({ x, y }: Place): MapPoint => [round(x), round(y)];
