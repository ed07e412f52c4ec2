import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import type { MapHandle } from '@/components/map/core/map-handle';
import type { Place } from '@/lib/geometry';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import type { MarkKind } from '@/lib/words';
import { usePencil } from './use-pencil';
import { useSquare } from './use-square';

interface Parts {
  view: RefObject<MapHandle | null>;
  mapData: MapData | null;
  counters: readonly DeskCounter[];
  onDrawn: (kind: MarkKind, points: [number, number][]) => void;
  /** A row asks for its square: the map is wanted for it. */
  onAsked: () => void;
}

/** The drawing on the map: the pencil in hand, the place of the mouse's point, and the square that a row asks for. */
export function useDrawing({ view, mapData, counters, onDrawn, onAsked }: Parts) {
  const square = useSquare(mapData, counters);
  const { toDraw } = square;
  const pencil = usePencil({ view, mapData, onDrawn, onSquare: square.onSquare });
  const [hasPencils, setPencils] = useState(false);
  const [pointer, setPointer] = useState<Place | null>(null);
  // A map that comes because a square is to be drawn has not taken its template up yet.
  const template = useRef(false);
  useEffect(() => {
    if (pencil.tool) setPencils(true);
  }, [pencil.tool]);
  const begin = useEffectEvent(() => {
    onAsked();
    pencil.begin('square');
  });
  // A row asks once for its square.
  useEffect(() => {
    if (toDraw) begin();
  }, [toDraw]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the template was laid down, drawn or not
  useEffect(() => {
    const hadTemplate = template.current;
    template.current = pencil.tool === 'square';
    if (toDraw && hadTemplate && !template.current) square.leave();
  }, [pencil.tool]);
  return {
    pencil,
    square,
    pointer,
    point: (event: PointerEvent) => {
      if (pencil.tool && event.pointerType === 'mouse' && view.current)
        setPointer(view.current.placeAt(event.clientX, event.clientY));
    },
    pointAway: () => setPointer(null),
    /** The pencils lie under the map. */
    hasPencils,
    turnPencils: () => {
      pencil.layDown();
      setPencils(!hasPencils);
    },
  };
}
