'use client';

import { type PicturePoint, placeOfPoint, pointOfPlace } from '@/components/control/ground/own-map/picture-place';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import type { MapPicture } from '@/components/map/core/map-data';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { NameField } from '@/components/ui/name-field';
import { Select } from '@/components/ui/select';
import { crossingCapacity } from '@/lib/adjudication';
import type { CrossingKind } from '@/lib/scenario/types';
import type { OwnMap } from '@/lib/turn/control-desk/ground/own-map';
import { crossingWords, townWords } from './own-map-words';

/** A thing being drawn: what its form says. Its point is null until one is taken. */
export interface Drawing {
  /** null: it is new. */
  id: string | null;
  layer: 'crossing' | 'town';
  point: PicturePoint | null;
  /** The place as it is written, while it is being written. */
  placeText: string;
  name: string;
  kind: CrossingKind;
  water: string;
  capacity: string;
  tier: '1' | '2' | '3' | '4';
  fault: { field: string; message: string } | null;
}

export const newDrawing = (layer: Drawing['layer']): Drawing => ({
  ...{ id: null, layer, point: null, placeText: '', name: '', kind: 'minorRoadBridge', water: '' },
  ...{ capacity: `${crossingCapacity.minorRoadBridge}`, tier: '3', fault: null },
});

export const drawingOf = (drawn: OwnMap['drawn'][number]): Drawing => ({
  ...newDrawing(drawn.layer),
  id: drawn.id,
  point: { px: drawn.px, py: drawn.py },
  placeText: drawn.place ? gridReference(drawn.place) : '',
  name: drawn.name,
  ...(drawn.layer === 'crossing'
    ? { kind: drawn.kind, water: drawn.water, capacity: `${drawn.capacityPoints}` }
    : { tier: `${drawn.tier}` as Drawing['tier'] }),
});

interface Props {
  map: OwnMap;
  tie: MapPicture['transform'];
  waters: readonly string[];
  drawing: Drawing | null;
  isBusy: boolean;
  onDrawing: (drawing: Drawing | null) => void;
  onSave: (drawing: Drawing) => void;
  onTakeOff: (id: string) => void;
}

/** The crossings and towns drawn on the picture, and the form of the one in hand. */
export function DrawPanel({ map, tie, waters, drawing, isBusy, onDrawing, onSave, onTakeOff }: Props) {
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onDrawing(newDrawing('crossing'))}>New crossing</Button>
        <Button onClick={() => onDrawing(newDrawing('town'))}>New town</Button>
      </div>
      {drawing && (
        <DrawForm
          {...{ tie, waters, drawing, isBusy, onSave, onTakeOff }}
          onDrawing={onDrawing}
          key={drawing.id ?? 'new'}
        />
      )}
      {map.drawn.length === 0 && !drawing && (
        <p className="text-ink-3">
          Nothing is drawn on it yet. What is drawn counts in a game once the map is used there. A crossing then stays
          in that game.
        </p>
      )}
      <ul aria-label="Drawn on the map" className="divide-y divide-rule border-y border-rule empty:hidden">
        {map.drawn.map((drawn) => (
          <li key={drawn.id}>
            <button
              type="button"
              aria-pressed={drawing?.id === drawn.id}
              onClick={() => onDrawing(drawing?.id === drawn.id ? null : drawingOf(drawn))}
              className={`flex min-h-handle w-full items-center gap-3 px-2 py-1 text-left hover:bg-sunk ${drawing?.id === drawn.id ? 'bg-mine-soft' : ''}`}
            >
              <span className="min-w-0">
                <b className="block truncate font-medium">{drawn.name}</b>
                <span className="block truncate text-small text-ink-3">
                  {drawn.layer === 'crossing'
                    ? `${crossingWords[drawn.kind]}, ${drawn.water}, ${drawn.capacityPoints} points`
                    : townWords[drawn.tier as 1 | 2 | 3 | 4]}
                </span>
              </span>
              <span className="ml-auto font-mono text-console">{drawn.place && gridReference(drawn.place)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindChoices = (Object.keys(crossingWords) as CrossingKind[]).map((id) => ({ id, label: crossingWords[id] }));
const tierChoices = ([1, 2, 3, 4] as const).map((tier) => ({ id: `${tier}` as const, label: townWords[tier] }));

function DrawForm({
  tie,
  waters,
  drawing,
  isBusy,
  onDrawing,
  onSave,
  onTakeOff,
}: Omit<Props, 'map' | 'drawing'> & { drawing: Drawing }) {
  const { id, layer, name, kind, water, capacity, tier, fault } = drawing;
  const put = (patch: Partial<Drawing>) => onDrawing({ ...drawing, fault: null, ...patch });
  const at = (field: string) => (fault?.field === field ? fault.message : null);
  const write = (placeText: string) => {
    const near = drawing.point ? placeOfPoint(tie, drawing.point) : { x: tie.c, y: tie.f };
    const place = placeOf(placeText, near);
    put({ placeText, ...(place ? { point: pointOfPlace(tie, place) } : {}) });
  };
  return (
    <form
      aria-label={layer === 'crossing' ? 'Crossing' : 'Town'}
      className="space-y-2 rounded-2 bg-sunk p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(drawing);
      }}
    >
      <TextField
        label={layer === 'crossing' ? 'Name of the crossing' : 'Name of the town'}
        value={name}
        maxLength={60}
        error={at('drawn.name')}
        onChange={(event) => put({ name: event.target.value })}
      />
      <TextField
        label="Place"
        value={drawing.placeText}
        error={at('drawn.px')}
        hint="Press it on the picture, or write its grid reference."
        className="font-mono"
        onChange={(event) => write(event.target.value)}
      />
      {layer === 'crossing' ? (
        <>
          <Select
            label="Kind"
            choices={kindChoices}
            value={kind}
            onPick={(picked) => put({ kind: picked, capacity: `${crossingCapacity[picked]}` })}
          />
          <NameField
            label="Water"
            choices={waters.map((one) => ({ id: one, label: one }))}
            value={water}
            error={at('drawn.water')}
            onName={(typed) => put({ water: typed })}
            onPick={(choice) => put({ water: choice.label })}
          />
          <TextField
            label="Carries, points a turn"
            inputMode="numeric"
            value={capacity}
            error={at('drawn.capacityPoints')}
            hint={<RuleReference rule="§7 Traffic" />}
            onChange={(event) => put({ capacity: event.target.value })}
          />
        </>
      ) : (
        <Select label="Size" choices={tierChoices} value={tier} onPick={(picked) => put({ tier: picked })} />
      )}
      {fault && !['drawn.name', 'drawn.px', 'drawn.water', 'drawn.capacityPoints'].includes(fault.field) && (
        <p role="alert" className="font-medium text-overdue">
          {fault.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button type="submit" kind="act" isBusy={isBusy}>
          {id === null ? 'Draw it' : 'Save'}
        </Button>
        <Button onClick={() => onDrawing(null)}>Leave it</Button>
        {id !== null && (
          <Button kind="quiet" onClick={() => onTakeOff(id)}>
            Remove it
          </Button>
        )}
      </div>
    </form>
  );
}
