'use client';

import { useMemo, useState } from 'react';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { useMapData } from '@/components/control/parts/map/use-map-data';
import { useDataAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { check } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import type { FormRefusal } from '@/components/ui/form/use-form';
import { Tabs } from '@/components/ui/tabs';
import type { OwnMap, OwnMapDesk } from '@/lib/desks/control/maps/own-map';
import { type Drawing, DrawPanel, drawingOf, newDrawing } from './draw-panel';
import './own-map.css';
import { PictureMap } from '@/components/control/parts/tying/picture-map';
import { TiePanel } from '@/components/control/parts/tying/tie-panel';
import { marksOnPicture, middleOfFrame, TyingMap } from '@/components/control/parts/tying/tying-map';
import { useTying } from '@/components/control/parts/tying/use-tying';

/** A scan on the table: tied to the ground beside the printed map, then drawn on. */
export function OwnMapRoom({ desk, map }: { desk: OwnMapDesk; map: OwnMap }) {
  const dataAt = useDataAddress();
  const { seatId } = useRouter();
  const { isBusy, act } = useMutation();
  const printed = useMapData(dataAt('/map/data'));
  const ground = useMemo(() => printed && { ...printed, picture: undefined }, [printed]);
  const [task, setTask] = useState<'tie' | 'draw'>(map.fit.ok ? 'draw' : 'tie');
  const [isDrawing, setDrawing] = useState(false);
  const tying = useTying(map, (ties) => check(seatId, 'map-tie', ties.slice()));
  const fit = map.fit.ok ? map.fit.tie : null;
  const isTying = task === 'tie' || !fit;

  const tie = () => act('tie-map', { version: map.version, ties: tying.ties }, () => tying.choose(null));
  const form = useActForm({
    verb: 'draw-on-map',
    begin: newDrawing(),
    wrong: (drawn) => missing(drawn, map),
    input: (drawn) => ({ version: map.version, id: drawn.id, drawn: inputOf(drawn) }),
    onDone: () => setDrawing(false),
  });
  const drawing = isDrawing ? form.values : null;
  const draw = (next: Drawing | null) => {
    setDrawing(next !== null);
    if (next) form.write([], next);
  };
  const takeOff = (id: string) => act('draw-on-map', { version: map.version, id, drawn: null }, () => draw(null));

  const picture = (
    <PictureMap
      key={isTying ? 'tie' : 'draw'}
      href={`${dataAt('/setup/maps/picture')}?v=${Date.parse(map.savedAt)}`}
      widthPx={map.widthPx}
      heightPx={map.heightPx}
      task={pictureTask(isTying, tying.inHand?.place === null, drawing)}
      marks={isTying ? marksOnPicture(tying) : drawnMarks(map, drawing)}
      onPoint={(point) => {
        if (isTying) return tying.point(point);
        if (drawing) form.write(['point'], point);
      }}
      onChoose={(key) => {
        if (isTying) return tying.choose(key);
        const drawn = map.drawn.find(({ id }) => id === key);
        if (drawn) draw(drawingOf(drawn));
      }}
    />
  );
  return (
    <div className="own-map-room" data-task={isTying ? 'tie' : 'draw'}>
      {picture}
      {isTying &&
        (ground ? (
          <TyingMap title="Printed map" label="The printed map" mapData={ground} tying={tying} />
        ) : (
          <div className="on-desk" />
        ))}
      <aside aria-label="Work on the map" className="on-desk min-h-0 overflow-y-auto px-4 pt-1 pb-4">
        <Tabs
          label="Work on the map"
          value={isTying ? 'tie' : 'draw'}
          onPick={(id) => {
            draw(null);
            setTask(id === 'draw' ? 'draw' : 'tie');
          }}
          tabs={[
            {
              id: 'tie',
              label: 'Fit to the grid',
              content: <TiePanel tying={tying} isBusy={isBusy} near={middleOfFrame(desk.frame)} onTie={tie} />,
            },
            {
              id: 'draw',
              label: 'Crossings and towns',
              content: fit ? (
                <DrawPanel
                  map={map}
                  form={form}
                  drawing={drawing}
                  tie={fit}
                  waters={desk.waters}
                  onDrawing={draw}
                  onTakeOff={takeOff}
                />
              ) : (
                <p className="text-ink-3">Fit the picture to the grid first. Until then nothing on it has a place.</p>
              ),
            },
          ]}
        />
        {!fit && task === 'draw' && (
          <Button size="small" onClick={() => setTask('tie')}>
            Fit it
          </Button>
        )}
      </aside>
    </div>
  );
}

function pictureTask(isTying: boolean, isPlaceWanted: boolean, drawing: Drawing | null): string {
  if (!isTying) return drawing ? 'Press its place' : '';
  return isPlaceWanted ? 'Now its place on the ground' : 'Press a place you know';
}

const drawnMarks = (map: OwnMap, drawing: Drawing | null) => [
  ...map.drawn
    .filter(({ id }) => id !== drawing?.id)
    .map(({ id, layer, name, px, py }) => ({
      key: id,
      px,
      py,
      name,
      sign: layer === 'crossing' ? 'X' : 'T',
      isChosen: false,
    })),
  ...(drawing?.point
    ? [
        {
          key: drawing.id ?? 'new',
          ...drawing.point,
          name: drawing.name || 'New',
          isChosen: true,
          sign: drawing.layer === 'crossing' ? 'X' : 'T',
        },
      ]
    : []),
];

/** The part that a form still lacks. */
function missing({ name, point, layer, water, capacity }: Drawing, { widthPx, heightPx }: OwnMap): FormRefusal | null {
  if (name.trim() === '') return { field: 'drawn.name', message: 'It needs a name.' };
  if (!point) return { field: 'drawn.px', message: 'It needs a place: press it on the picture.' };
  if (point.px < 0 || point.py < 0 || point.px > widthPx || point.py > heightPx)
    return { field: 'drawn.px', message: 'That place lies off the picture.' };
  if (layer === 'town') return null;
  if (water.trim() === '') return { field: 'drawn.water', message: 'Say which water it crosses.' };
  return /^[1-9]\d{0,2}$/.test(capacity.trim())
    ? null
    : { field: 'drawn.capacityPoints', message: 'A whole number from 1 to 999.' };
}

function inputOf({ layer, name, point, kind, water, capacity, tier }: Drawing) {
  const { px, py } = point!;
  return layer === 'town'
    ? { layer, name, px, py, tier: Number(tier) }
    : { layer, name, px, py, kind, water, capacityPoints: Number(capacity) };
}
