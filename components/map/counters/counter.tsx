import type { ReactNode } from 'react';
import type { Side } from '@/lib/words';
import { FittedName } from '../labels/fitted-name';
import { Bar } from './bar';
import { formationColour } from './formation-colour';
import { useSides } from './sides';
import { UnitSymbol } from './symbol';

/** A player's counter, px. */
export const counterSize = { width: 56, height: 40 };

interface Props {
  name: string;
  /** Annex B type: the key of its symbol. */
  symbol: string;
  side: Side;
  nation: string;
  formation: string;
  /** Drawn with the frame of what is in hand. */
  isSelected?: boolean;
}

/** A player's counter: name, symbol, formation bar. No figure stands on it. The upper left corner is at 0,0. */
export function Counter({ name, symbol, side, nation, formation, isSelected = false }: Props) {
  const { width, height } = counterSize;
  return (
    <CounterCard
      side={side}
      nation={nation}
      formation={formation}
      width={width}
      height={height}
      isSelected={isSelected}
    >
      <FittedName name={name} x={width / 2 + 2} y={12} width={width - 10} anchor="middle" />
      <UnitSymbol symbol={symbol} x={12} y={14.5} width={36} height={22} />
    </CounterCard>
  );
}

interface CardProps {
  side: Side;
  nation: string;
  formation: string;
  width: number;
  height: number;
  isSelected: boolean;
  /** Classes of its own. */
  className?: string;
  children: ReactNode;
}

/** The card every counter is printed on: side by outline and colour, nation by the bar, formation by the bar's colour. */
export function CounterCard({
  side,
  nation,
  formation,
  width,
  height,
  isSelected,
  className = '',
  children,
}: CardProps) {
  const isCut = side === 'german';
  const bar = useSides().nations.find(({ key }) => key === nation)?.bar ?? 'whole';
  return (
    <g className={`counter ${side} ${className}`}>
      <path className="card" d={isCut ? cut(width, height) : square(width, height)} />
      <Bar pattern={bar} colour={formationColour(formation)} height={height} isCut={isCut} />
      {children}
      {isSelected && (
        <rect className="in-hand" x={-2.5} y={-2.5} width={width + 5} height={height + 5} rx={isCut ? 6 : 4} />
      )}
    </g>
  );
}

const square = (w: number, h: number): string =>
  `M2 .5H${w - 2}a1.5 1.5 0 0 1 1.5 1.5V${h - 2}a1.5 1.5 0 0 1 -1.5 1.5H2A1.5 1.5 0 0 1 .5 ${h - 2}V2A1.5 1.5 0 0 1 2 .5Z`;
const cut = (w: number, h: number): string =>
  `M5 .5H${w - 5}L${w - 0.5} 5V${h - 5}L${w - 5} ${h - 0.5}H5L.5 ${h - 5}V5Z`;
