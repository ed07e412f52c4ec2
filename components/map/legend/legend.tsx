import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LegendEntry, type LegendPart, legendParts } from './entries';
import './legend.css';

export interface LegendProps {
  /** The map that it explains: what is not drawn there is left out. */
  map: RefObject<SVGSVGElement | null>;
  onClose: () => void;
  /** What only this seat's maps show. */
  more?: readonly LegendPart[];
}

/** The key that opens and shuts it. */
export const legendKey = ';';

/** What is drawn on the map at hand, in words. */
export function Legend({ map, onClose, more = [] }: LegendProps) {
  const panel = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState('');
  const parts = [...legendParts, ...more];
  // The map under it changes with its scale and its layers: it is looked at again whenever this is drawn.
  useLayoutEffect(() => {
    const there = parts.flatMap(({ entries }) => entries).filter(({ shows }) => isDrawn(map.current, shows));
    setDrawn(there.map(({ shows }) => shows).join('\n'));
  });
  useEffect(() => panel.current?.focus(), []);
  const shown = new Set(drawn.split('\n'));
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== legendKey) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-label="Legend of the map" className="map-legend" onKeyDown={byKey}>
      <header>
        <h2>Legend</h2>
        <button type="button" onClick={onClose}>
          Close <kbd>{legendKey}</kbd>
        </button>
      </header>
      {parts.map(({ title, entries }) => (
        <Part key={title} title={title} entries={entries.filter(({ shows }) => shown.has(shows))} />
      ))}
    </section>
  );
}

function Part({ title, entries }: { title: string; entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ shows, words, sample }) => (
          <li key={shows}>
            <svg className="map" aria-hidden data-zoom="near" viewBox="-17 -10 34 20">
              {sample}
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a map shows something of the kind: drawn, and on a layer that is not taken off. */
const isDrawn = (map: SVGSVGElement | null, shows: string): boolean =>
  [...(map?.querySelectorAll(shows) ?? [])].some((one) => getComputedStyle(one).display !== 'none');
