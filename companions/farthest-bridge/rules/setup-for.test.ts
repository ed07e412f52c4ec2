import { describe, expect, it } from 'vitest';
import type { Scene } from '@/companions/rules/scene';
import { afterActs, game, played, unit } from './desk-for-tests';
import { setupFor, whereOnMap, zoneOfLanding } from './setup-for';

const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const woods = { ...open, isWoods: true };
const landingOf = (division: string): Scene => ({
  units: [],
  places: [{ name: 'DZ Y', ground: open, what: 'open ground' }],
  towns: ['Ede', 'Arnhem'],
  landing: { division, ground: open, around: [woods, open, { ...open, isBuiltUp: true }, open, open, open] },
});

describe('The Farthest Bridge, set up for something of the main game', () => {
  it.each([
    ['1 Airborne', '1st'],
    ['82 Airborne', '82nd'],
    ['101 Airborne', '101st'],
    ['1 Polish Ind Para Bde', null],
    ['11 Armoured', null],
  ])('%s lands in its own zone or in none', (division, zone) => {
    expect(zoneOfLanding(landingOf(division))).toBe(zone);
  });

  it('a landing has the ground of its zone and of the six hexes around it, clockwise from the west (ours)', () => {
    const { map, scenario } = setupFor(landingOf('1 Airborne'));
    expect(scenario).toBe('historic');
    expect(map!.hexes).toEqual({
      '3423': { terrain: 'city', name: 'Arnhem' },
      '3523': { terrain: 'city', name: 'Arnhem' },
      '3524': { terrain: 'city', name: 'Arnhem' },
      '3919': { terrain: 'mixed', name: 'DZ Y' },
      '3918': { terrain: 'woods' },
      '3920': { terrain: 'mixed' },
      '3819': { terrain: 'mixed' },
      '3818': { terrain: 'mixed' },
    });
  });

  it('a fight or a crossing is the historic scenario as it is printed', () => {
    expect(setupFor({ ...landingOf(''), landing: null })).toEqual({ scenario: 'historic' });
  });

  it('says where on the map it lies: in a drop zone, else at the nearest town that is entered', () => {
    const state = game(setupFor(landingOf('82 Airborne')));
    expect(whereOnMap(landingOf('82 Airborne'), state)).toEqual({
      name: 'the drop zone of the 82nd, 2323',
      hexes: ['2323'],
    });
    const crossing = { ...landingOf(''), landing: null };
    expect(whereOnMap(crossing, state)).toEqual({ name: 'Arnhem', hexes: ['3423', '3523', '3524'] });
    expect(whereOnMap({ ...crossing, towns: ['Ede'] }, state)).toBeNull();
  });

  it('asks for no terrain where the first unit comes down', () => {
    const landing = afterActs(game(setupFor(landingOf('82 Airborne'))), { kind: 'nextPhase' });
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const { state } = played(landing, { kind: 'land', unit: unit('of the 82nd'), hex: '2323' }, [die]);
      expect(state.landing).toBeNull();
    }
  });
});
