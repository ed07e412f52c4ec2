import { memo } from 'react';
import { type HexNumber, isOnMap } from '@/companions/farthest-bridge/rules/hexes';
import { hexesPath, middleOf } from './hex-drawing';

/** Hexes of an act that is being filled in: those taken, and those that may be. */
export interface Shown {
  taken: readonly string[];
  open: readonly string[];
  /** The taken ones are a way, walked in their order. */
  isWay?: boolean;
}

/** The hexes in hand: they lie over the ground and under the counters. */
export const HexMarks = memo(function HexMarks({ shown, lookedAt }: { shown: Shown; lookedAt: HexNumber | null }) {
  const taken = shown.taken.filter(isOnMap);
  const open = shown.open.filter((hex) => isOnMap(hex) && !taken.includes(hex));
  const points = taken.map((hex) => `${middleOf(hex).x} ${middleOf(hex).y}`);
  return (
    <g aria-hidden>
      {open.length > 0 && <path className="may-take" d={hexesPath(open)} />}
      {taken.length > 0 && <path className="taken" d={hexesPath(taken)} />}
      {shown.isWay && points.length > 1 && <path className="stroke way" d={`M${points.join('L')}`} />}
      {lookedAt && <path className="looked-at" d={hexesPath([lookedAt])} />}
    </g>
  );
});
