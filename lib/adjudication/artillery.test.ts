import { describe, expect, test } from 'vitest';
import type { ArtilleryClass, CombatRole } from '@/lib/words';
import { artilleryRanges, printedRanges, printedRangeWords } from './artillery';
import { aCombat, aForce, aUnit, effectOn, guns, pointsOf, resolved, scores } from './case-for-tests';
import { scoreCombat } from './combat';
import { rulebookFrom } from './rulebook';
import type { RulebookChoice, SupportingArtillery } from './types';

const given = (
  more: Partial<SupportingArtillery>,
  role: CombatRole = 'attacker',
  choice: RulebookChoice = 'literal2011',
) => pointsOf(aCombat({ [role]: aForce([aUnit('own')], { artillery: [guns('g', more)] }) }), 'g', rulebookFrom(choice));

const half: RulebookChoice = { base: 'literal2011', longRangeArtillery: 'half' };

describe('§9 Supporting Artillery', () => {
  test('the ranges as printed', () => {
    expect(artilleryRanges).toEqual({
      field: { effectiveKm: 8, longKm: 12 },
      medium: { effectiveKm: 12, longKm: 18 },
      heavy: { effectiveKm: 10, longKm: 16 },
      rocket: { effectiveKm: 8, longKm: null },
      infantryGun: { effectiveKm: 6, longKm: null },
    });
  });
  test('what the book prints stands beside it, for Control to compare', () => {
    expect(printedRanges).toEqual({
      field: { effective: '8', long: '12' },
      medium: { effective: '12', long: '18' },
      heavy: { effective: '10', long: '16' },
      rocket: { effective: '8', long: 'n.a.' },
      infantryGun: { effective: '6', long: 'n.a.' },
    });
    expect(printedRangeWords('heavy')).toBe('book: 10 km, long 16');
    expect(printedRangeWords('rocket')).toBe('book: 8 km, long n.a.');
  });
  test.each<[ArtilleryClass, number, number]>([
    ['field', 8, 12],
    ['medium', 12, 18],
    ['heavy', 10, 16],
  ])('OC-31: %s gives all to %d km, nothing beyond; with the policy half to %d km', (kind, near, long) => {
    expect(given({ class: kind, rangeKm: near })).toEqual([6]);
    expect(given({ class: kind, rangeKm: near + 0.1 })).toEqual([0]);
    expect(given({ class: kind, rangeKm: near }, 'attacker', half)).toEqual([6]);
    expect(given({ class: kind, rangeKm: near + 0.1 }, 'attacker', half)).toEqual([3]);
    expect(given({ class: kind, rangeKm: long }, 'attacker', half)).toEqual([3]);
    expect(given({ class: kind, rangeKm: long + 0.1 }, 'attacker', half)).toEqual([0]);
  });
  test.each<[ArtilleryClass, number]>([
    ['rocket', 8],
    ['infantryGun', 6],
  ])('OC-31: %s gives nothing beyond %d km under either policy', (kind, near) => {
    expect(given({ class: kind, rangeKm: near })).toEqual([6]);
    expect(given({ class: kind, rangeKm: near + 0.1 })).toEqual([0]);
    expect(given({ class: kind, rangeKm: near + 0.1 }, 'attacker', half)).toEqual([0]);
  });
  test('OC-34: in proportion to the share of the turn not moved, up to half of it', () => {
    expect(given({ turnShareMoved: 0.25 })).toEqual([4.5]);
    expect(given({ turnShareMoved: 0.5 })).toEqual([3]);
    expect(given({ turnShareMoved: 0.3 })).toEqual([4.2]);
    expect(given({ turnShareMoved: 0.25, rangeKm: 10 }, 'attacker', half)).toEqual([2.25]);
  });
  test('OC-71: having moved for more than half the turn, nothing, on either side', () => {
    expect(given({ turnShareMoved: 0.51 })).toEqual([0]);
    expect(given({ turnShareMoved: 0.51 }, 'defender')).toEqual([0]);
  });
  test('OC-29: a defence-only level supports no attack', () => {
    expect(given({ profile: '[(4)-2-0]' })).toEqual([0]);
    expect(given({ profile: '[(4)-2-0]' }, 'defender')).toEqual([4]);
    expect(given({ profile: '[(4)-2-0]', stepsLost: 1 })).toEqual([2]);
  });
  test('below status 1 it gives nothing', () => expect(given({ stepsLost: 3 })).toEqual([0]));
  test('OC-28: the rule of the partner does not bind it', () => {
    const weak = aForce([aUnit('own', { stepsLost: 3 })], { artillery: [guns('g')] });
    expect(scores(aCombat({ attacker: weak }))[0]).toBe(1 + 6);
  });
  test('it counts even where no contact unit does', () => {
    const spent = aForce([aUnit('own', { stepsLost: 4 })], { artillery: [guns('g')] });
    expect(scores(aCombat({ attacker: spent }))).toEqual([6, 5]);
  });
  test('OC-3, OC-26: it takes no factor of a unit', () => {
    const force = aForce([aUnit('own', { isPrepared: false, formation: 'other', flags: ['lightInfantry'] })], {
      artillery: [guns('g')],
    });
    expect(pointsOf(aCombat({ attacker: force }), 'g')).toEqual([6]);
  });
  test('OC-45: it takes no losses, on either side', () => {
    const combat = aCombat({
      attacker: aForce([aUnit('a')], { artillery: [guns('ga')] }),
      defender: aForce([aUnit('d')], { artillery: [guns('gd')] }),
    });
    const outcome = resolved(combat, [1]);
    expect(outcome.units.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(effectOn(outcome, 'a').stepsTaken).toBe(1);
  });
  test('why it gives nothing is told on its line', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a')], { artillery: [guns('g', { rangeKm: 9.5 })] }) });
    const line = resolved(combat, [1]).lines.find(({ unitId }) => unitId === 'g');
    expect(line).toEqual({
      side: 'attacker',
      unitId: 'g',
      what: 'Nothing: 9.5 km off, the effective range is 8 km.',
      points: 0,
      rule: '§9 Supporting Artillery, OC-31',
    });
  });
});

describe('§9 Supporting Artillery, in words', () => {
  const line = (more: Partial<SupportingArtillery>, choice: RulebookChoice = 'literal2011') => {
    const combat = aCombat({ attacker: aForce([aUnit('a')], { artillery: [guns('g', more)] }) });
    const { what, points, rule } = scoreCombat(combat, rulebookFrom(choice)).lines.find(
      ({ unitId }) => unitId === 'g',
    )!;
    return [points, what, rule];
  };
  test.each<[Partial<SupportingArtillery>, RulebookChoice, number, string, string]>([
    [{ stepsLost: 3 }, 'literal2011', 0, 'Nothing: the guns are no longer effective.', '§9 Unit Status, OC-60'],
    [
      { profile: '[(4)-2-0]' },
      'literal2011',
      0,
      'Nothing: status (4) counts in defence only.',
      '§9 Defence only units, OC-29',
    ],
    [
      { turnShareMoved: 0.6 },
      'literal2011',
      0,
      'Nothing: the guns moved for more than half the turn.',
      '§6 Movement, OC-71, OC-34',
    ],
    [
      {},
      'literal2011',
      6,
      'Supporting artillery of status 6, 7 km off, within effective range (8 km).',
      '§9 Supporting Artillery, OC-31',
    ],
    [
      { rangeKm: 11 },
      half,
      3,
      'Supporting artillery of status 6, 11 km off, half at long range (12 km).',
      '§9 Supporting Artillery, OC-31',
    ],
    [
      { turnShareMoved: 0.25 },
      'literal2011',
      4.5,
      'Supporting artillery of status 6, 7 km off, within effective range (8 km), having moved for 25 % of the turn.',
      '§9 Supporting Artillery, OC-34',
    ],
  ])('%j', (more, choice, points, what, rule) => expect(line(more, choice)).toEqual([points, what, rule]));
});
