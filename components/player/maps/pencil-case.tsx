'use client';

import { type FormEvent, type RefObject, useState } from 'react';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import { Button } from '@/components/ui/button';
import { type Place, placeOf } from '@/lib/geometry';
import { lengthOf } from './drawing-layer';
import type { MarksState } from './mark-keeper';
import { usePencilDrag } from './pencil-drag';
import { needsMore, type Pencil, tools } from './use-pencil';

interface Props {
  /** The element around the map. */
  room: RefObject<HTMLElement | null>;
  view: RefObject<MapHandle | null>;
  pencil: Pencil;
  marks: MarksState;
  /** The place typed figures are read near to. */
  near: () => Place;
  onUndo: () => void;
}

/** The pencils, and what to do with the one in hand. */
export function PencilCase({ room, view, pencil, marks, near, onUndo }: Props) {
  usePencilDrag(room, view, pencil);
  const { tool, points } = pencil;
  return (
    <section aria-label="Pencils" className="border-t border-rule bg-sheet px-3 py-2 text-note">
      <div className="-mx-1.5 flex flex-wrap items-center">
        {tools.map((one) => (
          <button
            key={one.tool}
            type="button"
            aria-pressed={tool === one.tool}
            aria-keyshortcuts={one.key}
            title={`${one.word} (${one.key})`}
            onClick={() => pencil.take(one.tool)}
            className="min-h-handle-small rounded-full border border-transparent px-1.75 detail font-medium hover:text-ink aria-pressed:border-pencil aria-pressed:text-pencil"
          >
            {one.word}
          </button>
        ))}
        <Button
          kind="quiet"
          size="small"
          className="ml-auto"
          disabled={!marks.canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          Undo
        </Button>
      </div>
      {tool !== null && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <p role="status" className="min-h-[2.75em] basis-full detail leading-snug">
            {saying(pencil)}
          </p>
          <TypedPlace key={`${tool} ${points.length}`} near={near} onPlace={pencil.put} />
          {needsMore(tool) && (
            <Button size="small" disabled={points.length < 2 || pencil.isDone} onClick={pencil.finish}>
              Done
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={pencil.back}>
            {points.length > 0 ? 'Last point back' : 'Put the pencil away'}
          </Button>
        </div>
      )}
      {(pencil.trouble ?? marks.trouble) && (
        <p role="alert" className="mt-1 text-small font-medium text-overdue">
          {pencil.trouble ?? marks.trouble}
        </p>
      )}
    </section>
  );
}

/** The use of the pencil in hand, in a sentence. */
function saying({ tool, points, cross, isDone }: Pencil): string {
  const here = cross ? `Cross at ${gridReference(cross)}: arrow keys move it, Enter puts a point. ` : '';
  if (tool === 'measure') {
    const km = points.length > 1 ? `${inKm(lengthOf(points))} as the crow flies. ` : '';
    return isDone ? `${km}Press the map to measure again.` : `${here}${km}Press where to measure from and to.`;
  }
  if (tool === 'square')
    return `${here}Press the middle of the square, type its grid reference, or move there with the arrow keys and press Enter.`;
  if (tool === 'symbol' || tool === 'note') return `${here}Press where it stands, or type its grid reference.`;
  if (points.length === 0) return `${here}Drag along it, press where it begins, or type a grid reference.`;
  return `${here}Press the next point. To finish, press the last point again.`;
}

/** A place by its six figures. */
function TypedPlace({ near, onPlace }: { near: () => Place; onPlace: (place: Place) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const put = (event: FormEvent) => {
    event.preventDefault();
    const place = placeOf(typed, near());
    if (place) onPlace(place);
    setWrong(!place);
  };
  return (
    <form onSubmit={put} className="flex items-center gap-1.5">
      <input
        aria-label="Grid reference"
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="746 779"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        className="min-h-handle-small w-24 rounded-2 border border-edge bg-sheet px-2 font-mono text-small aria-invalid:border-overdue"
      />
      {isWrong && <span className="text-small text-overdue">Six figures: 746 779</span>}
    </form>
  );
}
