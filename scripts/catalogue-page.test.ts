import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cataloguePage, catalogueText } from './catalogue-page';

const folder = 'docs/catalogue';
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'rows.json')
  .flatMap((file) => read<{ cases: { number: string; covers: string[] }[] }>(`${folder}/${file}`).cases);

interface Rows {
  tables: { table: string; section: string; printed: number; rows: string[] }[];
  factors: string[];
  rulings: number;
  secondLook: number[];
  thirdLook: number[];
  /** The test that holds a ruling which no case can put, or `Nothing to test: ` and why. */
  heldElsewhere: Record<string, string>;
}
const rows = read<Rows>(`${folder}/rows.json`);

test('the page of the catalogue is as its cases have it', () => {
  expect(readFileSync(cataloguePage, 'utf8')).toBe(catalogueText());
});

describe('the catalogue is whole', () => {
  const covered = new Set(cases.flatMap(({ covers }) => covers));

  test('numbers stand once', () => {
    expect(new Set(cases.map(({ number }) => number)).size).toBe(cases.length);
  });

  test.each(rows.tables)('every printed row of $table ($section) has a case', ({ table, printed, rows }) => {
    expect(rows.length).toBe(printed);
    expect(rows.map((row) => `${table}/${row}`).filter((row) => !covered.has(row))).toEqual([]);
  });

  test('every factor of §9 has a case', () => {
    expect(rows.factors.length).toBe(14);
    expect(rows.factors.map((factor) => `factor/${factor}`).filter((factor) => !covered.has(factor))).toEqual([]);
  });

  test('every ruling has a case, or names the test that holds it', () => {
    const first = Array.from({ length: rows.rulings }, (_, i) => i + 1);
    const numbers = [...first, ...rows.secondLook, ...rows.thirdLook].map((number) => `OC-${number}`);
    expect(numbers).toHaveLength(140);
    const open = numbers.filter((number) => !covered.has(number));
    expect(open.filter((number) => !(number in rows.heldElsewhere))).toEqual([]);
    expect(Object.keys(rows.heldElsewhere).filter((number) => covered.has(number))).toEqual([]);
    for (const [number, where] of Object.entries(rows.heldElsewhere)) {
      if (/\.test\.ts$/.test(where)) expect(readFileSync(where, 'utf8')).toMatch(new RegExp(`${number}\\b`));
      else expect(where).toMatch(/^Nothing to test: /);
    }
  });

  test('nothing is covered that is not on the list', () => {
    const known = new Set([
      ...rows.tables.flatMap(({ table, rows }) => rows.map((row) => `${table}/${row}`)),
      ...rows.factors.map((factor) => `factor/${factor}`),
      ...Array.from({ length: 118 }, (_, i) => `OC-${i + 1}`),
      'OC-119',
      'OC-120',
      'OC-121',
      'OC-127',
      'OC-129',
      'OC-134',
      'workedExample',
      'refusal',
      'suppression',
    ]);
    expect([...covered].filter((one) => !known.has(one))).toEqual([]);
  });
});
