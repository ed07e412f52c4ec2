'use client';

import { useEffect, useRef } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import { RuleReference } from '@/components/control/parts/rule-reference';
import type { MapPoint } from '@/components/map/core/map-data';
import { pencilKeys } from '@/components/map/pencil/use-pencil-hand';
import { choice, text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/text';
import { groundLayers } from '@/lib/words';
import { groundLettersAtMost, groundWords } from './ground-words';
import type { GroundDraft, GroundSketch } from './use-ground-sketch';

interface Props {
  draft: GroundDraft;
  points: readonly MapPoint[];
  sketch: Pick<GroundSketch, 'draft' | 'form'>;
  /** Begins again with what another hand has made of it. */
  onBegin: (draft: GroundDraft, points: readonly MapPoint[]) => void;
  onLeave: () => void;
}

const layerChoices = groundLayers.map((id) => ({ id, label: groundWords[id].name }));

/** The kind and the name of the area under the pencil. */
export function GroundForm({ draft, points, sketch, onBegin, onLeave }: Props) {
  const say = useToast();
  const stands = useGroundDrawn().find(({ id }) => id === draft.groundId);
  const form = useActForm({
    verb: 'draw-ground',
    begin: { layer: draft.layer, name: draft.name },
    wrong: () =>
      points.length < 3
        ? {
            message: `An area has three points or more; this one has ${counted(points.length, 'point')}.`,
            field: 'points',
          }
        : null,
    input: (values) => ({ ...draft, ...values, points: points.map(([x, y]): [number, number] => [x, y]) }),
    onDone: (_, { name }) => {
      say(`${name} is drawn.`);
      onLeave();
    },
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sketch.form.current = box.current!.querySelector('form');
  }, [sketch.form]);
  const { does, rule } = groundWords[form.values.layer];
  const isBehind = stands !== undefined && stands.version !== draft.version;
  const isGone = draft.groundId !== null && stands === undefined;
  const mine = { ...draft, ...form.values };
  useEffect(() => {
    sketch.draft.current = mine;
  });
  return (
    <div ref={box}>
      {isBehind && (
        <p role="alert" className="mt-2 flex flex-wrap gap-x-3 bg-waiting-soft px-2 py-1 text-small text-waiting">
          <span>
            Someone else has changed it meanwhile: {stands.name}, {groundWords[stands.layer].name.toLowerCase()}.
          </span>
          <button
            type="button"
            className="font-medium underline"
            onClick={() => {
              const { id: groundId, version, layer, name, rings } = stands;
              form.write(['layer'], layer);
              form.write(['name'], name);
              onBegin({ groundId, version, layer, name }, rings[0]);
            }}
          >
            Take theirs
          </button>
          <button
            type="button"
            className="font-medium underline"
            onClick={() => onBegin({ ...mine, version: stands.version }, points)}
          >
            Keep mine
          </button>
        </p>
      )}
      {isGone && (
        <p role="alert" className="mt-2 flex flex-wrap gap-x-3 bg-waiting-soft px-2 py-1 text-small text-waiting">
          <span>Someone else has taken it off the map meanwhile.</span>
          <button
            type="button"
            className="font-medium underline"
            onClick={() => onBegin({ ...mine, groundId: null, version: 0 }, points)}
          >
            Draw it anew
          </button>
        </p>
      )}
      <ActForm
        form={form}
        label={draft.groundId === null ? 'New area' : 'Area'}
        does={draft.groundId === null ? 'Draw it' : 'Save'}
        hint={keyOf('send')}
        leaves="Leave it"
        onLeave={onLeave}
        className="mt-2 space-y-2"
        fields={[
          choice('layer', 'Kind of ground', layerChoices),
          text('name', 'Name of the area', { maxLength: groundLettersAtMost, placeholder: 'As a reason names it' }),
          {
            note: (
              <p className="detail">
                {does} <RuleReference rule={rule} className="font-cond text-ink-3" />
              </p>
            ),
          },
          {
            note: (
              <p className="aside">
                <b role="status" className="font-medium text-ink">
                  {counted(points.length, 'point')} on the map.
                </b>{' '}
                {pencilKeys}
              </p>
            ),
          },
        ]}
      />
    </div>
  );
}
