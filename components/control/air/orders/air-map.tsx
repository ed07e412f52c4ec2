'use client';

import { type PointerEvent, type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { airItems, askedItems, pinItems } from '@/components/control/parts/map/air-items';
import { AirMarks, AreaTemplate, SquaresAsked, UnitPins } from '@/components/control/parts/map/air-marks';
import { lookAround } from '@/components/control/parts/map/look-around';
import type { MapData } from '@/components/map/core/map-data';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Projection } from '@/components/map/core/projection';
import { useLayout } from '@/components/map/labels/use-layout';
import { MapView } from '@/components/map/map-view';
import type { AirDesk } from '@/lib/desks/control/air/air';
import type { Place } from '@/lib/geometry';
import type { AirForm, AreaForm } from '../air-words';

interface Props {
  desk: AirDesk;
  mapData: MapData;
  /** The air order being written; what of it has a place is drawn. */
  order: AirForm | null;
  /** The area being placed: it can be dragged. */
  area: AreaForm | null;
  ref?: Ref<MapHandle>;
  onPlace: (place: Place) => void;
}

const hundredMetres = (km: number): number => Math.round(km * 10) / 10;

/** The air desk's map: units as pins, what is ordered, and what is being ordered, placed by a click or a drag. */
export function AirMap({ desk, mapData, order, area, ref, onPlace }: Props) {
  const own = useRef<MapHandle | null>(null);
  const middle = area && area.x !== null && area.y !== null ? { x: area.x, y: area.y } : null;
  const [initial] = useState(() =>
    middle ? { centre: middle, kmAcross: 20 } : lookAround(desk.units, mapData.frame, 8),
  );
  const [isDragging, setDragging] = useState(false);
  const take = (handle: MapHandle | null) => {
    own.current = handle;
    if (typeof ref === 'function') ref(handle);
    else if (ref) ref.current = handle;
  };
  const put = ({ x, y }: Place) => onPlace({ x: hundredMetres(x), y: hundredMetres(y) });
  const overlay = useMemo(() => withForm(desk, order, area), [desk, order, area]);
  const itemsAt = useCallback(
    (projection: Projection) => [
      ...pinItems(desk.units, projection),
      ...askedItems(desk.asked, projection),
      ...airItems(overlay, projection),
    ],
    [desk.units, desk.asked, overlay],
  );
  const layoutAt = useLayout(mapData, itemsAt);
  const drag = {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const place = isDragging ? own.current?.placeAt(event.clientX, event.clientY) : null;
      if (place) put(place);
    },
    onPointerUp: () => setDragging(false),
    onPointerCancel: () => setDragging(false),
  };
  return (
    <MapView ref={take} mapData={mapData} initial={initial} label="Air map" layoutAt={layoutAt} onGround={put}>
      {(projection) => (
        <>
          <UnitPins units={desk.units} layout={layoutAt(projection)} />
          <SquaresAsked squares={desk.asked} projection={projection} layout={layoutAt(projection)} />
          <AirMarks
            overlay={overlay}
            projection={projection}
            layout={layoutAt(projection)}
            inHand={order?.taskId ?? null}
          />
          {area && middle && (
            <g className="air-marks map-words">
              <AreaTemplate
                area={{ ...middle, isFlakSuppression: area.isFlakSuppression, isSettled: false }}
                projection={projection}
                isInHand
              />
              {/* Taken hold of like a counter: the map stays where it is. */}
              <circle
                data-counter="area"
                className="grip"
                cx={projection.toScreen(middle).x}
                cy={projection.toScreen(middle).y}
                r={9}
                {...drag}
              >
                <title>Drag the area</title>
              </circle>
            </g>
          )}
        </>
      )}
    </MapView>
  );
}

/** The things on the map while a form is in hand: the form's own places instead of those it changes. */
function withForm(desk: AirDesk, order: AirForm | null, area: AreaForm | null): AirDesk['overlay'] {
  const areas = desk.overlay.areas.filter(({ id }) => id !== area?.areaId);
  if (!order) return { ...desk.overlay, areas };
  const group = desk.groups.find(({ id }) => id === order.squadronId);
  const lift = desk.lifts.find(({ id }) => id === order.liftId);
  const stands = desk.overlay.marks.find(({ id }) => id === order.taskId);
  const at = order.x !== null && order.y !== null ? { x: order.x, y: order.y } : (stands?.at ?? null);
  const route = order.route.map(([x, y]) => ({ x, y }));
  const drawn = {
    id: order.taskId ?? 'in hand',
    mission: order.mission,
    name: group?.name ?? '',
    left: order.squadrons,
    at,
    side: group?.side ?? lift?.side ?? ('allied' as const),
    way: route.length > 0 ? [...route, ...(at ? [at] : [])] : [],
    radiusKm: order.mission === 'airCover' && at ? order.radiusKm : null,
    squares: order.mission === 'recce' ? order.squares : [],
  };
  return { marks: [...desk.overlay.marks.filter(({ id }) => id !== order.taskId), drawn], areas };
}
