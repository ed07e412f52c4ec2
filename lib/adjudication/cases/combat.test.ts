import { describe, expect, test } from 'vitest';
import { readCombatCase } from './combat';

const unit = { id: 'a', arm: 'infantry', profile: '5-3-2-1-0', formation: 'x', isPrepared: true };
const foe = { ...unit, id: 'd', formation: 'y' };
const gun = { id: 'g', profile: '[6-4-2-0]', class: 'field', rangeKm: 7 };
const sky = { kind: 'alliedGroundAttack', squadrons: 3, inGroundOrders: true, inAirOrders: true, hasAirLiaison: true };
const combat = {
  daypart: 'morning',
  attacker: { leadFormation: 'x', units: [unit] },
  defender: { leadFormation: 'y', units: [foe] },
};

const said = (reading: { ok: boolean; problems?: { path: string; message: string }[] }) =>
  reading.ok ? [] : reading.problems!.map(({ path, message }) => `${path}: ${message}`);
const paths = (input: unknown) => said(readCombatCase(input)).map((line) => line.slice(0, line.indexOf(':')));
const withUnit = (more: object) => ({ ...combat, attacker: { leadFormation: 'x', units: [{ ...unit, ...more }] } });
const withGun = (more: object) => ({ ...combat, attacker: { ...combat.attacker, artillery: [{ ...gun, ...more }] } });
const withAir = (more: object) => ({ ...combat, attacker: { ...combat.attacker, air: [{ ...sky, ...more }] } });
const without = (from: object, field: string) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));

describe('reading a combat', () => {
  test('the shortest case, with every default', () => {
    const defaults = {
      stepsLost: 0,
      action: 'attack',
      posture: 'tact',
      turnShareMoved: 0,
      flags: [],
      tacticalAdvantages: [],
      standFast: false,
      cannotRetire: false,
      startLineKm: 0,
    };
    expect(readCombatCase(combat)).toEqual({
      ok: true,
      case: {
        daypart: 'morning',
        ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
        attacker: { leadFormation: 'x', units: [{ ...unit, ...defaults }], artillery: [], air: [] },
        defender: { leadFormation: 'y', units: [{ ...foe, ...defaults }], artillery: [], air: [] },
      },
      rulebook: expect.objectContaining({ name: 'literal2011' }),
      rolls: undefined,
    });
  });
  test('guns and air, with their defaults', () => {
    expect(readCombatCase(withGun({}))).toMatchObject({
      ok: true,
      case: { attacker: { artillery: [{ ...gun, stepsLost: 0, turnShareMoved: 0 }] } },
    });
    expect(readCombatCase(withAir({}))).toMatchObject({
      ok: true,
      case: { attacker: { air: [{ ...sky, isCabRank: false }] } },
    });
  });
  test.each(['daypart', 'attacker', 'defender'])('%s is required', (field) => {
    expect(said(readCombatCase(without(combat, field)))).toEqual([`${field}: is required`]);
  });
  test.each(['id', 'arm', 'profile', 'formation', 'isPrepared'])('attacker.units.0.%s is required', (field) => {
    const input = { ...combat, attacker: { leadFormation: 'x', units: [without(unit, field)] } };
    expect(said(readCombatCase(input))).toEqual([`attacker.units.0.${field}: is required`]);
  });
  test.each(['leadFormation', 'units'])('defender.%s is required', (field) => {
    expect(said(readCombatCase({ ...combat, defender: without(combat.defender, field) }))).toEqual([
      `defender.${field}: is required`,
    ]);
  });
  test.each(['id', 'profile', 'class', 'rangeKm'])('artillery.0.%s is required', (field) => {
    const input = { ...combat, attacker: { ...combat.attacker, artillery: [without(gun, field)] } };
    expect(said(readCombatCase(input))).toEqual([`attacker.artillery.0.${field}: is required`]);
  });
  test.each(['kind', 'squadrons', 'inGroundOrders', 'inAirOrders', 'hasAirLiaison'])(
    'air.0.%s is required',
    (field) => {
      const input = { ...combat, attacker: { ...combat.attacker, air: [without(sky, field)] } };
      expect(said(readCombatCase(input))).toEqual([`attacker.air.0.${field}: is required`]);
    },
  );
  test.each<[string, unknown, string]>([
    ['no object', 'attack', ': must be an object'],
    ['null', null, ': must be an object'],
    ['a list', [], ': must be an object'],
    ['an unknown field', { ...combat, weather: 'rain' }, 'weather: is not a known field'],
    ['an unknown field of a unit', withUnit({ strength: 3 }), 'attacker.units.0.strength: is not a known field'],
    ['an unknown ground', { ...combat, ground: { isMarsh: true } }, 'ground.isMarsh: is not a known field'],
    ['an unknown daypart', { ...combat, daypart: 'dawn' }, 'daypart: must be one of night, morning, afternoon'],
    [
      'an unknown flag',
      withUnit({ flags: ['elite'] }),
      'attacker.units.0.flags.0: must be one of tanks, heavyTanks, lightInfantry, outOfRole',
    ],
    ['no units', { ...combat, defender: { leadFormation: 'y', units: [] } }, 'defender.units: must not be empty'],
    [
      'a bad notation',
      withUnit({ profile: '5-3-4' }),
      'attacker.units.0.profile: rises from 3 to 4: "5-3-4"; no level stands above the one before it',
    ],
    [
      'no notation',
      withUnit({ profile: 'five' }),
      'attacker.units.0.profile: is not a counter notation: "five"; write levels from 0 to 10 like 5-3-2-1-0, [5-3-2-1-0] or (2)-(1)-0',
    ],
    [
      'steps beyond the profile',
      withUnit({ stepsLost: 5 }),
      'attacker.units.0.stepsLost: 5 steps lost, the profile holds 4',
    ],
    [
      'steps beyond the profile of guns',
      withGun({ stepsLost: 4 }),
      'attacker.artillery.0.stepsLost: 4 steps lost, the profile holds 3',
    ],
    ['a negative step', withUnit({ stepsLost: -1 }), 'attacker.units.0.stepsLost: must be at least 0'],
    ['half a step', withUnit({ stepsLost: 0.5 }), 'attacker.units.0.stepsLost: must be a whole number'],
    ['a share above 1', withUnit({ turnShareMoved: 1.01 }), 'attacker.units.0.turnShareMoved: must be at most 1'],
    ['a negative share', withGun({ turnShareMoved: -0.1 }), 'attacker.artillery.0.turnShareMoved: must be at least 0'],
    ['a negative distance', withUnit({ startLineKm: -1 }), 'attacker.units.0.startLineKm: must be at least 0'],
    ['a negative range', withGun({ rangeKm: -1 }), 'attacker.artillery.0.rangeKm: must be at least 0'],
    ['half a squadron', withAir({ squadrons: 1.5 }), 'attacker.air.0.squadrons: must be a whole number'],
    ['negative squadrons', withAir({ squadrons: -1 }), 'attacker.air.0.squadrons: must be at least 0'],
    ['a number as a text', withUnit({ stepsLost: '1' }), 'attacker.units.0.stepsLost: must be a number'],
    ['a text as a fact', withUnit({ isPrepared: 'yes' }), 'attacker.units.0.isPrepared: must be true or false'],
    ['an empty id', withUnit({ id: '' }), 'attacker.units.0.id: must not be empty'],
    ['a number as an id', withUnit({ id: 7 }), 'attacker.units.0.id: must be a text'],
    ['a die of 7', { ...combat, rolls: [7] }, 'rolls.0: must be at most 6'],
    ['a die of 0', { ...combat, rolls: [2, 0] }, 'rolls.1: must be at least 1'],
    ['a die of 2.5', { ...combat, rolls: [2.5] }, 'rolls.0: must be a whole number'],
    ['rolls that are no list', { ...combat, rolls: 2 }, 'rolls: must be a list'],
    [
      'an unknown rulebook',
      { ...combat, rulebook: 'second2004' },
      'rulebook: must be one of literal2011, example2011, printed2011 or must be an object',
    ],
    ['a rulebook without base', { ...combat, rulebook: { germanCas: true } }, 'rulebook.base: is required'],
    [
      'an unknown policy',
      { ...combat, rulebook: { base: 'literal2011', mud: true } },
      'rulebook.mud: is not a known field',
    ],
    [
      'a reading there is not',
      { ...combat, rulebook: { base: 'literal2011', airLiaison: 'maybe' } },
      'rulebook.airLiaison: must be one of oneLevelLower, required, ignored',
    ],
    [
      'a penalty of 3',
      { ...combat, rulebook: { base: 'literal2011', lightInfantryPenalty: 3 } },
      'rulebook.lightInfantryPenalty: must be 2 or must be 1',
    ],
    [
      'one night figure',
      { ...combat, rulebook: { base: 'literal2011', nightMovement: { road: 0.5 } } },
      'rulebook.nightMovement.other: is required',
    ],
    [
      'a night figure above 1',
      { ...combat, rulebook: { base: 'literal2011', nightMovement: { road: 0.5, other: 2 } } },
      'rulebook.nightMovement.other: must be at most 1',
    ],
  ])('refused: %s', (_name, input, problem) => {
    expect(said(readCombatCase(input))).toEqual([problem]);
  });
  test('a field named like a part of every object is unknown too', () => {
    expect(said(readCombatCase(JSON.parse(`{"__proto__": 1, ${JSON.stringify(combat).slice(1)}`)))).toEqual([
      '__proto__: is not a known field',
    ]);
    expect(said(readCombatCase({ ...combat, constructor: 1 }))).toEqual(['constructor: is not a known field']);
  });
  test('ids are unique over both sides, units and guns alike', () => {
    expect(said(readCombatCase({ ...combat, defender: { leadFormation: 'y', units: [{ ...foe, id: 'a' }] } }))).toEqual(
      ['defender.units.0.id: "a" is taken by attacker.units.0'],
    );
    expect(paths(withGun({ id: 'd' }))).toEqual(['defender.units.0.id']);
    expect(paths({ ...combat, attacker: { leadFormation: 'x', units: [unit, unit] } })).toEqual([
      'attacker.units.1.id',
    ]);
  });
  test('every problem at once, of single fields and of the whole', () => {
    const input = {
      ...combat,
      daypart: 'dawn',
      attacker: {
        leadFormation: 'x',
        units: [
          { ...unit, profile: '9-x' },
          { ...unit, stepsLost: 9 },
        ],
      },
    };
    expect(paths(input)).toEqual([
      'daypart',
      'attacker.units.0.profile',
      'attacker.units.1.id',
      'attacker.units.1.stepsLost',
    ]);
  });
  test('every policy name of the contract is accepted', () => {
    const policies = {
      lightInfantryPenalty: 1,
      tacticalAdvantageScope: 'perSide',
      supportPartner: 'cap',
      longRangeArtillery: 'half',
      germanCas: true,
      airLiaison: 'ignored',
      lightInterdictionNine: 'row4',
      heavyInterdictionTwo: 'row4',
      nightMovement: { road: 1, other: 0 },
    };
    expect(readCombatCase({ ...combat, rulebook: { base: 'literal2011', ...policies } })).toMatchObject({
      ok: true,
      rulebook: { name: 'literal2011', policies },
    });
  });
});
