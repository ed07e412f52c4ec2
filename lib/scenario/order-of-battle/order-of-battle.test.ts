import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookNations } from '@/lib/sides';
import { arms } from '@/lib/words';

import { columnsOf } from '../guide/guide';
import type { Said, Vocabulary } from './items';
import { readOrderOfBattle } from './read-text';
import { treeOf } from './tree';
import { shortNameOf, unitRows } from './unit-rows';
import { heldColumns, writeOrderOfBattle } from './write-text';

const headings = columnsOf('units').map(({ column }) => column);
const words: Vocabulary = {
  arms,
  nations: bookNations.map(({ key }) => key),
  echelons: columnsOf('units').find(({ column }) => column === 'echelon')!.words!,
  profiles: [
    { key: 'infantry_bn', notation: '5-3-2-1-0' },
    { key: 'para_bn', notation: '6-5-4-3-2-0' },
    { key: 'us_para_bn', notation: '6-5-4-3-2-0' },
    { key: 'field_artillery', notation: '[6-4-2-0]' },
  ],
  columns: headings,
};
const read = (text: string) => readOrderOfBattle(text, words);
const unitsIn = (text: string) => read(text).units.map(({ cells }) => cells);
const doubts = (text: string) =>
  read(text)
    .told.filter(({ isDoubt }) => isDoubt)
    .map(({ line, message }) => `${line} ${message}`);
const guesses = (text: string) =>
  read(text)
    .told.filter(({ isDoubt }) => !isDoubt)
    .map(({ line, message }) => `${line} ${message}`);

describe('an order of battle as text', () => {
  test('indented lines are corps, division, brigade and units, by their words', () => {
    const text = `Second Army
  XXX Corps
    Guards Armd Div, UK
      5 Gds Armd Bde
        2 (Armd) Irish Guards, armour, battalion, 5-3-2-1-0
        HQ 5 Gds Armd Bde, hq
      55 Field Regt RA, artillery`;
    expect(unitsIn(text)).toEqual([
      {
        corps: 'Second Army / XXX Corps',
        division: 'Guards Armd Div',
        brigade: '5 Gds Armd Bde',
        name: '2 (Armd) Irish Guards',
        arm: 'armour',
        nation: 'UK',
        echelon: 'battalion',
        profile: 'infantry_bn',
      },
      {
        corps: 'Second Army / XXX Corps',
        division: 'Guards Armd Div',
        brigade: '5 Gds Armd Bde',
        name: 'HQ 5 Gds Armd Bde',
        arm: 'hq',
        nation: 'UK',
        echelon: 'hq',
      },
      {
        corps: 'Second Army / XXX Corps',
        division: 'Guards Armd Div',
        name: '55 Field Regt RA',
        arm: 'artillery',
        nation: 'UK',
        echelon: 'regiment',
      },
    ]);
    expect(read(text).told).toEqual([]);
  });

  test('a path says the same in one line; tabs do as well as spaces', () => {
    const path = 'XXX Corps / Guards Armd Div / 5 Gds Armd Bde / 2 Irish Guards, armour, battalion';
    const indented = 'XXX Corps\n\tGuards Armd Div\n\t\t5 Gds Armd Bde\n\t\t\t2 Irish Guards, armour, battalion';
    expect(unitsIn(path)).toEqual(unitsIn(indented));
    expect(unitsIn(`${path}\n  is below it`).map(({ brigade }) => brigade)).toEqual([
      '5 Gds Armd Bde / 2 Irish Guards',
    ]);
    expect(unitsIn(`${path}\n${path}`).map(({ name }) => name)).toEqual(['2 Irish Guards', '2 Irish Guards']);
  });

  test('size marks stand before names; a name that says its level keeps its figures', () => {
    expect(
      unitsIn(
        'XXX Creforce\n  XX New Zealand\n    X 5 NZ\n      III 141 Gebirgs, infantry\n      XXX Corps Signals, hq',
      ),
    ).toEqual([
      {
        corps: 'Creforce',
        division: 'New Zealand',
        brigade: '5 NZ',
        name: '141 Gebirgs',
        arm: 'infantry',
        echelon: 'regiment',
      },
      {
        corps: 'Creforce',
        division: 'New Zealand',
        brigade: '5 NZ',
        name: 'XXX Corps Signals',
        arm: 'hq',
        echelon: 'hq',
      },
    ]);
  });

  test('several in a line: 1-3, and ×3', () => {
    expect(
      unitsIn('1 Div\n  1-3 Para Bn, paras\n  Rifle Coy ×, infantry\n  Rifle Coy, x2, infantry').map(
        ({ name }) => name,
      ),
    ).toEqual(['1 Para Bn', '2 Para Bn', '3 Para Bn', 'Rifle Coy ×', 'Rifle Coy (1)', 'Rifle Coy (2)']);
    expect(guesses('1 Div\n  1-3 Para Bn, paras')).toEqual(['2 3 units: 1 Para Bn … 3 Para Bn']);
    expect(unitsIn('1 Div\n  "1-3 Para Bn", paras').map(({ name }) => name)).toEqual(['1-3 Para Bn']);
    expect(doubts('1 Div\n  Coy, x99, paras')).toEqual(['2 99 units in a line: 30 are read, write the others below']);
  });

  test('what is guessed or doubted is told at its line, and nothing is dropped', () => {
    const text =
      '1 Div\n  Irish Guards Armd\n\n  Bersaglieri, on bicycles, UK, US\n  Guns, artillery, [9-1-0]\n  Paras, 6-5-4-3-2-0';
    expect(guesses(text)).toEqual([
      '2 by its name it is armour',
      '2 its size is not said: battalion',
      '4 its size is not said: battalion',
      '5 its size is not said: battalion',
      '6 6-5-4-3-2-0 is read as para_bn, and is that of us_para_bn too',
      '6 by its name it is paras',
      '6 its size is not said: battalion',
    ]);
    expect(doubts(text)).toEqual([
      '4 what it is is not said: write it after a comma, such as infantry',
      '4 is not known and goes into its notes: on bicycles, US',
      '5 no profile has [9-1-0]: make one',
    ]);
    expect(unitsIn(text)[1]).toEqual({
      corps: '',
      division: '1 Div',
      name: 'Bersaglieri',
      nation: 'UK',
      arm: '',
      echelon: 'battalion',
      notes: 'on bicycles, US',
    });
    expect(unitsIn(text)[2]!.profile).toBe('[9-1-0]');
    expect(doubts('2 Para, paras')).toEqual(['1 stands below no formation']);
    expect(unitsIn('')).toEqual([]);
  });

  test('markup and formulas are words like others', () => {
    expect(unitsIn('1 Div\n  <b>2</b> =1+1, infantry, battalion')[0]!.name).toBe('<b>2</b> =1+1');
  });

  test('a page of ten thousand lines is read to its bound, and that is told', () => {
    const { units, told } = read(`1 Div\n${'  2 Para, paras, battalion\n'.repeat(10_000)}`);
    expect(units).toHaveLength(4999);
    expect(told).toEqual([{ line: 5001, message: 'is not read, nor what follows: 5000 lines at most', isDoubt: true }]);
  });
});

describe('written as text and read again', () => {
  const held = (unit: Said): Said => Object.fromEntries(heldColumns.map((column) => [column, unit[column] ?? '']));
  const again = (units: readonly Said[]) => unitsIn(writeOrderOfBattle(units, words)).map(held);

  for (const scenario of ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'])
    test(`${scenario}: no column that the text holds loses a letter`, () => {
      const units: Said[] = parse(readFileSync(`scenarios/${scenario}/units.csv`, 'utf8'), {
        columns: true,
        bom: true,
      });
      expect(units.length).toBeGreaterThan(7);
      expect(again(units)).toEqual(units.map(held));
    });

  test('nor does anything else that may stand in a cell', () => {
    const awkward = [
      'XXX Corps',
      'Second Army',
      'a / b',
      'corps: x',
      '1-3 Para',
      'XX x',
      'a, b',
      '"',
      'x=y',
      'arm=z',
      '×3',
      'hq',
      '5-3-2-1-0',
      ' / ',
      'Bde',
      'a"b, c',
      '<b>',
      '=1',
      '1.1 x',
      '1 x',
      'a) x',
      '## x',
      '== x ==',
      '[[a|b]]',
      '**x',
      '*x',
      '-x',
      ':x',
      'x:',
      '>x',
      '├── x',
      'x**',
    ];
    const cell = fc.oneof(
      fc.constantFrom('', ...awkward),
      fc.string({ maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, '').trim()),
    );
    const unit = fc.record(
      Object.fromEntries(heldColumns.map((column) => [column, cell])) as Record<string, typeof cell>,
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), (units) => {
        expect(again(units)).toEqual(units.map(held));
      }),
      { numRuns: 600, seed: 22 },
    );
  });
});

describe('rows of the units', () => {
  test('ids and short names are new ones, carriage and mover go by the arm, what is ours is marked', () => {
    const { units } = read(
      'XXX Corps\n  Gds Div\n    2 Irish Guards Battalion, armour\n    2 Irish Guards Battalion, infantry, lon=5.5',
    );
    const there = [{ id: 'U001', shortName: '2 Irish' }];
    const rows = unitRows(units, headings, there, { side: 'allied', team: 'guards', nation: 'UK', arrivalTurn: '1' });
    const cells = rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
    expect(cells[0]).toMatchObject({
      id: 'U002',
      side: 'allied',
      team: 'guards',
      nation: 'UK',
      shortName: '2 Irish 2',
      formation: 'Gds Div',
      carriage: 'tank',
      mover: 'tank',
      profile: '',
      lon: '',
      entry: 'Gds Div',
      ours: 'formation; shortName; echelon; carriage; mover; isFlexible; stepsLost; entry',
    });
    expect(cells[1]).toMatchObject({
      id: 'U003',
      shortName: '2 Irish 3',
      carriage: 'foot',
      mover: 'foot',
      lon: '5.5',
    });
  });

  test('a short name has 12 letters at most', () => {
    expect(shortNameOf('2 Para Bn', new Set())).toBe('2 Para Bn');
    expect(shortNameOf('Headquarters of the 5 Brigade', new Set())).toBe('HQ 5 Bde');
    expect(shortNameOf('Fallschirmjägersturmregiment', new Set())).toBe('Fallschirmjä');
  });
});

test('the tree has formations in the order in which they are named, units where they belong', () => {
  const tree = treeOf([
    { corps: 'XXX', division: 'Gds', brigade: '5' },
    { corps: 'XXX' },
    { corps: 'XXX', division: 'Gds', brigade: '' },
    { corps: '', division: '', brigade: '' },
  ]);
  expect(tree).toEqual({
    path: [],
    name: '',
    units: [3],
    count: 4,
    formations: [
      {
        path: ['XXX'],
        name: 'XXX',
        units: [1],
        count: 3,
        formations: [
          {
            path: ['XXX', 'Gds'],
            name: 'Gds',
            units: [2],
            count: 2,
            formations: [{ path: ['XXX', 'Gds', '5'], name: '5', units: [0], count: 1, formations: [] }],
          },
        ],
      },
    ],
  });
});
