import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { keysOfMap } from '../core/keys-of-map';
import { DrawnParts } from './drawn-parts';
import { type LegendPart, legendParts } from './entries';
import './legend.css';

export interface LegendProps {
  /** The map that it explains. */
  map: RefObject<SVGSVGElement | null>;
  onClose: () => void;
  /** The things that only this seat's maps show. */
  more?: readonly LegendPart[];
}

/** The things drawn on the map at hand, in words. The key that opened it shuts it. */
export function Legend({ map, onClose, more = [] }: LegendProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== ';') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-label="Legend of the map" className="map-legend" onKeyDown={byKey}>
      <header>
        <h2>Legend</h2>
        <button type="button" onClick={onClose}>
          Close <kbd>;</kbd>
        </button>
      </header>
      <DrawnParts map={map} parts={[...legendParts, ...more]} />
      <p className="map-keys">{keysOfMap}</p>
    </section>
  );
}
