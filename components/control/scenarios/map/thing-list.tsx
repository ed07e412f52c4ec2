import { useState } from 'react';
import { gridReference } from '@/components/map/core/grid-reference';
import { TextField } from '@/components/ui/field';
import { asPlace, middleOf } from '@/lib/geometry';
import { counted, upTo } from '@/lib/text';
import { nameOfLayer } from './layers';
import type { Thing } from './things';

/** More are found by typing. */
const shownAtMost = 60;

interface Props {
  things: readonly Thing[];
  onChoose: (thing: Thing) => void;
}

const wordsOf = ({ layer, name }: Thing): string => `${name} ${nameOfLayer(layer)}`.toLowerCase();

/** All that lies on the map, by name: for the keyboard, and for what is too small to press. */
export function ThingList({ things, onChoose }: Props) {
  const [sought, setSought] = useState('');
  const found = things.filter((thing) => wordsOf(thing).includes(sought.trim().toLowerCase()));
  return (
    <section aria-label="On the map" className="space-y-2">
      <TextField
        label={`Find one of ${counted(things.length, 'thing')} on the map`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="ruled-list empty:hidden">
        {upTo(found, shownAtMost).map((thing) => (
          <li key={`${thing.file} ${thing.at}`}>
            <button
              type="button"
              onClick={() => onChoose(thing)}
              className="flex min-h-handle-small w-full items-center gap-2 px-1 text-left hover:bg-sunk"
            >
              <span className="min-w-0 truncate">{thing.name || nameOfLayer(thing.layer)}</span>
              <span className="text-note text-ink-3">{thing.name ? nameOfLayer(thing.layer) : ''}</span>
              <span className="ml-auto font-mono text-note">
                {gridReference(middleOf(thing.shape.paths[0]!.map(asPlace)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shownAtMost + 1 && (
        <p className="text-note text-ink-3">And {found.length - shownAtMost} more. Type a part of a name.</p>
      )}
    </section>
  );
}
