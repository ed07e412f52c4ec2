import { describe, expect, test } from 'vitest';
import { isEffective, levelAt, printProfile, profileOf, readProfile, statusAt, stepsHeld, stepsIn } from './status';

const plain = (status: number) => ({ status, isDefenceOnly: false });
const bracketed = (status: number) => ({ status, isDefenceOnly: true });

describe('§9 Unit Status: counter notation', () => {
  test('5-3-2-1-0 is a normal unit', () => {
    expect(profileOf('5-3-2-1-0')).toEqual({
      levels: [plain(5), plain(3), plain(2), plain(1), plain(0)],
      isSupport: false,
    });
  });
  test('[5-3-2-1-0] is a support unit', () => {
    expect(profileOf('[5-3-2-1-0]')).toEqual({
      levels: [plain(5), plain(3), plain(2), plain(1), plain(0)],
      isSupport: true,
    });
  });
  test('(2)-(1)-0 counts in defence only at its first two levels', () => {
    expect(profileOf('(2)-(1)-0')).toEqual({ levels: [bracketed(2), bracketed(1), plain(0)], isSupport: false });
  });
  test('round brackets inside square ones, on any level', () => {
    expect(profileOf('[4-(3)-0]')).toEqual({ levels: [plain(4), bracketed(3), plain(0)], isSupport: true });
  });
  test.each([
    ['5 – 3 – 2 – 1 – 0', '5-3-2-1-0'],
    [' [ 5 – 3-2 -1- 0 ] ', '[5-3-2-1-0]'],
    ['( 2 ) – (1) – 0', '(2)-(1)-0'],
    ['10-10-4', '10-10-4'],
    ['0', '0'],
    ['3', '3'],
  ])('%j is read and printed as %s', (notation, printed) => {
    expect(printProfile(profileOf(notation))).toBe(printed);
  });
  test.each([
    '',
    ' ',
    '-',
    '5-',
    '-5',
    '5--3',
    '11-5',
    '5-3-4',
    '0-1',
    '1 0-5',
    '[5-3',
    '5-3]',
    '[[5-3]]',
    '[]',
    '()',
    '(5',
    '5)-3',
    '5,3,2',
    '5.5-3',
    'a-b',
    '05-3',
    '5-[3]-0',
    '5—3',
    '+5-3',
  ])('%j is refused', (notation) => {
    const reading = readProfile(notation);
    expect(reading.ok).toBe(false);
    expect(reading.ok ? '' : reading.message).toContain(`"${notation}"`);
    expect(() => profileOf(notation)).toThrow();
  });
  test('a level that rises is named', () => {
    const message = 'rises from 3 to 4: "5-3-4"; no level stands above the one before it';
    expect(readProfile('5-3-4')).toEqual({ ok: false, message });
  });
});

describe('§9 Unit Status: status by steps lost', () => {
  test.each([
    [0, 5],
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('the example battalion with %d steps lost stands at %d', (steps, status) => {
    expect(statusAt(profileOf('5-3-2-1-0'), steps)).toBe(status);
  });
  test('it holds four steps, and no fifth', () => {
    expect(stepsIn(profileOf('5-3-2-1-0'))).toBe(4);
    expect(() => statusAt(profileOf('5-3-2-1-0'), 5)).toThrow(RangeError);
  });
  test('whether a level counts in defence only goes by the level', () => {
    const profile = profileOf('4-(2)-0');
    expect([0, 1, 2].map((steps) => levelAt(profile, steps).isDefenceOnly)).toEqual([false, true, false]);
  });
  test('below 1 a unit is not effective', () => {
    expect([0, 1, 2].map(isEffective)).toEqual([false, true, true]);
  });
  test('OC-61: no more steps are crossed off than the profile holds', () => {
    expect(stepsHeld(profileOf('[2-1-0]'), 0, 3)).toBe(2);
    expect(stepsHeld(profileOf('[2-1-0]'), 2, 3)).toBe(0);
    expect(stepsHeld(profileOf('6-5-4-3-2-0'), 0, 3)).toBe(3);
  });
});

test('§9 Unit Status: a square bracket on one side alone is no notation, whatever is left without it', () => {
  for (const notation of ['15-3]', '[5-33', '[5-30', '55-3]']) expect(readProfile(notation).ok).toBe(false);
});
test('steps that the profile does not hold are a fault of the caller', () =>
  expect(() => levelAt(profileOf('5-3-0'), 3)).toThrow(new RangeError('3 steps lost of 2')));
