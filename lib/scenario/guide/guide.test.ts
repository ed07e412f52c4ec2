import { describe, expect, test } from 'vitest';
import { scenarioTables } from '../scenario-tables';
import { allowedIn, allowedInWords } from './allowed';
import { columnLabel } from './column-labels';
import { columnsTold } from './columns';
import { drawingTold, manifestTold } from './documents';
import { columnsOf, columnsOfFile, drawingFields, manifestFields } from './guide';

type TableName = keyof typeof scenarioTables;
const tables = Object.keys(scenarioTables) as TableName[];
const inWords = (table: TableName, column: string) => columnsOf(table).find((one) => one.column === column)!.allowed;

describe('the field guide', () => {
  test('every column has its words and an example that is right', () => {
    for (const table of tables)
      for (const [column, shape] of Object.entries(scenarioTables[table].shape.shape)) {
        const [about, example] = (columnsTold[table] as Record<string, readonly [string, string, string?]>)[column]!;
        expect(about.length, `${table} ${column}`).toBeGreaterThan(7);
        expect(shape.safeParse(example).success, `${table} ${column} ${example}`).toBe(true);
      }
  });

  test('every column has a label as people write, and no other of its table has it', () => {
    expect(columnLabel('shortName')).toBe('Short name');
    expect(columnLabel('Remarks')).toBe('Remarks');
    for (const table of tables) {
      const labels = Object.keys(scenarioTables[table].shape.shape).map(columnLabel);
      expect(new Set(labels).size, table).toBe(labels.length);
      for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]*(,? [a-z]+)*$/);
    }
  });

  test('every field of the manifest and of a drawing has its words, and none more', () => {
    expect(
      manifestFields()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.keys(manifestTold).sort());
    expect(
      drawingFields()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.keys(drawingTold).sort());
    for (const { path, about } of [...manifestFields(), ...drawingFields()]) expect(about, path).not.toBe('');
  });

  test('what may stand in a cell is said: words, lists, figures, keys, and whether it may be empty', () => {
    expect(inWords('units', 'side')).toBe('one of allied, german');
    expect(inWords('units', 'mover')).toBe('one of foot, mech, tank, towedArtillery, recce');
    expect(inWords('units', 'flags')).toBe(
      'any of tanks, heavyTanks, lightInfantry, outOfRole, separated by semicolons, or empty',
    );
    expect(inWords('units', 'artilleryClass')).toBe('one of field, medium, heavy, rocket, infantryGun, or empty');
    expect(inWords('units', 'isFlexible')).toBe('one of yes, no');
    expect(inWords('units', 'arrivalTurn')).toBe('a whole number');
    expect(inWords('units', 'lon')).toBe('a number');
    expect(inWords('units', 'id')).toBe('letters, figures and hyphens');
    expect(inWords('units', 'name')).toBe('words');
    expect(inWords('units', 'notes')).toBe('words, or empty');
    expect(inWords('profiles', 'notation')).toBe('a notation');
    expect(inWords('lifts', 'unitIds')).toBe('ids, separated by semicolons, or empty');
    expect(inWords('units', 'symbol')).toBe('20 digits, or empty');
    expect(inWords('returns', 'opening')).toBe('one of places, nothing');
    expect(columnsOf('links').find(({ column }) => column === 'delivery')!.mayBeLeftOut).toBe(true);
    expect(columnsOf('units').find(({ column }) => column === 'symbol')!.mayBeLeftOut).toBe(true);
    expect(columnsOfFile('units.csv')).toHaveLength(27);
    expect(columnsOfFile('manifest.json')).toEqual([]);
    expect(allowedInWords(allowedIn(scenarioTables.profiles.shape.shape.sizePoints))).toBe('a whole number');
  });

  test('what a drawing may be is said with all its layers', () => {
    const { holds } = drawingFields().find(({ path }) => path === 'layer')!;
    for (const layer of ['road', 'river', 'wood', 'town', 'dropzone', 'marsh'])
      expect(holds.split(', ')).toContain(layer);
    expect(holds.split(', ')).not.toContain('crossing');
  });
});
