import { describe, expect, test } from 'vitest';
import { bandOf } from '@/companions/rules/entered';
import { problemsOf } from '@/lib/adjudication/problems';
import { type BattleCardFigures, figuresSchema, recoveredFigures } from './figures';

/** A cell of a combat table as the card prints it: A and G with what each loses, C for Allied control. */
const cell = (rows: BattleCardFigures['attack']['none'], die: number): string => {
  const { allied, german, control } = bandOf(rows, die);
  return [allied && `A-${allied}`, german && `G-${german}`, control && 'C'].filter(Boolean).join(' ') || '-';
};

describe('the figures of the printed card (BC-1)', () => {
  test.each([
    ['attack', 'allied', ['A-1', 'A-1 G-1 C', 'G-1 C']],
    ['attack', 'german', ['A-3', 'A-2 G-1', 'A-1 C']],
    ['attack', 'none', ['A-2', 'A-1 G-1', 'A-1 G-1 C']],
    ['defend', 'allied', ['A-1 G-1', '-', '-']],
    ['defend', 'german', ['A-2', 'A-1', '-']],
    ['defend', 'none', ['A-1', 'A-1 G-1', '-']],
  ] as const)('%s, advantage %s: 1, 2 to 4, 5 to 6', (order, advantage, [one, middle, high]) => {
    const rows = recoveredFigures[order][advantage];
    expect([1, 2, 3, 4, 5, 6].map((die) => cell(rows, die))).toEqual([one, middle, middle, middle, high, high]);
  });
  test('start, airdrop, weather and the most a unit may have', () => {
    expect(recoveredFigures.start).toMatchObject({
      allied: { '101st': 6, '82nd': 6, '1st': 5 },
      german: { eindhoven: 2, grave: 2, nijmegen: 1, arnhem: 2 },
    });
    const changes = [1, 2, 3, 4, 5, 6].map((die) => bandOf(recoveredFigures.airdrop.rows, die).change);
    expect(changes).toEqual([-2, -2, -1, -1, 0, 0]);
    expect(recoveredFigures.weather.track).toEqual([6, 5, 4, 3, 2, 1]);
    expect(recoveredFigures.cap.strength).toBe(6);
  });
  test('every table says whose it is: all are recovered but the cap, which the text has for merged units only (BC-6)', () => {
    const { cap, ...tables } = recoveredFigures;
    expect(Object.values(tables).map(({ source }) => source)).toEqual(Array(5).fill('recovered'));
    expect(cap.source).toBe('ours');
  });
  test('the shipped figures pass their own check', () => {
    expect(figuresSchema.parse(recoveredFigures)).toEqual(recoveredFigures);
  });
});

describe('figures that an owner enters are checked', () => {
  const changed = (change: (figures: BattleCardFigures) => unknown) => {
    const figures = structuredClone(recoveredFigures);
    change(figures);
    const { success, error } = figuresSchema.safeParse(figures);
    return success ? [] : problemsOf(error, figures).map(({ path, message }) => `${path}: ${message}`);
  };
  test.each<[string, (figures: BattleCardFigures) => unknown, string]>([
    [
      'a hole in a combat table',
      ({ attack }) => Object.assign(attack.german[1]!, { from: 3 }),
      'attack.german.1.from: Nothing is said for 2: this band begins at 2.',
    ],
    [
      'a hole of several faces',
      ({ defend }) => Object.assign(defend.none[2]!, { from: 6 }),
      'defend.none.2.from: Nothing is said for 5: this band begins at 5.',
    ],
    [
      'rows that overlap',
      ({ airdrop }) => Object.assign(airdrop.rows[1]!, { from: 2 }),
      'airdrop.rows.1.from: 2 stands in two bands: this one begins at 3.',
    ],
    ['a table that stops early', ({ airdrop }) => airdrop.rows.pop(), 'airdrop.rows.1.to: The last band ends at 6.'],
    [
      'a row the wrong way round',
      ({ attack }) => Object.assign(attack.none[1]!, { to: 1 }),
      'attack.none.1.to: A band ends where it begins or above: 2 or more.',
    ],
    [
      'a unit of strength 7',
      ({ start }) => Object.assign(start.german, { arnhem: 7 }),
      'start.german.arnhem: must be at most 6',
    ],
    [
      'a unit that the airdrop would remove',
      ({ start }) => Object.assign(start.allied, { '1st': 2 }),
      'start.allied.1st: 2 with an airdrop of -2 leaves nothing: no unit is lost in the airdrop',
    ],
    [
      'a unit above the cap',
      ({ cap }) => Object.assign(cap, { strength: 5 }),
      'start.allied.101st: 6 is above the most a unit may have, 5',
    ],
    [
      'a die of 8 on the weather track',
      ({ weather }) => Object.assign(weather.track, [8]),
      'weather.track.0: must be at most 6',
    ],
    [
      'a source that is none',
      ({ weather }) => Object.assign(weather, { source: 'mine' }),
      'weather.source: must be one of book, recovered, ours',
    ],
  ])('%s', (_name, change, problem) => {
    expect(changed(change)).toContain(problem);
  });
});
