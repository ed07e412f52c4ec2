'use client';

import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { later } from '@/components/ui/later';
import { useRem } from '@/components/ui/use-rem';
import type { Place } from '@/lib/geometry';
import type { Bookmark } from './core/bookmarks';
import type { FirstLook } from './core/first-view';
import { GridEdge } from './core/grid-edge';
import { keysOfMap } from './core/keys-of-map';
import { LookButtons, lookByKey } from './core/look-controls';
import type { MapData } from './core/map-data';
import { type MapHandle, useMapHandle } from './core/map-handle';
import { type Box, inUnits, type Projection, placeUnder, projectionAt, type View } from './core/projection';
import { ScaleBar } from './core/scale-bar';
import { useLook } from './core/use-look';
import { useWalkOnMap } from './core/use-walk-on-map';
import { ViewStore } from './core/view-store';
import { type Layout, layOut } from './labels/labeller';
import { MapLabels } from './labels/map-labels';
import { unitRem } from './labels/type';
import type { LegendProps } from './legend/legend';
import type { ThingInWords } from './list/thing-in-words';
import './core/map.css';

interface MapViewProps {
  mapData: MapData;
  initial: FirstLook;
  /** The map's name for assistive technology. */
  label: string;
  /** Where all that lies on it has its place, its own names among them; the names alone where nothing else does. */
  layoutAt?: (projection: Projection) => Layout;
  /**
   * Drawn above the names, in units of the projection. `seen` is the window with a margin, so that what lies far outside
   * need not be drawn; it changes only after the map was pushed some way.
   */
  children?: (projection: Projection, seen: Box) => ReactNode;
  /** Parts of the map that this seat goes to by name, beside those that everybody has; not given: there are no bookmarks. */
  bookmarks?: readonly Bookmark[];
  /** Its legend, where it shows more than the maps of all. */
  legend?: ComponentType<LegendProps>;
  /** The things on it in words, as it is drawn now, read when its list is opened; not given: it has no list. */
  things?: () => readonly ThingInWords[];
  /** Somebody pressed an entry of the list, which leads to it. */
  onThing?: (id: string) => void;
  /** Layers of the printed map that are not shown: keys of `groundLayers`. */
  hidden?: readonly string[];
  /** A click or tap on the ground. */
  onGround?: (place: Place) => void;
  ref?: Ref<MapHandle>;
}

/** The parts that may be open over a map: one of them at a time. */
type Opened = 'bookmarks' | 'legend' | 'list';

/** The ground comes last: whoever writes, or looks for a counter, does not wait for it. */
const MapGround = later(async () => (await import('./core/map-ground')).MapGround);

/** Loaded when they are first opened. */
const Bookmarks = later(async () => (await import('./core/bookmarks')).Bookmarks);
const MapList = later(async () => (await import('./list/map-list')).MapList);
const LegendOfAll = later(async () => (await import('./legend/legend')).Legend);

const nothing: readonly string[] = [];

/**
 * A map one can push, wheel and pinch. It moves as one picture; what lies over the ground is laid out again when it has come
 * to rest at another scale.
 */
export function MapView({
  mapData,
  initial,
  label,
  layoutAt,
  children,
  bookmarks,
  legend: Legend = LegendOfAll,
  things,
  onThing,
  hidden = nothing,
  onGround,
  ref,
}: MapViewProps) {
  const pane = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const overlay = useRef<SVGGElement>(null);
  const [store] = useState(() => new ViewStore());
  // What is laid out for a new scale is made in slices: until it is whole, the picture is seen as it was. The first is made at once.
  const atRest = useSyncExternalStore(store.subscribe, store.rest, () => null);
  const rest = useDeferredValue(atRest) ?? atRest;
  const scale = rest?.scale ?? null;
  // What lies on the map is laid out as if the scale were smaller, and drawn larger by as much.
  const unit = unitRem * useRem();
  const part = partOf(rest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen is another when the window has moved by a part
  const seen = useMemo(() => inUnits(seenIn(rest), unit), [part, unit]);
  const hint = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const turn = useCallback((what: Opened) => setOpened((was) => (was === what ? null : what)), []);
  const toMap = () => {
    setOpened(null);
    svg.current?.focus();
  };

  const look = useLook({
    pane,
    picture,
    svg,
    ground,
    overlay,
    store,
    mapData,
    initial,
    laidOutFor: scale && scale / unit,
  });
  const { byKey, onFocus, onBlur, lead } = useWalkOnMap({ pane, svg, look });

  useMapHandle(ref, { pane, look, store, unit, lead, turn });

  // The click that ends a push of the map is swallowed, so what arrives here is a click.
  useEffect(() => {
    const element = pane.current;
    if (!element || !onGround) return;
    const click = (event: MouseEvent) => {
      if ((event.target as Element).closest('[data-counter]')) return;
      const corner = element.getBoundingClientRect();
      onGround(placeUnder(store.get()!, { x: event.clientX - corner.left, y: event.clientY - corner.top }));
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [onGround, store]);

  const projection = useMemo(() => (scale === null ? null : projectionAt(scale / unit)), [scale, unit]);
  const seenKm = useMemo(() => projection && kmOf(seen, projection.scale), [seen, projection]);
  const layout = useMemo(
    () => projection && (layoutAt?.(projection) ?? layOut(mapData, [], projection)),
    [projection, layoutAt, mapData],
  );
  return (
    <div className="map-view">
      <div ref={pane} className="map-pane">
        <div ref={picture} className="map-picture">
          <svg
            ref={svg}
            className="map"
            role="application"
            aria-roledescription="map"
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is pushed and zoomed by keyboard
            tabIndex={0}
            aria-describedby={hint}
            aria-busy={rest !== atRest}
            data-hidden={hidden.join(' ')}
            data-scan={mapData.picture && !hidden.includes('scan') ? '' : undefined}
            onKeyDown={(event) => {
              if (!byKey(event)) lookByKey(event, look, () => turn('legend'));
            }}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            <g ref={ground}>
              {scale !== null && (
                <MapGround mapData={mapData} detail={scale < nearFrom ? 'far' : 'near'} seen={seenKm} />
              )}
            </g>
            <g ref={overlay}>
              {projection && layout && (
                <>
                  <MapLabels mapData={mapData} projection={projection} layout={layout} seen={seen} />
                  {children?.(projection, seen)}
                </>
              )}
            </g>
          </svg>
        </div>
        {!hidden.includes('grid') && <GridEdge store={store} frame={mapData.frame} />}
      </div>
      <div className="map-foot">
        <ScaleBar store={store} />
        {mapData.credit && (
          <details className="map-credit">
            <summary>{mapData.credit}</summary>
          </details>
        )}
      </div>
      <LookButtons
        look={look}
        onLegend={() => turn('legend')}
        onList={things ? () => turn('list') : null}
        onBookmarks={bookmarks ? () => turn('bookmarks') : null}
      />
      {opened === 'list' && things && (
        <MapList
          things={things()}
          onGo={({ id, place }) => {
            toMap();
            look.at(place);
            onThing?.(id);
            lead(id);
          }}
          onClose={toMap}
        />
      )}
      {opened === 'legend' && <Legend map={svg} onClose={toMap} />}
      {opened === 'bookmarks' && bookmarks && (
        <Bookmarks
          mapData={mapData}
          own={bookmarks}
          onGo={(to) => {
            look.to(to);
            toMap();
          }}
          onClose={toMap}
        />
      )}
      <p id={hint} hidden>
        {keysOfMap}
      </p>
    </div>
  );
}

/** A box of the projection in km: left, bottom, right, top. */
const kmOf = ({ x, y, width, height }: Box, scale: number): [number, number, number, number] => [
  x / scale,
  -(y + height) / scale,
  (x + width) / scale,
  -y / scale,
];

/** From this scale on the ground is drawn with all that is known of it, px per km. */
const nearFrom = 14;

/** The distance that the map is pushed before its view is read again, px. */
const partPx = 96;
/** The margin outside of the window that is drawn too: a picture is pushed 192 px before it is drawn anew. */
const marginPx = partPx + 192;

const partOf = (view: View | null): string =>
  view
    ? `${Math.floor(view.left / partPx)} ${Math.floor(view.top / partPx)} ${view.width} ${view.height} ${view.scale}`
    : '';

const seenIn = (view: View | null): Box =>
  view
    ? {
        x: -view.left - marginPx,
        y: -view.top - marginPx,
        width: view.width + 2 * marginPx,
        height: view.height + 2 * marginPx,
      }
    : { x: 0, y: 0, width: 0, height: 0 };
