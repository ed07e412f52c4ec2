import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { gridReference } from '../core/grid-reference';
import type { ThingInWords } from './thing-in-words';
import './map-list.css';

interface Props {
  things: readonly ThingInWords[];
  /** Leads to one of them on the map. */
  onGo: (thing: ThingInWords) => void;
  onClose: () => void;
}

/** The steps of each key down the list. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The things on a map as a list: name, grid reference and what the map says of it, and nothing else. It is one tab
 * stop: the arrows go up and down it, Enter leads to the thing on the map, Escape closes it.
 */
export function MapList({ things, onGo, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [at, setAt] = useState(0);
  const here = Math.min(at, things.length - 1);
  useEffect(() => (buttons.current[0] ?? panel.current)?.focus(), []);
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') onClose();
    else if (step !== undefined) buttons.current[Math.max(0, Math.min(here + step, things.length - 1))]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const groups = [...new Set(things.map(({ of }) => of))];
  const inOrder = groups.flatMap((of) => things.filter((thing) => thing.of === of));
  return (
    <section ref={panel} tabIndex={-1} aria-label="What lies on the map" className="map-list" onKeyDown={byKey}>
      <header>
        <h2>What lies on the map</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {things.length === 0 && <p>Nothing lies on it yet.</p>}
      {things.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Place</th>
              <th scope="col">What the map says</th>
            </tr>
          </thead>
          {groups.map((of) => (
            <tbody key={of}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {of}
                </th>
              </tr>
              {inOrder.map(
                (thing, i) =>
                  thing.of === of && (
                    <tr key={thing.id}>
                      <th scope="row">
                        <button
                          ref={(button) => {
                            buttons.current[i] = button;
                          }}
                          type="button"
                          tabIndex={i === here ? 0 : -1}
                          onFocus={() => setAt(i)}
                          onClick={() => onGo(thing)}
                        >
                          {thing.name}
                        </button>
                      </th>
                      <td className="place">{gridReference(thing.place)}</td>
                      <td>{thing.known}</td>
                    </tr>
                  ),
              )}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
