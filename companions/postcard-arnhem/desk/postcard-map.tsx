import type { PostcardState, Scenario } from '@/companions/postcard-arnhem/rules';
import { cornersOf, edgeBetween, type Point, type Sheet, sheetOf } from '@/companions/postcard-arnhem/rules/sheet';
import { unitsIn } from '@/companions/postcard-arnhem/rules/state';
import { counterSize, PostcardCounter } from './postcard-counter';

type Hex = Scenario['hexes'][number];
type Side = Scenario['sides'][number];

const path = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** Room round the hexes, for what stands at the edges. */
const margin = 14;

/**
 * The map as the scenario describes it, drawn after its hexes and sides, with the counters on it. `at`: the hex, by its name,
 * in which lies what is played out of the main game.
 */
export function PostcardMap({ state, at: played }: { state: PostcardState; at: string | null }) {
  const { scenario, attack } = state;
  const sheet = sheetOf(scenario);
  const at = (hex: string): Point => sheet.centres.get(hex)!;
  return (
    <svg
      role="img"
      aria-label={`Map: ${scenario.title}. The units stand below it in words.`}
      viewBox={`${-margin} ${-margin} ${sheet.width + 2 * margin} ${sheet.height + 2 * margin}`}
      className="w-full max-w-145 rounded-2 border border-rule-2 bg-paper select-none"
    >
      {scenario.hexes.map((hex) => (
        <Ground key={hex.id} hex={hex} centre={at(hex.id)} />
      ))}
      {scenario.sides.map((side) => side.river && <River key={side.between.join()} ends={side.between.map(at)} />)}
      <Roads sides={scenario.sides} at={at} />
      {scenario.sides.map(
        (side) =>
          side.river && side.road !== 'none' && <Bridge key={side.between.join()} ends={side.between.map(at)} />,
      )}
      {scenario.hexes.map((hex) => (
        <Name key={hex.id} hex={hex} centre={at(hex.id)} />
      ))}
      {scenario.hexes
        .filter(({ name }) => name === played)
        .map(({ id }) => (
          <path key={id} d={path(cornersOf(at(id)), true)} className="fill-none stroke-mine stroke-3" />
        ))}
      {[...new Set(state.struck)].map((hex) => (
        <Mark key={hex} centre={at(hex)} sign="✈" className="fill-overdue" />
      ))}
      {[...new Set(state.airSupplied)].map((hex) => (
        <Mark key={hex} centre={at(hex)} sign="⛟" className="fill-allied" />
      ))}
      {attack && <Attack state={state} sheet={sheet} />}
      {scenario.hexes.map((hex) => (
        <Stack key={hex.id} state={state} hex={hex.id} centre={at(hex.id)} />
      ))}
    </svg>
  );
}

function Ground({ hex, centre }: { hex: Hex; centre: Point }) {
  const look = hex.isOffBoard
    ? 'fill-transparent stroke-edge [stroke-dasharray:4_4]'
    : `${hex.isCity ? 'fill-(--built)' : 'fill-(--land)'} stroke-rule-2`;
  return (
    <>
      <path d={path(cornersOf(centre), true)} className={look} />
      {hex.edges.map((edge) => (
        <text
          key={edge}
          x={centre.x + (edge === 'west' ? -27 : edge === 'east' ? 27 : 0)}
          y={centre.y + (edge === 'south' ? 34 : -24)}
          textAnchor="middle"
          fontSize={11}
          className="fill-ink-3 font-cond"
        >
          {edge === 'west' ? 'W' : edge === 'east' ? 'E' : 'S'}
        </text>
      ))}
    </>
  );
}

const River = ({ ends: [a, b] }: { ends: Point[] }) => (
  <path d={path(edgeBetween(a!, b!))} className="fill-none stroke-(--water) [stroke-linecap:round] [stroke-width:7]" />
);

/** Roads from middle to middle; the highway broad, with a light core. */
function Roads({ sides, at }: { sides: readonly Side[]; at: (hex: string) => Point }) {
  const ways = (road: Side['road']): string =>
    sides
      .filter((side) => side.road === road)
      .map(({ between }) => path(between.map(at)))
      .join('');
  return (
    <g className="fill-none [stroke-linecap:round]">
      <path d={ways('road')} className="stroke-(--road) [stroke-dasharray:7_5] [stroke-width:2.5]" />
      <path d={ways('highway')} className="stroke-(--road) [stroke-width:7]" />
      <path d={ways('highway')} className="stroke-(--road-core) [stroke-width:3]" />
    </g>
  );
}

/** Two short strokes beside the road where it crosses a river. */
function Bridge({ ends: [a, b] }: { ends: Point[] }) {
  const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
  const angle = (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI;
  return (
    <path
      d="M-8 -6H8M-8 6H8"
      transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      className="fill-none stroke-ink [stroke-width:2]"
    />
  );
}

const Name = ({ hex: { name, isCity, isVictoryCity }, centre }: { hex: Hex; centre: Point }) => (
  <text
    x={centre.x}
    y={centre.y + 33}
    textAnchor="middle"
    fontSize={isCity ? 12 : 11}
    className={`fill-label font-cond [paint-order:stroke] stroke-(--halo) [stroke-width:3] ${isCity ? 'font-semibold' : ''}`}
  >
    {name}
    {isVictoryCity && ' ★'}
  </text>
);

const Mark = ({ centre, sign, className }: { centre: Point; sign: string; className: string }) => (
  <text x={centre.x} y={centre.y - 22} textAnchor="middle" fontSize={16} className={className}>
    {sign}
  </text>
);

/** The hex under attack, and from where it comes. */
function Attack({ state, sheet }: { state: PostcardState; sheet: Sheet }) {
  const { hex, units } = state.attack!;
  const to = sheet.centres.get(hex)!;
  const from = new Set(units.map((id) => state.units.find((unit) => unit.id === id)?.hex));
  return (
    <g className="fill-none stroke-overdue">
      <path d={path(cornersOf(to), true)} className="[stroke-width:4]" />
      {[...from].map((one) => {
        const start = one ? sheet.centres.get(one) : undefined;
        if (!start || one === hex) return null;
        const near = (share: number): Point => ({
          x: start.x + (to.x - start.x) * share,
          y: start.y + (to.y - start.y) * share,
        });
        return (
          <path key={one} d={path([near(0.25), near(0.62)])} className="[stroke-linecap:round] [stroke-width:5]" />
        );
      })}
    </g>
  );
}

/** The units of a hex side by side, three in a row. */
function Stack({ state, hex, centre }: { state: PostcardState; hex: string; centre: Point }) {
  const units = unitsIn(state, hex);
  const gap = 1.5;
  return units.map((unit, i) => {
    const inRow = Math.min(3, units.length - Math.floor(i / 3) * 3);
    const left = centre.x - (inRow * counterSize.width + (inRow - 1) * gap) / 2;
    return (
      <PostcardCounter
        key={unit.id}
        state={state}
        unit={unit}
        x={left + (i % 3) * (counterSize.width + gap)}
        y={centre.y - counterSize.height / 2 - 2 + Math.floor(i / 3) * (counterSize.height + gap)}
      />
    );
  });
}
