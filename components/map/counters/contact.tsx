import type { Point } from '../core/projection';
import { UnitSymbol } from './symbol';

interface Props {
  /** Its middle, px. */
  at: Point;
  /** Annex B type; null: something, not known what. */
  symbol: string | null;
  /** Turns since it was seen. */
  age: number;
  /** Where it was going, degrees clockwise from north; null: not told. */
  bearing?: number | null;
  isSelected?: boolean;
}

/** An arrow outwards from its ring, to the north. */
const going = 'M0 -20V-37M-4.5 -31L0 -37L4.5 -31';

/**
 * An enemy contact: a diamond that fades with age while its ring breaks. One template for all, so that none betrays what
 * it is.
 */
export function Contact({ at, symbol, age, bearing = null, isSelected = false }: Props) {
  const faded = age <= 0 ? 'fresh' : age === 1 ? 'ageing' : 'old';
  return (
    <g className={`contact ${faded}`} transform={`translate(${at.x} ${at.y})`}>
      <circle className="casing" r={20} />
      {bearing !== null && <path className="casing" transform={`rotate(${bearing})`} d={going} />}
      <g className="diamond">
        {bearing !== null && <path className="going" transform={`rotate(${bearing})`} d={going} />}
        <path className="card" d="M0 -16L16 0L0 16L-16 0Z" />
        {symbol === null ? (
          <text className="unknown" textAnchor="middle" y={5}>
            ?
          </text>
        ) : (
          <UnitSymbol symbol={symbol} isHostile x={-17} y={-17} width={34} height={34} />
        )}
        <circle className="ring" r={20} />
      </g>
      {isSelected && <circle className="in-hand" r={24} />}
    </g>
  );
}
