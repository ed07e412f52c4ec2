import { describe, expect, test } from 'vitest';
import { withAt } from '@/lib/values';
import { companionNames } from '@/lib/words';
import { tablesOf } from '../tables-to-enter';
import {
  blankOf,
  fieldsOf,
  fits,
  isUniform,
  itemOf,
  kindOf,
  placeInWords,
  readTyped,
  readWritten,
  type Shape,
  shapeOf,
  variantsOf,
  wordsOf,
  written,
} from './table-shape';

const shape = (companion: (typeof companionNames)[number], ...path: string[]): Shape =>
  path.reduce<Shape>(
    (inside, key) => (key === '*' ? itemOf(inside) : inside.properties![key]!),
    shapeOf(tablesOf(companion).schema),
  );

/** Lists the parts of a value that do not fit their shape, or that are read otherwise than they were written. */
function faultsIn(one: Shape, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  const misfits = fits(one, value) ? [] : [`${path}: does not fit`];
  return [...misfits, ...faultsInside(one, value, path)];
}

function faultsInside(one: Shape, value: unknown, path: string): string[] {
  const kind = kindOf(one);
  if (kind === 'fields')
    return fieldsOf(one).flatMap(({ key, shape: inside }) => faultsIn(inside, (value as never)[key], `${path}.${key}`));
  if (kind === 'rows' || kind === 'byName')
    return Object.entries(value as object).flatMap(([key, inside]) => faultsIn(itemOf(one), inside, `${path}.${key}`));
  if (kind === 'variants') {
    const { at, shapes } = variantsOf(one, value);
    return at < 0 ? [`${path}: no such form`] : faultsIn(shapes[at]!, value, path);
  }
  const again = kind === 'yesNo' ? value : readWritten(one, written(value));
  if (JSON.stringify(again) === JSON.stringify(value)) return [];
  return [`${path}: ${JSON.stringify(value)} is read as ${JSON.stringify(again)}`];
}

describe('the shape of tables, as a page walks it', () => {
  test('each thing is shown as what it is', () => {
    const kinds: [ReturnType<typeof kindOf>, Shape][] = [
      ['fields', shape('battle-card', 'figures')],
      ['rows', shape('battle-card', 'figures', 'airdrop', 'rows')],
      ['list', shape('battle-card', 'figures', 'weather', 'track')],
      ['yesNo', shape('battle-card', 'figures', 'attack', 'allied', '*', 'control')],
      ['choice', shape('battle-card', 'figures', 'cap', 'source')],
      ['number', shape('farthest-bridge', 'tables', 'terrainCosts', 'marsh', 'mobile')],
      ['list', shape('farthest-bridge', 'tables', 'combat', '*', 'results')],
      ['byName', shape('farthest-bridge', 'map', 'hexes')],
      ['list', shape('farthest-bridge', 'map', 'eindhovenEdge')],
      ['variants', shape('postcard-arnhem', 'scenario', 'counters', '*', 'start')],
      ['list', shape('postcard-arnhem', 'scenario', 'sides', '*', 'between')],
      ['number', shape('impressionistic', 'tables', 'artilleryBands', '*', 'from')],
    ];
    expect(kinds.map(([, one]) => kindOf(one))).toEqual(kinds.map(([kind]) => kind));
    expect(isUniform(shape('farthest-bridge', 'tables', 'terrainCosts'))).toBe(true);
    expect(isUniform(shape('impressionistic', 'tables', 'armour'))).toBe(true);
    expect(isUniform(shape('battle-card', 'figures', 'attack'))).toBe(false);
  });

  test.each(companionNames)(
    '%s: every value of ours fits where its shape is shown, and is written and read to the same',
    (companion) => {
      const whole = shapeOf(tablesOf(companion).schema);
      expect(faultsIn(whole, tablesOf(companion).ours, '')).toEqual([]);
      expect(readTyped(whole, tablesOf(companion).ours)).toEqual(tablesOf(companion).ours);
    },
  );

  test('a new row, a field emptied, what is no number', () => {
    expect(blankOf(shape('battle-card', 'figures', 'airdrop', 'rows', '*'))).toEqual({ from: 1, to: 1, change: 0 });
    expect(blankOf(shape('postcard-arnhem', 'scenario', 'sides', '*'))).toEqual({ between: ['', ''] });
    const cost = shape('farthest-bridge', 'tables', 'road', 'leg');
    expect([readWritten(cost, ''), readWritten(cost, '0.5'), readWritten(cost, 'one')]).toEqual([null, 0.5, 'one']);
    expect(readWritten(shape('battle-card', 'figures', 'cap', 'strength'), ' ')).toBeUndefined();
  });

  test('what the fields of a page hold: text is read, what is empty is left out, what does not belong stays', () => {
    const figures = shape('battle-card', 'figures');
    const read = readTyped(figures, {
      airdrop: { rows: [{ from: '1', to: 'six', change: '' }] },
      weather: { track: '6, 5 4' },
      cap: { source: '', strength: 3 },
      more: '',
    });
    expect(read).toEqual({
      airdrop: { rows: [{ from: 1, to: 'six' }] },
      weather: { track: [6, 5, 4] },
      cap: { strength: 3 },
      more: '',
    });
    const start = shape('postcard-arnhem', 'scenario', 'counters', '*', 'start');
    expect(readTyped(start, { by: 'hex', hex: 'B1' })).toEqual({ by: 'hex', hex: 'B1' });
    expect(readTyped(start, { by: 'nowhere', hex: '' })).toEqual({ by: 'nowhere' });
    expect(readTyped(shape('farthest-bridge', 'tables', 'road', 'leg'), '')).toBeNull();
  });

  test('a value is put in its place, or taken out of it', () => {
    const rows = { a: [{ b: 1 }, { b: 2 }] };
    expect(withAt(rows, ['a', 1, 'b'], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] });
    expect(withAt(rows, ['a', 0], undefined)).toEqual({ a: [{ b: 2 }] });
    expect(withAt(rows, ['a', 0, 'b'], undefined)).toEqual({ a: [{}, { b: 2 }] });
    expect(rows).toEqual({ a: [{ b: 1 }, { b: 2 }] });
  });

  test('names in words', () => {
    expect(['attackInPlace', 'isCity', 'DD+R1', 'over105', 'source'].map(wordsOf)).toEqual([
      'attack in place',
      'city',
      'DD+R1',
      'over105',
      'whose it is',
    ]);
    expect(placeInWords('figures.attack.german.1')).toBe('figures · attack · german · row 2');
  });
});
