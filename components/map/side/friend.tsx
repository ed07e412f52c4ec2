import { counterSize } from '../counters/counter';
import { UnitSymbol } from '../counters/symbol';
import { FittedName } from '../labels/fitted-name';

interface Props {
  name: string;
  /** Annex B type. */
  symbol: string;
  isSelected?: boolean;
}

/** A unit of the own side as told: a dashed outline. The upper left corner is at 0,0. */
export function Friend({ name, symbol, isSelected = false }: Props) {
  const { width, height } = counterSize;
  return (
    <g className="friend">
      <rect className="card" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={2} />
      <FittedName name={name} x={width / 2} y={12} width={width - 6} anchor="middle" />
      <UnitSymbol symbol={symbol} x={13} y={15.5} width={30} height={19} />
      {isSelected && <rect className="in-hand" x={-2.5} y={-2.5} width={width + 5} height={height + 5} rx={4} />}
    </g>
  );
}
