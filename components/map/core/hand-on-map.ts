import type { Frame } from '@/lib/geometry';
import { type Point, pixelOf, type View } from './projection';

/** Mouse, wheel and fingers that push a map and bring it nearer. */

/** The part of a map that a hand moves. */
export interface Held {
  /** The view before it moves; null: none yet. */
  view(): View | null;
  /** The scales it may have, px per km: the least and the most. */
  scales(): readonly [number, number];
  /** Keeps a view on the map. */
  keep(view: View): View;
  mayMove(event: Event): boolean;
  move(view: View): void;
  /** The hand has come to rest. */
  rest(): void;
}

/** A wheel that does not turn for so long has come to rest, ms. */
const wheelRestMs = 150;
/** Two taps within this time, ms, and this distance, px, bring the map nearer. */
const doubleTap = { ms: 500, px: 10 };

/** Brings a view nearer by a factor, or further, about a point of the window that stays where it is. */
export function nearer(view: View, factor: number, about: Point, [least, most]: readonly [number, number]): View {
  const scale = Math.max(least, Math.min(most, view.scale * factor));
  const grown = scale / view.scale;
  return { ...view, scale, left: about.x - (about.x - view.left) * grown, top: about.y - (about.y - view.top) * grown };
}

/** Keeps a view within so many km of a frame; where all of that is smaller than the window it lies in its middle. */
export function keptOn({ minX, minY, maxX, maxY }: Frame, beyondKm: number, view: View): View {
  const first = pixelOf(view, { x: minX - beyondKm, y: maxY + beyondKm });
  const last = pixelOf(view, { x: maxX + beyondKm, y: minY - beyondKm });
  const shift = (from: number, to: number, room: number) => {
    const after = room - to;
    if (after > -from) return (after - from) / 2;
    return Math.min(0, -from) || Math.max(0, after);
  };
  return {
    ...view,
    left: view.left + shift(first.x, last.x, view.width),
    top: view.top + shift(first.y, last.y, view.height),
  };
}

/**
 * The factor by which a turn of the wheel brings the map nearer: as browsers count it in pixels, lines or pages; a
 * pinch on a touchpad tells Ctrl.
 */
const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number =>
  2 ** (-deltaY * (deltaMode === 1 ? 0.05 : deltaMode ? 1 : 0.002) * (ctrlKey ? 10 : 1));

/** Ties hands to an element that a map is seen through. Answers what unties them. */
export function handOnMap(element: HTMLElement, held: Held): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left - element.clientLeft, y: clientY - top - element.clientTop };
  };
  /** True when a press is the map's: then nobody else hears it. */
  const takes = (event: Event): boolean => {
    const isMine = held.mayMove(event) && held.view() !== null;
    if (isMine) event.stopImmediatePropagation();
    return isMine;
  };
  const move = (view: View) => held.move(held.keep(view));
  const zoom = (factor: number, about: Point) => {
    move(nearer(held.view()!, factor, about, held.scales()));
    held.rest();
  };
  tieWheel(element, held, { at, takes, move }, signal);
  tieMouse(element, held, { at, takes, move }, signal);
  tieFingers(element, held, { at, takes, move, zoom }, signal);
  const onDouble = (event: MouseEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    zoom(event.shiftKey ? 0.5 : 2, at(event));
  };
  element.addEventListener('dblclick', onDouble, { signal });
  return () => gone.abort();
}

interface Ways {
  at(event: { clientX: number; clientY: number }): Point;
  takes(event: Event): boolean;
  move(view: View): void;
}

function tieWheel(element: HTMLElement, held: Held, { at, takes, move }: Ways, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onWheel = (event: WheelEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    move(nearer(held.view()!, wheelFactor(event), at(event), held.scales()));
    clearTimeout(resting);
    resting = setTimeout(() => held.rest(), wheelRestMs);
  };
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  signal.addEventListener('abort', () => clearTimeout(resting));
}

function tieMouse(element: HTMLElement, held: Held, { at, takes, move }: Ways, signal: AbortSignal): void {
  const onDown = (event: MouseEvent) => {
    if (!takes(event)) return;
    const from = held.view()!;
    const begun = at(event);
    let hasMoved = false;
    const push = new AbortController();
    const options = { signal: push.signal, capture: true };
    const onMove = (now: MouseEvent) => {
      now.preventDefault();
      const { x, y } = at(now);
      hasMoved ||= x !== begun.x || y !== begun.y;
      const { scale, width, height } = held.view()!;
      if (hasMoved) move({ scale, width, height, left: from.left + x - begun.x, top: from.top + y - begun.y });
    };
    const onUp = () => {
      push.abort();
      if (!hasMoved) return;
      held.rest();
      swallowClick();
    };
    addEventListener('mousemove', onMove, options);
    addEventListener('mouseup', onUp, options);
    for (const mark of ['selectstart', 'dragstart'] as const)
      addEventListener(mark, (marked) => marked.preventDefault(), options);
    signal.addEventListener('abort', () => push.abort());
  };
  element.addEventListener('mousedown', onDown, { signal });
}

/** The click that ends a push is no click. */
function swallowClick(): void {
  const stop = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop.abort();
  };
  addEventListener('click', swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}

function tieFingers(
  element: HTMLElement,
  held: Held,
  { at, takes, move, zoom }: Ways & { zoom(factor: number, about: Point): void },
  signal: AbortSignal,
): void {
  /** Where each finger is, in the order in which they came; the first two move the map. */
  const fingers = new Map<number, Point>();
  let tapped: { at: Point; ms: number } | null = null;
  let hasMoved = false;
  const onStart = (event: TouchEvent) => {
    if (!takes(event)) return;
    if (fingers.size === 0) hasMoved = false;
    // The first finger may have come down on a counter, which was not the map's to take.
    for (const finger of event.touches) fingers.set(finger.identifier, at(finger));
  };
  const onMove = (event: TouchEvent) => {
    const [first, second] = [...fingers.values()];
    if (!first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const finger of event.changedTouches)
      if (fingers.has(finger.identifier)) fingers.set(finger.identifier, at(finger));
    const [now, other] = [...fingers.values()];
    hasMoved = true;
    move(movedByFingers(held.view()!, [first, second], [now!, other], held.scales()));
  };
  const onEnd = (event: TouchEvent) => {
    if (fingers.size === 0) return;
    event.stopImmediatePropagation();
    const last = [...fingers.values()][0]!;
    for (const finger of event.changedTouches) fingers.delete(finger.identifier);
    if (fingers.size > 0) return;
    if (hasMoved) {
      tapped = null;
      return held.rest();
    }
    const isSecond = tapped && event.timeStamp - tapped.ms < doubleTap.ms && apart(tapped.at, last) < doubleTap.px;
    tapped = isSecond ? null : { at: last, ms: event.timeStamp };
    if (isSecond) zoom(2, last);
  };
  element.addEventListener('touchstart', onStart, { signal });
  element.addEventListener('touchmove', onMove, { signal, passive: false });
  element.addEventListener('touchend', onEnd, { signal });
  element.addEventListener('touchcancel', onEnd, { signal });
}

type Fingers = readonly [Point, Point | undefined];

/** One finger pushes a view; two bring it nearer by as much as they go apart, about their middle. */
export function movedByFingers(view: View, from: Fingers, to: Fingers, scales: readonly [number, number]): View {
  const was = middleOf(from);
  const is = middleOf(to);
  const pushed = { ...view, left: view.left + is.x - was.x, top: view.top + is.y - was.y };
  const [one, other] = from;
  if (!other || !to[1] || apart(one, other) === 0) return pushed;
  return nearer(pushed, apart(to[0], to[1]) / apart(one, other), is, scales);
}

const middleOf = ([one, other = one]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
