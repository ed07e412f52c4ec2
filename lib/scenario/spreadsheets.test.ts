import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { readFolder } from './read-folder';
import { readScenario } from './read-scenario';
import { nothingTold } from './told';

/** Tables as spreadsheets write them: what parts the cells, how letters and figures are written, and what is none of it. */

const home = 'scenarios/arnhem-bridge';
let files: Map<string, Uint8Array>;

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (file: string) => new TextDecoder().decode(files.get(file));
/** As Windows-1252 has them: a byte a letter. */
const bytesOf = (text: string) => Uint8Array.from([...text].map((letter) => letter.codePointAt(0)!));

/** The cells of a table, parted by something else than commas, quoted where they must be. */
function parted(text: string, separator: ';' | '\t', decimals: '.' | ','): string {
  const rows: string[][] = parse(text);
  const written = (cell: string) => {
    const figure = /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', decimals) : cell;
    return figure.includes(separator) || figure.includes('"') ? `"${figure.replace(/"/g, '""')}"` : figure;
  };
  return rows.map((cells) => `${cells.map(written).join(separator)}\r\n`).join('');
}

const read = () => readScenario('arnhem-bridge', files);
const plain = async () => {
  const reading = readScenario('arnhem-bridge', await readFolder(home, nothingTold()));
  if (!reading.ok) throw new Error('the copy does not load');
  return reading.scenario;
};

beforeEach(async () => {
  files = new Map(await readFolder(home, nothingTold()));
});

describe('tables as spreadsheets write them', () => {
  for (const [name, separator, decimals] of [
    ['semicolons and decimal commas, as Excel writes them in most of Europe', ';', ','],
    ['semicolons and decimal points', ';', '.'],
    ['tabs', '\t', '.'],
  ] as const)
    test(`${name}: the same scenario`, async () => {
      for (const file of files.keys())
        if (file.endsWith('.csv')) files.set(file, utf8(parted(textOf(file), separator, decimals)));
      const reading = read();
      expect(reading.ok ? [] : reading.problems).toEqual([]);
      expect(reading).toEqual({ ok: true, notes: [], scenario: await plain() });
    });

  test('a first line that says what parts the cells is no row, and rows are counted with it', () => {
    const before = parted(textOf('units.csv'), ';', '.');
    files.set('units.csv', utf8(`sep=;\r\n${before.replace('2 Para;paras;UK', '2 Para;parachutists;UK')}`));
    expect(read()).toMatchObject({ ok: false, problems: [{ file: 'units.csv', row: 4, column: 'arm' }] });
  });

  test('a decimal comma in a table that commas part is no figure', () => {
    files.set('units.csv', utf8(textOf('units.csv').replace('5.9105,', '"5,9105",')));
    expect(read()).toMatchObject({
      ok: false,
      problems: [{ file: 'units.csv', row: 3, column: 'lon', message: 'is not a number' }],
    });
  });

  test('an empty cell of a figure or a key is said to be empty', () => {
    files.set(
      'units.csv',
      utf8(textOf('units.csv').replace('5.9105,', ',').replace(',allied,1-airborne,', ',allied,,')),
    );
    expect(read()).toMatchObject({
      ok: false,
      problems: [
        { file: 'units.csv', row: 2, column: 'team', message: 'is empty' },
        { file: 'units.csv', row: 3, column: 'lon', message: 'is empty' },
      ],
    });
  });

  test('UTF-8 with a mark, and UTF-16, are read as they are', async () => {
    files.set('units.csv', utf8(`\ufeff${textOf('units.csv')}`));
    const teams = textOf('teams.csv');
    const utf16 = new Uint8Array(2 + 2 * teams.length);
    utf16.set([0xff, 0xfe]);
    for (let at = 0; at < teams.length; at++)
      utf16.set([teams.charCodeAt(at) & 255, teams.charCodeAt(at) >> 8], 2 + 2 * at);
    files.set('teams.csv', utf16);
    expect(read()).toEqual({ ok: true, notes: [], scenario: await plain() });
  });

  test('Windows-1252 is recognised, read and said, with the first word to look at', () => {
    files.set('teams.csv', bytesOf(textOf('teams.csv').replace('9 SS-Pz Hohenstaufen', 'Stab Müller-Süd')));
    const reading = read();
    expect(reading).toMatchObject({
      ok: true,
      notes: [
        {
          file: 'teams.csv',
          row: 3,
          message: expect.stringMatching(
            /^is not UTF-8 and was read as Windows-1252: look whether "Müller-Süd" is right$/,
          ),
        },
      ],
    });
  });

  test('a picture, a workbook and a file of noughts are no tables', () => {
    files.set('units.csv', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    files.set('teams.csv', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]));
    files.set('links.csv', new Uint8Array(100));
    files.set('map.geojson', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
    expect(read()).toMatchObject({
      ok: false,
      problems: [
        { file: 'map.geojson', message: 'is a picture (JPEG), not text' },
        { file: 'units.csv', message: 'is a picture (PNG), not text' },
        { file: 'teams.csv', message: 'is a workbook or a packed file: save the table as CSV' },
        { file: 'links.csv', message: 'is not text' },
      ],
    });
  });

  test('names of 500 letters are refused with their cell', () => {
    const units = textOf('units.csv').replace(/^(A087,(?:[^,]*,){6})[^,]*/m, `$1${'x'.repeat(500)}`);
    files.set('units.csv', utf8(units));
    expect(read()).toMatchObject({
      ok: false,
      problems: [{ file: 'units.csv', column: 'name', message: 'has more than 120 characters' }],
    });
  });
});

describe('what is told and hinders nothing', () => {
  test('what cannot be seen is taken off every cell with one note a file; a joiner between letters stays', () => {
    const named = (text: string, id: string, name: string) =>
      text.replace(new RegExp(`^(${id},(?:[^,]*,){6})[^,]*`, 'm'), `$1${name}`);
    let units = textOf('units.csv');
    for (const [id, name] of [
      ['A085', 'گردان\u200cهای یکم'],
      ['A087', '22\u200b Para'],
      ['A096', 'Fall\u00adschirm\u00adjäger'],
      ['G149', '\u200eגדוד 3\u200f'],
      ['G151', 'Panzer\u202eevoba'],
    ] as const)
      units = named(units, id, name);
    files.set('units.csv', utf8(units));
    const manifest = textOf('manifest.json').replace('"title": "Arnhem Bridge"', '"title": "Arnhem\u200b Bridge"');
    files.set('manifest.json', utf8(manifest));
    const reading = read();
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const names = new Map(reading.scenario.units.map(({ id, name }) => [id, name]));
    expect(['A085', 'A087', 'A096', 'G149', 'G151'].map((id) => names.get(id))).toEqual([
      'گردان\u200cهای یکم',
      '22 Para',
      'Fallschirmjäger',
      'גדוד 3',
      'Panzerevoba',
    ]);
    expect(reading.scenario.title).toBe('Arnhem Bridge');
    const says = (where: string) => `had characters that cannot be seen, in ${where}: they were taken off`;
    expect(reading.notes).toEqual([
      { file: 'manifest.json', message: says('1 field (title)') },
      { file: 'units.csv', row: 3, message: says('4 rows (3, 4, 6 and 7)') },
    ]);
  });

  test('two counters that would look alike, and a file nobody reads', () => {
    const [first, second] = ['A087', 'A096'].map(
      (id) => new RegExp(`^${id}(?:,[^,]*){7},([^,]*)`, 'm').exec(textOf('units.csv'))![1]!,
    );
    files.set('units.csv', utf8(textOf('units.csv').replace(`,${second},`, `,${first},`)));
    files.set('Units (1).csv', utf8('id\n'));
    // It names the counters that are called otherwise here.
    files.delete('plans.csv');
    expect(read()).toMatchObject({
      ok: true,
      notes: [
        { file: 'Units (1).csv', message: 'is no file of a scenario, and is not read' },
        { file: 'units.csv', column: 'shortName', message: `${first} is the short name of row 3 too` },
      ],
    });
  });

  test('a map of Crete under crossings and woods of Holland: told, the crossings as faults', () => {
    const manifest = JSON.parse(textOf('manifest.json'));
    // Some 400 km south of where it lies.
    manifest.map.frame.minY -= 400;
    manifest.map.frame.maxY -= 400;
    files.set('manifest.json', utf8(JSON.stringify(manifest)));
    const reading = read();
    if (reading.ok) throw new Error('it was loaded');
    const crossings = reading.problems.filter(({ file }) => file === 'crossings.csv');
    expect(crossings.length).toBeGreaterThan(0);
    for (const { column, message } of crossings) {
      expect(column).toBe('lon');
      expect(message).toMatch(/^lies beyond the frame of the map, by 3\d\d km$/);
    }
    expect(reading.notes.map(({ file, message }) => [file, message.replace(/\d+/g, 'n')])).toEqual([
      ['map.geojson', 'n of its n drawings lie wholly beyond the frame of the map'],
      ['ground.geojson', 'n of its n drawings lie wholly beyond the frame of the map'],
    ]);
  });
});
