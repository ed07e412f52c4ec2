import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { arrowWays, nearestIn } from './nearest-in';
import { thingOn, thingsOn } from './on-map';
import type { Point } from './projection';
import type { Look } from './use-look';

interface Parts {
  pane: RefObject<HTMLElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  look: Look;
}

/** An arrow key pushes the map so far, px. */
const pushPx = 80;
/** A thing nearer than this to the edge of the window is brought to its middle, px. */
const edgePx = 24;

/**
 * Walks the focus over what lies on a map (`on-map.ts`). The map is one tab stop: from there, and from each thing, an arrow
 * leads to the nearest thing in its direction, Escape back to the map; Shift and an arrow push the map. Something that is
 * drawn anew, or goes into its pile or out of it, keeps the focus.
 */
export function useWalkOnMap({ pane, svg, look }: Parts) {
  /** The element that had the focus last. */
  const last = useRef<{ id: string; element: SVGElement; hasFocus: boolean } | null>(null);
  /** The element that is to have it as soon as it is drawn. */
  const wanted = useRef<{ id: string; from: Element | null } | null>(null);

  useEffect(() => {
    const map = svg.current;
    if (!map) return;
    const { activeElement, body } = document;
    // Whoever has gone elsewhere meanwhile is not called back.
    if (wanted.current && activeElement !== body && activeElement !== wanted.current.from) wanted.current = null;
    if (wanted.current) {
      const thing = thingOn(map, wanted.current.id);
      if (!thing) return;
      wanted.current = null;
      return focusOn(thing);
    }
    const was = last.current;
    if (was?.hasFocus && !was.element.isConnected && activeElement === body) focusOn(thingOn(map, was.id) ?? map);
  });

  const walk = (way: Point, from: SVGElement | null) => {
    const map = svg.current!;
    const window = pane.current!.getBoundingClientRect();
    const before = from === null && last.current ? thingOn(map, last.current.id) : null;
    if (before && isInside(middleOf(before.getBoundingClientRect()), window)) return focusOn(before);
    const things = thingsOn(map).filter((one) => one !== from);
    const middles = things.map((one) => middleOf(one.getBoundingClientRect()));
    const next = things[nearestIn(way, middleOf((from ?? pane.current!).getBoundingClientRect()), middles)];
    if (next) focusOn(next);
    else look.push(way.x * pushPx, way.y * pushPx);
  };

  return {
    /** Does what a key does to the focus on the map, or to its window; false: it is another's. */
    byKey(event: KeyboardEvent): boolean {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const thing = (event.target as Element).closest<SVGElement>('[data-on-map]');
      const way = arrowWays[event.key];
      if (way && event.shiftKey) look.push(way.x * pushPx, way.y * pushPx);
      else if (way) walk(way, thing);
      else if (event.key === 'Escape' && thing && !isInHand(thing)) svg.current!.focus();
      else return false;
      event.preventDefault();
      return true;
    },
    onFocus({ target }: FocusEvent) {
      const thing = (target as Element).closest<SVGElement>('[data-on-map]');
      if (!thing) return;
      last.current = { id: thing.dataset.onMap!, element: thing, hasFocus: true };
      const window = pane.current!.getBoundingClientRect();
      const at = middleOf(thing.getBoundingClientRect());
      if (!thing.matches(':focus-visible') || isInside(at, window)) return;
      const middle = middleOf(window);
      look.push(at.x - middle.x, at.y - middle.y);
    },
    onBlur() {
      // What is taken off the page is not left.
      if (last.current?.element.isConnected) last.current.hasFocus = false;
    },
    /** Leads the focus to something by its id, as soon as it is drawn. */
    lead: useCallback((id: string) => {
      wanted.current = { id, from: document.activeElement };
    }, []),
  };
}

const focusOn = (thing: SVGElement) => thing.focus({ preventScroll: true });

/** Escape is first for what is in hand, or for the pile that lies open. */
const isInHand = (thing: SVGElement): boolean => thing.ariaPressed === 'true' || thing.closest('.dealt-out') !== null;

const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

const isInside = ({ x, y }: Point, { left, right, top, bottom }: DOMRect): boolean =>
  x > left + edgePx && x < right - edgePx && y > top + edgePx && y < bottom - edgePx;
