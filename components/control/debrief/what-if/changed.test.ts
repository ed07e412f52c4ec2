import { expect, test } from 'vitest';
import { aCombat, aForce, aUnit, tanks } from '@/lib/adjudication/case-for-tests';
import { literal2011 } from '@/lib/adjudication/rulebook';
import type { FoughtOnDesk } from '@/lib/desks/control/debrief/what-if';
import { asWas, type Changed, changeOf, readingsThatCount } from './changed';

const fought: FoughtOnDesk = {
  id: 'c1',
  number: 1,
  name: 'Oosterbeek',
  turn: 5,
  combat: aCombat({
    attacker: aForce([aUnit('light', { flags: ['outOfRole'] }), tanks('t')]),
    defender: aForce([aUnit('d')]),
  }),
  rulebook: literal2011,
  rolls: [3],
  ruled: null,
  before: { dice: 7, ruling: null },
  names: {},
  besides: {
    attacker: { units: [{ id: 'u', name: 'One more', km: 1, part: aUnit('u') }], guns: [] },
    defender: { units: [], guns: [] },
  },
};
const changed = (more: Partial<Changed>): Changed => Object.assign({}, asWas, more);

test('nothing chosen is no change', () =>
  expect(changeOf(asWas, fought)).toEqual({
    preparedTurned: [],
    withoutGuns: [],
    withoutAir: [],
    units: [],
    guns: [],
    air: [],
  }));

test('a die, a unit that joins, and air support: in defence on cab rank', () => {
  const sides = {
    attacker: { unit: 'u', guns: null, airKind: 'alliedGroundAttack' as const, squadrons: '2' },
    defender: { unit: null, guns: null, airKind: 'alliedGroundAttack' as const, squadrons: '6' },
  };
  const change = changeOf(changed({ die: '6', sides }), fought);
  expect(change.die).toBe(6);
  expect(change.units).toEqual([{ role: 'attacker', unit: aUnit('u') }]);
  expect(change.air?.map(({ role, entry }) => [role, entry.squadrons, entry.isCabRank])).toEqual([
    ['attacker', 2, false],
    ['defender', 6, true],
  ]);
});

test('the readings offered are those that change this combat, and the one chosen', () => {
  expect(readingsThatCount(fought, asWas).map(({ policy }) => policy)).toContain('lightInfantryPenalty');
  expect(readingsThatCount(fought, asWas).map(({ policy }) => policy)).not.toContain('nightMovement');
  const reading = readingsThatCount(fought, asWas).find(({ policy }) => policy === 'lightInfantryPenalty')!;
  expect(changeOf(changed({ reading: reading.id }), fought).reading).toEqual({
    policy: 'lightInfantryPenalty',
    value: 1,
  });
  expect(readingsThatCount(fought, changed({ reading: 'nightMovement 1' })).map(({ id }) => id)).toContain(
    'nightMovement 1',
  );
});
