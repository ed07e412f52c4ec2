import { describe, expect, test } from 'vitest';
import { aCombat, aForce, aUnit, resolved } from './case-for-tests';
import { adjudicateMovement } from './movement';
import { example2011, literal2011, policyBook, rulebookFrom } from './rulebook';

describe('rulebooks', () => {
  test('literal2011, the default', () => {
    expect(literal2011).toEqual({
      name: 'literal2011',
      policies: {
        lightInfantryPenalty: 2,
        tacticalAdvantageScope: 'perUnit',
        supportPartner: 'strict',
        longRangeArtillery: 'none',
        germanCas: false,
        airLiaison: 'oneLevelLower',
        lightInterdictionNine: 'row5',
        heavyInterdictionTwo: 'row3',
        nightMovement: { road: 0.5, other: 0.25 },
      },
    });
    expect(rulebookFrom()).toBe(literal2011);
    expect(rulebookFrom('literal2011')).toBe(literal2011);
  });
  test('example2011 differs in OC-1 and OC-2 only', () => {
    expect(rulebookFrom('example2011')).toBe(example2011);
    expect(example2011.policies).toEqual({
      ...literal2011.policies,
      lightInfantryPenalty: 1,
      tacticalAdvantageScope: 'perSide',
    });
  });
  test('policies given replace those of the base, whose name stays', () => {
    const rulebook = rulebookFrom({ base: 'example2011', tacticalAdvantageScope: 'perUnit', germanCas: true });
    expect(rulebook).toEqual({
      name: 'example2011',
      policies: { ...literal2011.policies, lightInfantryPenalty: 1, germanCas: true },
    });
  });
  test('an outcome carries the name, for an object its base', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a')]) });
    expect(resolved(combat, [1], rulebookFrom({ base: 'example2011', germanCas: true })).rulebook).toBe('example2011');
    const move = {
      mover: 'foot',
      ground: 'open',
      mode: 'tactical',
      daypart: 'night',
      slowedBy: [],
      distanceKm: 0,
    } as const;
    expect(adjudicateMovement(move, example2011).rulebook).toBe('example2011');
  });
  test('every policy has its ruling, and the reading of literal2011 first among several', () => {
    expect(Object.entries(policyBook).map(([name, { ruling }]) => `${name} ${ruling}`)).toEqual([
      'lightInfantryPenalty OC-1',
      'tacticalAdvantageScope OC-2',
      'supportPartner OC-27',
      'longRangeArtillery OC-31',
      'germanCas OC-37',
      'airLiaison OC-42',
      'lightInterdictionNine OC-76',
      'heavyInterdictionTwo OC-77',
      'nightMovement OC-102',
    ]);
    const first = Object.fromEntries(
      Object.entries(policyBook).map(([name, { alternatives }]) => [name, alternatives[0]?.value]),
    );
    expect(first).toEqual(literal2011.policies);
    for (const { alternatives } of Object.values(policyBook)) expect(alternatives.length).toBeGreaterThan(1);
  });
});
