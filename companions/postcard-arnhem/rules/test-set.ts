import type { Counter, Hex, HexSide, Scenario } from './data';

/**
 * A schematic map and counters of our own, so that a turn can be played through. INVENTED: the seed holds neither map nor
 * counters, and no factor here is the book's.
 */

const columns = ['A', 'B', 'C', 'D'] as const;
const northernmost = 9;

/** Hexes are called by column and by number from the south; row 1 is the northernmost. */
const places: Readonly<Record<string, string>> = {
  B1: 'the frontier',
  B3: 'Eindhoven',
  B5: 'Grave',
  B6: 'Nijmegen',
  B7: 'Elst',
  B8: 'Arnhem',
};
const cities = ['B3', 'B6', 'B8'];
const highway = ['south', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];
const roads = [
  ['A3', 'B3'],
  ['D3', 'C3', 'B3'],
  ['A6', 'B6'],
  ['D6', 'C6', 'B6'],
  ['A8', 'B8'],
  ['D8', 'C8', 'B8'],
];
/** Rivers run from west to east between a number and the next: Maas, Waal, Rhine. */
const riversNorthOf = [4, 6, 7];

const numbers = Array.from({ length: northernmost }, (_, at) => at + 1);
const idOf = (column: number, number: number): string => `${columns[column]}${number}`;

const hexes: Hex[] = columns.flatMap((_, column) =>
  numbers.map((number): Hex => {
    const id = idOf(column, number);
    return {
      id,
      name: places[id] ?? id,
      column: column + 1,
      row: northernmost + 1 - number,
      isCity: cities.includes(id),
      isVictoryCity: cities.includes(id),
      edges: column === 0 ? ['west'] : column === columns.length - 1 ? ['east'] : [],
      isOffBoard: false,
    };
  }),
);

const isAlong = (way: readonly string[], a: string, b: string): boolean =>
  way.some((hex, at) => (hex === a && way[at + 1] === b) || (hex === b && way[at + 1] === a));

function side(a: string, b: string): HexSide {
  const [low, high] = [Number(a.slice(1)), Number(b.slice(1))].sort((one, two) => one - two) as [number, number];
  const road = isAlong(highway, a, b) ? 'highway' : roads.some((way) => isAlong(way, a, b)) ? 'road' : 'none';
  return { between: [a, b], road, river: high === low + 1 && riversNorthOf.includes(low) };
}

/** Every other column lies half a hex lower. */
const sides: HexSide[] = columns.flatMap((_, column) =>
  numbers.flatMap((number) => {
    const lower = column % 2 === 0 ? number : number - 1;
    const neighbours: [number, number][] = [
      [column, number + 1],
      [column + 1, lower],
      [column + 1, lower + 1],
    ];
    return neighbours
      .filter(([c, n]) => c < columns.length && n >= 1 && n <= northernmost)
      .map(([c, n]) => side(idOf(column, number), idOf(c, n)));
  }),
);

/** Makes counters that are alike but for their factors and what is said of each. */
const counterWith =
  (alike: Pick<Counter, 'side' | 'formation' | 'start'>) =>
  (id: string, name: string, [attack, defence]: readonly [number, number], more: Partial<Counter>): Counter => ({
    id,
    name,
    attack,
    defence,
    isInfantry: true,
    isPureArmour: false,
    onRoad: 'other',
    isReplaceable: false,
    isTigers: false,
    ...alike,
    ...more,
  });
const allied = counterWith({ side: 'allied', formation: 'division', start: { by: 'airdrop' } });
const german = counterWith({ side: 'german', formation: 'kampfgruppe', start: { by: 'pool', edge: 'east' } });

const ground = { onRoad: 'britishGround', start: { by: 'hex', hex: 'south' } } as const;
const garrison = { start: { by: 'garrison' }, formation: 'other', isReplaceable: true } as const;
const west = { start: { by: 'pool', edge: 'west' } } as const;
const panzer = { onRoad: 'panzer', isInfantry: false } as const;

const counters: Counter[] = [
  allied('guards', 'Guards Armoured', [8, 6], { ...ground, isInfantry: false, isPureArmour: true }),
  allied('43rd', '43rd Division', [6, 7], { ...ground, attackInPlace: 7 }),
  allied('50th', '50th Division', [5, 6], { ...ground, attackInPlace: 6 }),
  allied('101st', '101st Airborne', [4, 5], {}),
  allied('82nd', '82nd Airborne', [4, 5], {}),
  allied('1st', '1st Airborne', [4, 5], {}),
  allied('poles', 'Polish Brigade', [2, 2], { start: { by: 'laterAirdrop' }, formation: 'other' }),
  german('6para', '6 Para III', [2, 4], { start: { by: 'hex', hex: 'B1' } }),
  german('g1', 'Garrison 1', [0, 1], garrison),
  german('g2', 'Garrison 2', [0, 2], garrison),
  german('g3', 'Garrison 3', [1, 2], garrison),
  german('g4', 'Garrison 4', [1, 3], garrison),
  german('g5', 'Garrison 5', [1, 1], garrison),
  german('tettau', 'Tettau', [3, 4], { ...west, onRoad: 'panzer' }),
  german('knoche', 'KG Knoche', [1, 2], { ...west, isReplaceable: true }),
  german('west-1', 'KG West 1', [2, 3], west),
  german('west-2', 'KG West 2', [1, 2], west),
  german('tigers', 'Tiger 502', [3, 3], { ...panzer, isPureArmour: true, isTigers: true }),
  german('east-1', 'KG East 1', [2, 3], { attackInPlace: 3 }),
  german('east-2', 'KG East 2', [2, 2], {}),
  german('east-3', 'KG East 3', [1, 3], {}),
  german('east-4', 'KG East 4', [3, 2], { ...panzer, isPureArmour: true }),
  german('east-5', 'KG East 5', [1, 2], {}),
  german('ss-1', 'SS Panzer 1', [6, 6], { ...panzer, formation: 'division', start: { by: 'ssPanzer' } }),
  german('ss-2', 'SS Panzer 2', [6, 5], { ...panzer, formation: 'division', start: { by: 'ssPanzer' } }),
];

export const testSet: Scenario = {
  title: 'Schematic test set (invented)',
  source: 'ours',
  turns: 9,
  hexes: [
    ...hexes,
    {
      id: 'south',
      name: 'the road from Belgium',
      column: 2,
      row: northernmost + 1,
      isCity: false,
      isVictoryCity: false,
      edges: ['south'],
      isOffBoard: true,
    },
  ],
  sides: [...sides, { between: ['south', 'B1'], road: 'highway', river: false }],
  counters,
  garrisoned: ['B3', 'B6', 'B8'],
  objective: { from: 'south', to: 'B8', ifPanzersStart: 'B7' },
};
