import { useState } from 'react';
import type { Path } from '@/lib/drawing/shape';
import type { Brush } from './layers';

/** What the map is pressed with: a brush and what it has drawn so far, or a unit that is given its place. */
export function useBrush(onTake: () => void) {
  const [brush, setBrush] = useState<Brush | null>(null);
  const [sketch, setSketch] = useState<Path>([]);
  const [placing, setPlacing] = useState<number | null>(null);
  return {
    brush,
    sketch,
    setSketch,
    /** The unit, by its row; null: none. */
    placing,
    setPlacing,
    /** Takes another brush in hand, or none, and leaves all else. */
    take: (next: Brush | null) => {
      setBrush(next);
      setSketch([]);
      setPlacing(null);
      onTake();
    },
    /** It has drawn a thing: points are set one after the other, a path is one. */
    end: () => {
      setSketch([]);
      if (brush?.shape !== 'point') setBrush(null);
    },
  };
}
