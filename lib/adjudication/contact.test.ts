import { describe, expect, test } from 'vitest';
import { openGround } from './case-for-tests';
import { inContact, isIdentified, passingKm, turnsRunning } from './contact';
import type { Ground } from './types';

describe('§6 Passing By', () => {
  test('2 km in the open by day, 1 km by night', () => {
    expect(passingKm(openGround, 'morning')).toBe(2);
    expect(passingKm(openGround, 'afternoon')).toBe(2);
    expect(passingKm(openGround, 'night')).toBe(1);
  });
  test.each<[keyof Ground, number]>([
    ['isWoods', 1],
    ['isBuiltUp', 1],
    ['isCity', 1],
    ['isBadTerrain', 1],
    ['isFortified', 2],
  ])('by day where %s: %d km', (flag, km) => {
    expect(passingKm({ ...openGround, [flag]: true }, 'morning')).toBe(km);
  });
  test('in contact up to and at that distance', () => {
    const at = (x: number, y: number) => inContact({ x: 0, y: 0 }, { x, y }, openGround, 'morning');
    expect(at(0, 0)).toBe(true);
    expect(at(1.2, 1.6)).toBe(true);
    expect(at(0, 2.01)).toBe(false);
    expect(inContact({ x: 5, y: 5 }, { x: 5, y: 3.9 }, openGround, 'night')).toBe(false);
    expect(inContact({ x: 5, y: 5 }, { x: 5, y: 4 }, { ...openGround, isWoods: true }, 'morning')).toBe(true);
  });
});

describe('turns in contact with a formation (OC-115, OC-118)', () => {
  const history = [
    { turn: 2, formation: '9 SS Pz Div' },
    { turn: 3, formation: '9 SS Pz Div' },
    { turn: 3, formation: '9 SS Pz Div' },
    { turn: 3, formation: '10 SS Pz Div' },
    { turn: 5, formation: '9 SS Pz Div' },
  ];
  test('turns running up to and with the turn asked for', () => {
    expect(turnsRunning(history, '9 SS Pz Div', 2)).toBe(1);
    expect(turnsRunning(history, '9 SS Pz Div', 3)).toBe(2);
    expect(turnsRunning(history, '9 SS Pz Div', 4)).toBe(0);
    expect(turnsRunning(history, '9 SS Pz Div', 5)).toBe(1);
    expect(turnsRunning(history, '10 SS Pz Div', 3)).toBe(1);
    expect(turnsRunning([], '9 SS Pz Div', 3)).toBe(0);
  });
  test('identity from the second turn running', () => {
    expect([0, 1, 2, 3].map(isIdentified)).toEqual([false, false, true, true]);
  });
});
