import { describe, expect, test } from 'vitest';
import { type ValuePath, withAt } from '@/lib/values';
import { companionNames } from '@/lib/words';
import { companionCalled } from './registry';
import { readTables, type TableValues, tablesFile, tablesOf, valuesInFile } from './tables-to-enter';

/** Ours with something written over it. */
function oursBut(companion: (typeof companionNames)[number], write: (values: never) => void): TableValues {
  const values = structuredClone(tablesOf(companion).ours);
  write(values as never);
  return values;
}
const problems = (companion: (typeof companionNames)[number], values: unknown) => {
  const read = readTables(companion, values);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};

describe('tables that an owner enters', () => {
  test.each(companionNames)('%s: ours are sound, go into the setup as they are, and through a file', (companion) => {
    const { ours } = tablesOf(companion);
    expect(readTables(companion, ours)).toEqual({ ok: true, values: ours });
    const more = { 'farthest-bridge': { scenario: 'historic' }, impressionistic: { units: [] } };
    const setup = { ...more[companion as keyof typeof more], ...ours };
    expect(companionCalled(companion).setupSchema.parse(setup)).toMatchObject(ours);
    const file = valuesInFile(companion, tablesFile(companion, ours));
    expect(file).toEqual({ ok: true, values: ours });
  });

  test('every problem is told, each at its field', () => {
    const values = oursBut('battle-card', ({ figures }: { figures: never }) => {
      const { attack, airdrop, start } = figures as {
        attack: { german: { from: number }[] };
        airdrop: { rows: { to: number }[] };
        start: { german: { arnhem: number } };
      };
      attack.german[1]!.from = 3;
      airdrop.rows[0]!.to = 3;
      start.german.arnhem = 7;
    });
    expect(problems('battle-card', values)).toEqual([
      'figures.start.german.arnhem: must be at most 6',
      'figures.airdrop.rows.1.from: 3 stands in two bands: this one begins at 4.',
      'figures.attack.german.1.from: Nothing is said for 2: this band begins at 2.',
    ]);
  });

  test('a hole in a band, a hex off the map, a counter off it, what is missing and what nobody knows', () => {
    expect(
      problems(
        'impressionistic',
        oursBut('impressionistic', ({ tables }: { tables: never }) => {
          (tables as { artilleryBands: { from: number }[] }).artilleryBands[3]!.from = 8;
        }),
      ),
    ).toEqual(['tables.artilleryBands.3.from: Nothing is said for 7: this band begins at 7.']);
    expect(
      problems(
        'farthest-bridge',
        oursBut('farthest-bridge', ({ map }: { map: never }) => {
          (map as { hexes: Record<string, object> }).hexes['4099'] = { terrain: 'woods' };
        }),
      )[0],
    ).toMatch(/^map\.hexes\.4099: /);
    expect(
      problems(
        'postcard-arnhem',
        oursBut('postcard-arnhem', ({ scenario }: { scenario: never }) => {
          Object.assign((scenario as { counters: object[] }).counters[7]!, { start: { by: 'hex', hex: 'X1' } });
        }),
      ),
    ).toEqual(['scenario.counters.7.start.hex: "X1" is not on the map: name one of its hexes']);
    expect(problems('battle-card', {})).toEqual([
      'figures: is missing: start, airdrop, attack, defend, weather and cap',
    ]);
    expect(problems('battle-card', { ...tablesOf('battle-card').ours, luck: 1 })).toEqual([
      'luck: is not a known field',
    ]);
  });

  test.each([
    ['impressionistic', ['tables', 'morale', 'green', 'face'], 'is missing: a whole number from 1 to 10'],
    ['impressionistic', ['tables', 'softSkinHits', 'points'], 'is missing: a whole number from 1 to 9'],
    ['impressionistic', ['tables', 'armour', 'heavyTank'], 'is missing: points and source'],
    ['impressionistic', ['tables', 'flakBands', 1, 'result'], 'is missing: none, abort or down'],
    ['impressionistic', ['tables', 'moraleOncePerPhase'], 'is missing: yes or no'],
    ['battle-card', ['figures', 'cap', 'strength'], 'is missing: a whole number from 1 to 6'],
    ['battle-card', ['figures', 'airdrop', 'rows'], 'is missing: one row or more'],
    [
      'farthest-bridge',
      ['tables', 'terrainCosts', 'woods', 'leg'],
      'is missing: a whole number from 0 to 20, or nothing',
    ],
    ['farthest-bridge', ['tables', 'shifts', 'town'], 'is missing: a whole number from −9 to 9'],
    ['postcard-arnhem', ['scenario', 'counters', 0, 'attack'], 'is missing: a whole number from 0 to 20'],
    [
      'postcard-arnhem',
      ['scenario', 'counters', 0, 'start', 'by'],
      'is missing: hex, airdrop, laterAirdrop, garrison, pool or ssPanzer',
    ],
  ] as const)('%s: a hole at %j is told with what would be right there', (companion, place, message) => {
    const values = withAt(tablesOf(companion).ours, place, undefined);
    expect(problems(companion, values)[0]).toBe(`${place.join('.')}: ${message}`);
  });

  test('what is no figure is told with what would be right, and one too many of a list in words', () => {
    const wrong = (companion: (typeof companionNames)[number], place: ValuePath, value: unknown) =>
      problems(companion, withAt(tablesOf(companion).ours, place, value));
    expect(wrong('impressionistic', ['tables', 'toHit', 'face'], 'six')).toEqual([
      'tables.toHit.face: must be a whole number from 1 to 10',
    ]);
    expect(wrong('battle-card', ['figures', 'weather', 'track'], [6, 5, 4, 3, 2, 1, 1])).toEqual([
      'figures.weather.track: The track has six turns at most.',
    ]);
    expect(wrong('postcard-arnhem', ['scenario', 'sides', 0, 'between'], ['A1', 'A2', 'A3'])).toEqual([
      'scenario.sides.0.between: A side lies between two hexes: name both, and no more.',
    ]);
  });

  test('a file of another game, of no game, and one that is no file', () => {
    const message = (text: string) => {
      const file = valuesInFile('battle-card', text);
      return file.ok ? 'ok' : file.message;
    };
    expect(message('{"companion":"impressionistic","values":{}}')).toBe(
      'These are tables of impressionistic, and this page is of battle-card.',
    );
    expect(message('[1]')).toBe('The file holds no tables: it is an object with “companion” and “values”.');
    expect(message('figures: 6')).toMatch(/^This is no JSON file\./);
    expect(message('{"companion":"battle-card"}')).toMatch(/“values” is missing\.$/);
    expect(valuesInFile('battle-card', '{"figures":1}')).toEqual({ ok: true, values: { figures: 1 } });
  });
});
