import { describe, expect, test } from 'vitest';
import { blankDraft } from '../draft/blank';
import { checklistOf } from '../draft/checklist';
import { type Draft, parsedDraft } from '../draft/draft';
import { readParsed } from '../read-scenario';
import { faultGroups } from './fault-groups';
import { recordsIn, withRows } from './rows';
import { settled } from './settle';

/** Faults of one kind are one line, and one press settles all of them. */

const blank = blankDraft('Winter');
const unitHeadings = blank['units.csv']![0] as string[];
type Row = Record<string, string>;

/** A battle as a sheet has it: names of sides, teams and nations where keys are wanted, and no status profile. */
const unit = (name: string, side: string, team: string, arm: string, more: Row = {}): Row => ({
  side,
  team,
  name,
  arm,
  nation: side === 'Soviet' ? 'Soviet Union' : 'Finland',
  lon: side === 'Finnish' ? '31,4' : '32,1',
  lat: '62,3',
  ...more,
});
const sheet: Row[] = [
  unit('HQ Group Talvela', 'Finnish', 'Group Talvela', 'hq'),
  unit('JR 16', 'Finnish', 'Group Talvela', 'infantry'),
  unit('Er.P 9', 'Finnish', 'Group Talvela', 'infantry'),
  unit('HQ 139 Div', 'Soviet', '139 Rifle Division', 'hq'),
  unit('364 Rifle Regiment', 'Soviet', '139 Rifle Division', 'infantry', { corps: '1 Corps' }),
  unit('155 Guns', 'Soviet', '155 Rifle Division', 'artillery'),
];
/** The cells of a unit that is whole, so that its place is looked at. */
const whole: Row = {
  id: 'A1',
  corps: 'C',
  division: 'D',
  formation: 'D',
  shortName: 'A',
  echelon: 'battalion',
  arrivalTurn: '1',
  entry: 'E',
  carriage: 'foot',
  mover: 'foot',
  isFlexible: 'no',
  profile: 'p',
  stepsLost: '0',
};
const battle = (rows: Row[] = sheet): Draft => withRows(blank, 'units.csv', unitHeadings, rows);

const groupsOf = (draft: Draft) => {
  const reading = readParsed('winter', parsedDraft(draft));
  return { faults: faultGroups(draft, reading.ok ? [] : reading.problems), notes: faultGroups(draft, reading.notes) };
};
/** Presses an offer of the line of a file and column. */
async function press(draft: Draft, column: string, label: RegExp, file = 'units.csv'): Promise<Draft> {
  const { faults, notes } = groupsOf(draft);
  const line = [...faults, ...notes].find((one) => one.file === file && one.column === column);
  const offer = line?.offers.find((one) => label.test(one.label));
  if (!line || !offer) throw new Error(`${column} offers ${line?.offers.map((one) => one.label).join(', ')}`);
  return settled(draft, { file: line.file, column, rows: line.rows, ...offer });
}
const columns = (draft: Draft, file: string, ...names: string[]) =>
  recordsIn(draft, file).map(({ cells }) => names.map((name) => cells[name]));

test('faults of one kind are one line with a count, and each by name', () => {
  const { faults } = groupsOf(battle());
  const line = faults.find(({ column }) => column === 'side')!;
  expect([line.says, line.count, line.rows, line.each[1]!.name]).toEqual([
    '6 units: Side is not one of allied, german',
    6,
    [2, 3, 4, 5, 6, 7],
    'JR 16',
  ]);
  expect(faults.length).toBeLessThan(25);
});

test('a sheet of names becomes a battle without a fault in a few presses', async () => {
  let draft = battle();
  draft = await press(draft, 'lon', /decimal point/);
  draft = await press(draft, 'lat', /decimal point/);
  draft = await press(draft, 'side', /Call the sides Finnish and Soviet/);
  draft = await press(draft, 'team', /Make the teams Group Talvela, 139 Rifle Division and 155 Rifle Division/);
  draft = await press(draft, 'corps', /Put in what follows/);
  draft = await press(draft, 'profile', /By their arm: the book/);
  draft = await press(draft, 'nation', /Make Finnish and Soviet nations of the scenario/);
  draft = await press(draft, 'hqUnitId', /make one/, 'teams.csv');
  const [first] = draft['manifest.json'] as [Record<string, unknown>];
  const map = {
    ...(first.map as object),
    grid: { centralMeridian: 31, originLatitude: 62, eastingKm: 50, northingKm: 50 },
  };
  draft = { ...draft, 'manifest.json': [{ ...first, map }] };
  draft = await press(draft, 'lon', /as large as they need/);

  expect(groupsOf(draft).faults).toEqual([]);
  expect(columns(draft, 'teams.csv', 'key', 'name', 'side', 'hqUnitId')).toEqual([
    ['group-talvela', 'Group Talvela', 'allied', 'U001'],
    ['139-rifle-division', '139 Rifle Division', 'german', 'U004'],
    ['155-rifle-division', '155 Rifle Division', 'german', 'U007'],
  ]);
  expect(
    columns(draft, 'units.csv', 'id', 'nation', 'corps', 'division', 'entry', 'profile', 'artilleryClass'),
  ).toEqual([
    ['U001', 'FIN', 'Group Talvela', 'Group Talvela', 'Group Talvela', 'hq', ''],
    ['U002', 'FIN', 'Group Talvela', 'Group Talvela', 'Group Talvela', 'infantry_bn', ''],
    ['U003', 'FIN', 'Group Talvela', 'Group Talvela', 'Group Talvela', 'infantry_bn', ''],
    ['U004', 'SOV', '139 Rifle Division', '139 Rifle Division', '139 Rifle Division', 'hq', ''],
    ['U005', 'SOV', '1 Corps', '1 Corps', '1 Corps', 'infantry_bn', ''],
    ['U006', 'SOV', '155 Rifle Division', '155 Rifle Division', '155 Rifle Division', 'artillery', 'field'],
    ['U007', 'SOV', '155 Rifle Division', '155 Rifle Division', '155 Rifle Division', 'artillery', ''],
  ]);
  expect(recordsIn(draft, 'units.csv')[1]!.cells.ours).toBe(
    'corps; division; formation; entry; echelon; carriage; mover; isFlexible; stepsLost; shortName; arrivalTurn; profile',
  );
  const manifest = draft['manifest.json']![0] as Record<string, unknown>;
  expect([manifest.sides, manifest.nations]).toEqual([
    [
      { key: 'allied', name: 'Finnish' },
      { key: 'german', name: 'Soviet' },
    ],
    [
      { key: 'FIN', name: 'Finnish', sides: ['allied'], bar: expect.any(String) },
      { key: 'SOV', name: 'Soviet', sides: ['german'], bar: expect.any(String) },
    ],
  ]);
});

describe('other lines', () => {
  test('profiles as a shipped battle has them, said whose they are', async () => {
    const draft = await press(battle(), 'profile', /as in Crete 1941/);
    const rows = recordsIn(draft, 'profiles.csv').map(({ cells }) => cells);
    expect(rows.find(({ key }) => key === columns(draft, 'units.csv', 'profile')[1]![0])!.notes).toMatch(
      /^As in crete-1941\./,
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('“make them Argentine”: units of whose nation nobody said a word, and the mark that it was a guess goes', async () => {
    const guess = { ours: 'nation; profile', nation: 'GER' };
    const draft = battle([
      unit('BIM 5', 'german', 'x', 'infantry', guess),
      unit('RI 4', 'german', 'x', 'infantry', guess),
    ]);
    const ofNation = await settled(draft, {
      file: 'units.csv',
      column: 'nation',
      rows: [2, 3],
      cure: 'nation',
      text: 'Argentine',
    });
    expect(columns(ofNation, 'units.csv', 'nation', 'ours')).toEqual([
      ['ARG', 'profile'],
      ['ARG', 'profile'],
    ]);
    expect((ofNation['manifest.json']![0] as { nations: { key: string }[] }).nations.map(({ key }) => key)).toEqual([
      'UK',
      'ARG',
    ]);
    const kept = await settled(draft, { file: 'units.csv', column: 'nation', rows: [2], cure: 'isNation', text: '' });
    expect(columns(kept, 'units.csv', 'nation', 'ours')).toEqual([
      ['GER', 'profile'],
      ['GER', 'nation; profile'],
    ]);
  });

  test('ids that are none, and names for counters that are too long or alike', async () => {
    const draft = battle([
      unit('Infantry Regiment 40 of the line', 'allied', 't', 'infantry', {
        id: '40 IR',
        shortName: 'Infantry Regiment 40',
      }),
      unit('Infantry Regiment 41 of the line', 'allied', 't', 'infantry', { id: 'ok', shortName: 'One' }),
      unit('Infantry Regiment 42 of the line', 'allied', 't', 'infantry', { id: 'ok', shortName: 'One' }),
    ]);
    const numbered = await press(draft, 'id', /ids of ours/);
    expect(columns(numbered, 'units.csv', 'id').flat()).toEqual(['U001', 'ok', 'ok']);
    const shorter = await press(draft, 'shortName', /Shorten/);
    expect(columns(shorter, 'units.csv', 'shortName').flat()).toEqual(['Infantry', 'One', 'One']);
  });

  test('a map that is made larger to the west and south counts its grid from the new corner', async () => {
    const draft = await press(
      battle([unit('A', 'allied', 't', 'infantry', { ...whole, lon: '-2', lat: '49' })]),
      'lon',
      /as large/,
    );
    const { grid, frame } = (draft['manifest.json']![0] as unknown as { map: { grid: object; frame: object } }).map;
    // 2 degrees of longitude at 49 north are 146 km, a degree of latitude 111: the old middle at 50 50, and 2 km to spare.
    expect([grid, frame]).toEqual([
      { centralMeridian: 0, originLatitude: 50, eastingKm: 148, northingKm: 112 },
      { minX: 0, minY: 0, maxX: 198, maxY: 162 },
    ]);
  });

  test('a word is written in all rows, and is no guess any more', async () => {
    const draft = battle([unit('A', 'allied', 't', 'foot soldiers', { ours: 'arm; entry' })]);
    const line = groupsOf(draft).faults.find(({ column }) => column === 'arm')!;
    expect(line.choices.map(({ id }) => id)).toContain('mountainInfantry');
    const write = { file: 'units.csv', column: 'arm', rows: [2], cure: 'write', text: 'mountainInfantry' } as const;
    expect(columns(await settled(draft, write), 'units.csv', 'arm', 'ours')).toEqual([['mountainInfantry', 'entry']]);
  });

  test('drawings far beyond the frame, a bridge with no road, and teams that no seat has are told, counted, and settled', async () => {
    const drawing = (layer: string, coordinates: number[][]) => ({
      type: 'Feature',
      properties: { layer, name: layer, source: 'ours', license: 'CC0-1.0' },
      geometry: { type: 'LineString', coordinates },
    });
    const [manifest] = blank['manifest.json'] as [Record<string, object>];
    const seats = [{ label: 'Control', roles: ['gameControl', 'teamControl'], teams: ['north'] }];
    const draft: Draft = {
      ...withRows(
        withRows(
          blank,
          'crossings.csv',
          [],
          [
            {
              id: 'c1',
              name: 'Old bridge',
              kind: 'minorRoadBridge',
              water: 'Stream',
              capacityPoints: '30',
              lon: '0.5',
              lat: '50',
              isBlown: 'no',
              isPrepared: 'no',
              license: 'CC0-1.0',
            },
          ],
        ),
        'teams.csv',
        [],
        [
          { key: 'north', name: 'North', side: 'german', hqUnitId: 'x', formations: 'x' },
          { key: 'south', name: 'South', side: 'allied', hqUnitId: 'y', formations: 'y' },
        ],
      ),
      'manifest.json': [{ ...manifest, opening: { ...manifest.opening, controlSeats: seats } }],
      'map.geojson': [
        drawing('road', [
          [-0.5, 50],
          [-0.4, 50],
        ]),
        drawing('road', [
          [0, 50],
          [0, 50.1],
        ]),
        drawing('river', [
          [8, 52],
          [8.1, 52],
        ]),
      ],
    };
    const { notes } = groupsOf(draft);
    expect(notes.map(({ says, file }) => [file, says])).toEqual(
      expect.arrayContaining([
        ['map.geojson', 'lies wholly beyond the frame of the map'],
        ['crossings.csv', 'Old bridge is far from every road: none comes within 5 km of it'],
        ['manifest.json', 'has no seat of Team Control'],
      ]),
    );
    const reading = readParsed('x', parsedDraft(draft));
    const lines = checklistOf(draft, { problems: reading.ok ? [] : reading.problems, notes: reading.notes });
    const says = (what: string) => lines.find((line) => line.what === what);
    expect([says('Ground')!.says, says('Crossings')!.says, says('Seats of Control')!.says]).toEqual([
      '1 to look at',
      '1 to look at',
      '1 to look at',
    ]);
    const without = await press(draft, 'features', /Delete all that lie beyond/, 'map.geojson');
    expect(without['map.geojson']).toEqual(draft['map.geojson']!.slice(0, 2));
    const seated = await press(draft, 'opening.controlSeats', /have them/, 'manifest.json');
    expect(
      (seated['manifest.json']![0] as { opening: { controlSeats: { teams: string[] }[] } }).opening.controlSeats[0]!
        .teams,
    ).toEqual(['north', 'south']);
  });
});
