import { memo } from 'react';
import type { Projection } from './projection';
import './reach.css';

type Point = readonly [x: number, y: number];

/** The greatest distance that a unit gets, as it is drawn. Points in km. */
export interface ReachShown {
  byRoad: readonly (readonly [from: Point, to: Point])[];
  roadEnds: readonly Point[];
  acrossCountry: readonly (readonly Point[])[];
}

/**
 * The reach of a unit this turn: the roads it comes along, and the edge of the country it comes over. Both soft: it is a
 * guide.
 */
export const ReachShape = memo(function Reach({ reach, projection }: { reach: ReachShown; projection: Projection }) {
  const at = ([x, y]: Point): string => {
    const place = projection.toScreen({ x, y });
    return `${place.x.toFixed(1)} ${place.y.toFixed(1)}`;
  };
  const country = reach.acrossCountry.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
  const roads = reach.byRoad.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  return (
    <g className="reach" aria-hidden>
      <path className="country outer" d={country} />
      <path className="country inner" d={country} />
      <path className="road outer" d={roads} />
      <path className="road inner" d={roads} />
      {reach.roadEnds.map((end) => (
        <circle key={end.join(' ')} className="end" r={4} transform={`translate(${at(end)})`} />
      ))}
    </g>
  );
});
