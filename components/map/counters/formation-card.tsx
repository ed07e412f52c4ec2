import type { Side } from '@/lib/words';
import { FittedName } from '../labels/fitted-name';
import { CounterCard } from './counter';
import { formationForm } from './stack-form';
import { UnitSymbol } from './symbol';

interface Props {
  /** As `formationName` says it. */
  name: string;
  /** The number of counters it stands for. */
  count: number;
  /** Of who stands for them: Annex B type, nation and formation. */
  symbol: string;
  side: Side;
  nation: string;
  formation: string;
  isSelected?: boolean;
}

/** The width of the card beneath that is seen, px. */
const edge = 3;

/** Counters seen as one from afar: `1 Airborne · 9` on a card with another beneath it. The upper left corner is at 0,0. */
export function FormationCard({ name, count, symbol, side, nation, formation, isSelected = false }: Props) {
  const width = formationForm.width - edge;
  const height = formationForm.height - edge;
  const figure = `· ${count}`;
  return (
    <g className={`counter formation ${side}`}>
      <path className="card" d={`M${edge + 1} ${height}v${edge}h${width - 1}v${-height + 1}h${-edge}`} />
      <CounterCard
        side={side}
        nation={nation}
        formation={formation}
        width={width}
        height={height}
        isSelected={isSelected}
      >
        <FittedName name={name} x={8} y={9.5} width={width - 11} />
        <UnitSymbol symbol={symbol} x={8} y={12} width={17} height={10} />
        <text className="formation-count" x={width - 4} y={21} textAnchor="end">
          {figure}
        </text>
      </CounterCard>
    </g>
  );
}
