'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { gridReference } from '@/components/map/grid-reference';
import { type MapHandle, MapView } from '@/components/map/map-view';
import { type Box, type Point, type Projection, projectionAt } from '@/components/map/projection';
import type { Place } from '@/components/map/sheet';
import { layOutAt, type StackGroup, spread } from '@/components/map/stack';
import { EmptyState } from '@/components/ui/empty-state';
import type { MapSheet } from '@/lib/scenario/types';
import type { MasterMap as Master, MasterCounter } from '@/lib/turn/control-desk/map';
import { useKeys } from '../shell/use-keys';
import { useAddress } from '../shell/ways';
import { CountersLayer } from './counters-layer';
import { CrossingsList, type MarkCrossing } from './crossings-list';
import { DraftLayer } from './draft-layer';
import { FindBox } from './find-box';
import { FootBar } from './foot-bar';
import { GroundMarks, marked } from './ground-marks';
import { HeldMove } from './held-move';
import { MeetingStop } from './meeting-stop';
import { MoveTo } from './move-to';
import { type CloseMovement, MovementState } from './movement-state';
import { UnitCard } from './unit-card';
import { type Listed, UnitList } from './unit-list';
import type { AttachUnit } from './unit-state';
import { useHands } from './use-hands';
import { type MoveUnit, useMoving } from './use-moving';
import { useSheet } from './use-sheet';
import './master-map.css';

export interface MapActs {
  moveUnit: MoveUnit;
  closeMovement: CloseMovement;
  markCrossing: MarkCrossing;
  attachUnit: AttachUnit;
}

interface Props {
  map: Master;
  /** Keys of the teams this seat looks after first. */
  mine: readonly string[];
  /** A place to open on; null: all counters. */
  at?: Place | null;
  acts: MapActs;
}

/** The master map (§2): every counter as it truly stands, moved by mouse, touch or keyboard, and the units as a list. */
export function MasterMap({ map, mine, at = null, acts }: Props) {
  const sheet = useSheet(useAddress()('/map/sheet'));
  const moving = useMoving(map, sheet, acts.moveUnit);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [listed, setListed] = useState<Listed>(mine.length > 0 ? 'mine' : 'all');
  const [isMovingTo, setMovingTo] = useState(false);
  const view = useRef<MapHandle>(null);
  const counters = useMemo(() => [...moving.counters.values()], [moving.counters]);
  const selected = selectedId === null ? null : (moving.counters.get(selectedId) ?? null);
  const canMove = selected?.isOnMap === true && selected.x !== null;
  useKeys({ g: canMove ? () => setMovingTo(true) : undefined });

  const choose = (unitId: string) => {
    setSelected(unitId);
    const counter = moving.counters.get(unitId);
    if (counter?.isOnMap && counter.x !== null && counter.y !== null) {
      const place = { x: counter.x, y: counter.y };
      if (!view.current?.isInSight(place, 80)) view.current?.show(place);
    }
  };
  const moveTo = (unitId: string, to: Place) => {
    if (moving.drawTo(unitId, to, 'pointer')) moving.fix();
  };

  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="relative min-h-0 flex-1">
          {sheet ? (
            <Field {...{ map, sheet, moving, selected, view, counters, at }} onSelect={setSelected} onChoose={choose} />
          ) : (
            <EmptyState title="The map is being unfolded" />
          )}
        </div>
        <FootBar counter={selected} />
      </div>
      <aside
        aria-label="Units and movement"
        className="not-printed flex w-[320px] shrink-0 flex-col border-l border-rule-2 bg-paper"
      >
        <MovementState
          map={map}
          moved={counters.filter(({ kmMoved }) => kmMoved > 0).length}
          closeMovement={acts.closeMovement}
        />
        <MeetingStop moving={moving} inHand={selectedId} />
        {selected && (
          <UnitCard
            counter={selected}
            turn={map.turn}
            allowsRest={map.allowsRest}
            formations={formationsOf(map.counters, selected.side)}
            attachUnit={acts.attachUnit}
            advice={moving.adviceOn(selected.id)}
            mode={moving.modeOf(selected)}
            onMode={(mode) => moving.chooseMode(selected.id, mode)}
            onMoveTo={() => setMovingTo(true)}
            onPutBack={() => moving.putBack(selected.id)}
            onNote={(note) => moving.note(selected.id, note)}
            onClose={() => setSelected(null)}
          />
        )}
        <UnitList {...{ mine, counters, listed, selectedId }} teams={map.teams} onList={setListed} onSelect={choose} />
        <CrossingsList crossings={map.crossings} markCrossing={acts.markCrossing} />
      </aside>
      {moving.held && (
        <HeldMove message={moving.held.message} onOverrule={moving.held.overrule} onLeave={moving.held.leave} />
      )}
      {selected && canMove && (
        <MoveTo
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

interface FieldProps {
  map: Master;
  sheet: MapSheet;
  moving: ReturnType<typeof useMoving>;
  selected: MasterCounter | null;
  counters: readonly MasterCounter[];
  at: Place | null;
  view: React.RefObject<MapHandle | null>;
  onSelect: (unitId: string | null) => void;
  /** Selects a unit and brings it into sight. */
  onChoose: (unitId: string) => void;
}

const around = ({ x, y }: Point, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

const placeWords = (place: Place): string => `at ${gridReference(place)}`;

/** The map itself: counters in stacks, crossings, the move in the making. */
function Field({ map, sheet, moving, selected, counters, at, view, onSelect, onChoose }: FieldProps) {
  const [openPile, setOpenPile] = useState<string | null>(null);
  const [found, setFound] = useState(at && { place: at, name: gridReference(at) });
  const [said, setSaid] = useState('');
  const groupsAt = useGroups(counters);
  const [initial] = useState(() => (at ? { centre: at, kmAcross: 16, kmUp: 12 } : firstLook(counters, sheet)));
  useKeys({
    Escape: () => {
      if (moving.store.get()) return moving.undo();
      setOpenPile(null);
      setFound(null);
      onSelect(null);
    },
  });

  const reveal = (unitId: string | null) => {
    setFound(null);
    onSelect(unitId);
  };
  const hands = useHands({ moving, view, onSelect: reveal, onOpenPile: setOpenPile, announce: setSaid, placeWords });
  const avoid = useCallback(
    (projection: Projection) => [
      ...groupsAt(projection).flatMap(({ box, pins }) => [box, ...pins.map((pin) => around(pin, 4))]),
      ...marked(map.crossings).map((crossing) => around(projection.toScreen(crossing), 7)),
    ],
    [groupsAt, map.crossings],
  );
  const pileOf = (groups: readonly StackGroup[]) =>
    groups.find(({ isPile, slots }) => isPile && slots.some(({ id }) => id === selected?.id))?.key ?? openPile;

  return (
    <>
      <MapView
        ref={view}
        sheet={sheet}
        initial={initial}
        label="Master map"
        avoid={avoid}
        onGround={() => {
          setOpenPile(null);
          reveal(null);
        }}
      >
        {(projection) => {
          const groups = groupsAt(projection);
          return (
            <g {...hands}>
              <GroundMarks crossings={map.crossings} selected={selected} found={found} projection={projection} />
              <CountersLayer
                groups={groups}
                counters={moving.counters}
                scale={projection.scale}
                selectedId={selected?.id ?? null}
                movingId={moving.movingId}
                openPile={pileOf(groups)}
                view={view}
              />
              <DraftLayer store={moving.store} counters={moving.counters} projection={projection} view={view} />
            </g>
          );
        }}
      </MapView>
      <FindBox
        sheet={sheet}
        counters={counters}
        near={initial.centre}
        onUnit={onChoose}
        onPlace={(place, name) => {
          setFound({ place, name });
          view.current?.show(place);
        }}
      />
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The stacks at a scale, laid out once while the counters stay and the map rests. */
function useGroups(counters: readonly MasterCounter[]): (projection: Projection) => StackGroup[] {
  return useMemo(() => {
    const places = counters
      .filter(({ isOnMap, isCaptured, x, y }) => isOnMap && !isCaptured && x !== null && y !== null)
      .map(({ id, side, x, y }) => ({ id, band: side, x: x!, y: y! }));
    let last: { restScale: number; groups: StackGroup[] } | null = null;
    return ({ scale, restScale }) => {
      if (last?.restScale !== restScale) last = { restScale, groups: layOutAt(places, projectionAt(restScale)) };
      return scale === restScale ? last.groups : last.groups.map((group) => spread(group, scale / restScale));
    };
  }, [counters]);
}

/** The window that holds the counters with some ground around them. */
function firstLook(counters: readonly MasterCounter[], { frame }: MapSheet) {
  const placed = counters.filter(({ isOnMap, x, y }) => isOnMap && x !== null && y !== null);
  const xs = placed.length > 0 ? placed.map(({ x }) => x!) : [frame.minX, frame.maxX];
  const ys = placed.length > 0 ? placed.map(({ y }) => y!) : [frame.minY, frame.maxY];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
    kmAcross: Math.max(16, right - left + 12),
    kmUp: Math.max(12, top - bottom + 12),
  };
}
