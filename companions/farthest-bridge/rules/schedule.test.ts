import { describe, expect, it } from 'vitest';
import { counters } from './counters';
import { allHexes } from './hexes';
import { historicDropZones, type Nation, printedHexes, schedule, setUpRows } from './schedule';

/** The rows of a nation in a turn, as the book prints them. */
const printed = (nation: Nation, turn: number): string[] =>
  schedule
    .filter((row) => row.nation === nation && row.turn === turn)
    .map((row) => {
      const kind = row.airborne === 'glider' ? ' (G)' : row.engineer ? ' (E)' : '';
      return `${row.count} x ${row.factors}${kind} ${printedHexes(row.entry)}`;
    });

describe('§11.1 quantity of reinforcements', () => {
  it('Germany, turn 1', () => {
    expect(printed('german', 1)).toEqual([
      '1 x 3-3-7 3907-3916',
      '1 x 3-3-7 3907-3916',
      '1 x 3-3-7 0701-0901',
      '1 x 3-3-7 0701-0901',
      '1 x 5-5-10 3824',
      '1 x 4-4-7 3925',
      '1 x 2-2-12 3326',
    ]);
  });
  it('Germany, turn 2', () => {
    expect(printed('german', 2)).toEqual(['1 x 3-3-7 3907-3916', '1 x 5-3-10 0725', '1 x 4-4-10 0726']);
  });
  it('Germany, turn 3', () => {
    expect(printed('german', 3)).toEqual([
      '1 x 2-2-7 1726-2726',
      '1 x 2-2-7 1726-2726',
      '1 x 2-3-7 0126-0825',
      '1 x 2-3-7 0126-0825',
      '1 x 2-3-7 0126-0825',
      '1 x 3-4-7 3326',
      '1 x 4-3-10 0126-0825',
    ]);
  });
  it('Germany, turn 4', () => {
    expect(printed('german', 4)).toEqual(['1 x 4-4-10 3326']);
  });
  it('Germany, turn 5', () => {
    expect(printed('german', 5)).toEqual([
      '1 x 2-3-7 0701-2301',
      '1 x 2-3-7 0701-2301',
      '1 x 5-5-10 0701-2301',
      '1 x 3-4-7 3326',
    ]);
  });
  it('Germany, turns 6 to 9', () => {
    expect(printed('german', 6)).toEqual([]);
    expect(printed('german', 7)).toEqual(['1 x 3-3-7 0901-2301', '1 x 3-3-7 0901-2301', '1 x 1-2-7 0901-2301']);
    expect(printed('german', 8)).toEqual(['1 x 2-3-7 0901-2301']);
    expect(printed('german', 9)).toEqual([]);
  });
  it('Poland, turns 5 and 7', () => {
    expect(printed('polish', 5)).toEqual(['2 x 2-2-7 within 7 hexes of Arnhem']);
    expect(printed('polish', 7)).toEqual(['1 x 2-2-7 within 7 hexes of Arnhem']);
    expect(counters.filter(({ nation }) => nation === 'polish').map(({ name }) => name)).toEqual([
      'Polish 2-2-7 1/Pol (turn 5)',
      'Polish 2-2-7 2/Pol (turn 5)',
      'Polish 2-2-7 3/Pol (turn 7)',
    ]);
  });
  it('United States, turns 1, 3 and 7', () => {
    expect(printed('us', 1)).toEqual([
      '9 x 2-2-7 within 7 hexes of the 101st drop zone',
      '9 x 2-2-7 within 7 hexes of the 82nd drop zone',
    ]);
    expect(printed('us', 3)).toEqual(['2 x 2-3-7 (G) within 7 hexes of the 101st drop zone']);
    expect(printed('us', 7)).toEqual(['2 x 2-3-7 (G) within 7 hexes of the 82nd drop zone']);
  });
  it('United Kingdom, turn 1', () => {
    expect(printed('uk', 1)).toEqual([
      '3 x 2-2-7 within 7 hexes of the 1st drop zone',
      '3 x 2-2-7 (G) within 7 hexes of the 1st drop zone',
    ]);
  });
  it('United Kingdom, turn 2', () => {
    expect(printed('uk', 2)).toEqual([
      '3 x 2-2-7 within 7 hexes of the 1st drop zone',
      '1 x 4-3-10 map edge next to Eindhoven',
      '1 x 3-3-7 map edge next to Eindhoven',
      '1 x 3-3-7 map edge next to Eindhoven',
      '1 x 3-3-10 (E) map edge next to Eindhoven',
    ]);
  });
  it('United Kingdom, turns 3, 4 and 8', () => {
    expect(printed('uk', 3)).toEqual(['2 x 4-3-10 map edge next to Eindhoven', '2 x 5-5-7 map edge next to Eindhoven']);
    expect(printed('uk', 4)).toEqual(['2 x 5-5-7 map edge next to Eindhoven']);
    expect(printed('uk', 8)).toEqual(['1 x 4-3-10 map edge next to Eindhoven']);
  });
  it('nobody else comes', () => {
    expect(schedule.reduce((sum, { count }) => sum + count, 0)).toBe(26 + 3 + 22 + 20);
    expect(Math.max(...schedule.map(({ turn }) => turn))).toBe(8);
  });

  it('§11.4, FB-14: seven gliders, of which the book names six', () => {
    expect(counters.filter(({ airborne }) => airborne === 'glider').map(({ name }) => name)).toEqual([
      'US 2-3-7 (G) 1/327 (turn 3)',
      'US 2-3-7 (G) 2/327 (turn 3)',
      'US 2-3-7 (G) 1/325 (turn 7)',
      'US 2-3-7 (G) 2/325 (turn 7)',
      'UK 2-2-7 (G) 1B/1 (turn 1)',
      'UK 2-2-7 (G) 7C/1 (turn 1)',
      'UK 2-2-7 (G) no. 6 of the 1st (turn 1)',
    ]);
  });

  it('ids are each their own, and every hex of the schedule is on the map (FB-7)', () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length);
    const hexes = schedule.flatMap(({ entry }) => (entry.kind === 'range' ? entry.hexes : []));
    expect(hexes.filter((hex) => !allHexes.includes(hex))).toEqual([]);
    const lengths = new Map(
      schedule.flatMap(({ entry }) => (entry.kind === 'range' ? [[entry.printed, entry.hexes.length] as const] : [])),
    );
    expect(Object.fromEntries(lengths)).toEqual({
      '3907-3916': 10,
      '0701-0901': 3,
      '3824': 1,
      '3925': 1,
      '3326': 1,
      '0725': 1,
      '0726': 1,
      '1726-2726': 11,
      '0126-0825': 8,
      '0701-2301': 17,
      '0901-2301': 15,
    });
  });
});

describe('§18.0 set-up', () => {
  it('seven German units and three drop zones', () => {
    expect(setUpRows.map((row) => `${row.factors} ${row.names?.[0] ?? ''} ${printedHexes(row.entry)}`)).toEqual([
      '2-2-7  2025',
      '2-2-7  2325',
      '2-2-7 BrDf 2621',
      '3-3-7  3722',
      '4-4-7  3724',
      '2-2-12 9S 3322',
      '2-2-12 Grsn 0702',
    ]);
    expect(historicDropZones).toEqual({ '1st': '3919', '101st': '1007', '82nd': '2323' });
  });
});
