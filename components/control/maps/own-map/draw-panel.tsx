'use client';

import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import { ActForm } from '@/components/control/parts/form/act-form';
import type { ActFormState, RefusedBy } from '@/components/control/parts/form/use-act-form';
import { placeField } from '@/components/control/parts/place-field';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { type PicturePoint, placeOfPoint, pointOfPlace } from '@/components/control/parts/tying/picture-place';
import { choicesOf } from '@/components/control/parts/word-choices';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapPicture } from '@/components/map/core/map-data';
import { Button } from '@/components/ui/button';
import { choice, text } from '@/components/ui/form/field-makers';
import { crossingCapacity } from '@/lib/adjudication';
import type { OwnMap } from '@/lib/desks/control/maps/own-map';
import { capital, counted } from '@/lib/text';
import { type CrossingKind, crossingKinds } from '@/lib/words';
import { townWords } from './own-map-words';

/** A thing being drawn: what its form says. Its point is null until one is taken. */
export interface Drawing {
  /** null: it is new. */
  id: string | null;
  layer: 'crossing' | 'town';
  point: PicturePoint | null;
  name: string;
  kind: CrossingKind;
  water: string;
  capacity: string;
  tier: '1' | '2' | '3' | '4';
}

export const newDrawing = (layer: Drawing['layer'] = 'crossing'): Drawing => ({
  id: null,
  layer,
  point: null,
  name: '',
  kind: 'minorRoadBridge',
  water: '',
  capacity: `${crossingCapacity.minorRoadBridge}`,
  tier: '3',
});

export const drawingOf = (drawn: OwnMap['drawn'][number]): Drawing => ({
  ...newDrawing(drawn.layer),
  id: drawn.id,
  point: { px: drawn.px, py: drawn.py },
  name: drawn.name,
  ...(drawn.layer === 'crossing'
    ? { kind: drawn.kind, water: drawn.water, capacity: `${drawn.capacityPoints}` }
    : { tier: `${drawn.tier}` as Drawing['tier'] }),
});

interface Props {
  map: OwnMap;
  tie: MapPicture['transform'];
  waters: readonly string[];
  form: ActFormState<Drawing, RefusedBy<'draw-on-map'>>;
  /** The one in hand; null: none. */
  drawing: Drawing | null;
  onDrawing: (drawing: Drawing | null) => void;
  onTakeOff: (id: string) => void;
}

/** The crossings and towns drawn on the picture, and the form of the one in hand. */
export function DrawPanel({ map, drawing, ...props }: Props) {
  const { onDrawing } = props;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onDrawing(newDrawing('crossing'))}>New crossing</Button>
        <Button onClick={() => onDrawing(newDrawing('town'))}>New town</Button>
      </div>
      {drawing && <DrawForm key={drawing.id ?? 'new'} drawing={drawing} {...props} />}
      {map.drawn.length === 0 && !drawing && (
        <p className="text-ink-3">
          Nothing is drawn yet. Drawings count in a game once the map is used there. A crossing then stays in that game.
        </p>
      )}
      <ul aria-label="Drawn on the map" className="ruled-list empty:hidden">
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
                <span className="block truncate aside">
                  {drawn.layer === 'crossing'
                    ? `${capital(crossingWords[drawn.kind])}, ${drawn.water}, ${counted(drawn.capacityPoints, 'point')}`
                    : townWords[drawn.tier as 1 | 2 | 3 | 4]}
                </span>
              </span>
              <span className="ml-auto font-mono text-small">{drawn.place && gridReference(drawn.place)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindChoices = choicesOf(crossingKinds, crossingWords);
const tierChoices = ([1, 2, 3, 4] as const).map((tier) => ({ id: `${tier}` as const, label: townWords[tier] }));

function DrawForm({ tie, waters, form, drawing, onDrawing, onTakeOff }: Omit<Props, 'map'> & { drawing: Drawing }) {
  const { id, layer, point } = drawing;
  const isCrossing = layer === 'crossing';
  const place = point && placeOfPoint(tie, point);
  const ofKind = (_: unknown, kind: CrossingKind) => ({ ...drawing, kind, capacity: `${crossingCapacity[kind]}` });
  const crossingFields = [
    choice('kind', 'Kind', kindChoices, { refusedAs: 'drawn.kind', follow: ofKind }),
    text('water', 'Water', { list: 'waters-known', refusedAs: 'drawn.water' }),
    text('capacity', 'Carries, points a turn', {
      inputMode: 'numeric',
      refusedAs: 'drawn.capacityPoints',
      hint: <RuleReference rule="§7 Traffic" />,
    }),
  ];
  return (
    <ActForm
      form={form}
      label={isCrossing ? 'Crossing' : 'Town'}
      does={id === null ? 'Draw it' : 'Save'}
      leaves="Leave it"
      onLeave={() => onDrawing(null)}
      className="space-y-2 rounded-2 bg-sunk p-3"
      beside={
        id !== null && (
          <Button kind="quiet" onClick={() => onTakeOff(id)}>
            Remove it
          </Button>
        )
      }
      fields={[
        text('name', isCrossing ? 'Name of the crossing' : 'Name of the town', {
          maxLength: 60,
          refusedAs: 'drawn.name',
        }),
        placeField('point', 'Place', place, place ?? { x: tie.c, y: tie.f }, {
          refusedAs: 'drawn.px',
          hint: 'Press it on the picture, or write its grid reference.',
          follow: (_, to) => (to ? { ...drawing, point: pointOfPlace(tie, to) } : drawing),
        }),
        ...(isCrossing ? crossingFields : [choice('tier', 'Size', tierChoices, { refusedAs: 'drawn.tier' })]),
      ]}
    >
      <datalist id="waters-known">
        {waters.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </ActForm>
  );
}
