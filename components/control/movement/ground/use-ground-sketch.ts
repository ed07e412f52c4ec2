import { type RefObject, useRef, useState } from 'react';
import type { MapPoint } from '@/components/map/core/map-data';
import type { GroundLayer } from '@/lib/words';

/** An area as its form has it, but for its points. */
export interface GroundDraft {
  /** null: it is new. */
  groundId: string | null;
  /** The version of it that was seen; 0: it is new. */
  version: number;
  layer: GroundLayer;
  name: string;
}

export const newGround: GroundDraft = { groundId: null, version: 0, layer: 'closecountry', name: '' };

/** An area of ground that is being drawn: the map has its points, the form the rest. It stays while the tool is put away. */
export interface GroundSketch {
  /** null: none is drawn. */
  points: readonly MapPoint[] | null;
  setPoints: (points: readonly MapPoint[] | null) => void;
  /** The written values of the form. */
  draft: RefObject<GroundDraft>;
  /** The form, so that the map may send it. */
  form: RefObject<HTMLFormElement | null>;
}

export function useGroundSketch(): GroundSketch {
  const [points, setPoints] = useState<readonly MapPoint[] | null>(null);
  const draft = useRef(newGround);
  const form = useRef<HTMLFormElement>(null);
  return { points, setPoints, draft, form };
}
