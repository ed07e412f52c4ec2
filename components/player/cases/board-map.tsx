import { sidePeople } from '@/lib/text';
import type { BoardHex, BoardShown } from '@/lib/visibility/player/table-shown';

const path = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const ways = {
  river: 'stroke-(--water) [stroke-width:7]',
  highway: 'stroke-(--road) [stroke-width:6]',
  road: 'stroke-(--road) [stroke-dasharray:7_5] [stroke-width:2.5]',
} as const;

/** The board as it is drawn for a player: hexes, ways and counters. What it says stands beside it in words. */
export function BoardMap({ shown }: { shown: BoardShown }) {
  const { hexes, hexRadius, ways: drawn, units } = shown;
  const width = Math.max(...hexes.map(({ x }) => x)) + hexRadius;
  const height = Math.max(...hexes.map(({ y }) => y)) + hexRadius;
  return (
    <svg
      role="img"
      aria-label="The board. The units in words say who stands where."
      viewBox={`0 0 ${width} ${height}`}
      className="w-full min-w-110 max-w-145"
    >
      {hexes.map((hex) => (
        <path
          key={hex.id}
          d={`${path(cornersOf(hex, hexRadius))}Z`}
          className={`${hex.isCity ? 'fill-(--built)' : 'fill-(--land)'} stroke-rule-2`}
        />
      ))}
      {drawn.map(({ kind, ends }) => (
        <path
          key={`${kind} ${path(ends)}`}
          d={path(ends)}
          className={`fill-none [stroke-linecap:round] ${ways[kind]}`}
        />
      ))}
      {hexes.map((hex) => (
        <text
          key={hex.id}
          x={hex.x}
          y={hex.y + 34}
          textAnchor="middle"
          fontSize={13}
          className="fill-label stroke-(--halo) font-cond [paint-order:stroke] [stroke-width:3]"
        >
          {hex.name}
          {hex.isVictoryCity && ' ★'}
        </text>
      ))}
      {hexes.map((hex) =>
        units
          .filter((unit) => unit.hex === hex.id)
          .map((unit, at, { length }) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: counters of a hex are drawn in their order
              key={at}
              transform={`translate(${hex.x + (at - (length - 1) / 2) * 27} ${hex.y - 6})`}
              className={unit.side === 'german' ? 'stroke-german' : 'stroke-allied'}
            >
              <title>{`${unit.name}, ${sidePeople[unit.side]}`}</title>
              <rect
                x={-12.5}
                y={-11}
                width={25}
                height={22}
                className={`fill-sheet [stroke-width:2] ${unit.side === 'german' ? '[stroke-dasharray:4_2]' : ''}`}
              />
              <text textAnchor="middle" y={4} fontSize={12} className="fill-ink stroke-none font-cond">
                {unit.factors}
                {unit.marks.includes('disrupted') && ' D'}
              </text>
            </g>
          )),
      )}
    </svg>
  );
}

const cornersOf = ({ x, y }: BoardHex, radius: number) =>
  [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: x + radius * Math.cos((corner * Math.PI) / 3),
    y: y + radius * Math.sin((corner * Math.PI) / 3),
  }));
