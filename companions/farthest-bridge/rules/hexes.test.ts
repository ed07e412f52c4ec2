import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allHexes,
  distance,
  edgeRange,
  hexNumber,
  hexside,
  hexTowards,
  isAdjacent,
  isOnMap,
  neighbours,
  whyNoHex,
  whyNoHexside,
  within,
} from './hexes';

const anyHex = fc.constantFrom(...allHexes);

describe('hexes of the printed map (rulings 2.1)', () => {
  it('39 columns, odd ones of 26 rows and even ones of 25', () => {
    expect(allHexes.length).toBe(20 * 26 + 19 * 25);
    expect([isOnMap('0126'), isOnMap('0226'), isOnMap('0225'), isOnMap('3926')]).toEqual([true, false, true, true]);
    expect(hexNumber(7, 5)).toBe('0705');
  });

  it('a hex off the map is refused in words that say what would be right', () => {
    expect(whyNoHex('3423')).toBeUndefined();
    expect(whyNoHex('423')).toBe('“423” is no hex number: four digits, column then row, as 3423.');
    expect(whyNoHex('4001')).toBe('Hex 4001 is off the map: columns run from 01 in the south to 39 in the north.');
    expect(whyNoHex('0826')).toBe('Hex 0826 is off the map: column 08 has rows 01 to 25.');
    expect(whyNoHex('0700')).toBe('Hex 0700 is off the map: column 07 has rows 01 to 26.');
  });

  it('the three hexes of Arnhem touch one another (even columns lie half a hex lower)', () => {
    expect([isAdjacent('3423', '3523'), isAdjacent('3423', '3524'), isAdjacent('3523', '3524')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isAdjacent('3423', '3522')).toBe(false);
  });

  it('§11.4: the scatter die counts clockwise from the west', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => hexTowards('3423', die))).toEqual([
      '3422',
      '3523',
      '3524',
      '3424',
      '3324',
      '3323',
    ]);
    expect([1, 2, 3, 4, 5, 6].map((die) => hexTowards('3919', die))).toEqual([
      '3918',
      undefined,
      undefined,
      '3920',
      '3819',
      '3818',
    ]);
  });

  it('distances', () => {
    expect(distance('3423', '3423')).toBe(0);
    expect(distance('3423', '3523')).toBe(1);
    expect(distance('3423', '3522')).toBe(2);
    expect(distance('2323', '2316')).toBe(7);
    expect(distance('1007', '1707')).toBe(7);
    expect(distance('0101', '3901')).toBe(38);
    expect(within('2323', 1)).toEqual(['2222', '2223', '2322', '2323', '2324', '2422', '2423']);
    expect(within('2010', 7).length).toBe(169);
  });

  it('distance is the number of steps a walk from neighbour to neighbour takes', () => {
    for (const from of ['3423', '0101', '1007', '3926', '0225']) {
      const steps = new Map([[from, 0]]);
      for (const hex of steps.keys())
        for (const next of neighbours(hex)) if (!steps.has(next)) steps.set(next, steps.get(hex)! + 1);
      expect(steps.size).toBe(allHexes.length);
      expect(allHexes.filter((hex) => distance(from, hex) !== steps.get(hex))).toEqual([]);
    }
  });

  it('FB-7: a range runs along the edge', () => {
    expect(edgeRange('3907', '3916')).toEqual([
      '3907',
      '3908',
      '3909',
      '3910',
      '3911',
      '3912',
      '3913',
      '3914',
      '3915',
      '3916',
    ]);
    expect(edgeRange('0701', '0901')).toEqual(['0701', '0801', '0901']);
    expect(edgeRange('0126', '0825')).toEqual(['0126', '0225', '0326', '0425', '0526', '0625', '0726', '0825']);
    expect(edgeRange('1726', '2726')).toEqual([
      '1726',
      '1825',
      '1926',
      '2025',
      '2126',
      '2225',
      '2326',
      '2425',
      '2526',
      '2625',
      '2726',
    ]);
    expect(() => edgeRange('0101', '2010')).toThrow();
  });

  it('a hexside lies between neighbours', () => {
    expect(hexside('3523', '3423')).toBe('3423/3523');
    expect(whyNoHexside('3423/3523')).toBeUndefined();
    expect(whyNoHexside('3423/3522')).toBe('3423 and 3522 are 2 hexes apart: a hexside lies between neighbours.');
    expect(whyNoHexside('3523/3423')).toBe('Name the lower hex first: 3423/3523.');
    expect(whyNoHexside('3423')).toBe('“3423” is no hexside: two neighbouring hexes, as 3423/3523.');
    expect(whyNoHexside('3926/3927')).toBe('Hex 3927 is off the map: column 39 has rows 01 to 26.');
  });

  it('neighbours are mutual, and there and back is the same hex', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 6 }), (hex, die) => {
        const there = hexTowards(hex, die);
        if (!there) return;
        expect(neighbours(there)).toContain(hex);
        expect(hexTowards(there, ((die + 2) % 6) + 1)).toBe(hex);
      }),
    );
  });
});
