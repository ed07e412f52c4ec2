import { beforeAll, describe, expect, test } from 'vitest';
import { aCombat, aForce, aUnit, effectOn, resolved, tanks } from '@/lib/adjudication/case-for-tests';
import { scoreCombat } from '@/lib/adjudication/combat';
import { literal2011 } from '@/lib/adjudication/rulebook';
import type { Face, Ground } from '@/lib/adjudication/types';
import { loadScenario, type MapData, type MapFeature } from '@/lib/scenario';
import { heldAdvantages, proposedPart } from '../combat/propose-unit-part';
import { combatGroundAt, fortifiedPlaceAt, groundReasonsAt } from './combat-ground';

const square = (layer: MapFeature['layer'], name: string, west: number, kind?: string): MapFeature => ({
  layer,
  name,
  ...(kind ? { kind } : {}),
  rings: [
    [
      [west, 0],
      [west + 2, 0],
      [west + 2, 2],
      [west, 2],
      [west, 0],
    ],
  ],
});
const sheet: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 20, maxY: 2 },
  features: [
    square('closecountry', 'Dives orchards', 0),
    square('badterrain', 'Suisse normande', 3, 'bocage'),
    square('fortified', 'Cagny', 6),
    square('builtup', 'Cagny', 6, 'village'),
    square('marsh', 'Dives floods', 9),
    square('fortified', '', 12),
    square('builtup', 'Fort of an older game', 15, 'fortified'),
  ],
};
const at = (x: number) => ({ x, y: 1 });
const flags = (ground: Ground) => Object.entries(ground).flatMap(([flag, holds]) => (holds ? [flag] : []));

describe('the ground a combat is proposed with', () => {
  test.each([
    ['close country counts as woods (Factors note 4)', 1, ['isWoods']],
    ['bocage is bad terrain and no close country of the factors (Results Table note 4, OC-21)', 4, ['isBadTerrain']],
    ['a fortified village', 7, ['isBuiltUp', 'isFortified']],
    ['marsh is no ground of §9', 10, []],
    ['a fortified place without houses', 13, ['isFortified']],
    ['a fortified area as older games have it', 16, ['isBuiltUp', 'isFortified']],
    ['nothing drawn: open', 19, []],
  ])('%s', (_, x, expected) => expect(flags(combatGroundAt(at(x), sheet))).toEqual(expected));

  test('each reason names the area and why', () => {
    expect(groundReasonsAt(at(1), sheet)).toEqual([
      {
        flag: 'isWoods',
        why: 'Dives orchards, close country: it counts as woods',
        rule: '§9 Factors note 4, OC-21',
      },
    ]);
    expect(groundReasonsAt(at(4), sheet).map(({ why }) => why)).toEqual(['Suisse normande, bocage']);
    expect(groundReasonsAt(at(7), sheet).map(({ why, rule }) => [why, rule])).toEqual([
      ['Cagny, a fortified place', '§9 Results Table note 3'],
      ['Cagny, built-up', '§9 Factors note 4'],
    ]);
    expect(groundReasonsAt(at(13), sheet).map(({ why }) => why)).toEqual(['a fortified place']);
    expect(groundReasonsAt(at(19), sheet)).toEqual([]);
  });
});

describe('what the book makes of the ground', () => {
  /** Three attackers of 5 against one of 5, 15 − 5, and the die; the second die is how far they go back. */
  const fight = (x: number, ...faces: Face[]) =>
    resolved(
      aCombat({
        ground: combatGroundAt(at(x), sheet),
        attacker: aForce([aUnit('a'), aUnit('b'), aUnit('c')]),
        defender: aForce([aUnit('d')]),
      }),
      faces,
    );

  test('Factors note 1: whoever holds a fortified village has a tactical advantage, +2', () => {
    expect(fortifiedPlaceAt(at(7), sheet)).toBe('Cagny');
    expect(fortifiedPlaceAt(at(19), sheet)).toBeNull();
    const tacticalAdvantages = heldAdvantages({ fortifiedPlace: 'Cagny' });
    expect(tacticalAdvantages).toEqual(['holds Cagny, fortified']);
    const { lines } = scoreCombat(
      aCombat({ attacker: aForce([aUnit('a')]), defender: aForce([aUnit('d', { tacticalAdvantages })]) }),
      literal2011,
    );
    expect(lines.filter(({ advantage }) => advantage)).toMatchObject([{ unitId: 'd', points: 2 }]);
  });

  test('and only the defender in contact: neither who attacks out of it nor his guns', () => {
    const unit = {
      ...{ id: 'u', side: 'german' as const, formation: '', status: 5, artilleryClass: 'field' as const, x: 0, y: 0 },
      ...{ startX: 0, startY: 0, turnShareMoved: 0, isFlexible: false, lastAction: null, lastKmMoved: 0 },
      ...{
        hasRetired: false,
        isFirstTurn: false,
        order: null,
        ground: combatGroundAt(at(7), sheet),
        groundReasons: [],
      },
      fortifiedPlace: 'Cagny',
    };
    expect(proposedPart(unit, 'defender', false, null).tacticalAdvantages).toEqual(['holds Cagny, fortified']);
    expect(proposedPart(unit, 'attacker', false, null).tacticalAdvantages).toEqual([]);
    expect(proposedPart(unit, 'defender', true, null).tacticalAdvantages).toEqual([]);
  });

  test('Factors note 4: +2 a unit against tanks in close country, nothing in bocage', () => {
    const closeCountry = (x: number) =>
      scoreCombat(
        aCombat({
          ground: combatGroundAt(at(x), sheet),
          attacker: aForce([tanks('t')]),
          defender: aForce([aUnit('d')]),
        }),
        literal2011,
      )
        .lines.filter(({ factors }) => factors?.includes('closeCountry'))
        .map(({ points }) => points);
    expect(closeCountry(1)).toEqual([2]);
    expect(closeCountry(4)).toEqual([]);
  });

  test('Results Table note 4: +12 is a Total Success in the open and a Success in bocage', () => {
    expect(fight(19, 2, 4)).toMatchObject({ margin: 12, result: 'totalSuccess' });
    // §9: 1d6 km in the open, and 1d3 km of a Success, half of it in bad terrain: a 4 is 2, and 1 km.
    expect(effectOn(fight(19, 2, 4), 'd').retiresKm).toBe(4);
    expect(fight(4, 2, 4)).toMatchObject({ margin: 12, result: 'success' });
    expect(effectOn(fight(4, 2, 4), 'd').retiresKm).toBe(1);
  });

  test('Results Table note 3: a fortified place is not left on a Success, and is on a Total Success', () => {
    expect(fight(19, 1, 5)).toMatchObject({ margin: 11, result: 'success' });
    expect(effectOn(fight(19, 1, 5), 'd').retiresKm).toBe(3);
    expect(fight(13, 1)).toMatchObject({ margin: 11, result: 'success' });
    expect(effectOn(fight(13, 1), 'd').retiresKm).toBe(0);
    expect(fight(13, 2, 6)).toMatchObject({ margin: 12, result: 'totalSuccess' });
    expect(effectOn(fight(13, 2, 6), 'd').retiresKm).toBeGreaterThan(0);
  });
});

describe('Goodwood', () => {
  let map: MapData;
  let place: (id: string) => { x: number; y: number };
  beforeAll(async () => {
    const reading = await loadScenario('goodwood');
    if (!reading.ok) throw new Error('Goodwood is not whole');
    map = reading.scenario.map;
    place = (id) => reading.scenario.units.find((unit) => unit.id === id)!.place;
  });

  test.each([
    ['G207', 'Cagny'],
    ['G243', 'Le Mesnil-Frémentel'],
    ['G250', 'Grentheville'],
    ['G234', 'Démouville'],
    ['G247', 'Colombelles steelworks'],
  ])('%s holds %s, fortified', (id, name) => {
    expect(combatGroundAt(place(id), map).isFortified).toBe(true);
    expect(fortifiedPlaceAt(place(id), map)).toBe(name);
  });
  test('11 Armoured waits in no fortified place', () => expect(fortifiedPlaceAt(place('A030'), map)).toBeNull());
});
