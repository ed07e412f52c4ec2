'use client';

import { useEffect, useRef } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { useSides } from '@/components/map/counters/sides';
import { Checkbox } from '@/components/ui/checkbox';
import { choicesOn, type useLayers } from './layer-choices';

/** The layers of the master map, each on or off in this browser. */
export function LayersPanel({
  layers,
  mapData,
  onClose,
}: {
  layers: ReturnType<typeof useLayers>;
  mapData: MapData;
  onClose: () => void;
}) {
  const choices = choicesOn(mapData, useSides().names);
  const parts = [...new Set(choices.map(({ of }) => of))];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus(), []);
  return (
    <section
      ref={panel}
      aria-label="Layers of the map"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      className="absolute top-3.5 right-14.5 z-10 max-h-[calc(100%-1.75rem)] w-52.5 overflow-y-auto rounded-2 border border-rule-2 bg-sheet px-3 pt-2 pb-2.5 shadow-2"
    >
      {parts.map((part) => (
        <fieldset key={part}>
          <legend className="cap pt-1.5">{part}</legend>
          {choices
            .filter(({ of }) => of === part)
            .map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                isTicked={layers.isShown(key)}
                onTick={(isShown) => layers.show(key, isShown)}
              />
            ))}
        </fieldset>
      ))}
      {layers.hidden.length > 0 && (
        <button type="button" onClick={layers.showAll} className="mt-1.5 min-h-handle-small text-small underline">
          Show everything
        </button>
      )}
    </section>
  );
}
