import type { Point, Projection } from '../core/projection';
import { UnitSymbol } from '../counters/symbol';
import type { Laid } from '../labels/item';
import { LeadersAndPins } from '../labels/leaders-and-pins';
import { Words } from '../labels/words';
import type { SideMark } from './side-map';

interface Props {
  mark: Pick<SideMark, 'kind' | 'points' | 'text' | 'symbol'>;
  projection: Projection;
  /** Where it lies; undefined: where it was drawn, without its words, as it is while a hand moves it. */
  laid?: Laid;
  isSelected?: boolean;
}

/** A mark in blue pencil: what the team drew itself. In pixels of the projection. */
export function MarkShape({ mark, projection, laid, isSelected = false }: Props) {
  const at = mark.points.map(([x, y]) => projection.toScreen({ x, y }));
  const [first] = at;
  if (!first) return null;
  const isLine = mark.kind === 'arrow' || mark.kind === 'boundary';
  const look = `mark ${mark.kind}${isSelected ? ' in-hand' : ''}`;
  const words = laid?.words && <Words words={laid.words} className="mark-words" />;
  if (!isLine) {
    const middle = laid?.box ? { x: laid.box.x + laid.box.width / 2, y: laid.box.y + laid.box.height / 2 } : first;
    return (
      <g className={look}>
        {laid && <LeadersAndPins of={[laid]} />}
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <circle className="hold" r={20} />
          <Stamp kind={mark.kind} symbol={mark.symbol} />
        </g>
        {words}
      </g>
    );
  }
  const d = mark.kind === 'arrow' ? curved(at) : straight(at);
  const head = mark.kind === 'arrow' ? headOf(at) : '';
  return (
    <g className={look}>
      <path className="hold" d={d} />
      <path className="casing" d={`${d}${head}`} />
      <path className="stroke" d={d} />
      {head && <path className="stroke head" d={head} />}
      {words}
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
