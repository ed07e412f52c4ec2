import { describe, expect, it } from 'vitest';
import { streetFight } from '@/companions/impressionistic/rules/example';
import { setupSchema } from '@/companions/impressionistic/rules/state';
import { houseTables, tablesSchema } from '@/companions/impressionistic/rules/tables';
import { readEntered } from '@/companions/rules/entered';
import { atWritten, tablesWith } from './drafted-tables';
import { draftedUnits, entered, unitAfter } from './drafted-units';
import { facesInWords, percent } from './impressionistic-words';
import { tableGroups } from './table-groups';

describe('the units of the set-up', () => {
  it('are written and read the same', () => {
    const again = setupSchema.parse({ units: entered(draftedUnits(streetFight)) });
    const softSkin = { ...streetFight.units.at(-1)!, armour: 'softSkin' };
    expect(again.units).toEqual([...streetFight.units.slice(0, -1), softSkin]);
  });

  it('a new one is like the one before it, and its id is nobody else’s', () => {
    const [first] = draftedUnits(streetFight);
    const one = unitAfter([first!], 'german', { ...first!, class: 'elite', what: 'heavyTank' });
    expect(one).toMatchObject({ side: 'german', name: '', class: 'elite', what: 'heavyTank', observes: false });
    expect(unitAfter([first!, { ...one, id: 'german-3' }], 'german').id).toBe('german-4');
  });

  it('no figures written: refused at the figures', () => {
    const units = draftedUnits(streetFight).map((unit, at) => (at === 1 ? { ...unit, figures: ' ' } : unit));
    expect(readEntered(setupSchema, { units: entered(units) })).toMatchObject({
      field: 'units.1.figures',
      message: 'A whole number of figures.',
    });
  });
});

describe('the tables that are written over', () => {
  it('a figure is of whoever wrote it; one written as it stood stays whose it was', () => {
    const tables = tablesWith(
      houseTables,
      { 'armour.heavyTank.points': '4', 'hitModifiers.ambush.points': '2' },
      'book',
    );
    expect(tables.armour.heavyTank).toEqual({ points: 4, source: 'book' });
    expect(tables.hitModifiers.ambush).toEqual({ points: 2, source: 'ours' });
    expect(houseTables.armour.heavyTank).toEqual({ points: 5, source: 'ours' });
  });

  it('a band ends elsewhere and the next begins there: no hole is left', () => {
    const { artilleryBands } = tablesWith(houseTables, { 'artilleryBands.4.to': '9' }, 'book');
    expect(artilleryBands.slice(4)).toEqual([
      { from: 9, to: 9, result: 'retreatWithCasualties', source: 'book' },
      { from: 10, to: null, result: 'destroyed', source: 'book' },
    ]);
  });

  it('what is no figure is refused at its place', () => {
    const wrong = (written: Record<string, string>) =>
      readEntered(tablesSchema, tablesWith(houseTables, written, 'ours'));
    expect(wrong({ 'toHit.face': '11' })).toMatchObject({ field: 'toHit.face', message: 'A d10 shows 1 to 10.' });
    expect(wrong({ 'flakBands.0.to': '9' })).toMatchObject({
      field: 'flakBands.1.to',
      message: 'A band ends where it begins or above: 10 or more.',
    });
    expect(wrong({ 'artilleryBands.2.to': '' })).toMatchObject({
      field: 'artilleryBands.2.to',
      message: 'A whole number, as 6.',
    });
  });

  it('a band that leaves nothing to the last one is refused where it was written', () => {
    const written = tablesWith(houseTables, { 'flakBands.1.to': '10' }, 'book');
    const read = readEntered(tablesSchema, written);
    if (read.ok) throw new Error('it is whole');
    const { field = '', message } = read;
    expect(field).toBe('flakBands.2.to');
    expect(atWritten(written, { field, message })).toEqual({
      field: 'flakBands.1.to',
      message: '9 or less: the last band lies above it and ends at 10.',
    });
    const elsewhere = { field: 'flakBands.1.to', message: 'A band ends where it begins or above: 10 or more.' };
    expect(atWritten(written, elsewhere)).toBe(elsewhere);
  });

  it('every figure of the tables may be written over but the last end of a table of bands', () => {
    const rows = tableGroups(houseTables).flatMap((group) => group.rows);
    expect(rows.filter(({ path }) => path === null).map(({ printed }) => printed)).toEqual(['11+', '9 to 10']);
    for (const { path } of rows) {
      if (!path) continue;
      const written = tablesWith(houseTables, { [path]: '-3' }, 'book');
      expect(
        tableGroups(written)
          .flatMap((group) => group.rows)
          .find((row) => row.path === path),
      ).toMatchObject({
        value: -3,
        source: 'book',
      });
    }
  });
});

describe('words', () => {
  it('faces and chances as the umpire reads them', () => {
    expect([[], [7], [1, 2, 3], [9, 10], [10]].map(facesInWords)).toEqual(['none', '7', '1 to 3', '9 or more', '10']);
    expect([0.4, 0.9216, 1, 0.0016, 1 / 3].map(percent)).toEqual(['40 %', '92.16 %', '100 %', '0.16 %', '33.33 %']);
  });
});
