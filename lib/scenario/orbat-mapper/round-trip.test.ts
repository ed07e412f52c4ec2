import { beforeAll, describe, expect, test } from 'vitest';
import { only } from '@/lib/values';
import type { UnitRow } from '../csv-rows';
import { readTable } from '../csv-table';
import { type Draft, draftOf, parsedDraft } from '../draft/draft';
import { type Manifest, manifestShape } from '../manifest';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { readParsed } from '../read-scenario';
import { scenarioTables } from '../scenario-tables';
import { nothingTold } from '../told';
import { expressed } from './expressed';
import { calendarOfDraft, intoDraft } from './into-draft';
import { newDraft } from './new-draft';
import { readOrbat } from './read-orbat';
import { parseOrbat } from './shape';
import { orbatBytes, writeOrbat } from './write-orbat';

const shipped = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'] as const;
const drafts = new Map<string, Draft>();

/** What the file can hold of a unit; `symbol` is its arm and its size. */
const held = [
  'id',
  'side',
  'corps',
  'division',
  'brigade',
  'formation',
  'name',
  'shortName',
  'nation',
  'symbol',
  'arrivalTurn',
  'entry',
  'lon',
  'lat',
  'notes',
] as const;

const unitsIn = (draft: Draft): UnitRow[] =>
  readTable(parsedDraft(draft).tables.get('units.csv'), scenarioTables.units, nothingTold()).rows.map(
    ({ value }) => value,
  );
const manifestOf = (draft: Draft): Manifest => manifestShape.parse(draft['manifest.json']![0]);
const written = (name: string) => writeOrbat(name, manifestOf(drafts.get(name)!), unitsIn(drafts.get(name)!));

function read(bytes: Uint8Array, draft: Draft | null) {
  const told = nothingTold();
  const calendar = draft && calendarOfDraft(draft);
  const scenario = parseOrbat(bytes, 'battle.json', told);
  if (!scenario) throw new Error(JSON.stringify(told.problems));
  return readOrbat(scenario, { first: null, calendar });
}

beforeAll(async () => {
  for (const name of shipped)
    drafts.set(name, draftOf(parseFiles(await readFolder(`scenarios/${name}`, nothingTold()), nothingTold())));
});

describe('a scenario written for ORBAT Mapper and read again', () => {
  test.each(shipped)('%s, with its draft beside it: not a cell is otherwise, and nothing is told', (name) => {
    const draft = drafts.get(name)!;
    const { draft: again, notes } = intoDraft(draft, read(orbatBytes(written(name)), draft));
    expect(again).toEqual(draft);
    expect(notes).toEqual([]);
  });

  test.each(shipped)('%s alone: every unit, and of each all that the file can hold', (name) => {
    const draft = drafts.get(name)!;
    const { draft: again } = newDraft(read(orbatBytes(written(name)), null));
    const byId = (rows: UnitRow[]) =>
      rows.map((row) => only(expressed(row), held)).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(unitsIn(again))).toEqual(byId(unitsIn(draft)));
    /** What the file has no place for, such as the weather and the colours of sides, is of the scenario beside it. */
    const inFile = ({ title, credit, openingTurn, turns, sides }: Manifest) => [
      title,
      credit,
      openingTurn,
      turns.map((turn) => only(turn, ['number', 'date', 'daypart'])),
      sides.map((side) => only(side, ['key', 'name'])),
    ];
    expect(inFile(manifestOf(again))).toEqual(inFile(manifestOf(draft)));
    const reading = readParsed(name, parsedDraft(again));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
    expect(reading.scenario.units).toHaveLength(unitsIn(draft).length);
  });

  test('Crete alone: a New Zealander is a New Zealander, and each nation has a bar of its own', () => {
    const { draft: again, notes } = newDraft(read(orbatBytes(written('crete-1941')), null));
    expect(manifestOf(again).nations).toEqual([
      { key: 'UK', name: 'British', sides: ['allied'], bar: 'whole' },
      { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
      { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'broken' },
      { key: 'AUS', name: 'Australian', sides: ['allied'], bar: 'stepped' },
      { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'dotted' },
    ]);
    expect(notes.filter(({ column }) => column === 'nation')).toEqual([]);
  });

  test('the same scenario gives the same bytes', () => {
    const [one, other] = [written('goodwood'), written('goodwood')].map((file) => Buffer.from(orbatBytes(file)));
    expect(one!.equals(other!)).toBe(true);
  });

  test('Arnhem Bridge, as it is written: its sides, its tree, one of its units, its turns', () => {
    const file = JSON.parse(new TextDecoder().decode(orbatBytes(written('arnhem-bridge'))));
    expect(file).toMatchObject({
      type: 'ORBAT-mapper',
      version: '3.7.0',
      id: 'arnhem-bridge',
      name: 'Arnhem Bridge',
      timeZone: 'UTC',
      layerStack: [],
      sides: [
        { name: 'Allied', standardIdentity: '3', groups: [{ name: 'I British Airborne Corps' }] },
        { name: 'German', standardIdentity: '6' },
      ],
    });
    const [division] = file.sides[0].groups[0].subUnits;
    expect([division.name, division.sidc]).toEqual(['1 Airborne', '10031000211211000001']);
    expect(division.subUnits.map(({ name, sidc }: { name: string; sidc: string }) => [name, sidc])).toEqual([
      ['HQ 1 Airborne Div', '10031002180000009800'],
      ['1 Para Bde', '10031000181211000001'],
      ['Div troops', '10031000181204000000'],
    ]);
    expect(division.subUnits[1].subUnits[0]).toEqual({
      id: 'A087',
      name: '2 Para Bn',
      shortName: '2 Para',
      sidc: '10031000161211000001',
      description: 'Holds the north end of the bridge; status 6 in the worked example of §9',
      textAmplifiers: { higherFormation: '1 Airborne Div', country: 'UK' },
      state: [
        {
          id: 'A087.',
          t: '1944-09-18T14:00:00Z',
          title: 'Arnhem, north end of the road bridge',
          location: [5.9105, 51.9784],
        },
      ],
      subUnits: [],
    });
  });
});

describe('what was changed in ORBAT Mapper comes back into the draft it was written from', () => {
  /** The file of Arnhem Bridge with something changed in it, taken into its draft. */
  function changed(change: (file: ReturnType<typeof JSON.parse>) => void) {
    const draft = drafts.get('arnhem-bridge')!;
    const file = JSON.parse(new TextDecoder().decode(orbatBytes(written('arnhem-bridge'))));
    change(file);
    const bytes = new TextEncoder().encode(JSON.stringify(file));
    const { draft: again, notes } = intoDraft(draft, read(bytes, draft));
    const before = draft['units.csv'] as string[][];
    const after = again['units.csv'] as string[][];
    const cells = after.flatMap((row, at) =>
      row.flatMap((cell, column) =>
        cell === (before[at]?.[column] ?? '') ? [] : [[row[0], after[0]![column], cell] as const],
      ),
    );
    return { again, notes, cells };
  }
  const para = (file: ReturnType<typeof JSON.parse>) => file.sides[0].groups[0].subUnits[0].subUnits[1].subUnits[0];

  test('a unit that was moved, renamed and made larger: these cells and no others', () => {
    const { cells, notes } = changed((file) => {
      para(file).name = '2 Para Battalion';
      para(file).sidc = '10031000171211000001';
      para(file).state.push({ id: 'x', t: '1944-09-18T14:30:00Z', location: [5.911111111, 51.98] });
    });
    expect(cells).toEqual([
      ['A087', 'name', '2 Para Battalion'],
      ['A087', 'echelon', 'regiment'],
      ['A087', 'lon', '5.911111'],
      ['A087', 'lat', '51.98'],
    ]);
    expect(notes).toEqual([]);
  });

  test('a symbol that no counter has is kept in the column symbol, and the nearest arm is told', () => {
    const { again, cells, notes } = changed((file) => {
      para(file).sidc = '10031000161211050000';
    });
    expect((again['units.csv']![0] as string[]).at(-1)).toBe('symbol');
    expect(cells).toEqual([
      ['id', 'symbol', 'symbol'],
      ['A087', 'arm', 'mechanised'],
      ['A087', 'symbol', '10031000161211050000'],
    ]);
    expect(notes).toEqual([
      {
        file: 'units.csv',
        row: 3,
        column: 'arm',
        name: '2 Para Bn',
        kind: 'have symbols that Annex B does not have: they are read as the nearest arm',
        message:
          'has the symbol 10031000161211050000, which Annex B does not have: it is read as the nearest, mechanised',
      },
    ]);
  });

  test('one that comes later, one that is new, and one that is gone, which is kept and told', () => {
    const { again, cells, notes } = changed((file) => {
      const [division] = file.sides[0].groups[0].subUnits;
      para(file).state[0].t = '1944-09-19T06:00:00Z';
      division.subUnits[2].subUnits = [
        { id: 'new_one', name: '1 Recce Sqn', sidc: '10031000151213000000', location: [5.9, 51.98] },
      ];
    });
    expect(cells.slice(0, 1)).toEqual([['A087', 'arrivalTurn', '7']]);
    const added = again['units.csv']!.at(-1) as string[];
    expect(added.slice(0, 16)).toEqual([
      'new-one',
      'allied',
      '1-airborne',
      'I British Airborne Corps',
      '1 Airborne',
      'Div troops',
      '1 Airborne',
      '1 Recce Sqn',
      '1 Recce Sqn',
      'recce',
      'UK',
      'company',
      '5',
      '1 Airborne',
      '5.9',
      '51.98',
    ]);
    expect(notes).toEqual([
      {
        file: 'units.csv',
        row: 4,
        column: 'id',
        name: 'A096',
        message: 'is not in the file: it is left as it was; take its row out if that is meant',
      },
      {
        file: 'units.csv',
        row: 11,
        column: 'id',
        name: 'new-one',
        message: 'is new in the file: its team, its profile and what else the file has not are guesses',
      },
    ]);
    expect(again['units.csv']).toHaveLength(11);
  });
});
