'use client';

import { useEffect, useRef } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { groundLayersOf } from '@/components/map/core/map-layers';
import { sideLayers } from '@/components/map/side/side-map';
import { Checkbox } from '@/components/ui/checkbox';

interface Props {
  mapData: MapData;
  off: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onClose: () => void;
}

/** The things on the map, each by its own tick. */
export function LayersList({ mapData, off, onToggle, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus(), []);
  return (
    <section
      ref={panel}
      aria-label="Layers of the map"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="on-desk absolute bottom-2 left-2 z-10 grid max-h-[calc(100%-1rem)] w-[min(22rem,calc(100%-1rem))] grid-cols-2 gap-x-3 overflow-y-auto border border-rule px-3 py-2 text-note"
    >
      {[
        [
          'On the map',
          [
            ...sideLayers,
            { key: 'moves', label: 'Moves since you last looked' },
            { key: 'reach', label: 'Reach of the unit pressed' },
          ],
        ],
        ['The ground', groundLayersOf(mapData)],
      ].map(([title, layers]) => (
        <fieldset key={title as string} className="min-w-0">
          <legend className="cap pb-1">{title as string}</legend>
          {(layers as readonly { key: string; label: string }[]).map(({ key, label }) => (
            <Checkbox key={key} label={label} isTicked={!off.has(key)} onTick={() => onToggle(key)} />
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        onClick={onClose}
        className="col-span-2 min-h-handle-small justify-self-end px-2 font-medium text-ink-2 hover:text-ink"
      >
        Close
      </button>
    </section>
  );
}
