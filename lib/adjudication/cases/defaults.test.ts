import { describe, expect, test } from 'vitest';
import { kindsOfCase, schemaOf } from '../adjudicate';
import { outcomeOf, refusalsOf } from '../put-for-tests';
import type { Policies } from '../types';

/** A case may leave out some parts and must have others. */

const caseOf = (kind: 'bridge' | 'flak' | 'recce' | 'traffic', input: object) => {
  const reading = kindsOfCase[kind].read(input);
  return reading.ok ? reading.case : reading.problems;
};

describe('what is left out', () => {
  test('§8: the reason for a test that is the first', () =>
    expect(caseOf('bridge', { state: 'untested' })).toMatchObject({ state: 'untested', retestReason: '' }));
  test('§12: the flak, where none stands', () =>
    expect(caseOf('flak', { mission: 'landing', serials: [{ id: 's', kind: 'transport' }] })).toMatchObject({
      flak: [],
    }));
  test('§7: what crossed before, and what is across', () =>
    expect(
      caseOf('traffic', { crossing: { kind: 'railBridge' }, queue: [{ id: 'u', unitSizePoints: 4 }] }),
    ).toMatchObject({ crossing: { pointsUsed: 0, isBlown: false }, queue: [{ pointsAcross: 0 }] }));
});

describe('what is refused', () => {
  test('§7: a unit without a size is told that, and nothing of what is across', () =>
    expect(refusalsOf('traffic', { crossing: { kind: 'railBridge' }, queue: [{ id: 'u', pointsAcross: 3 }] })).toEqual([
      'queue.0.unitSizePoints: is required',
    ]));
  test('§9: guns of the defenders by an id that is taken', () => {
    const unit = { arm: 'infantry', profile: '5-3-0', formation: 'A', isPrepared: true };
    const guns = { id: 'd', profile: '[6-0]', class: 'field', rangeKm: 3 };
    const attacker = { leadFormation: 'A', units: [{ id: 'a', ...unit }] };
    const defender = { leadFormation: 'A', units: [{ id: 'd', ...unit }], artillery: [guns] };
    expect(refusalsOf('combat', { daypart: 'morning', attacker, defender })).toEqual([
      'defender.artillery.0.id: "d" is taken by defender.units.0',
    ]);
  });
});

/** Every reading of every policy by its name in the contract. */
const readings: [keyof Policies, unknown[]][] = [
  ['lightInfantryPenalty', [2, 1]],
  ['tacticalAdvantageScope', ['perUnit', 'perSide']],
  ['supportPartner', ['strict', 'cap']],
  ['longRangeArtillery', ['none', 'half']],
  ['germanCas', [false, true]],
  ['airLiaison', ['oneLevelLower', 'required', 'ignored']],
  ['lightInterdictionNine', ['row5', 'row4']],
  ['heavyInterdictionTwo', ['row3', 'row4']],
  [
    'nightMovement',
    [
      { road: 0.5, other: 0.25 },
      { road: 0, other: 1 },
    ],
  ],
];
test.each(readings.flatMap(([policy, values]) => values.map((value) => [policy, value] as const)))(
  'a rulebook may read %s as %j, and no other word',
  (policy, value) => {
    const put = (read: unknown) => ({
      state: 'untested',
      rolls: [2],
      rulebook: { base: 'literal2011', [policy]: read },
    });
    expect(outcomeOf('bridge', put(value)).rulebook).toBe('literal2011');
    expect(refusalsOf('bridge', put('otherwise'))).toHaveLength(1);
  },
);

test('the printed schemas say what stands for what is left out', () => {
  const traffic = JSON.parse(JSON.stringify(schemaOf('traffic'))).properties;
  expect(traffic.crossing.properties.capacityPoints.description).toBe(
    'By kind where absent: 100 main road, 40 minor road, 20 Bailey or rail, 4 ferry.',
  );
  expect(traffic.rolls.description).toBe('Absent or empty.');
  const bombing = JSON.parse(JSON.stringify(schemaOf('interdiction'))).properties;
  expect(bombing.rolls.description).toBe(
    'Faces of the d6, in the order in which they are asked for; absent: the engine rolls.',
  );
  expect(bombing.targets.items.properties.profile.description).toBe(
    'Counter notation: 5-3-2-1-0, [5-3-2-1-0] for a support unit, (2)-(1)-0 for levels that count in defence only.',
  );
});
