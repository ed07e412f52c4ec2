import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Place } from '@/lib/geometry';
import type { MapData } from './map-data';
import { placeUnder, type View, viewOn, viewOnAll } from './projection';
import type { ViewStore } from './view-store';

/** What the window shows first: at least so many km from left to right, and from top to bottom. */
export interface FirstLook {
  centre: Place;
  kmAcross: number;
  kmUp?: number;
}

/** Where one looks, and how near. */
export interface Look {
  by(factor: number): void;
  push(x: number, y: number): void;
  at(place: Place, kmAcross?: number): void;
  all(): void;
}

interface Parts {
  svg: RefObject<SVGSVGElement | null>;
  /** Moved and scaled by a transform. */
  ground: RefObject<SVGGElement | null>;
  /** Moved, not scaled. */
  overlay: RefObject<SVGGElement | null>;
  store: ViewStore;
  mapData: Pick<MapData, 'frame'>;
  initial: FirstLook;
  /** The closest, px per km. */
  closest?: number;
}

/** The closest unless told, px per km. The furthest: the frame in four fifths of the window. */
const closestPx = 600;
/** How far the map may be pushed beyond its frame, km. */
const beyondFrame = 12;

/** Ties mouse, wheel and fingers to a map: what they do is drawn at once, without React. */
export function useLook({ svg, ground, overlay, store, mapData, initial, closest = closestPx }: Parts): Look {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(null);
  const first = useRef(initial);

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const { frame } = mapData;
    const draw = (view: View) => {
      const { scale: k, left, top } = view;
      ground.current?.setAttribute('transform', `translate(${left} ${top}) scale(${k})`);
      overlay.current?.setAttribute('transform', `translate(${left} ${top})`);
      element.dataset.zoom = k < 7 ? 'far' : k < 18 ? 'middle' : k < 60 ? 'near' : 'close';
      store.set(view);
    };
    const behave = zoom<SVGSVGElement, unknown>()
      .filter((event: Event) => mayMoveMap(event))
      .translateExtent([
        [frame.minX - beyondFrame, -frame.maxY - beyondFrame],
        [frame.maxX + beyondFrame, -frame.minY + beyondFrame],
      ])
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const { k, x, y } = event.transform;
        draw({ scale: k, left: x, top: y, width: element.clientWidth, height: element.clientHeight });
      })
      .on('end', () => store.rest());
    behaviour.current = behave;
    const selection = select(element).call(behave);
    let shown = store.get();
    const fitWindow = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const whole = viewOnAll(frame, width, height);
      behave.extent([
        [0, 0],
        [width, height],
      ]);
      behave.scaleExtent([Math.min(whole.scale * 0.8, closest), closest]);
      const {
        centre,
        kmAcross,
        kmUp = 0,
      } = shown
        ? { centre: placeUnder(shown, { x: shown.width / 2, y: shown.height / 2 }), kmAcross: width / shown.scale }
        : first.current;
      put(selection, behave, viewOn(centre, Math.max(kmAcross, (kmUp * width) / height), width, height));
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
      selection.on('.zoom', null);
    };
  }, [mapData, store, svg, ground, overlay, closest]);

  return useMemo<Look>(() => {
    const to = (make: (view: View) => View) => {
      const view = store.get();
      if (view && svg.current && behaviour.current) put(select(svg.current), behaviour.current, make(view));
    };
    return {
      by: (factor: number) => svg.current && behaviour.current?.scaleBy(select(svg.current), factor),
      push: (x: number, y: number) => to((view) => ({ ...view, left: view.left - x, top: view.top - y })),
      at: (place: Place, kmAcross?: number) =>
        to((view) => viewOn(place, kmAcross ?? view.width / view.scale, view.width, view.height)),
      all: () => to((view) => viewOnAll(mapData.frame, view.width, view.height)),
    };
  }, [mapData, store, svg]);
}

/**
 * A counter under the pointer is dragged itself; the wheel always zooms, and so do two fingers. With Shift held down, or
 * inside `data-still`, a press draws something instead.
 */
function mayMoveMap(event: Event): boolean {
  if (event.type === 'wheel') return true;
  if ((event as TouchEvent).touches?.length > 1) return true;
  if ((event as MouseEvent).shiftKey || (event.target as Element).closest?.('[data-still]')) return false;
  if ((event.target as Element).closest?.('[data-counter]')) return false;
  return !(event as MouseEvent).button && !(event as MouseEvent).ctrlKey;
}

function put(
  selection: ReturnType<typeof select<SVGSVGElement, unknown>>,
  behave: ZoomBehavior<SVGSVGElement, unknown>,
  { scale, left, top }: View,
): void {
  behave.transform(selection, zoomIdentity.translate(left, top).scale(scale));
}
