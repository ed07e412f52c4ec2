'use client';

import { type PicturePoint, placeOfPoint, pointOfPlace } from '@/components/control/ground/own-map/picture-place';
import { crossingWords } from '@/components/control/parts/crossing-words';
import { RefusedBelow } from '@/components/control/parts/form/refused-below';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import type { MapPicture } from '@/components/map/core/map-data';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, text } from '@/components/ui/form/field-makers';
import { type Drawn, isShown } from '@/components/ui/form/fields';
import { crossingCapacity } from '@/lib/adjudication';
import type { OwnMap } from '@/lib/turn/control-desk/ground/own-map';
import { withAt } from '@/lib/values';
import type { CrossingKind } from '@/lib/words';
import { townWords } from './own-map-words';

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

const newDrawing = (layer: Drawing['layer']): Drawing => ({
  id: null,
  layer,
  point: null,
  placeText: '',
  name: '',
  kind: 'minorRoadBridge',
  water: '',
  capacity: `${crossingCapacity.minorRoadBridge}`,
  tier: '3',
  fault: null,
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
          tie={tie}
          waters={waters}
          drawing={drawing}
          isBusy={isBusy}
          onSave={onSave}
          onTakeOff={onTakeOff}
          onDrawing={onDrawing}
          key={drawing.id ?? 'new'}
        />
      )}
      {map.drawn.length === 0 && !drawing && (
        <p className="text-ink-3">
          Nothing is drawn yet. Drawings count in a game once the map is used there. A crossing then stays in that game.
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
  const { id, layer, fault } = drawing;
  const put = (form: unknown) => onDrawing({ ...(form as Drawing), fault: null });
  const placed = (_: unknown, placeText: string): Drawing => {
    const near = drawing.point ? placeOfPoint(tie, drawing.point) : { x: tie.c, y: tie.f };
    const place = placeOf(placeText, near);
    return { ...drawing, placeText, ...(place ? { point: pointOfPlace(tie, place) } : {}) };
  };
  const ofKind = (_: unknown, kind: CrossingKind): Drawing => ({
    ...drawing,
    kind,
    capacity: `${crossingCapacity[kind]}`,
  });
  const wrongAt = (field: string) => (fault?.field === `drawn.${field}` ? fault.message : null);
  const isCrossing = layer === 'crossing';
  const fields: Drawn[] = [
    text('name', isCrossing ? 'Name of the crossing' : 'Name of the town', { maxLength: 60 }),
    text(
      'placeText',
      'Place',
      { className: 'font-mono' },
      { refusedAs: 'px', hint: 'Press it on the picture, or write its grid reference.', follow: placed },
    ),
    ...(isCrossing
      ? [
          choice('kind', 'Kind', kindChoices, { follow: ofKind }),
          text('water', 'Water', { list: 'waters-known' }),
          text(
            'capacity',
            'Carries, points a turn',
            { inputMode: 'numeric' },
            { refusedAs: 'capacityPoints', hint: <RuleReference rule="§7 Traffic" /> },
          ),
        ]
      : [choice('tier', 'Size', tierChoices)]),
  ];
  return (
    <form
      aria-label={isCrossing ? 'Crossing' : 'Town'}
      className="space-y-2 rounded-2 bg-sunk p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(drawing);
      }}
    >
      <DrawnFields
        fields={fields}
        values={drawing}
        write={(at, value) => put(withAt(drawing, at, value))}
        wrongAt={wrongAt}
      />
      <datalist id="waters-known">
        {waters.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <RefusedBelow refused={isShown(fields, wrongAt) ? null : fault} />
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
