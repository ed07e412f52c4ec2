import { useState } from 'react';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { asPlace, type Frame, middleOf } from '@/lib/geometry';
import { counted, upTo } from '@/lib/text';
import { nameOfLayer } from './layers';
import { isBeyond, type Thing } from './things';

/** More are found by typing. */
const shownAtMost = 60;

interface Props {
  things: readonly Thing[];
  frame: Frame;
  onChoose: (thing: Thing) => void;
  /** Deletes several things in one edit. */
  onDrop: (things: readonly Thing[]) => void;
}

const wordsOf = ({ layer, name }: Thing): string => `${name} ${nameOfLayer(layer)}`.toLowerCase();
const keyOf = ({ file, at }: Thing): string => `${file} ${at}`;
/** Units are taken out of their table: their rows say more than a place. */
const mayGo = ({ layer }: Thing): boolean => layer !== 'unit';

/** All that lies on the map, by name: for the keyboard, for what is too small to press, and to delete many at once. */
export function ThingList({ things, frame, onChoose, onDrop }: Props) {
  const [sought, setSought] = useState('');
  const [ticked, setTicked] = useState({ keys: new Set<string>(), of: things.length });
  // Things are known by their places: once some are gone, none is ticked.
  const keys = ticked.of === things.length ? ticked.keys : new Set<string>();
  const found = things.filter((thing) => wordsOf(thing).includes(sought.trim().toLowerCase()));
  const picked = things.filter((thing) => keys.has(keyOf(thing)));
  const beyond = things.filter((thing) => mayGo(thing) && isBeyond(thing, frame));
  const tick = (of: readonly Thing[], isTicked: boolean) => {
    const next = new Set(keys);
    for (const thing of of) {
      if (isTicked) next.add(keyOf(thing));
      else next.delete(keyOf(thing));
    }
    setTicked({ keys: next, of: things.length });
  };
  const deletable = found.filter(mayGo);
  return (
    <section aria-label="On the map" className="space-y-2">
      <TextField
        label={`Find one of ${counted(things.length, 'thing')} on the map`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {deletable.length > 1 && (
          <Button size="small" onClick={() => tick(deletable, true)}>
            Select {sought.trim() === '' ? 'all' : 'these'} {deletable.length}
          </Button>
        )}
        {beyond.length > 0 && (
          <Button size="small" onClick={() => tick(beyond, true)}>
            Select all that lie beyond the frame ({beyond.length})
          </Button>
        )}
        {picked.length > 0 && (
          <>
            <Button size="small" kind="act" onClick={() => onDrop(picked)}>
              Delete the {counted(picked.length, 'thing')} selected
            </Button>
            <Button size="small" onClick={() => tick(picked, false)}>
              Leave them
            </Button>
          </>
        )}
      </div>
      <ul className="ruled-list empty:hidden">
        {upTo(found, shownAtMost).map((thing) => (
          <li key={keyOf(thing)} className="flex items-center">
            <Checkbox
              label={`Select ${thing.name || nameOfLayer(thing.layer)}`}
              isLabelHidden
              isDisabled={!mayGo(thing)}
              isTicked={keys.has(keyOf(thing))}
              onTick={(isTicked) => tick([thing], isTicked)}
            />
            <button
              type="button"
              onClick={() => onChoose(thing)}
              className="flex min-h-handle-small min-w-0 flex-1 items-center gap-2 px-1 text-left hover:bg-sunk"
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
