import { describe, expect, test } from 'vitest';
import { turnParts } from '@/lib/words';
import {
  counterAttackBar,
  firstToAttack,
  furtherAttackBar,
  isStillMoving,
  type OrderedToAttack,
  proposedHour,
  tanksThatOverran,
} from './attacks';
import { aCombat, aForce, aUnit, tanks } from './case-for-tests';
import { literal2011 } from './rulebook';

const attack = (turnShareMoved = 0): OrderedToAttack => ({ action: 'attack', turnShareMoved });
const breaks = (turnShareMoved = 0): OrderedToAttack => ({ action: 'breakThrough', turnShareMoved });

describe('§9 Supporting Artillery: when an attack begins, as proposed', () => {
  test.each([
    ['nobody has moved', [0, 0], 'beginning'],
    ['a gun has moved up', [0, 0.1], 'middle'],
    ['an attacker has', [0.4, 0], 'middle'],
  ] as const)('%s', (_who, shares, hour) => {
    expect(proposedHour(shares)).toBe(hour);
  });
});

describe('§9 Supporting Artillery, OC-34: the part of the turn', () => {
  test.each(turnParts.flatMap((hour) => turnParts.map((moved) => [moved, hour] as const)))(
    'moved in the %s, attack at the %s',
    (moved, hour) => expect(isStillMoving(moved, hour)).toBe(moved === hour),
  );
  test.each(turnParts)('guns that stood are ready at the %s', (hour) => expect(isStillMoving(null, hour)).toBe(false));
});

describe('§9 Attacking, OC-70: who attacks first in an encounter', () => {
  test('Break through goes before Attack, however long the others moved', () => {
    expect(firstToAttack([attack(0.5)], [breaks()])).toEqual({ first: 'b', by: 'breakThrough' });
    expect(firstToAttack([attack(0.5), breaks()], [attack(0.9)])).toEqual({ first: 'a', by: 'breakThrough' });
  });
  test('both attack: the longer mover', () => {
    expect(firstToAttack([attack(0.1)], [attack(), attack(0.3)])).toEqual({ first: 'b', by: 'longerMove' });
    expect(firstToAttack([attack(0.31)], [attack(0.3)])).toEqual({ first: 'a', by: 'longerMove' });
  });
  test('both break through: the longer mover of those that break through', () =>
    expect(firstToAttack([breaks(0.2), attack(0.9)], [breaks(0.3)])).toEqual({ first: 'b', by: 'longerMove' }));
  test('nothing tells them apart', () =>
    expect(firstToAttack([attack(0.2)], [attack(0.2)])).toEqual({ first: 'a', by: 'alike' }));
});

describe('§9 Results Table, special results: what may follow', () => {
  const overrun = { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true };
  test('OC-69: one further attack after an overrun, none from it, none where they must halt', () => {
    expect(furtherAttackBar({ overrun, isFurtherAttack: false })).toBeNull();
    expect(furtherAttackBar({ overrun, isFurtherAttack: true })).toEqual({
      message: 'An overrun gives one further attack, and this was it.',
      rule: '§9 Results Table, OC-69',
    });
    const halted = { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false };
    expect(furtherAttackBar({ overrun: halted, isFurtherAttack: false })!.message).toBe(
      'They halt where they meet more enemy: no further attack.',
    );
    expect(furtherAttackBar({ overrun: null, isFurtherAttack: false })!.message).toBe(
      'It was no overrun: nobody attacks a second time this turn.',
    );
  });
  test('OC-52 and OC-53: counter-attacks by the words of the row', () => {
    expect(counterAttackBar('ifOrdered')).toBeNull();
    expect(counterAttackBar('noneThisTurn')).toEqual({
      message: 'No counter-attack this turn.',
      rule: '§9 Results Table, OC-52',
    });
    expect(counterAttackBar('noneThisTurnOrNext')).toEqual({
      message: 'No counter-attack this turn or next.',
      rule: '§9 Results Table, OC-53',
    });
  });
  test('OC-64: tanks that contributed go through; infantry, tanks on foot and the spent do not', () => {
    const combat = aCombat({
      attacker: aForce([
        tanks('t'),
        tanks('spent', { stepsLost: 4 }),
        tanks('late', { turnShareMoved: 0.6 }),
        tanks('afoot', { flags: ['outOfRole'] }),
        aUnit('inf'),
        aUnit('stug', { arm: 'antiTank', flags: ['tanks'] }),
      ]),
    });
    expect(tanksThatOverran(combat, literal2011)).toEqual(['t', 'stug']);
  });
});
