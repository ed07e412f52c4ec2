'use client';

import { type Ref, useCallback, useState } from 'react';
import { lookAround } from '@/components/control/parts/map/look-around';
import type { MapData } from '@/components/map/core/map-data';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import type { Item } from '@/components/map/labels/item';
import type { Layout } from '@/components/map/labels/labeller';
import { useLayout } from '@/components/map/labels/use-layout';
import { Words } from '@/components/map/labels/words';
import { MapView } from '@/components/map/map-view';
import type { AirPicture, FlakOnPicture, TaskOnPicture } from '@/lib/desks/control/air/air-picture';
import type { Place } from '@/lib/geometry';
import { missionInPicture } from '@/lib/word-tables';
import './air-picture.css';
import '@/components/control/parts/map/map-words.css';

interface Props {
  picture: AirPicture;
  mapData: MapData;
  /** The air orders of the card in hand; null: none is in hand, all are shown alike. */
  inHand: readonly string[] | null;
  ref?: Ref<MapHandle>;
}

/** The air picture on the map: air cover, ways in, zones, flak, areas, squares looked at, and where opposing sides meet. */
export function AirPictureMap({ picture, mapData, inHand, ref }: Props) {
  const [initial] = useState(() => firstLook(picture, mapData));
  const itemsAt = useCallback((projection: Projection) => pictureItems(picture, projection), [picture]);
  const layoutAt = useLayout(mapData, itemsAt);
  return (
    <MapView ref={ref} mapData={mapData} initial={initial} label="Air picture" layoutAt={layoutAt}>
      {(projection) => (
        <g className="air-layer map-words" aria-hidden>
          {picture.areas.map((area) => (
            <Box
              key={area.id}
              at={{ x: area.x - 1, y: area.y - 1 }}
              km={2}
              className="bombed"
              projection={projection}
            />
          ))}
          {picture.flak.map((gun) => (
            <Flak key={gun.unitId} gun={gun} projection={projection} layout={layoutAt(projection)} />
          ))}
          {picture.tasks.map((task) => (
            <Task
              key={task.id}
              task={task}
              projection={projection}
              layout={layoutAt(projection)}
              isIn={inHand?.includes(task.id) ?? null}
            />
          ))}
          {picture.meetings.map((meeting) => (
            <g key={`${meeting.coverId} ${meeting.otherId}`} className="meeting" transform={at(projection, meeting.at)}>
              <circle r={8} />
              <path d="M-4 -4L4 4M-4 4L4 -4" />
            </g>
          ))}
        </g>
      )}
    </MapView>
  );
}

const at = (projection: Projection, place: Place): string => {
  const { x, y } = projection.toScreen(place);
  return `translate(${x} ${y})`;
};

function Box({
  at: { x, y },
  km,
  className,
  projection,
}: {
  at: Place;
  km: number;
  className: string;
  projection: Projection;
}) {
  const corner = projection.toScreen({ x, y: y + km });
  const side = km * projection.scale;
  return <rect className={className} x={corner.x} y={corner.y} width={side} height={side} />;
}

/** One air order as it is drawn. `isIn`: whether it is of the card in hand; null: none is. */
function Task({
  task,
  isIn,
  projection,
  layout,
}: {
  task: TaskOnPicture;
  isIn: boolean | null;
  projection: Projection;
  layout: Layout;
}) {
  const isOut = task.left === 0 || isIn === false;
  const look = `${task.side}${isIn ? ' in-hand' : ''}${isOut ? ' off' : ''}`;
  const words = layout.laid.get(task.id)?.words;
  const points = task.way.map((place) => projection.toScreen(place));
  const last = points.at(-1);
  const before = points.at(-2);
  const isZone = task.mission === 'airTransport' && last;
  return (
    <g className={look}>
      {task.cover && (
        <circle
          className="flies cover"
          {...centre(projection, task.cover)}
          r={task.cover.radiusKm * projection.scale}
        />
      )}
      {task.squares.map(([x, y]) => (
        <Box key={`${x} ${y}`} at={{ x, y }} km={1} className="looked-at" projection={projection} />
      ))}
      {points.length > 1 && <path className="flies" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {isZone ? (
        <path className="zone" transform={`translate(${last.x} ${last.y})`} d="M-8 0A8 8 0 0 1 8 0L0 9Z" />
      ) : (
        last &&
        before && (
          <path
            className="way-end"
            transform={`translate(${last.x} ${last.y}) rotate(${(Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI})`}
            d="M0 0L-11 -5L-11 5Z"
          />
        )
      )}
      {words && <Words words={words} />}
    </g>
  );
}

const centre = (projection: Projection, place: Place) => {
  const { x, y } = projection.toScreen(place);
  return { cx: x, cy: y };
};

function Flak({ gun, projection, layout }: { gun: FlakOnPicture; projection: Projection; layout: Layout }) {
  const laid = layout.laid.get(gun.unitId);
  return (
    <g className={gun.isSuppressed ? 'suppressed' : ''}>
      <circle className="flak-reach" {...centre(projection, gun)} r={gun.reachKm * projection.scale} />
      {laid && (
        <g transform={at(projection, gun)}>
          <circle className="flak-gun" r={5} />
          <path className="flak-barrel" d={gun.isSuppressed ? 'M-6 6L6 -6' : 'M0 3V-3M-2 -1L0 -3L2 -1'} />
        </g>
      )}
      {laid?.words && <Words words={laid.words} />}
    </g>
  );
}

/** The words on the air picture, and the signs they keep clear of, to be laid out: each sign where it is. */
function pictureItems({ tasks, flak, meetings }: AirPicture, { toScreen }: Projection): Item[] {
  const sign = (id: string, place: Place, px: number, text: string | null): Item => ({
    id,
    kind: 'crossing',
    at: toScreen(place),
    symbol: { width: px, height: px },
    words: text === null ? [] : [[{ text, face: 'air' }]],
  });
  return [
    ...meetings.map(({ coverId, otherId, at: place }) => sign(`${coverId} ${otherId}`, place, 17, null)),
    ...flak.map((gun) => sign(gun.unitId, gun, 11, `${gun.name}${gun.isSuppressed ? ', suppressed' : ''}`)),
    ...tasks.flatMap((task): Item[] => {
      const place = task.cover ?? task.way.at(-1);
      if (!place) return [];
      const text = `${task.name}, ${missionInPicture(task.mission)}`;
      const words: Item['words'] = [[{ text, face: 'air' }]];
      return [
        task.cover
          ? { id: task.id, kind: 'area', at: toScreen(place), rank: 0, band: '', symbol: null, words, sides: over }
          : { id: task.id, kind: 'area', at: toScreen(place), rank: 1, band: '', symbol: null, rings: [20], words },
      ];
    }),
  ];
}

const over = ['on', 'above', 'below'] as const;

/** The window that holds all that flies; the whole map where nothing does. */
function firstLook({ tasks, areas, flak }: AirPicture, { frame }: MapData) {
  const places = [
    ...tasks.flatMap(({ way, cover, squares }) => [
      ...way,
      ...(cover
        ? [
            { x: cover.x - cover.radiusKm, y: cover.y - cover.radiusKm },
            { x: cover.x + cover.radiusKm, y: cover.y + cover.radiusKm },
          ]
        : []),
      ...squares.map(([x, y]) => ({ x, y })),
    ]),
    ...areas,
    ...flak,
  ];
  return lookAround(places, frame, 8);
}
