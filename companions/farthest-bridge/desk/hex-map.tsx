'use client';

import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { centreOf, mapBox } from '@/companions/farthest-bridge/rules/hex-places';
import { type HexNumber, hexAt } from '@/companions/farthest-bridge/rules/hexes';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { LookButtons, lookByKey } from '@/components/map/core/look-controls';
import { placeUnder } from '@/components/map/core/projection';
import { useLook } from '@/components/map/core/use-look';
import { ViewStore } from '@/components/map/core/view-store';
import { useRem } from '@/components/ui/use-rem';
import { perRadius } from './hex-drawing';
import { HexGrid, HexGround } from './hex-ground';
import { HexMarks, type Shown } from './hex-marks';
import { DropZones, HexPieces } from './hex-pieces';
import { Hexsides } from './hexsides-drawn';
import '@/components/map/core/map.css';
import './hex-map.css';

const beside = 1;
/** The frame as the maps of the house have it: a hex's radius is its km, and upwards is more. */
const sheet = {
  frame: {
    minX: mapBox.left - beside,
    maxX: mapBox.right + beside,
    minY: -mapBox.bottom - beside,
    maxY: -mapBox.top + beside,
  },
};
const { frame } = sheet;
const first = {
  centre: { x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2 },
  kmAcross: frame.maxX - frame.minX,
  kmUp: frame.maxY - frame.minY,
};
/** The radius of a hex: px at the closest, rem where its number can be read. */
const closest = 160;
const readable = 3;

/** The functions of the map for parts outside of it. */
export interface HexMapHandle {
  /** Brings a hex to the middle, near enough to be read. */
  show(hex: HexNumber): void;
}

/** The hexes of the game as the sheet lies, north on the right, to be pushed, wheeled and pinched; a click takes a hex. */
export function HexMap({
  state,
  shown,
  lookedAt,
  onHex,
  ref,
}: {
  state: State;
  shown: Shown;
  lookedAt: HexNumber | null;
  onHex: (hex: HexNumber) => void;
  ref: Ref<HexMapHandle>;
}) {
  const pane = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [store] = useState(() => new ViewStore());
  const look = useLook({ pane, picture, svg, ground, store, mapData: sheet, initial: first, closest });

  const take = useEffectEvent(onHex);
  // A click that ends a push of the map is swallowed by d3-zoom, so what arrives here is a click.
  useEffect(() => {
    const element = pane.current!;
    const click = (event: MouseEvent) => {
      const corner = element.getBoundingClientRect();
      const place = placeUnder(store.get()!, { x: event.clientX - corner.left, y: event.clientY - corner.top });
      const hex = hexAt({ x: place.x, y: -place.y });
      if (hex) take(hex);
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [store]);

  const rem = useRem();
  useImperativeHandle(
    ref,
    () => ({
      show(hex) {
        const view = store.get();
        if (!view) return;
        const { x, y } = centreOf(hex);
        look.at({ x, y: -y }, Math.min(view.width / view.scale, view.width / (readable * rem)));
      },
    }),
    [look, store, rem],
  );

  return (
    <div className="map-view">
      <div ref={pane} className="map-pane">
        <div ref={picture} className="map-picture">
          <svg
            ref={svg}
            className="map hex-map"
            role="application"
            aria-roledescription="map"
            aria-label="Hex map"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is pushed and zoomed by keyboard
            tabIndex={0}
            onKeyDown={(event) => lookByKey(event, look)}
          >
            <g ref={ground}>
              <g transform={`scale(${1 / perRadius})`}>
                <HexGround map={state.map} />
                <HexGrid />
                <Hexsides state={state} />
                <DropZones state={state} />
                <HexMarks shown={shown} lookedAt={lookedAt} />
                <HexPieces state={state} />
              </g>
            </g>
          </svg>
        </div>
      </div>
      <div className="map-foot">
        <p className="map-credit">As the sheet lies: north is on the right, west at the top.</p>
      </div>
      <LookButtons look={look} onBookmarks={null} />
    </div>
  );
}
