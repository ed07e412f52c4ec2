import { describe, expect, test } from 'vitest';
import { aCombat, aForce, aUnit, resolved } from './case-for-tests';
import { adjudicateMovement } from './movement';
import { example2011, literal2011, policiesOf, policyBook, rulebookFrom } from './rulebook';

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
        combinedArmsScope: 'everyContactUnit',
        gunsInContact: 'noArtillery',
        closeCountryDefenders: 'infantryAndAntiTank',
        overrunLosses: 'unitsThatPass',
        halfRetreatGround: 'everyFlag',
        supportPresence: 'contributing',
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
  test('printed2011 has the second reading of the second look, and no air liaison', () => {
    expect(rulebookFrom('printed2011')).toEqual({
      name: 'printed2011',
      policies: {
        lightInfantryPenalty: 2,
        tacticalAdvantageScope: 'perUnit',
        supportPartner: 'strict',
        longRangeArtillery: 'none',
        germanCas: false,
        airLiaison: 'ignored',
        lightInterdictionNine: 'row5',
        heavyInterdictionTwo: 'row3',
        nightMovement: { road: 0.5, other: 0.25 },
        combinedArmsScope: 'contributingUnits',
        gunsInContact: 'artillery',
        closeCountryDefenders: 'everyUnit',
        overrunLosses: 'everyAttacker',
        halfRetreatGround: 'closeGround',
        supportPresence: 'present',
      },
    });
  });
  test('policies given replace those of the base, whose name stays', () => {
    const rulebook = rulebookFrom({ base: 'example2011', tacticalAdvantageScope: 'perUnit', germanCas: true });
    expect(rulebook).toEqual({
      name: 'example2011',
      policies: { ...literal2011.policies, lightInfantryPenalty: 1, germanCas: true },
    });
  });
  test('a policy left undefined is that of the base', () => {
    expect(rulebookFrom({ base: 'example2011', lightInfantryPenalty: undefined }).policies).toEqual(
      example2011.policies,
    );
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
      'combinedArmsScope OC-119',
      'gunsInContact OC-120',
      'closeCountryDefenders OC-20',
      'overrunLosses OC-67',
      'halfRetreatGround OC-121',
      'supportPresence OC-129',
    ]);
    const first = Object.fromEntries(
      Object.entries(policyBook).map(([name, { alternatives }]) => [name, alternatives[0]?.value]),
    );
    expect(first).toEqual(literal2011.policies);
    for (const { alternatives } of Object.values(policyBook)) expect(alternatives.length).toBeGreaterThan(1);
  });

  test('every reading that may be chosen, each in a sentence of its own', () => {
    const values = Object.entries(policyBook).map(([name, { alternatives }]) => [
      name,
      alternatives.map(({ value }) => value),
    ]);
    expect(Object.fromEntries(values)).toEqual({
      lightInfantryPenalty: [2, 1],
      tacticalAdvantageScope: ['perUnit', 'perSide'],
      supportPartner: ['strict', 'cap'],
      longRangeArtillery: ['none', 'half'],
      germanCas: [false, true],
      airLiaison: ['oneLevelLower', 'required', 'ignored'],
      lightInterdictionNine: ['row5', 'row4'],
      heavyInterdictionTwo: ['row3', 'row4'],
      nightMovement: [
        { road: 0.5, other: 0.25 },
        { road: 0.5, other: 0.5 },
        { road: 0.25, other: 0.25 },
      ],
      combinedArmsScope: ['everyContactUnit', 'contributingUnits'],
      gunsInContact: ['noArtillery', 'artillery'],
      closeCountryDefenders: ['infantryAndAntiTank', 'everyUnit'],
      overrunLosses: ['unitsThatPass', 'everyAttacker'],
      halfRetreatGround: ['everyFlag', 'closeGround'],
      supportPresence: ['contributing', 'present'],
    });
    const sentences = Object.values(policyBook).flatMap(({ sentence, alternatives }) => [
      sentence,
      ...alternatives.map((alternative) => alternative.sentence),
    ]);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
  test('the policies that rest on a default of ours, and the readings that are ours', () => {
    const ours = Object.values(policyBook).filter(({ isOurs }) => isOurs);
    expect(ours.map(({ ruling }) => ruling)).toEqual(['OC-42', 'OC-102']);
    const readings = Object.entries(policyBook).flatMap(([name, { alternatives }]) =>
      alternatives.filter(({ isOurs }) => isOurs).map(({ value }) => `${name} ${JSON.stringify(value)}`),
    );
    expect(readings).toEqual([
      'supportPartner "cap"',
      'longRangeArtillery "half"',
      'airLiaison "oneLevelLower"',
      'airLiaison "required"',
      'airLiaison "ignored"',
      'nightMovement {"road":0.5,"other":0.25}',
    ]);
  });
});

describe('the readings in force', () => {
  test('of literal2011: the first of every policy, none set by the game', () => {
    expect(policiesOf(literal2011)).toHaveLength(15);
    for (const { inForce, isSetByGame } of policiesOf(literal2011)) {
      expect(inForce).toBe(0);
      expect(isSetByGame).toBe(false);
    }
  });
  test('of example2011: the second of OC-1 and OC-2, which are its own', () => {
    const second = policiesOf(example2011).filter(({ inForce }) => inForce === 1);
    expect(second.map(({ name }) => name)).toEqual(['lightInfantryPenalty', 'tacticalAdvantageScope']);
    expect(second.some(({ isSetByGame }) => isSetByGame)).toBe(false);
  });
  test('a game that sets one, and a night of its own figures', () => {
    const rulebook = rulebookFrom({
      base: 'literal2011',
      lightInfantryPenalty: 1,
      nightMovement: { road: 0.4, other: 0.3 },
    });
    const set = policiesOf(rulebook).filter(({ isSetByGame }) => isSetByGame);
    expect(set.map(({ name, inForce, value }) => ({ name, inForce, value }))).toEqual([
      { name: 'lightInfantryPenalty', inForce: 1, value: 1 },
      { name: 'nightMovement', inForce: -1, value: { road: 0.4, other: 0.3 } },
    ]);
  });
  test('the order of the two figures of the night does not matter', () => {
    const rulebook = rulebookFrom({ base: 'literal2011', nightMovement: { other: 0.25, road: 0.5 } });
    expect(policiesOf(rulebook).find(({ name }) => name === 'nightMovement')).toMatchObject({
      inForce: 0,
      isSetByGame: false,
    });
  });
});
