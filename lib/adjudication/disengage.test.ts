import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openGround } from './case-for-tests';
import { inContact } from './contact';
import { leadsAway, slidesPast } from './disengage';
import { type EnemyBeside, firstMeeting } from './meeting';

const at = (x: number, y: number) => ({ x, y });
const isHeld = (a: { x: number; y: number }, b: { x: number; y: number }) => inContact(a, b, openGround, 'morning');

describe('§6 Passing By: contact is broken by moving straight away (ours: within 60 degrees)', () => {
  const enemy = at(0, 0);
  test.each([
    [at(0, 3), true],
    [at(1, 1.6), true],
    [at(1, 1.5), false],
    [at(1, 1), false],
    [at(0, 0.5), false],
  ])('from one km north of him to %j: %s', (to, isAway) => expect(leadsAway(at(0, 1), to, enemy)).toBe(isAway));
  test('from the very place of the enemy any way leads away', () =>
    expect(leadsAway(enemy, at(1, 0), enemy)).toBe(true));
  test('it may turn once it is out of contact, and not before', () => {
    expect(slidesPast([at(0, 1), at(0, 2.5), at(9, 2.5)], [enemy], isHeld)).toBeNull();
    expect(slidesPast([at(0, 1), at(0, 1.5), at(9, 1.5)], [enemy], isHeld)).toMatchObject({ place: at(0, 1.5) });
  });
  test('between two enemies in contact no way is free', () => {
    const two = [at(0, 0), at(0, 2)];
    expect(slidesPast([at(0, 1), at(0, 4)], two, isHeld)).toMatchObject({ enemy: at(0, 2) });
  });
  test('who is in contact with nobody slides past nobody', () =>
    expect(slidesPast([at(0, 1), at(0, -5)], [], isHeld)).toBeNull());
});

const km = fc.double({ min: -1.4, max: 1.4, noNaN: true });

test('a move straight away is never refused, and the distance never falls on it', () => {
  fc.assert(
    fc.property(km, km, fc.double({ min: 0.1, max: 30, noNaN: true }), (x, y, far) => {
      const apart = Math.hypot(x, y);
      fc.pre(apart > 0.01);
      const to = at(x + (x / apart) * far, y + (y / apart) * far);
      expect(slidesPast([at(x, y), to], [at(0, 0)], isHeld)).toBeNull();
      expect(Math.hypot(to.x, to.y)).toBeGreaterThanOrEqual(apart);
    }),
  );
});

test('a leg that leads away never comes nearer anywhere on it', () => {
  fc.assert(
    fc.property(km, km, km, km, fc.double({ min: 0, max: 1, noNaN: true }), (x, y, toX, toY, share) => {
      const from = at(x, y);
      const to = at(toX, toY);
      if (!leadsAway(from, to, at(0, 0))) return;
      const on = at(x + share * (toX - x), y + share * (toY - y));
      expect(Math.hypot(on.x, on.y)).toBeGreaterThanOrEqual(Math.hypot(x, y) - 1e-9);
    }),
  );
});

describe('§6 Passing By, the exception: tanks on their own (OC-111)', () => {
  const west = { id: 'west', x: -0.8, y: 5, passingKm: 2, isInfantry: true };
  const east = { id: 'east', x: 0.8, y: 5, passingKm: 2, isInfantry: true };
  const meets = (isTanks: boolean, ...enemies: EnemyBeside[]) => firstMeeting(at(0, 0), at(0, 12), enemies, isTanks);
  test('pass between two infantry positions down to 500 m', () => {
    expect(meets(true, west, east)).toBeNull();
    expect(meets(false, west, east)).not.toBeNull();
    expect(meets(true, { ...west, x: -0.4 }, { ...east, x: 0.9 })).toMatchObject({ enemyId: 'west', passingKm: 0.5 });
  });
  test('not past one alone, nor between tanks', () => {
    expect(meets(true, west)).toMatchObject({ enemyId: 'west', passingKm: 2 });
    expect(meets(true, west, { ...east, isInfantry: false })).not.toBeNull();
  });
});
