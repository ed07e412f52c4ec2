import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { actions, airKinds, arms, artilleryClasses, dayparts, postures, rulebookNames, unitFlags } from '@/lib/words';
import { howOften } from '@/scripts/testing/how-often';
import { faces } from './dice';
import { rulebookFrom } from './rulebook';
import { profileOf, stepsIn } from './status';
import type { CombatCase, Face, Force, Rulebook } from './types';

/** Cases that chance makes, for the tests of what holds whatever the case. */

/** The number of cases that each property is tested with, and the longest time for it on a busy machine. */
export const numRuns = howOften(200, 2_000, 10_000);
vi.setConfig({ testTimeout: 300_000 });

/** Deep equality, quick where it holds and telling where it does not. */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** Enough faces for any case of the tests, from one number. */
export const manyFaces = fc.nat().map((seed) => {
  let state = seed;
  return Array.from({ length: 64 }, (): Face => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return faces[(state >>> 16) % 6]!;
  });
});

/** Gives the faces in turn. */
export function rollOf(given: readonly Face[]): () => Face {
  let next = 0;
  return () => given[next++]!;
}

/** Statuses falling from left to right, some levels in round brackets, some profiles in square ones. */
export const profiles = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([levels, isSupport]) => {
    const falling = levels
      .sort(([a], [b]) => b - a)
      .map(([status, isBracketed]) => (isBracketed ? `(${status})` : `${status}`))
      .join('-');
    return isSupport ? `[${falling}]` : falling;
  });
/** A profile, and a number of steps lost that it holds. */
export const atAStep = fc
  .tuple(profiles, fc.nat())
  .map(([profile, seed]) => ({ profile, stepsLost: seed % (stepsIn(profileOf(profile)) + 1) }));
const shares = fc.constantFrom(0, 0.1, 0.25, 0.3, 0.5, 0.51, 0.75, 1);

const unit = fc
  .record({
    arm: fc.constantFrom(...arms),
    formation: fc.constantFrom('lead', 'other'),
    action: fc.constantFrom(...actions),
    posture: fc.constantFrom(...postures),
    isPrepared: fc.boolean(),
    turnShareMoved: shares,
    flags: fc.uniqueArray(fc.constantFrom(...unitFlags)),
    tacticalAdvantages: fc.array(fc.constantFrom('dug in', 'river line', 'ridge'), { maxLength: 3 }),
    standFast: fc.boolean(),
    cannotRetire: fc.boolean(),
    startLineKm: fc.constantFrom(0, 0.5, 1, 2.5),
  })
  .chain((rest) => atAStep.map((level) => ({ ...rest, ...level })));
const battery = fc
  .record({
    class: fc.constantFrom(...artilleryClasses),
    rangeKm: fc.integer({ min: 0, max: 20 }),
    turnShareMoved: shares,
  })
  .chain((rest) => atAStep.map((level) => ({ ...rest, ...level })));
const entry = fc.record({
  kind: fc.constantFrom(...airKinds),
  squadrons: fc.integer({ min: 0, max: 14 }),
  isCabRank: fc.boolean(),
  inGroundOrders: fc.boolean(),
  inAirOrders: fc.boolean(),
  hasAirLiaison: fc.boolean(),
});
const force = (side: string): fc.Arbitrary<Force> =>
  fc.record({
    leadFormation: fc.constant('lead'),
    units: fc
      .array(unit, { minLength: 1, maxLength: 5 })
      .map((units) => units.map((one, index) => ({ ...one, id: `${side}${index}` }))),
    artillery: fc
      .array(battery, { maxLength: 2 })
      .map((guns) => guns.map((one, index) => ({ ...one, id: `${side}g${index}` }))),
    air: fc.array(entry, { maxLength: 3 }),
  });
/** Any combat, ids `a0`, `d0`, … and `ag0` for guns. */
export const combats: fc.Arbitrary<CombatCase> = fc.record({
  daypart: fc.constantFrom(...dayparts),
  ground: fc.record({
    isBuiltUp: fc.boolean(),
    isWoods: fc.boolean(),
    isCity: fc.boolean(),
    isFortified: fc.boolean(),
    isBadTerrain: fc.boolean(),
  }),
  attacker: force('a'),
  defender: force('d'),
});
const nightShares = fc.constantFrom(0, 0.25, 0.5, 1);

/** Any rulebook. */
export const rulebooks: fc.Arbitrary<Rulebook> = fc
  .record({
    base: fc.constantFrom(...rulebookNames),
    lightInfantryPenalty: fc.constantFrom(2 as const, 1 as const),
    tacticalAdvantageScope: fc.constantFrom('perUnit' as const, 'perSide' as const),
    supportPartner: fc.constantFrom('strict' as const, 'cap' as const),
    longRangeArtillery: fc.constantFrom('none' as const, 'half' as const),
    germanCas: fc.boolean(),
    airLiaison: fc.constantFrom('oneLevelLower' as const, 'required' as const, 'ignored' as const),
    lightInterdictionNine: fc.constantFrom('row5' as const, 'row4' as const),
    heavyInterdictionTwo: fc.constantFrom('row3' as const, 'row4' as const),
    nightMovement: fc.record({ road: nightShares, other: nightShares }),
  })
  .map(rulebookFrom);
/** A face of the d6. */
export const face = fc.constantFrom(...faces);
