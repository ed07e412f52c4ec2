import { describe, expect, it } from 'vitest';
import { readEntered } from '@/companions/rules/entered';
import { game } from './desk-for-tests';
import { houseTables } from './house-tables';
import { bareMap, hexesWithoutTerrain, mapSchema } from './map-data';
import { setupSchema } from './state';
import { type Tables, tablesSchema } from './tables';

/** Reads the house table after a change, as its owner might have typed it. */
function read(change: (tables: Tables) => void) {
  const tables = structuredClone(houseTables);
  change(tables);
  return readEntered(tablesSchema, tables);
}

describe('tables that the owner enters (2.3)', () => {
  it('the house table is whole', () => {
    expect(readEntered(tablesSchema, houseTables).ok).toBe(true);
    expect(readEntered(setupSchema, { scenario: 'historic', tables: houseTables, map: bareMap }).ok).toBe(true);
  });

  it('a combat table with a hole: which cell, and what would be right', () => {
    expect(read((tables) => tables.combat[2]!.results.pop())).toMatchObject({
      field: 'combat.2.results.5',
      message: 'No result for a die of 6: one of AD, AR, -, DR1, DD+R1, DR2, DE.',
    });
    expect(read((tables) => tables.combat[2]!.results.push('DE'))).toMatchObject({
      field: 'combat.2.results.6',
      message: 'A die shows 1 to 6: six results.',
    });
    expect(read((tables) => tables.combat.splice(3, 1))).toMatchObject({
      field: 'combat.3.from',
      message: 'Nothing is said for 2: this band begins at 2.',
    });
    expect(read((tables) => Object.assign(tables.combat[3]!, { from: 1 }))).toMatchObject({
      field: 'combat.3.from',
      message: '1 stands in two bands: this one begins at 2.',
    });
    expect(read((tables) => Object.assign(tables.combat[0]!.results, { 0: 'AE' }))).toMatchObject({
      field: 'combat.0.results.0',
      message: 'One of AD, AR, -, DR1, DD+R1, DR2, DE.',
    });
  });

  it('terrain costs with a hole', () => {
    expect(read((tables) => Object.assign(tables.terrainCosts.woods, { mobile: undefined }))).toMatchObject({
      field: 'terrainCosts.woods.mobile',
      message: 'Movement points, as 1 or 0.5; null where it may not enter.',
    });
    expect(read((tables) => Object.assign(tables.terrainCosts, { woods: undefined }))).toMatchObject({
      field: 'terrainCosts.woods',
      message: 'Movement points of leg and of mobile units.',
    });
    const wrong = read((tables) => Object.assign(tables.terrainCosts.woods, { leg: -1 }));
    expect(wrong).toMatchObject({ field: 'terrainCosts.woods.leg', message: '0 or more.' });
  });

  it('an allotment for each turn, once', () => {
    expect(read((tables) => tables.allotments.splice(3, 1))).toMatchObject({
      field: 'allotments.3.turn',
      message: 'Turn 4 has no allotment: one row for each of 9 turns.',
    });
    expect(read((tables) => tables.allotments.push({ turn: 2, german: 1, allied: 1 }))).toMatchObject({
      message: 'Turn 2 has two allotments: one row for each of 9 turns.',
    });
  });

  it('FB-5: at least three +3 markers of either nation, each with an id and a side of its own', () => {
    expect(read((tables) => Object.assign(tables.markers[0]!, { count: 2 }))).toMatchObject({
      field: 'markers',
      message: '§12.0 takes three US markers of +3 away: there are at least three.',
    });
    expect(read((tables) => Object.assign(tables.markers[1]!, { id: 'us+3' })).ok).toBe(false);
    expect(read((tables) => Object.assign(tables.markers[4]!, { nation: 'us' }))).toMatchObject({
      field: 'markers.4.nation',
    });
  });

  it('FB-2: the turn limit is at least the turn of the last arrival; counters are those of the game', () => {
    expect(read((tables) => Object.assign(tables, { turns: 7 }))).toMatchObject({
      field: 'turns',
      message: '8 or more.',
    });
    expect(read((tables) => Object.assign(tables.counters, { tiger: { mobile: true } }))).toMatchObject({
      field: 'counters.tiger',
      message: 'No counter has the id tiger.',
    });
    expect(read((tables) => Object.assign(tables.counters, { 'uk-2-1': { mobile: false } })).ok).toBe(true);
  });
});

describe('a map that the owner enters (2.3)', () => {
  const read = (change: Record<string, unknown>) => readEntered(mapSchema, { ...bareMap, ...change });

  it('a hex off the map, a terrain there is none of, Arnhem as something else', () => {
    expect(read({ hexes: { '4001': { terrain: 'mixed' } } })).toMatchObject({
      field: 'hexes.4001',
      message: 'Hex 4001 is off the map: columns run from 01 in the south to 39 in the north.',
    });
    expect(read({ hexes: { '2001': { terrain: 'swamp' } } })).toMatchObject({
      field: 'hexes.2001.terrain',
      message: 'One of mixed, broken, rough, town, woods, city, marsh, water.',
    });
    expect(read({ hexes: { '3423': { terrain: 'town' } } })).toMatchObject({
      field: 'hexes.3423.terrain',
      message: '3423 is Arnhem (§17.0): city.',
    });
  });

  it('a hexside between hexes that are no neighbours, a bridge of no kind, an edge inland', () => {
    expect(read({ hexsides: { '2010/2012': { water: 'river' } } })).toMatchObject({
      field: 'hexsides.2010/2012',
      message: '2010 and 2012 are 2 hexes apart: a hexside lies between neighbours.',
    });
    expect(read({ hexsides: { '2010/2011': { water: 'river', bridge: 'rope' } } })).toMatchObject({
      message: 'canal, railroad or highway; left out where there is no bridge.',
    });
    expect(read({ eindhovenEdge: ['0505'] })).toMatchObject({ message: '0505 does not lie on the edge of the map.' });
    expect(read({ areas: { germany: ['9999'] } }).ok).toBe(false);
  });

  it('may be in part: what is missing is said, and Arnhem is always there', () => {
    expect(hexesWithoutTerrain(bareMap).length).toBe(20 * 26 + 19 * 25 - 3);
    const state = game({ map: { ...bareMap, hexes: { '2010': { terrain: 'woods' } } } });
    expect(state.map.hexes['3524']).toEqual({ terrain: 'city', name: 'Arnhem' });
  });
});
