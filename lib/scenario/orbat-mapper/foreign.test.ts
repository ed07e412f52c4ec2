import { describe, expect, test } from 'vitest';
import type { Draft } from '../draft/draft';
import { parsedDraft } from '../draft/draft';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';
import { draftOfOrbat } from './convert';
import { parseOrbat } from './shape';

/** A file that somebody else made, in the shape of version 3.4.0. */
const crete = {
  type: 'ORBAT-mapper',
  version: '3.4.0',
  id: 'x',
  name: 'Crete',
  description: 'By a friend',
  startTime: '1941-05-20T07:00:00+02:00',
  timeZone: 'Europe/Athens',
  sides: [
    {
      id: 'red',
      name: 'Luftlandekorps',
      standardIdentity: '6',
      groups: [
        {
          id: 'xi',
          name: 'XI Fliegerkorps',
          subUnits: [
            {
              id: '_fjd7',
              name: '7 Flieger-Division',
              sidc: '10061000211211000001',
              location: [23.7, 35.45],
              subUnits: [
                {
                  id: 'stu',
                  name: 'Luftlande-Sturmregiment',
                  sidc: '10061000171211000001',
                  subUnits: [
                    {
                      id: 'stu.1',
                      name: 'I./Sturmregiment',
                      shortName: 'I./Sturm',
                      sidc: '10061000161211000059',
                      location: [23.75, 35.52, 30],
                      state: [
                        { id: 'a', t: '1941-05-21T06:30:00+02:00', location: [23.77, 35.53] },
                        { id: 'b', t: '1941-05-22T06:30:00+02:00', location: [23.9, 35.5] },
                      ],
                    },
                    { id: 'stu.2', sidc: '10061000161211000001' },
                  ],
                },
                {
                  id: 'geb',
                  name: '100 Gebirgsjäger-Regiment, flown in when the airfield has been taken',
                  sidc: '10061000171211000027',
                  state: [
                    { id: 'c', t: '1941-05-21T17:00:00+02:00', title: 'Maleme airfield', location: [23.83, 35.53] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'blue',
      name: 'Creforce',
      standardIdentity: '3',
      subUnits: [
        { id: 'hms', name: 'HMS Ajax', sidc: '10033000001202000000', location: [24.1, 35.6] },
        {
          id: 'nz22',
          name: '22 Battalion',
          sidc: '10031000161211000000',
          textAmplifiers: { country: 'NZ', higherFormation: 'NZ Div' },
          location: [23.82, 35.53],
          subUnits: [
            { id: 'a', name: 'A Company', sidc: '10031000151211000000' },
            { id: 'c', name: 'C Company', sidc: '10031000151211000000' },
          ],
        },
        { id: 'stu', name: 'Signals', sidc: 'SFGPUUS----F---' },
      ],
    },
  ],
  events: [{ id: 'e', title: 'Landing', startTime: '1941-05-20T08:00:00+02:00' }],
  layerStack: [],
};

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function taken(value: unknown, first: string | null = null) {
  const told = nothingTold();
  const scenario = parseOrbat(bytesOf(value), 'crete.json', told);
  if (!scenario) throw new Error(JSON.stringify(told.problems));
  return draftOfOrbat(scenario, { first, beside: null });
}

/** Why a file is refused. */
function refusedFor(value: unknown, bytes = bytesOf(value)) {
  const told = nothingTold();
  expect(parseOrbat(bytes, 'crete.json', told)).toBeNull();
  return told.problems;
}

const columns = (draft: Draft, ...names: string[]) => {
  const [headings, ...rows] = draft['units.csv'] as string[][];
  return rows.map((row) => names.map((name) => row[headings!.indexOf(name)]));
};

describe('a file of ORBAT Mapper that somebody else made', () => {
  const { draft, notes } = taken(crete);

  test('every unit becomes a row, with its place, its turn and its symbol; the nameless one too', () => {
    expect(columns(draft, 'id', 'side', 'name', 'arm', 'echelon', 'arrivalTurn', 'lon', 'lat')).toEqual([
      ['fjd7', 'german', 'HQ 7 Flieger-Division', 'hq', 'hq', '1', '23.7', '35.45'],
      ['stu-1', 'german', 'I./Sturmregiment', 'gliderInfantry', 'battalion', '1', '23.75', '35.52'],
      ['stu-2', 'german', 'Unnamed paras 3', 'paras', 'battalion', '1', '', ''],
      [
        'geb',
        'german',
        '100 Gebirgsjäger-Regiment, flown in when the airfield has been taken',
        'mountainInfantry',
        'regiment',
        '5',
        '23.83',
        '35.53',
      ],
      ['hms', 'allied', 'HMS Ajax', 'blank', 'battalion', '1', '24.1', '35.6'],
      ['nz22', 'allied', '22 Battalion', 'infantry', 'battalion', '1', '23.82', '35.53'],
      ['stu', 'allied', 'Signals', 'blank', 'battalion', '1', '', ''],
      ['hq-allied', 'allied', 'HQ Creforce', 'hq', 'hq', '1', '24.1', '35.6'],
    ]);
  });

  test('where each belongs, and which team commands it', () => {
    expect(columns(draft, 'id', 'corps', 'division', 'brigade', 'formation', 'team')).toEqual([
      ['fjd7', 'XI Fliegerkorps', '7 Flieger-Division', '', '7 Flieger-Division', '7-flieger-division'],
      [
        'stu-1',
        'XI Fliegerkorps',
        '7 Flieger-Division',
        'Luftlande-Sturmregiment',
        '7 Flieger-Division',
        '7-flieger-division',
      ],
      [
        'stu-2',
        'XI Fliegerkorps',
        '7 Flieger-Division',
        'Luftlande-Sturmregiment',
        '7 Flieger-Division',
        '7-flieger-division',
      ],
      ['geb', 'XI Fliegerkorps', '7 Flieger-Division', '', '7 Flieger-Division', '7-flieger-division'],
      ['hms', 'Creforce', 'Creforce', '', 'Creforce', 'creforce'],
      ['nz22', 'Creforce', 'Creforce', '', 'NZ Div', 'creforce'],
      ['stu', 'Creforce', 'Creforce', '', 'Creforce', 'creforce'],
      ['hq-allied', 'Creforce', 'Creforce', '', 'Creforce', 'creforce'],
    ]);
  });

  test('every guess is told at its row and column', () => {
    const told = (row: number) =>
      notes.filter((note) => note.row === row).map(({ column, message }) => `${column} ${message}`);
    expect(told(2)).toEqual([
      'arm has a place of its own in the file, and its units have theirs: it is taken in as their headquarters',
      'nation does not say of which nation it is, and no name around it does: it is taken to be German',
    ]);
    expect(told(3)).toEqual([
      'arrivalTurn goes on to 2 further places in the file: that is for the game to play, and stands in its notes',
      'nation does not say of which nation it is, and no name around it does: it is taken to be German',
    ]);
    expect(told(4)).toEqual([
      'name has no name in the file: it is given one',
      'lon has no place in the file: it is still to be put on the map',
      'nation does not say of which nation it is, and no name around it does: it is taken to be German',
    ]);
    expect(told(5)).toEqual([
      'nation does not say of which nation it is, and no name around it does: it is taken to be German',
    ]);
    expect(told(6)).toEqual([
      'arm has the symbol 10033000001202000000, which is no unit on land: it is read as a blank counter',
      'nation does not say of which nation it is, and no name around it does: it is taken to be British',
    ]);
    expect(told(7)).toEqual([
      'notes is made of 2 units in the file, which are smaller than any counter: they are named in its notes',
    ]);
    expect(told(8)).toEqual([
      'arm has the symbol 10031000161110000000, which Annex B does not have: it is read as the nearest, blank',
      'lon has no place in the file: it is still to be put on the map',
      'nation does not say of which nation it is, and no name around it does: it is taken to be British',
    ]);
    expect(notes.filter(({ row }) => row === undefined).map(({ file, message }) => `${file} ${message}`)).toEqual([
      'units.csv status profiles, ways of getting along and guns are guesses by the arm: they are marked as ours in every unit',
      'teams.csv has a team for each division with a headquarters; who can reach whom (links) is still to be said',
      'units.csv has a headquarters more than the file, HQ Creforce: Creforce had none',
      'manifest.json is a nation of the file: its name and the bar of its counters are guesses',
    ]);
  });

  test('what no column has stands in the notes of the row; a code that no counter has stays in its column', () => {
    expect(columns(draft, 'id', 'notes', 'symbol').filter(([, ...cells]) => cells.some((cell) => cell !== ''))).toEqual(
      [
        ['stu-1', 'In the file it goes on to turn 4: 23.77 35.53 and turn 7: 23.9 35.5.', ''],
        ['hms', '', '10033000001202000000'],
        ['nz22', 'In the file it is made of A Company and C Company.', ''],
        ['stu', '', '10031000161110000000'],
      ],
    );
  });

  test('it is a scenario whose only faults are the places that the file has not, of its sides and its turns', () => {
    const faults = readParsed('crete', parsedDraft(draft));
    expect(faults.ok ? [] : faults.problems.map(({ row, column }) => [row, column])).toEqual([
      [4, 'lon'],
      [4, 'lat'],
      [8, 'lon'],
      [8, 'lat'],
    ]);
    const [headings, ...rows] = draft['units.csv'] as string[][];
    const put = rows.map((row) =>
      row.map((cell, at) => cell || (headings![at] === 'lon' ? '23.8' : headings![at] === 'lat' ? '35.5' : '')),
    );
    const reading = readParsed('crete', parsedDraft({ ...draft, 'units.csv': [headings!, ...put] }));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const { title, sides, turns, openingTurn, map } = reading.scenario;
    expect([title, openingTurn]).toEqual(['Crete', 1]);
    expect(sides).toEqual([
      { key: 'allied', name: 'Creforce' },
      { key: 'german', name: 'Luftlandekorps' },
    ]);
    expect(turns).toEqual([
      { number: 1, date: '1941-05-20', daypart: 'morning' },
      { number: 2, date: '1941-05-20', daypart: 'afternoon' },
      { number: 3, date: '1941-05-20', daypart: 'night' },
      { number: 4, date: '1941-05-21', daypart: 'morning' },
      { number: 5, date: '1941-05-21', daypart: 'afternoon' },
    ]);
    expect(map.frame.maxX).toBe(100);
  });

  test('the side that is Allied here may be named', () => {
    const sidesOf = columns(taken(crete, 'luftlandekorps').draft, 'id', 'side');
    expect(sidesOf.filter(([, side]) => side === 'allied').map(([id]) => id)).toEqual([
      'fjd7',
      'stu-1',
      'stu-2',
      'geb',
    ]);
    expect(taken(crete, 'Italians').notes[0]).toEqual({
      file: 'The file',
      message: 'has no side called Italians: the sides are taken as they are drawn',
    });
  });
});

describe('what cannot be read is refused, with what would be right', () => {
  test.each([
    [
      { ...crete, type: 'ORBAT-mapper-encrypted' },
      'is locked with a password: open it in ORBAT Mapper and save it without one',
    ],
    [{ type: 'FeatureCollection' }, 'is no scenario of ORBAT Mapper: it has not the type "ORBAT-mapper"'],
    [null, 'is no scenario of ORBAT Mapper: it has not the type "ORBAT-mapper"'],
    [
      { ...crete, version: '0.5.0' },
      'is of version 0.5.0 of ORBAT Mapper: the console reads 0.6.0 and later; open it in ORBAT Mapper and save it anew',
    ],
    [{ ...crete, version: 'new' }, 'has no version: a scenario of ORBAT Mapper says one, such as 3.7.0'],
  ])('%#', (value, message) => {
    expect(refusedFor(value)).toEqual([{ file: 'crete.json', message }]);
  });

  test('a fault within it is told with the place where it stands', () => {
    const [problem] = refusedFor({ ...crete, sides: [{ name: 'A', groups: [{ subUnits: [{ name: 7 }] }] }] });
    expect(problem).toMatchObject({ file: 'crete.json', column: 'sides.0.groups.0.subUnits.0.name' });
    expect(refusedFor({ ...crete, sides: [] })[0]).toMatchObject({
      column: 'sides',
      message: 'is empty: there is no side',
    });
  });

  test('a picture, a file that is too long, too many units, too deep a tree', () => {
    expect(refusedFor(null, new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0]))).toHaveLength(1);
    expect(refusedFor(null, new Uint8Array(8_000_001))).toEqual([
      { file: 'crete.json', message: 'has 9 MB: a file of a scenario has 8 MB at most' },
    ]);
    const many = Array.from({ length: 5001 }, () => ({}));
    expect(refusedFor({ ...crete, sides: [{ subUnits: many }] })[0]!.message).toBe('has more than 5000 units');
    let deep: object = {};
    for (let level = 0; level < 40; level++) deep = { subUnits: [deep] };
    expect(refusedFor({ ...crete, sides: [{ subUnits: [deep] }] })[0]!.message).toBe('is nested more than 64 deep');
  });

  test('names of 500 letters, from right to left, with what cannot be seen, and ids twice: mended and told; a place off the map is a fault at its cell', () => {
    const { draft, notes } = taken({
      ...crete,
      sides: [
        { name: 'A', subUnits: [{ id: 'x', name: 'N'.repeat(500), sidc: '10031000161211000000', location: [24, 35] }] },
        {
          name: 'B',
          subUnits: [
            { id: 'x', name: '\u202eneztüS\u0000 =1+1', sidc: '10061000161211000000', location: [200, 95] },
            { id: 'y', name: 'Far', sidc: '10061000161211000000', location: [-170, -60] },
          ],
        },
      ],
    });
    expect(columns(draft, 'id', 'name', 'shortName').slice(0, 2)).toEqual([
      ['x', 'N'.repeat(120), 'NNNNNNNNNNNN'],
      ['x-2', 'neztüS =1+1', 'neztüS =1+1'],
    ]);
    expect(notes.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'has a name of 500 letters: it is cut to 120, and stands whole in its notes',
        'has an id that another unit has, x: here it is x-2',
        'has a place that is none on the globe: it is left out',
      ]),
    );
    const reading = readParsed('x', parsedDraft(draft));
    expect(reading.ok ? [] : reading.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'lon'],
      [3, 'lat'],
      [4, 'lon'],
      // Its headquarters stands where it does.
      [6, 'lon'],
    ]);
  });
});
