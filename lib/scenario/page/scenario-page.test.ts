import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../draft/draft';
import { unpackEntry, zipEntries } from '../files/zip';
import { pack, unpack } from '../packed';
import { readFolder } from '../read-folder';
import { nothingTold } from '../told';
import { lookInto } from './look-into';
import { scenarioPageOf } from './scenario-page';
import { writePage } from './write-page';

const manifest = {
  title: 'Crossroads <b>1944</b>',
  credit: 'J. Smith, CC BY 4.0',
  sides: [{ key: 'german', name: 'Axis' }],
  turns: [
    { number: 3, date: '1944-09-18', daypart: 'morning' },
    { number: 4, date: '1944-09-18', daypart: 'afternoon' },
    { number: 5, date: '1944-09-18', daypart: 'night' },
  ],
  turnLength: 'eight hours',
  openingTurn: 4,
  phases: [
    { key: 'orders', budgetSeconds: 1200 },
    { key: 'combat', budgetSeconds: 600 },
  ],
  map: {
    title: 'The crossroads',
    credit: 'Not said yet',
    grid: { centralMeridian: 5, originLatitude: 52, eastingKm: 0, northingKm: 0 },
    frame: { minX: -10, minY: -5, maxX: 10, maxY: 5 },
  },
};
const feature = (layer: string, license: string, geometry: object, more: object = {}) => ({
  type: 'Feature',
  properties: { layer, name: '', license, ...more },
  geometry,
});
const draft: Draft = {
  'manifest.json': [manifest],
  'map.geojson': [
    feature('road', 'CC0', {
      type: 'LineString',
      coordinates: [
        [4.9, 52],
        [5.1, 52],
      ],
    }),
    feature('town', 'CC0', { type: 'Point', coordinates: [5, 52] }, { name: 'Kruisweg & <i>Dorp</i>', tier: 2 }),
    feature('town', 'CC0', { type: 'Point', coordinates: [9, 52] }, { name: 'Far away', tier: 1 }),
    feature(
      'dropzone',
      'ODbL 1.0',
      {
        type: 'Polygon',
        coordinates: [
          [
            [5, 52],
            [5.01, 52],
            [5, 52.01],
            [5, 52],
          ],
        ],
      },
      { name: 'DZ Secret', side: 'allied' },
    ),
  ],
  'teams.csv': [
    ['key', 'name', 'side', 'formations'],
    ['blue', 'Blue Bde', 'allied', 'All of it'],
    ['red', 'Red Bde', 'german', ''],
  ],
  'units.csv': [
    ['id', 'team', 'arrivalTurn', 'lon'],
    ['A1', 'blue', '1', '5'],
    ['A2', 'blue', '4', '5'],
    ['A3', 'blue', '5', '5'],
    ['A4', 'blue', '9', '5'],
    ['G1', 'nobody', '1', '5'],
  ],
  'crossings.csv': [
    ['id', 'license'],
    ['C1', 'ODbL 1.0'],
    ['C2', 'Not said yet'],
  ],
};

describe('the page of a scenario', () => {
  test('says how long it is, whose it is, and for each team of each side when its troops come', () => {
    const page = scenarioPageOf(draft);
    expect({ ...page, map: null }).toEqual({
      title: 'Crossroads <b>1944</b>',
      credit: 'J. Smith, CC BY 4.0',
      turns: '3 turns of eight hours, 18 September 1944 to 18/19 September 1944',
      time: 'About 30 minutes a turn by its phases, 60 minutes in all',
      sides: [
        {
          name: 'First side',
          teams: [
            {
              name: 'Blue Bde',
              commands: 'All of it',
              units: 4,
              comes: '2 at the start, 1 on turn 5 (18/19 September night) and 1 on turn 9',
            },
          ],
        },
        { name: 'Axis', teams: [{ name: 'Red Bde', commands: '', units: 0, comes: 'No units' }] },
      ],
      licences: ['CC0', 'ODbL 1.0'],
      map: null,
    });
    expect(page.map).toMatchObject({ title: 'The crossroads', credit: '', aspect: 2 });
  });

  test('its map has what everybody may see in the frame, and no zone, unit or place beyond', () => {
    const { picture } = scenarioPageOf(draft).map;
    expect(picture).toContain('<path class="w road"');
    expect(picture).toContain('Kruisweg &#38; &#60;i&#62;Dorp&#60;/i&#62;');
    expect(picture).not.toMatch(/DZ Secret|Far away/);
  });

  test('as a file it holds nothing of another’s as markup, and fetches nothing', () => {
    const html = writePage(scenarioPageOf(draft));
    expect(html).toContain('<h1>Crossroads &#60;b&#62;1944&#60;/b&#62;</h1>');
    expect(html).not.toMatch(/<b>1944|<i>Dorp|<script|href=|src=/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('<td>Blue Bde</td><td>All of it</td><td>4</td>');
  });

  test('whatever is wrong with its files, it is made', () => {
    const broken: Draft = {
      'manifest.json': [{ title: 7, turns: 'six', sides: { a: 1 }, phases: [null], map: { frame: [] } }],
      'map.geojson': [
        { geometry: { type: 'Polygon', coordinates: [[['a'], null]] }, properties: { layer: 'sea' } },
        {},
      ],
      'units.csv': [],
      'teams.csv': [['key']],
    };
    const page = scenarioPageOf(broken);
    expect(page).toMatchObject({ title: 'A scenario without a title', turns: 'No turns yet', time: '', licences: [] });
    expect(page.map.picture).toBeNull();
    expect(scenarioPageOf({}).sides.map(({ name }) => name)).toEqual(['First side', 'Second side']);
    expect(writePage(page)).toContain('No teams yet.');
  });
});

describe('a packed scenario', () => {
  test('has its page beside its files; what is looked into is the page of the files, and not what lies there', async () => {
    const files = await readFolder('scenarios/crete-1941', nothingTold());
    const packed = pack(files);
    const entry = zipEntries(packed).find(({ name }) => name === 'page.html')!;
    const html = new TextDecoder().decode(unpackEntry(packed, entry));
    expect(html).toContain('<h1>Crete: Maleme and Chania</h1>');
    expect(html).toContain('New Zealand Division');
    const told = nothingTold();
    expect([...unpack(packed, 'crete', told)!.keys()]).not.toContain('page.html');
    expect(told).toEqual({ problems: [], notes: [] });
    const seen = lookInto(packed)!;
    expect(writePage(seen)).toBe(html);
    // Crete has 28 units on one side, and 26 of them are there when it opens.
    expect(seen.sides[0]!.teams[0]).toMatchObject({ name: 'New Zealand Division', units: 28 });
    expect(seen.sides[0]!.teams[0]!.comes).toMatch(/^26 at the start, 1 on turn 3 /);
  });

  test('a zipped folder is looked into as well; what is none, or too much, is not', () => {
    const zip = zipSync({
      'mine/manifest.json': strToU8(JSON.stringify(manifest)),
      'mine/teams.csv': strToU8('\ufeffkey;name;side;formations\r\nblue;"Blue; Bde";allied;x\r\n'),
      'mine/page.html': strToU8('<script>alert(1)</script>'),
    });
    expect(lookInto(zip)!.sides[0]!.teams.map(({ name }) => name)).toEqual(['Blue; Bde']);
    expect(lookInto(zipSync({ 'units.csv': strToU8('id\n') }))).toBeNull();
    expect(lookInto(strToU8('no zip'))).toBeNull();
    expect(lookInto(zipSync({ 'manifest.json': strToU8(' '.repeat(9_000_000)) }))).toBeNull();
  });
});
