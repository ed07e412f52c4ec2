'use client';

import { type RefObject, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { MapPoint } from '@/components/map/core/map-data';
import type { MapHandle } from '@/components/map/core/map-handle';
import { Button } from '@/components/ui/button';
import { asPlace, middleOf } from '@/lib/geometry';
import { GroundForm } from './ground-form';
import { groundWords } from './ground-words';
import { type GroundDraft, type GroundSketch, newGround } from './use-ground-sketch';

interface Props {
  sketch: GroundSketch;
  view: RefObject<MapHandle | null>;
  onClose: () => void;
}

/** The ground that Control has drawn in this game, and the form of the area in hand. What is printed stays as it is. */
export function GroundPanel({ sketch, view, onClose }: Props) {
  const ground = useGroundDrawn();
  const { isBusy, act } = useMutation();
  const [draft, setDraft] = useState(sketch.draft.current);
  const begin = (next: GroundDraft, points: readonly MapPoint[]) => {
    setDraft(next);
    sketch.setPoints(points);
  };
  return (
    <section aria-label="Ground" className="border-b border-rule-2 px-4 py-3">
      <header className="flex items-center gap-2">
        <h2 className="flex-1 font-semibold">Ground</h2>
        <Button size="small" kind="quiet" hint={keyOf('leave')} onClick={onClose}>
          Close
        </Button>
      </header>
      {sketch.points ? (
        <GroundForm
          key={draft.groundId ?? 'new'}
          draft={draft}
          points={sketch.points}
          sketch={sketch}
          onBegin={begin}
          onLeave={() => sketch.setPoints(null)}
        />
      ) : (
        <>
          <p className="mt-1 aside">It is advice from now on, for moves, passing by and combats. No team sees it.</p>
          <Button className="mt-2" kind="act" onClick={() => begin(newGround, [])}>
            Draw an area
          </Button>
          <ul aria-label="Ground drawn" className="mt-2 ruled-list empty:hidden">
            {ground.map(({ id, version, layer, name, rings: [points] }) => (
              <li key={id} className="flex items-center gap-2 py-1">
                <button
                  type="button"
                  className="min-w-0 flex-1 text-left hover:underline"
                  onClick={() => view.current?.show(middleOf(points.map(asPlace)))}
                >
                  <b className="block truncate font-medium">{name}</b>
                  <span className="block aside">{groundWords[layer].name}</span>
                </button>
                <Button
                  size="small"
                  aria-label={`Change ${name}`}
                  onClick={() => {
                    begin({ groundId: id, version, layer, name }, points);
                    view.current?.show(middleOf(points.map(asPlace)));
                  }}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  isBusy={isBusy}
                  aria-label={`Take ${name} off the map`}
                  onClick={() => act('drop-ground', { groundId: id, version })}
                >
                  Take off
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
