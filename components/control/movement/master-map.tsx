'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useGameMap } from '@/components/control/parts/map/use-map-data';
import { NotCome } from '@/components/control/parts/not-come';
import { useDataAddress } from '@/components/control/parts/router';
import { gridReference } from '@/components/map/core/grid-reference';
import type { MapHandle } from '@/components/map/map-view';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import type { NamedPlace } from '@/lib/advice/movement/propose-move';
import type { MasterMap as Master, MasterCounter } from '@/lib/desks/control/movement/map';
import { isInFrame, type Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { roadWay } from '@/lib/ways/roads';
import { contactsWords, enemiesOf } from './cards/contacts-of';
import { CrossingsList } from './cards/crossings-list';
import { MapFootBar } from './cards/map-foot-bar';
import { type Listed, MapUnitList } from './cards/map-unit-list';
import { MovementState } from './cards/movement-state';
import { useGroundSketch } from './ground/use-ground-sketch';
import type { Drawn } from './list/use-drawn-card';
import { type Doing, MapField } from './map-field';
import { MapPanel } from './map-panel';
import { ContactStop } from './moves/contact-stop';
import { useColumn } from './moves/use-column';
import { useMoves } from './moves/use-moves';
import { claimWords, useCounterClaims } from './pointing/counter-claims';
import { usePickedCounters } from './pointing/use-picked-counters';
import './master-map.css';

/** Loaded when a unit is first in hand. */
const UnitCard = later(async () => (await import('./cards/unit-card')).UnitCard, NotCome);
const MoveToPlace = later(async () => (await import('./moves/move-to-place')).MoveToPlace);

/** Loaded when a move is first refused. */
const RefusedMove = later(async () => (await import('./moves/refused-move')).RefusedMove, NotCome);

/** Loaded when several units are first in hand. */
const ColumnCard = later(async () => (await import('./cards/column-card')).ColumnCard, NotCome);

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
  const say = useToast();
  const moving = useMoves(map, mapData);
  const { picked, pick, toggle, clear } = usePickedCounters(moving.counters);
  useEffect(() => {
    if (unitId) pick([unitId]);
  }, [unitId, pick]);
  const claims = useCounterClaims(picked);
  const [doing, setDoing] = useState<Doing>('hold');
  const sketch = useGroundSketch();
  const [listed, setListed] = useState<Listed>(mine.length > 0 ? 'mine' : 'all');
  const [isMovingTo, setMovingTo] = useState(false);
  const view = useRef<MapHandle>(null);
  const isMovement = map.phase === 'movement' && map.movementClosedAt === null;
  const [showsList, setShowsList] = useState(isMovement);
  // Whoever has the map open when the phase begins has the list too.
  useEffect(() => setShowsList(isMovement), [isMovement]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [pointed, setPointed] = useState<NamedPlace | null>(null);
  const counters = useMemo(() => [...moving.counters.values()], [moving.counters]);
  const inHand = useMemo(() => picked.flatMap((id) => moving.counters.get(id) ?? []), [picked, moving.counters]);
  const selected = inHand.length === 1 ? inHand[0]! : null;
  const canMove = selected?.isOnMap === true && selected.x !== null;
  const isColumn = inHand.length > 1;
  const route = useMemo(() => mapData && ((from: Place, to: Place) => roadWay(from, to, mapData)), [mapData]);
  const column = useColumn(inHand, map.turn, route, clear);
  const point = () => setDoing((was) => (was === 'way' ? 'hold' : 'way'));
  useKeys({
    movementList: () => setShowsList(!showsList),
    move: canMove && !showsList ? () => setMovingTo(true) : undefined,
    wayPoints: (isColumn || canMove) && !showsList ? point : undefined,
  });

  const isPicking = doing === 'pick';
  const choose = useCallback(
    (unitId: string, withOthers = false) => {
      if (withOthers || isPicking) return toggle([unitId]);
      pick([unitId]);
      const counter = moving.counters.get(unitId);
      if (counter?.isOnMap && counter.x !== null && counter.y !== null) {
        const place = { x: counter.x, y: counter.y };
        if (!view.current?.isInSight(place, 80)) view.current?.show(place);
      }
    },
    [isPicking, moving.counters, pick, toggle],
  );
  const aimed = (place: Place) => {
    setPointed({ name: gridReference(place), kind: 'grid', place });
    setDoing('hold');
  };
  const light = (unitIds: readonly string[]) => {
    pick(unitIds);
    const counter = moving.counters.get(unitIds[0] ?? '');
    if (!counter || counter.x === null || counter.y === null) return;
    const place = { x: counter.x, y: counter.y };
    if (!view.current?.isInSight(place, 80)) view.current?.show(place);
  };
  /** Who takes a counter on the map moves by hand: its card takes the place of the list. */
  const byHand =
    <Given extends unknown[]>(take: (...given: Given) => void) =>
    (...given: Given) => {
      setShowsList(false);
      take(...given);
    };
  const movementState = <MovementState map={map} moved={counters.filter(({ kmMoved }) => kmMoved > 0).length} />;
  const offMap = (unitId: string) => {
    const counter = moving.counters.get(unitId);
    const where =
      counter && counter.x !== null ? ` It is back at ${gridReference({ x: counter.x, y: counter.y! })}.` : '';
    say(`That place is off the map.${where}`, 'refused');
  };
  const moveTo = (unitId: string, to: Place) => {
    if (mapData && !isInFrame(mapData.frame, to)) offMap(unitId);
    else if (moving.drawTo(unitId, to, 'pointer')) moving.fix();
  };

  return (
    <div className="flex h-full min-h-0 max-md:flex-col">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="relative min-h-0 flex-1">
          {mapData ? (
            <MapField
              map={map}
              mapData={mapData}
              moving={moving}
              selected={selected}
              view={view}
              counters={counters}
              at={at}
              picked={picked}
              claims={claims}
              doing={doing}
              column={drawn ? { ...column, ...drawn } : column}
              onAim={showsList ? aimed : null}
              sketch={sketch}
              onDoing={setDoing}
              onPick={byHand(pick)}
              onToggle={byHand(toggle)}
              onClear={clear}
              onChoose={byHand(choose)}
              onOff={offMap}
            />
          ) : (
            <EmptyState title="The map is loading" />
          )}
        </div>
        <MapFootBar counter={selected} count={inHand.length} />
      </div>
      <MapPanel
        label="Units and movement"
        isAsked={doing === 'draw'}
        inHand={isColumn ? `${counted(inHand.length, 'unit')} in hand` : (selected?.name ?? null)}
        foot={showsList ? movementState : <CrossingsList crossings={map.crossings} />}
      >
        {showsList ? (
          // The list itself waits for the ground; what stands around it does not move when that comes.
          mapData && (
            <MovementList
              map={map}
              mapData={mapData}
              moving={moving}
              mine={mine}
              pointed={pointed}
              onPointed={() => setPointed(null)}
              onDraw={setDrawn}
              onLit={light}
              onPoint={point}
              onClose={() => setShowsList(false)}
            />
          )
        ) : (
          <>
            {doing === 'draw' && <GroundPanel sketch={sketch} view={view} onClose={() => setDoing('hold')} />}
            {!isColumn && movementState}
            <ContactStop moving={moving} inHand={selected?.id ?? null} />
            {selected && claims.has(selected.id) && (
              <p role="status" className="border-b border-rule-2 bg-waiting-soft px-4 py-2 text-small text-waiting">
                {claimWords(claims.get(selected.id)!)}
              </p>
            )}
            {selected && (
              <UnitCard
                counter={selected}
                map={map}
                formations={formationsOf(map.counters, selected.side)}
                advice={moving.adviceOn(selected.id)}
                mode={moving.modeOf(selected)}
                onMode={(mode) => moving.choose(selected.id, { mode })}
                onMoveTo={() => setMovingTo(true)}
                moving={moving}
                isPointing={doing === 'way'}
                onPoint={point}
                contacts={contactsWords(map, moving.counters, selected.id)}
                enemies={() => enemiesOf(moving.counters, selected)}
                onPutBack={() => moving.putBack(selected.id)}
                onNote={moving.note}
                onClose={clear}
              />
            )}
            {isColumn && (
              <ColumnCard
                column={column}
                claims={claims}
                isPointing={doing === 'way'}
                onPoint={point}
                onOrder={pick}
                onClose={clear}
              />
            )}
            <MapUnitList
              mine={mine}
              counters={counters}
              listed={listed}
              picked={picked}
              teams={map.teams}
              isPicking={isPicking}
              onList={setListed}
              onSelect={choose}
            />
          </>
        )}
      </MapPanel>
      {moving.held && (
        <RefusedMove
          message={moving.held.message}
          instead={moving.held.instead}
          onOverrule={moving.held.overrule}
          onLeave={moving.held.leave}
        />
      )}
      {column.held && (
        <RefusedMove message={column.held.message} onOverrule={column.held.overrule} onLeave={column.held.leave} />
      )}
      {selected && canMove && (
        <MoveToPlace
          counter={selected}
          isOpen={isMovingTo}
          onOpen={setMovingTo}
          measure={(to) => moving.measure(selected, to)}
          onMove={(to) => moveTo(selected.id, to)}
          onStop={(to) => moving.drawTo(selected.id, to, 'pointer') && moving.stopThere()}
        />
      )}
    </div>
  );
}

const formationsOf = (counters: readonly MasterCounter[], side: MasterCounter['side']): string[] =>
  [...new Set(counters.filter((one) => one.side === side && !one.isCaptured).map(({ formation }) => formation))].sort();
