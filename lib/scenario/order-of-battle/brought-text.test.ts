import { describe, expect, test } from 'vitest';
import { bookNations } from '@/lib/sides';
import { arms } from '@/lib/words';
import { columnsOf } from '../guide/guide';
import type { Vocabulary } from './items';
import { readOrderOfBattle } from './read-text';

/** Orders of battle as people paste them: lists of Word and of the web, wikis, text with comments, columns between bars. */

const words: Vocabulary = {
  arms,
  nations: bookNations.map(({ key }) => key),
  echelons: columnsOf('units').find(({ column }) => column === 'echelon')!.words!,
  profiles: [],
  columns: columnsOf('units').map(({ column }) => column),
};
const read = (...lines: string[]) => readOrderOfBattle(lines.join('\n'), words);
const trees = (...lines: string[]) =>
  read(...lines).units.map(({ cells: { corps = '', division = '', brigade = '', name } }) =>
    [corps, division, brigade, name].join(' > '),
  );
const told = (...lines: string[]) => read(...lines).told.map(({ line, message }) => `${line} ${message}`);

const deep = [
  'XL Corps > Fenland Armoured Division > 5th Fenland Armoured Brigade > 2nd (Armoured) Battalion, Heron Guards',
  'XL Corps > Fenland Armoured Division > 5th Fenland Armoured Brigade > 1st (Armoured) Battalion, Plover Guards',
];

describe('bullets', () => {
  test('are no part of a name, and a line without one stands above those with one', () => {
    const lines = [
      'XL Corps',
      '• Fenland Armoured Division',
      '  ◦ 5th Fenland Armoured Brigade',
      '    ▪ 2nd (Armoured) Battalion, Heron Guards',
      '    ▪ 1st (Armoured) Battalion, Plover Guards',
    ];
    expect(trees(...lines)).toEqual(deep);
  });

  test('of several kinds without indent say how deep a line stands', () => {
    const lines = [
      '●\tXL Corps',
      '○\tFenland Armoured Division',
      '■\t5th Fenland Armoured Brigade',
      '–\t2nd (Armoured) Battalion, Heron Guards',
      '–\t1st (Armoured) Battalion, Plover Guards',
      '■\t6th Fenland Brigade',
      '–\t1 Coots, infantry',
    ];
    expect(trees(...lines)).toEqual([...deep, 'XL Corps > Fenland Armoured Division > 6th Fenland Brigade > 1 Coots']);
  });
});

describe('wikis and dashes', () => {
  const wiki = [
    '* XL Corps – Lieutenant-General Alder Crane',
    '** Fenland Armoured Division',
    '*** 5th Fenland Armoured Brigade',
    '**** 2nd Armoured Battalion, Heron Guards',
    '**** 1st Armoured Battalion, Plover Guards',
    '*** 32nd Fenland Brigade',
    '**** 1st Battalion, Teal Guards',
  ];

  test('as many signs as there are, so deep it stands; the commander is told and no part of the name', () => {
    expect(trees(...wiki)).toEqual([
      'XL Corps > Fenland Armoured Division > 5th Fenland Armoured Brigade > 2nd Armoured Battalion, Heron Guards',
      'XL Corps > Fenland Armoured Division > 5th Fenland Armoured Brigade > 1st Armoured Battalion, Plover Guards',
      'XL Corps > Fenland Armoured Division > 32nd Fenland Brigade > 1st Battalion, Teal Guards',
    ]);
    expect(told(...wiki)[0]).toBe('1 the commander is left out of the name: Lieutenant-General Alder Crane');
    expect(read(...wiki).units.map(({ cells }) => cells.arm)).toEqual(['armour', 'armour', '']);
  });

  test('hyphens by their number, or one hyphen each with an indent', () => {
    expect(trees('XL Corps', '- Fen Div (Maj Gen Rush)', '-- 5 Bde', '--- 2 Coots, infantry')).toEqual([
      'XL Corps > Fen Div > 5 Bde > 2 Coots',
    ]);
    expect(
      trees('- XL Corps', '  - Fen Div', '    - 5 Bde', '      - 2 Coots, infantry', '  - 3 Rooks, paras'),
    ).toEqual(['XL Corps > Fen Div > 5 Bde > 2 Coots', 'XL Corps >  >  > 3 Rooks']);
  });

  test('signs of a wiki without a blank behind them, colons, and a drawn tree', () => {
    expect(trees('*XL Corps', '**Fen Div', '***5 Bde', '****2 Coots, infantry')).toEqual([
      'XL Corps > Fen Div > 5 Bde > 2 Coots',
    ]);
    expect(trees('XL Corps', ':Fen Div', '::5 Bde', ':::2 Coots, infantry')).toEqual([
      'XL Corps > Fen Div > 5 Bde > 2 Coots',
    ]);
    expect(
      trees(
        'XL Corps',
        '├── Fen Div',
        '│   └── 5 Bde',
        '│       └── 2 Coots, infantry',
        '└── Rook Div',
        '    └── 3 Rooks, paras',
      ),
    ).toEqual(['XL Corps > Fen Div > 5 Bde > 2 Coots', 'XL Corps > Rook Div >  > 3 Rooks']);
    expect(trees('XL Corps:', '> Fen Div:', '>> 5 Bde', '>>> 2 Coots, infantry')).toEqual([
      'XL Corps > Fen Div > 5 Bde > 2 Coots',
    ]);
    expect(trees('1 Div', '  *2* Coots, infantry')).toEqual([' > 1 Div >  > *2* Coots']);
  });

  test('a dash that no rank follows is part of the name', () => {
    expect(trees('1 Div', '  Coots – Rooks, infantry', '  8-inch battery, artillery')).toEqual([
      ' > 1 Div >  > Coots – Rooks',
      ' > 1 Div >  > 8-inch battery',
    ]);
  });
});

describe('numbers as chapters have', () => {
  test('say how deep a line stands, with or without points and indents, and are no part of a name', () => {
    const lines = [
      '1 XL Corps',
      '1.1 Fenland Armoured Division',
      '1.1.2 5th Fenland Armoured Brigade',
      '1.1.2.1 2nd (Armoured) Battalion, Heron Guards',
      '1.1.2.2 1st (Armoured) Battalion, Plover Guards',
    ];
    expect(trees(...lines)).toEqual(deep);
    expect(trees(...lines.map((line) => line.replace(' ', '.\t')))).toEqual(deep);
    expect(trees(...lines.map((line, at) => `${'  '.repeat(at % 4)}${line}`))).toEqual(deep);
    expect(told(...lines)[0]).toBe(
      '1 the numbers before 5 lines, such as 1.1.2, say how deep a line stands, and are no part of names',
    );
  });

  test('lines without one stand below the last that has one; the next without points goes on', () => {
    expect(
      trees(
        '1. I. Armeekorps',
        '1.1. 1. Panzer-Division',
        '- 1 Coots, armour',
        '2 Rooks, infantry',
        '1.2 2. Division',
        '3 Rooks, infantry',
        '2. II. Armeekorps',
        '4 Rooks, infantry',
      ),
    ).toEqual([
      'I. Armeekorps > 1. Panzer-Division >  > 1 Coots',
      'I. Armeekorps > 1. Panzer-Division >  > 2 Rooks',
      'I. Armeekorps > 2. Division >  > 3 Rooks',
      'II. Armeekorps >  >  > 4 Rooks',
    ]);
  });

  test('are names where no line has points: of the first division, of a company of a regiment', () => {
    expect(trees('1. Panzer-Division', '  2 Coots, armour', '  3./FJR 7, paras')).toEqual([
      ' > 1. Panzer-Division >  > 2 Coots',
      ' > 1. Panzer-Division >  > 3./FJR 7',
    ]);
  });

  test('letters and figures before a bracket are signs of a list', () => {
    expect(trees('1) XL Corps', 'a) Fen Div', 'b) Rook Div', '2) L Corps')).toEqual([
      'XL Corps >  >  > Fen Div',
      'XL Corps >  >  > Rook Div',
      ' >  >  > L Corps',
    ]);
  });
});

describe('headings and marks around words', () => {
  test('headings stand above what follows them, by the number of their signs; one # is a comment', () => {
    const lines = [
      '# The ferry plan',
      '## XL Corps',
      '### Fenland Armoured Division',
      '',
      '#### 5th Fenland Armoured Brigade ####',
      '- 2nd (Armoured) Battalion, Heron Guards',
      '- 1st (Armoured) Battalion, Plover Guards',
      '### Rook Division',
      '9 Rooks, infantry',
    ];
    const all = [...deep, 'XL Corps > Rook Division >  > 9 Rooks'];
    expect(trees(...lines)).toEqual(all);
    expect(told(...lines)[0]).toBe('1 begins with # and is left out, as a comment');
    const wiki = [
      '== XL Corps ==',
      '=== Fenland Armoured Division ===',
      '====5th Fenland Armoured Brigade====',
      '* 2nd (Armoured) Battalion, Heron Guards',
      '* 1st (Armoured) Battalion, Plover Guards',
      '===Rook Division===',
      '9 Rooks, infantry',
    ];
    expect(trees(...wiki)).toEqual(all);
  });

  test('links and bold letters are no part of a name; in quotes a name stays as it is', () => {
    expect(
      trees(
        "* '''[[XL Corps (Fenland)|XL Corps]]'''",
        '** [[Fen Division]]',
        '*** **9 Rooks**, infantry',
        '*** [2 Coots](https://example.org/coots), paras',
        '*** "**3** Coots", paras',
      ),
    ).toEqual([
      'XL Corps > Fen Division >  > 9 Rooks',
      'XL Corps > Fen Division >  > 2 Coots',
      'XL Corps > Fen Division >  > **3** Coots',
    ]);
  });
});

describe('comments', () => {
  test('are left out, with a count', () => {
    const lines = [
      '# The ferry plan',
      'XL Corps',
      '  Fen Armd Div',
      '    # armour first',
      '    5 Fen Bde',
      '      2 Coots, armour',
    ];
    expect(trees(...lines)).toEqual(['XL Corps > Fen Armd Div > 5 Fen Bde > 2 Coots']);
    expect(told(...lines)[0]).toBe('1 2 lines that begin with # are left out, as comments');
    expect(told('1 Div', '#x', '  2 Coots, armour, battalion')).toEqual([
      '2 begins with # and is left out, as a comment',
    ]);
  });
});

describe('bars', () => {
  test('part what a unit is from its name, as commas do', () => {
    const { units } = read('XL Corps', '  Fen Div', '    5 Bde', '      2 Marsh Guards | armour, battalion');
    expect(units.map(({ cells }) => cells)).toEqual([
      {
        corps: 'XL Corps',
        division: 'Fen Div',
        brigade: '5 Bde',
        name: '2 Marsh Guards',
        arm: 'armour',
        echelon: 'battalion',
      },
    ]);
  });

  test('of a table are none of its cells; its headings are left out, which is told', () => {
    expect(told('| Unit | What | Size |', '|:--|--|--:|', '| 1 Div / 2 Coots | infantry | battalion |')).toEqual([
      '1 has the headings of a table, and is left out',
    ]);
    const { units } = read(
      '1 Div',
      '  | Unit | What | Size |',
      '  |---|---|---|',
      '  | 2 Coots | armour | regiment |',
      '  | 3 Coots | inf bn | UK |',
    );
    expect(units.map(({ cells: { name, arm, echelon, nation } }) => [name, arm, echelon, nation])).toEqual([
      ['2 Coots', 'armour', 'regiment', undefined],
      ['3 Coots', 'infantry', 'battalion', 'UK'],
    ]);
  });
});

test('signs that cannot be seen are taken off; a joiner stays', () => {
  expect(trees('1 Div', '  Fall\u00adschirm\u200bjäger, paras', '  گردان\u200cها, infantry')).toEqual([
    ' > 1 Div >  > Fallschirmjäger',
    ' > 1 Div >  > گردان\u200cها',
  ]);
  expect(told('1 Div', '  Fall\u00adschirm, paras, battalion', '  گردان\u200cها, infantry, battalion')).toEqual([
    '2 characters that cannot be seen were taken off, in 1 line',
  ]);
});
