import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Place } from '@/lib/geometry';
import { type FirstLook, firstView } from './first-view';
import { handOnMap, keptOn, nearer } from './hand-on-map';
import { LookHistory } from './look-history';
import type { MapData } from './map-data';
import { type Nearness, nearnessAt, nearnesses, placeUnder, type View, viewOn, viewOnAll } from './projection';
import type { ViewStore } from './view-store';

/** Where one looks, and how near. */
export interface Look {
  by(factor: number): void;
  push(x: number, y: number): void;
  at(place: Place, kmAcross?: number): void;
  all(): void;
  to(look: FirstLook): void;
  /** To where one looked before the last jump, and there again. */
  back(): void;
  forward(): void;
}

interface Parts {
  /** The element through which the map is seen. */
  pane: RefObject<HTMLDivElement | null>;
  /** The element that is moved and grown as a whole, the SVG in it. */
  picture: RefObject<HTMLElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  /** Drawn in km. */
  ground: RefObject<SVGGElement | null>;
  /** Laid out in pixels for the scale at which the map last came to rest. */
  overlay?: RefObject<SVGGElement | null>;
  store: ViewStore;
  mapData: Pick<MapData, 'frame'>;
  initial: FirstLook;
  /** The scale that React has laid the overlay out for, px per km; null: not yet. */
  laidOutFor?: number | null;
  /** The closest, px per km. */
  closest?: number;
}

/** The closest unless told, px per km. The furthest: the whole frame, with a little around it. */
const closestPx = 600;
/** Counters and names are left out while they are shown smaller than this share of how they were laid out. */
const hiddenBelow = 0.35;
/** The distance that the map may be pushed beyond its frame, km. */
const beyondFrame = 4;
/**
 * The greatest move of the picture before it is drawn anew for the new window: px, and how many times larger or smaller. Nearer
 * it is blurred until it rests, which is a moment; further away it would show its edge.
 */
const movedAtMost = { px: 192, timesLarger: 16, timesSmaller: 4 };

/**
 * Ties mouse, wheel and fingers to a map. While they move it, the picture is moved and scaled as a whole, which the browser
 * does without drawing it; when it would show its edge it is drawn anew as it is laid out; at rest it is laid out anew.
 */
export function useLook(parts: Parts): Look {
  const {
    pane,
    picture,
    svg,
    ground,
    overlay,
    store,
    mapData,
    initial,
    laidOutFor = null,
    closest = closestPx,
  } = parts;
  /** Lays the map as it is to be seen, and comes to rest; null: it is not tied yet. */
  const put = useRef<((view: View) => void) | null>(null);
  const scales = useRef<readonly [number, number]>([0, closest]);
  const first = useRef(initial);
  const layout = useRef(laidOutFor);
  const history = useRef(new LookHistory());
  const hasMoved = useRef(false);

  const drawOverlay = useCallback(() => {
    const { scale, left, top } = store.drawn() ?? { scale: 1, left: 0, top: 0 };
    const grown = layout.current === null ? 1 : scale / layout.current;
    if (!overlay?.current) return;
    overlay.current.setAttribute('transform', `translate(${left} ${top}) scale(${grown})`);
    // Thousands of counters a third as large cannot be read, and cost most: they come when the map rests. One that has the focus, or is in hand, keeps it.
    const isHidden = grown < hiddenBelow && !overlay.current.contains(document.activeElement);
    overlay.current.style.display = isHidden ? 'none' : '';
  }, [store, overlay]);
  useLayoutEffect(() => {
    layout.current = laidOutFor;
    drawOverlay();
  }, [laidOutFor, drawOverlay]);

  useLayoutEffect(() => {
    const element = pane.current;
    const whole = picture.current;
    const drawing = svg.current;
    if (!element || !whole || !drawing) return;
    const { frame } = mapData;
    const draw = (view: View) => {
      const { scale: k, left, top } = view;
      showNearness(drawing, k, false);
      whole.style.transform = movedBy(0, 0, 1);
      ground.current?.setAttribute('transform', `translate(${left} ${top}) scale(${k})`);
      store.draw(view);
      drawOverlay();
    };
    const move = (view: View) => {
      const drawn = store.drawn();
      const grown = drawn ? view.scale / drawn.scale : 0;
      const [x, y] = drawn ? [view.left - drawn.left * grown, view.top - drawn.top * grown] : [0, 0];
      if (!drawn || isFar(grown, x, y, view)) return draw(view);
      whole.style.transform = movedBy(x, y, grown);
      store.move(view);
    };
    const rest = () => {
      const view = store.get()!;
      showNearness(drawing, view.scale, true);
      draw(view);
      store.settle();
    };
    const keep = (view: View) => keptOn(frame, beyondFrame, view);
    put.current = (view) => {
      move(keep(view));
      rest();
    };
    const untie = handOnMap(element, {
      view: () => store.get(),
      scales: () => scales.current,
      keep,
      mayMove: mayMoveMap,
      move: (view) => {
        hasMoved.current = true;
        move(view);
      },
      rest,
    });
    let shown = store.get();
    let tallest = 0;
    const fitWindow = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const whole = viewOnAll(frame, width, height);
      scales.current = [Math.min(whole.scale * 0.95, closest), closest];
      // Until somebody has moved it, a map that gets more room shows in it what it is to show first.
      const isFirst = !hasMoved.current && height > tallest;
      tallest = Math.max(tallest, height);
      // What opens below the map covers a part of it, and moves nothing under the pointer.
      if (shown?.width === width && !isFirst) return put.current!({ ...shown, height });
      const look =
        shown && !isFirst
          ? { centre: placeUnder(shown, { x: shown.width / 2, y: shown.height / 2 }), kmAcross: width / shown.scale }
          : first.current;
      put.current!(firstView(look, frame, width, height));
      shown = store.get();
    };
    fitWindow();
    const observer = new ResizeObserver(() => {
      shown = store.get();
      fitWindow();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      untie();
      put.current = null;
    };
  }, [mapData, store, pane, picture, svg, ground, drawOverlay, closest]);

  return useMemo<Look>(() => {
    const to = (make: (view: View) => View) => {
      const view = store.get();
      hasMoved.current = true;
      if (view) put.current?.(make(view));
    };
    const jump = (make: (view: View) => View) => {
      const view = store.get();
      if (view) history.current.leave(view);
      to(make);
    };
    return {
      by: (factor: number) =>
        to((view) => nearer(view, factor, { x: view.width / 2, y: view.height / 2 }, scales.current)),
      push: (x: number, y: number) => to((view) => ({ ...view, left: view.left - x, top: view.top - y })),
      at: (place: Place, kmAcross?: number) =>
        jump((view) => viewOn(place, kmAcross ?? view.width / view.scale, view.width, view.height)),
      all: () => jump((view) => viewOnAll(mapData.frame, view.width, view.height)),
      to: (look: FirstLook) => jump((view) => firstView(look, mapData.frame, view.width, view.height)),
      back: () => to((view) => history.current.back(view) ?? view),
      forward: () => to((view) => history.current.forward(view) ?? view),
    };
  }, [mapData, store]);
}

/**
 * Draws the ground as at a scale. While the map comes nearer it waits for the rest: roads and names drawn anew hold the hand up.
 */
function showNearness(drawing: SVGSVGElement, scale: number, isAtRest: boolean): void {
  const is = nearnessAt(scale);
  const was = drawing.dataset.zoom as Nearness | undefined;
  const isLess = was !== undefined && nearnesses.indexOf(is) < nearnesses.indexOf(was);
  if (is !== was && (isAtRest || isLess)) drawing.dataset.zoom = is;
}

/**
 * A picture moved and grown, as if it had come nearer. `scale` would do the same, but for each of its steps a browser lays out
 * all words of an SVG anew, in which nothing has changed.
 */
const movedBy = (x: number, y: number, grown: number): string =>
  `matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ${x / grown}, ${y / grown}, 0, ${1 / grown})`;

/** True when a picture, grown and moved so far, would show that it ends. */
const isFar = (grown: number, x: number, y: number, { width, height }: View): boolean => {
  const { px, timesLarger, timesSmaller } = movedAtMost;
  if (grown > timesLarger || grown < 1 / timesSmaller) return true;
  const right = width - (x + width * grown);
  const bottom = height - (y + height * grown);
  return Math.max(x, y, right, bottom) > px * grown;
};

/**
 * A counter under the pointer is dragged itself, and so is a point that is being drawn; the wheel always zooms, and so do two fingers. With Shift held down, or
 * inside `data-still`, a press draws something instead.
 */
function mayMoveMap(event: Event): boolean {
  if (event.type === 'wheel') return true;
  if ((event as TouchEvent).touches?.length > 1) return true;
  if ((event as MouseEvent).shiftKey || (event.target as Element).closest?.('[data-still]')) return false;
  if ((event.target as Element).closest?.('[data-counter], [data-grip]')) return false;
  return !(event as MouseEvent).button && !(event as MouseEvent).ctrlKey;
}
