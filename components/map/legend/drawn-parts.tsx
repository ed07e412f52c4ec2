import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Side } from '@/lib/words';
import { useSides } from '../counters/sides';
import type { LegendEntry, LegendPart } from './entries';

interface Props {
  /** The map that they explain: what is not drawn there is left out. */
  map: RefObject<SVGSVGElement | null>;
  parts: readonly LegendPart[];
}

/** Parts of a legend, as far as a map shows what they explain. */
export function DrawnParts({ map, parts }: Props) {
  const [drawn, setDrawn] = useState('');
  // The map changes with its scale and its layers: it is looked at again whenever this is drawn.
  useLayoutEffect(() => {
    const there = parts.flatMap(({ entries }) => entries).filter(({ shows }) => isDrawn(map.current, shows));
    setDrawn(there.map(({ shows }) => shows).join('\n'));
  });
  const shown = new Set(drawn.split('\n'));
  return parts.map(({ title, entries }) => (
    <Part key={title} title={title} entries={entries.filter(({ shows }) => shown.has(shows))} />
  ));
}

function Part({ title, entries }: { title: string; entries: readonly LegendEntry[] }) {
  const { names } = useSides();
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
            {words.replace(/\{(allied|german)\}/g, (_, side: Side) => names[side])}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True when a map shows something of the kind: drawn, and on a layer that is not taken off. */
const isDrawn = (map: SVGSVGElement | null, shows: string): boolean =>
  [...(map?.querySelectorAll(shows) ?? [])].some((one) => getComputedStyle(one).display !== 'none');
