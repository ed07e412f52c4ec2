'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { NotCome } from '@/components/control/parts/not-come';
import { useDataAddress } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/core/map-handle';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import type { MasterMap as Master, MasterCounter } from '@/lib/desks/control/movement/map';
import { isInFrame, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { roadWay } from '@/lib/ways/roads';
import { CrossingsList } from './cards/crossings-list';
import { MapFootBar } from './cards/map-foot-bar';
import { type Listed, MapUnitList } from './cards/map-unit-list';
import { MovementState } from './cards/movement-state';
import { UnitsInHand } from './cards/units-in-hand';
import { useGroundSketch } from './ground/use-ground-sketch';
import { useListBesideMap } from './list/use-list-beside-map';
import { MapField } from './map-field';
import { MapPanel } from './map-panel';
import { useColumn } from './moves/use-column';
import { type Moves, useMoves } from './moves/use-moves';
import { useCounterClaims } from './pointing/counter-claims';
import type { Doing } from './pointing/use-map-tools';
import { usePickedCounters } from './pointing/use-picked-counters';
import './master-map.css';

/** Loaded when a unit is first in hand. */
const MoveToPlace = later(async () => (await import('./moves/move-to-place')).MoveToPlace);

/** Loaded when a move is first refused. */
const RefusedMove = later(async () => (await import('./moves/refused-move')).RefusedMove, NotCome);

/** Loaded where there is something to be moved. */
const MovementList = later(async () => (await import('./list/movement-list')).MovementList, NotCome);

/** Loaded when ground is drawn for the first time, with what draws on the map. */
const GroundPanel = later(async () => {
  const [{ GroundPanel }] = await Promise.all([
    import('./ground/ground-panel'),
    import('@/components/map/pencil/pencil'),
  ]);
  return GroundPanel;
}, NotCome);

interface Props {
  map: Master;
  /** Keys of the teams this seat looks after first. */
  mine: readonly string[];
  /** A place to open on; null: all counters. */
  at?: Place | null;
  /** A unit to take in hand as it opens. */
  unitId?: string | null;
}

/** The master map (§2): every counter as it truly stands, moved by mouse, touch or keyboard, and the units as a list. */
export function MasterMap({ map, mine, at = null, unitId = null }: Props) {
  const mapData = useGameMap(useDataAddress()('/map/data'));
  const moving = useMoves(map, mapData);
  const hand = usePickedCounters(moving.counters);
  const { units, selected, pick, toggle, clear } = hand;
  useEffect(() => {
    if (unitId) pick([unitId]);
  }, [unitId, pick]);
  const claims = useCounterClaims(hand.picked);
  const [doing, setDoing] = useState<Doing>('hold');
  const sketch = useGroundSketch();
  const [listed, setListed] = useState<Listed>(mine.length > 0 ? 'mine' : 'all');
  const [isMovingTo, setMovingTo] = useState(false);
  const view = useRef<MapHandle>(null);
  const list = useListBesideMap(map);
  const { byHand } = list;
  const counters = useMemo(() => [...moving.counters.values()], [moving.counters]);
  const mover = selected?.isOnMap && selected.x !== null ? selected : null;
  const isColumn = units.length > 1;
  const route = useMemo(() => mapData && ((from: Place, to: Place) => roadWay(from, to, mapData)), [mapData]);
  const column = useColumn(units, map.turn, route, clear);
  const point = () => setDoing((was) => (was === 'way' ? 'hold' : 'way'));
  useKeys({
    move: mover && !list.isShown ? () => setMovingTo(true) : undefined,
    wayPoints: (isColumn || mover) && !list.isShown ? point : undefined,
  });

  const isPicking = doing === 'pick';
  const choose = useCallback(
    (unitId: string, withOthers = false) => {
      if (withOthers || isPicking) return toggle([unitId]);
      pick([unitId]);
      const counter = moving.counters.get(unitId);
      if (counter?.isOnMap) bringIntoSight(view.current, counter);
    },
    [isPicking, moving.counters, pick, toggle],
  );
  const light = (unitIds: readonly string[]) => {
    pick(unitIds);
    bringIntoSight(view.current, moving.counters.get(unitIds[0] ?? ''));
  };
  const takeWayPoint = (place: Place) => {
    if (list.isShown) {
      list.point(place);
      setDoing('hold');
    } else if (selected) moving.goOn(selected.id, place);
    else column.name([...column.named, place]);
  };
  const movementState = <MovementState map={map} moved={counters.filter(({ kmMoved }) => kmMoved > 0).length} />;
  const { moveTo, offMap } = useExactMove(moving, mapData);

  return (
    <div className="flex h-full min-h-0 max-md:flex-col">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="relative min-h-0 flex-1">
          {mapData ? (
            <MapField
              map={map}
              mapData={mapData}
              moving={moving}
              hand={{ ...hand, pick: byHand(pick), toggle: byHand(toggle) }}
              at={at}
              view={view}
              claims={claims}
              doing={doing}
              onDoing={setDoing}
              column={list.drawn ? { ...column, ...list.drawn } : column}
              onWayPoint={takeWayPoint}
              sketch={sketch}
              onChoose={byHand(choose)}
              onOff={offMap}
            />
          ) : (
            <EmptyState title="The map is loading" />
          )}
        </div>
        <MapFootBar counter={selected} count={units.length} />
      </div>
      <MapPanel
        label="Units and movement"
        isAsked={doing === 'draw'}
        inHand={isColumn ? `${counted(units.length, 'unit')} in hand` : (selected?.name ?? null)}
        foot={list.isShown ? movementState : <CrossingsList crossings={map.crossings} />}
      >
        {list.isShown ? (
          // The list itself waits for the ground; what stands around it does not move when that comes.
          mapData && (
            <MovementList
              map={map}
              mapData={mapData}
              moving={moving}
              mine={mine}
              pointed={list.pointed}
              onPointed={list.forgetPoint}
              onDraw={list.setDrawn}
              onLit={light}
              onPoint={point}
              onClose={() => list.setShown(false)}
            />
          )
        ) : (
          <>
            {doing === 'draw' && <GroundPanel sketch={sketch} view={view} onClose={() => setDoing('hold')} />}
            {!isColumn && movementState}
            <UnitsInHand
              map={map}
              moving={moving}
              hand={hand}
              claims={claims}
              column={column}
              isPointing={doing === 'way'}
              onPoint={point}
              onMoveTo={() => setMovingTo(true)}
            />
            <MapUnitList
              mine={mine}
              counters={counters}
              listed={listed}
              picked={hand.picked}
              teams={map.teams}
              isPicking={isPicking}
              onList={setListed}
              onSelect={choose}
            />
          </>
        )}
      </MapPanel>
      {moving.held && <RefusedMove held={moving.held} />}
      {column.held && <RefusedMove held={column.held} />}
      {mover && (
        <MoveToPlace
          counter={mover}
          moving={moving}
          isOpen={isMovingTo}
          onOpen={setMovingTo}
          onMove={(to) => moveTo(mover.id, to)}
        />
      )}
    </div>
  );
}

/** Brings a counter into sight, where it stands somewhere. */
function bringIntoSight(view: MapHandle | null, counter: MasterCounter | undefined): void {
  if (!view || !counter || counter.x === null || counter.y === null) return;
  const place = { x: counter.x, y: counter.y };
  if (!view.isInSight(place, 80)) view.show(place);
}

/** Moves a unit to a place that was named; one off the map is said, and nothing moves. */
function useExactMove(moving: Moves, mapData: MapData | null) {
  const say = useToast();
  const offMap = (unitId: string) =>
    say(`That place is off the map.${backWords(moving.counters.get(unitId))}`, 'refused');
  const moveTo = (unitId: string, to: Place) => {
    if (mapData && !isInFrame(mapData.frame, to)) offMap(unitId);
    else if (moving.drawTo(unitId, to, 'pointer')) moving.fix();
  };
  return { moveTo, offMap };
}

/** Where a counter is that was let go off the map. */
const backWords = (counter: MasterCounter | undefined): string =>
  counter && counter.x !== null ? ` It is back at ${gridReference({ x: counter.x, y: counter.y! })}.` : '';
