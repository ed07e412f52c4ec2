'use client';

import { type RefObject, useState } from 'react';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { Moves } from '../moves/use-moves';
import type { Tool } from './map-tools';
import { useAim } from './use-aim';

/**
 * The tools of the pointer on the map: takes hold of counters, picks several, measures, shows the way of a column, or
 * draws ground.
 */
export type Doing = 'hold' | 'pick' | 'measure' | 'way' | 'draw';

interface Options {
  doing: Doing;
  onDoing: (doing: Doing) => void;
  moving: Moves;
  view: RefObject<MapHandle | null>;
  counters: readonly MasterCounter[];
  /** Takes the next place of a way that is pointed out. */
  onWayPoint: (place: Place) => void;
  /** Puts aside what is in hand and what lies open: no tool is left to be put away. */
  onLeave: () => void;
  announce: (words: string) => void;
}

/** Takes the tools of the map in hand and puts them away, by press and by key. */
export function useMapTools({ doing, onDoing, moving, view, counters, onWayPoint, onLeave, announce }: Options) {
  const [showsLayers, setShowsLayers] = useState(false);
  const isAiming = doing === 'measure' || doing === 'way';
  const aim = useAim({ isOn: isAiming, view, counters, onPlace: doing === 'way' ? onWayPoint : null, announce });
  const endAim = () => {
    aim.store.clear();
    onDoing('hold');
  };
  const press = (tool: Tool) => {
    if (tool === 'layers') return setShowsLayers(!showsLayers);
    aim.store.clear();
    onDoing(doing === tool ? 'hold' : tool);
    moving.undo();
  };
  useKeys({
    bookmarks: () => view.current?.bookmarks(),
    legend: () => view.current?.legend(),
    layers: () => press('layers'),
    measure: () => press('measure'),
    pickSeveral: () => press('pick'),
    drawGround: () => press('draw'),
    leave: () => {
      if (moving.store.get()) return moving.undo();
      if (isAiming) return endAim();
      if (showsLayers) return setShowsLayers(false);
      if (doing === 'draw') return onDoing('hold');
      if (doing === 'pick') onDoing('hold');
      onLeave();
    },
  });
  return {
    aim,
    isAiming,
    endAim,
    showsLayers,
    closeLayers: () => setShowsLayers(false),
    isOn: (tool: Tool) => (tool === 'layers' ? showsLayers : doing === tool),
    press,
  };
}
