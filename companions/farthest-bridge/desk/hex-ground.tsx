import { memo, useMemo } from 'react';
import { centreOf } from '@/companions/farthest-bridge/rules/hex-places';
import { allHexes, type HexNumber, isOnMap, neighbours } from '@/companions/farthest-bridge/rules/hexes';
import { arnhem, type MapData, terrains } from '@/companions/farthest-bridge/rules/map-data';
import { hexesPath, linePath, middleOf } from './hex-drawing';

const gridPath = hexesPath(allHexes);
const arnhemPath = hexesPath(arnhem);

/** Every hex with its number, and Arnhem's three; drawn once. */
export const HexGrid = memo(function HexGrid() {
  return (
    <g aria-hidden>
      <path className="hex-line" d={gridPath} />
      {allHexes.map((hex) => {
        const { x, y } = middleOf(hex);
        return (
          <text key={hex} className="hex-number" x={x} y={y - 11.4}>
            {hex}
          </text>
        );
      })}
      <path className="arnhem-edge" d={arnhemPath} />
    </g>
  );
});

/** The ground as far as it has been entered: one path a kind of terrain, roads and trails from hex to hex, and names. */
export const HexGround = memo(function HexGround({ map }: { map: MapData }) {
  const { hexes } = map;
  const entered = useMemo(() => allHexes.filter((hex) => hexes[hex]), [hexes]);
  return (
    <g aria-hidden>
      <path className="paper" d={gridPath} />
      {terrains.map((terrain) => {
        const of = entered.filter((hex) => hexes[hex]!.terrain === terrain);
        return of.length > 0 && <path key={terrain} className={terrain} d={hexesPath(of)} />;
      })}
      {(['trail', 'road'] as const).map((way) => (
        <path key={way} className={`stroke hex-${way}`} d={waysPath(entered, (hex) => Boolean(hexes[hex]?.[way]))} />
      ))}
      {entered.map((hex) => {
        const { x, y } = middleOf(hex);
        return (
          <text key={hex} className="terrain-name" x={x} y={y + 16.2}>
            {hexes[hex]!.terrain}
          </text>
        );
      })}
      {namesOf(map).map(([name, hex]) => {
        const { x, y } = middleOf(hex);
        return (
          <text key={`${name} ${hex}`} className="place-name" x={x} y={y + 2}>
            {name}
          </text>
        );
      })}
    </g>
  );
});

/** Half of the way to each neighbour that has it too; a short stroke where none has. */
function waysPath(entered: readonly HexNumber[], has: (hex: HexNumber) => boolean): string {
  return entered
    .filter(has)
    .map((hex) => {
      const here = centreOf(hex);
      const ends = neighbours(hex)
        .filter((one) => isOnMap(one) && has(one))
        .map((one) => {
          const there = centreOf(one);
          return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
        });
      if (ends.length === 0)
        return linePath([
          { ...here, x: here.x - 0.25 },
          { ...here, x: here.x + 0.25 },
        ]);
      return ends.map((end) => linePath([here, end])).join('');
    })
    .join('');
}

/** Each name once, in the first hex that has it. */
const namesOf = ({ hexes }: MapData): [name: string, hex: HexNumber][] => [
  ...new Map(
    Object.entries(hexes)
      .reverse()
      .flatMap(([hex, { name }]) => (name ? [[name, hex] as [string, string]] : [])),
  ),
];
