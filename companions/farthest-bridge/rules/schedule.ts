import type { Side } from '@/lib/words';
import { edgeRange, type HexNumber } from './hexes';

/**
 * The order of battle as §11.1 and §18.0 print it: one row per printed row, its factors (attack, defence, movement) and
 * its hexes as printed. (G) is a glider unit, (E) the engineers; names are given where the book gives one.
 */

/** In the order in which the book takes them. */
export const sides = ['german', 'allied'] as const satisfies readonly Side[];
export type Nation = 'german' | 'us' | 'uk' | 'polish';
export const zones = ['1st', '101st', '82nd'] as const;
/** A drop zone, by the division it supplies. */
export type Zone = (typeof zones)[number];
/** Ground that the free deployment speaks of (§18.1). */
export const areas = ['germany', 'northOfNederRijn', 'northOfWaal', 'southOfMaas'] as const;
export type Area = (typeof areas)[number];
export const areaWords: Record<Area, string> = {
  germany: 'in Germany',
  northOfNederRijn: 'north of the Neder Rijn',
  northOfWaal: 'north of the Waal',
  southOfMaas: 'south of the Maas',
};

/** Where a unit comes onto the map. */
export type Entry =
  | { kind: 'setUp'; hex: HexNumber; free: Area | null }
  | { kind: 'range'; printed: string; hexes: readonly HexNumber[] }
  | { kind: 'dropZone'; zone: Zone }
  | { kind: 'arnhem' }
  | { kind: 'eindhoven' };

export interface Row {
  /** 0 for the set-up. */
  turn: number;
  side: Side;
  nation: Nation;
  count: number;
  factors: string;
  airborne?: 'parachute' | 'glider';
  engineer?: true;
  names?: readonly string[];
  entry: Entry;
}

const setUp = (hex: HexNumber, free: Area | null): Entry => ({ kind: 'setUp', hex, free });

/** "3907-3916": the edge from the first to the last; "3824": that hex. */
function range(printed: string): Entry {
  const [first, last] = printed.split('-') as [HexNumber, HexNumber | undefined];
  return { kind: 'range', printed, hexes: last ? edgeRange(first, last) : [first] };
}

const german = (turn: number, factors: string, entry: Entry, name?: string): Row => ({
  turn,
  side: 'german',
  nation: 'german',
  count: 1,
  factors,
  ...(name && { names: [name] }),
  entry,
});

const paras = (turn: number, nation: Nation, count: number, entry: Entry, names?: string[]): Row => ({
  turn,
  side: 'allied',
  nation,
  count,
  factors: '2-2-7',
  airborne: 'parachute',
  ...(names && { names }),
  entry,
});

const gliders = (
  turn: number,
  nation: Nation,
  factors: string,
  zone: Zone,
  names: string[],
  count = names.length,
): Row => ({
  turn,
  side: 'allied',
  nation,
  count,
  factors,
  airborne: 'glider',
  names,
  entry: { kind: 'dropZone', zone },
});

const overland = (turn: number, count: number, factors: string): Row => ({
  turn,
  side: 'allied',
  nation: 'uk',
  count,
  factors,
  entry: { kind: 'eindhoven' },
});

const at = (zone: Zone): Entry => ({ kind: 'dropZone', zone });

/** §18.0: what stands on the map when the game begins, and where §18.1 lets it stand instead. */
export const setUpRows: readonly Row[] = [
  german(0, '2-2-7', setUp('2025', 'germany')),
  german(0, '2-2-7', setUp('2325', 'germany')),
  german(0, '2-2-7', setUp('2621', null), 'BrDf'),
  german(0, '3-3-7', setUp('3722', 'northOfNederRijn')),
  german(0, '4-4-7', setUp('3724', 'northOfNederRijn')),
  german(0, '2-2-12', setUp('3322', 'northOfWaal'), '9S'),
  german(0, '2-2-12', setUp('0702', 'southOfMaas'), 'Grsn'),
];

/** §18.0: the drop zones of the historic scenario. */
export const historicDropZones: Record<Zone, HexNumber> = { '1st': '3919', '101st': '1007', '82nd': '2323' };

/** §11.1, as printed. */
export const schedule: readonly Row[] = [
  german(1, '3-3-7', range('3907-3916')),
  german(1, '3-3-7', range('3907-3916')),
  german(1, '3-3-7', range('0701-0901')),
  german(1, '3-3-7', range('0701-0901')),
  german(1, '5-5-10', range('3824')),
  german(1, '4-4-7', range('3925')),
  german(1, '2-2-12', range('3326')),
  german(2, '3-3-7', range('3907-3916')),
  german(2, '5-3-10', range('0725')),
  german(2, '4-4-10', range('0726')),
  german(3, '2-2-7', range('1726-2726')),
  german(3, '2-2-7', range('1726-2726')),
  german(3, '2-3-7', range('0126-0825')),
  german(3, '2-3-7', range('0126-0825')),
  german(3, '2-3-7', range('0126-0825')),
  german(3, '3-4-7', range('3326')),
  german(3, '4-3-10', range('0126-0825')),
  german(4, '4-4-10', range('3326')),
  german(5, '2-3-7', range('0701-2301')),
  german(5, '2-3-7', range('0701-2301')),
  german(5, '5-5-10', range('0701-2301')),
  german(5, '3-4-7', range('3326')),
  german(7, '3-3-7', range('0901-2301')),
  german(7, '3-3-7', range('0901-2301')),
  german(7, '1-2-7', range('0901-2301')),
  german(8, '2-3-7', range('0901-2301')),

  paras(5, 'polish', 2, { kind: 'arnhem' }, ['1/Pol', '2/Pol']),
  paras(7, 'polish', 1, { kind: 'arnhem' }, ['3/Pol']),

  paras(1, 'us', 9, at('101st')),
  paras(1, 'us', 9, at('82nd')),
  gliders(3, 'us', '2-3-7', '101st', ['1/327', '2/327']),
  gliders(7, 'us', '2-3-7', '82nd', ['1/325', '2/325']),

  paras(1, 'uk', 3, at('1st')),
  // §11.4 names two of the three (FB-14).
  gliders(1, 'uk', '2-2-7', '1st', ['1B/1', '7C/1'], 3),
  paras(2, 'uk', 3, at('1st')),
  overland(2, 1, '4-3-10'),
  overland(2, 1, '3-3-7'),
  overland(2, 1, '3-3-7'),
  { ...overland(2, 1, '3-3-10'), engineer: true },
  overland(3, 2, '4-3-10'),
  overland(3, 2, '5-5-7'),
  overland(4, 2, '5-5-7'),
  overland(8, 1, '4-3-10'),
];

/** The hexes of a row as the book prints them. */
export function printedHexes(entry: Entry): string {
  switch (entry.kind) {
    case 'setUp':
      return entry.hex;
    case 'range':
      return entry.printed;
    case 'dropZone':
      return `within 7 hexes of the ${entry.zone} drop zone`;
    case 'arnhem':
      return 'within 7 hexes of Arnhem';
    case 'eindhoven':
      return 'map edge next to Eindhoven';
  }
}
