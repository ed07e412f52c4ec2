import type { Point, Projection } from '../core/projection';
import { UnitSymbol } from '../counters/symbol';
import { linesOf } from '../labels/text-lines';
import type { SideMark } from './side-map';

interface Props {
  mark: Pick<SideMark, 'kind' | 'points' | 'text' | 'symbol'>;
  projection: Projection;
  isSelected?: boolean;
}

/** A mark in blue pencil: what the team drew itself. In pixels of the projection. */
export function MarkShape({ mark, projection, isSelected = false }: Props) {
  const at = mark.points.map(([x, y]) => projection.toScreen({ x, y }));
  const [first] = at;
  if (!first) return null;
  const isLine = mark.kind === 'arrow' || mark.kind === 'boundary';
  const look = `mark ${mark.kind}${isSelected ? ' in-hand' : ''}`;
  if (!isLine) {
    return (
      <g className={look} transform={`translate(${first.x} ${first.y})`}>
        <circle className="hold" r={20} />
        <Stamp kind={mark.kind} symbol={mark.symbol} />
        <Words text={mark.text} y={mark.kind === 'note' ? 15 : 27} />
      </g>
    );
  }
  const d = mark.kind === 'arrow' ? curved(at) : straight(at);
  const label = middleOf(at);
  return (
    <g className={look}>
      <path className="hold" d={d} />
      <path className="stroke" d={d} />
      {mark.kind === 'arrow' && <path className="stroke head" d={headOf(at)} />}
      <g transform={`translate(${label.x} ${label.y})`}>
        <Words text={mark.text} y={-8} />
      </g>
    </g>
  );
}

function Stamp({ kind, symbol }: Pick<SideMark, 'kind' | 'symbol'>) {
  const isHostile = symbol.startsWith('hostile:');
  if (kind === 'note') return <circle className="dot" r={2.6} />;
  if (symbol === '') return <path className="stroke" d="M-6 -6L6 6M6 -6L-6 6" />;
  return (
    <UnitSymbol
      symbol={symbol.replace('hostile:', '')}
      isHostile={isHostile}
      x={-17}
      y={isHostile ? -17 : -12}
      width={34}
      height={isHostile ? 34 : 24}
    />
  );
}

const Words = ({ text, y }: { text: string; y: number }) => {
  const lines = linesOf(text, 26, 5);
  return (
    <text className="mark-words" textAnchor="middle">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines have no other name
        <tspan key={i} x={0} y={y < 0 ? y - (lines.length - 1 - i) * 14 : y + i * 14}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

export const straight = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A line bent softly at its points, as a hand draws it. */
function curved(points: readonly Point[]): string {
  if (points.length < 3) return straight(points);
  const [first, ...others] = points;
  const bends = others.slice(0, -1).map((point, i) => {
    const next = others[i + 1]!;
    const end = i === others.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first!.x} ${first!.y}${bends.join('')}`;
}

/** The two strokes of an arrow's head. */
function headOf(points: readonly Point[]): string {
  const tip = points.at(-1)!;
  const from = points.findLast(({ x, y }) => x !== tip.x || y !== tip.y);
  if (!from) return '';
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const end = (turn: number) => `${tip.x - 13 * Math.cos(angle + turn)} ${tip.y - 13 * Math.sin(angle + turn)}`;
  return `M${end(0.45)}L${tip.x} ${tip.y}L${end(-0.45)}`;
}

/** The middle of the longest stretch of a line: where its words stand. */
function middleOf(points: readonly Point[]): Point {
  const stretches = points.slice(1).map((to, i) => ({ from: points[i]!, to }));
  const long = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  const { from, to } = stretches.reduce((best, one) => (long(one) > long(best) ? one : best));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
