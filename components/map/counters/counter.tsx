import type { ReactNode } from 'react';
import { FittedName } from '../labels/fitted-name';
import { type BarPattern, barPattern, formationColour, hasCutCorners } from './nation-look';
import { UnitSymbol } from './symbol';

/** A player's counter, px. */
export const counterSize = { width: 56, height: 40 };

interface Props {
  name: string;
  /** Annex B type: the key of its symbol. */
  symbol: string;
  nation: string;
  formation: string;
  /** Drawn with the frame of what is in hand. */
  isSelected?: boolean;
}

/** A player's counter: name, symbol, formation bar. No figure stands on it. The upper left corner is at 0,0. */
export function Counter({ name, symbol, nation, formation, isSelected = false }: Props) {
  const { width, height } = counterSize;
  return (
    <CounterCard nation={nation} formation={formation} width={width} height={height} isSelected={isSelected}>
      <FittedName name={name} x={width / 2 + 2} y={12} width={width - 10} anchor="middle" />
      <UnitSymbol symbol={symbol} x={12} y={14.5} width={36} height={22} />
    </CounterCard>
  );
}

interface CardProps {
  nation: string;
  formation: string;
  width: number;
  height: number;
  isSelected: boolean;
  /** Classes of its own. */
  className?: string;
  children: ReactNode;
}

/** The card every counter is printed on: side by outline, nation by the bar, formation by the bar's colour. */
export function CounterCard({ nation, formation, width, height, isSelected, className = '', children }: CardProps) {
  const isCut = hasCutCorners(nation);
  return (
    <g className={`counter ${isCut ? 'german' : 'allied'} ${className}`}>
      <path className="card" d={isCut ? cut(width, height) : square(width, height)} />
      <Bar pattern={barPattern(nation)} colour={formationColour(formation)} height={height} isCut={isCut} />
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

function Bar({
  pattern,
  colour,
  height: h,
  isCut,
}: {
  pattern: BarPattern;
  colour: string;
  height: number;
  isCut: boolean;
}) {
  if (pattern === 'hatched') {
    const top = isCut ? 5 : 1;
    const bottom = isCut ? h - 5 : h - 1;
    let hatch = `M5.5 1V${h - 1}`;
    for (let y = top; y + 4 <= bottom; y += 4.5) hatch += `M1 ${y + 4}L5 ${y}`;
    return <path d={hatch} stroke={colour} strokeWidth={1.6} fill="none" />;
  }
  const third = (h - 2 - 6) / 3;
  const pieces = {
    whole: [[1, h - 2]],
    broken: [0, 1, 2].map((i) => [1 + i * (third + 3), third]),
    stepped: [
      [1, (h - 5) / 2],
      [h - 1 - (h - 5) / 2, (h - 5) / 2],
    ],
  }[pattern];
  return <path d={pieces.map(([y, tall]) => `M1 ${y}h4v${tall}h-4Z`).join('')} fill={colour} />;
}
