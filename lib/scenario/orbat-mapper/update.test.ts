import { describe, expect, test } from 'vitest';
import { type Draft, parsedDraft } from '../draft/draft';
import { usuallyMade } from '../draft/row-changes';
import { readParsed } from '../read-scenario';
import { recordsIn, rewritten } from '../settle/rows';
import { nothingTold } from '../told';
import { draftOfOrbat, orbatOfDraft } from './convert';
import { type OrbatScenario, parseOrbat } from './shape';
import { updateOfOrbat } from './update';

/** A file of ORBAT Mapper 3.7 goes in, is updated by a second, and comes out as it was where nothing was changed. */

type Json = Record<string, unknown>;
interface UnitJson extends Json {
  id: string;
  name: string;
  sidc: string;
}

const unit = (id: string, name: string, sidc: string, location: number[] | null, more: Json = {}): UnitJson => ({
  id,
  name,
  sidc,
  reinforcedStatus: 'None',
  state: location ? [{ id: `${id}-s`, t: Date.parse('1982-05-21T06:30:00Z'), location }] : [],
  subUnits: [],
  equipment: [],
  personnel: [],
  ...more,
});
const formation = (id: string, name: string, sidc: string, subUnits: Json[]): Json => ({
  id,
  name,
  sidc,
  subUnits,
  state: [],
});
const friend = (size: string, entity: string, hq = '0') => `1003100${hq}${size}${entity}0000`;
const foe = (size: string, entity: string, hq = '0') => `1006100${hq}${size}${entity}0000`;

/** A battle as ORBAT Mapper 3.7 saves it: units called by a number, one without a symbol, one without a place. */
const battle = (): Json => ({
  id: 'falklands',
  type: 'ORBAT-mapper',
  version: '3.7.0',
  name: 'San Carlos',
  description: 'From the official history',
  startTime: Date.parse('1982-05-21T06:00:00Z'),
  timeZone: 'UTC',
  symbologyStandard: 'app6',
  sides: [
    {
      id: 's1',
      name: 'British',
      standardIdentity: '3',
      groups: [
        {
          id: 'g1',
          name: 'Landing force',
          subUnits: [
            formation('b1', '3 Commando Brigade', friend('18', '121100'), [
              unit('hq', 'HQ 3 Cdo Bde', friend('18', '121100', '2'), [-59, -51.57]),
              unit('c40', '40', friend('16', '121100'), [-59.02, -51.57]),
              unit('c42', '42', friend('16', '121100'), [-59.03, -51.58], { shortName: '42 Cdo' }),
              unit('bty', '29 Cdo Regt RA', '', [-59.04, -51.56]),
            ]),
          ],
        },
      ],
    },
    {
      id: 's2',
      name: 'Argentine',
      standardIdentity: '6',
      groups: [
        {
          id: 'g2',
          name: 'Task Force Mercedes',
          subUnits: [
            formation('r12', '12 Infantry Regiment', foe('17', '121100'), [
              unit('r12a', 'A', foe('16', '121100'), [-58.97, -51.8]),
              unit('r12b', 'B', foe('16', '121100'), null),
            ]),
          ],
        },
      ],
    },
  ],
  events: [],
  layers: [],
});
const parsed = (value: Json): OrbatScenario => {
  const told = nothingTold();
  const scenario = parseOrbat(new TextEncoder().encode(JSON.stringify(value)), 'battle.json', told);
  if (!scenario) throw new Error(JSON.stringify(told.problems));
  return scenario;
};
const takenIn = (value: Json): Draft =>
  draftOfOrbat(parsed(value), { first: null, beside: null, nations: { Argentine: 'Argentina' } }).draft;
const asked = { first: null };
const unitsIn = (value: Json): UnitJson[] => {
  const within = (of: Json): UnitJson[] => ((of.subUnits ?? []) as UnitJson[]).flatMap((one) => [one, ...within(one)]);
  return (value.sides as { groups: Json[] }[]).flatMap(({ groups }) => groups.flatMap(within));
};
const cellsOf = (draft: Draft, ...columns: string[]) =>
  recordsIn(draft, 'units.csv').map(({ cells }) => columns.map((column) => cells[column]));

describe('the same file once more', () => {
  test('changes nothing, whatever was guessed of it, and whatever was made of it here since', () => {
    const draft = takenIn(battle());
    const again = updateOfOrbat(parsed(battle()), draft, asked).update;
    expect([again.cells, again.added, again.fields]).toEqual([[], [], []]);
    // What the file does not say is a person's: the profile, the team, a name for the counter, a gun.
    const own = rewritten(draft, 'units.csv', [3, 4], () => ({
      profile: 'marines',
      shortName: 'Forty',
      isFlexible: 'yes',
    }));
    const later = updateOfOrbat(parsed(battle()), own, asked).update;
    expect(later.cells.map(({ name, column, was, now }) => [name, column, was, now])).toEqual([
      ['42/3 CB', 'shortName', 'Forty', '42 Cdo'],
    ]);
  });
});

describe('a second file', () => {
  const second = (): Json => {
    const file = battle();
    const all = unitsIn(file);
    const found = (id: string) => all.find((one) => one.id === id)!;
    found('r12a').name = 'A Company';
    (found('hq').state as { location: number[] }[])[0]!.location = [-59.1, -51.5];
    const brigade = all.find((one) => one.id === 'b1')!;
    const subUnits = brigade.subUnits as Json[];
    brigade.subUnits = [
      ...subUnits.filter((one) => one.id !== 'bty'),
      unit('p3', '3 Para', friend('16', '121100'), [-59.05, -51.5]),
    ];
    return { ...file, name: 'San Carlos Water' };
  };

  test('is told field by field, with what is only here and only there', () => {
    const { update } = updateOfOrbat(parsed(second()), takenIn(battle()), asked);
    expect(update.cells.map(({ name, column, was, now }) => [name, column, was, now])).toEqual([
      ['HQ 3 Cdo Bde', 'lon', '-59', '-59.1'],
      ['HQ 3 Cdo Bde', 'lat', '-51.57', '-51.5'],
      ['A', 'name', 'A', 'A Company'],
    ]);
    expect(update.added.map(({ name }) => name)).toEqual(['3 Para']);
    expect(update.gone.map(({ name }) => name)).toContain('29 Cdo Regt RA');
    expect(update.fields.map(({ column, was, now }) => [column, was, now])).toEqual([
      ['title', 'San Carlos', 'San Carlos Water'],
    ]);
  });

  test('changes what is ticked, and nothing else', () => {
    const draft = takenIn(battle());
    const { update, made } = updateOfOrbat(parsed(second()), draft, asked);
    expect(made(new Set())).toEqual(draft);
    const renamed = made(new Set(update.cells.filter(({ column }) => column === 'name').map(({ id }) => id)));
    expect(cellsOf(renamed, 'id', 'name', 'lon').filter(([id]) => ['hq', 'r12a', 'p3'].includes(id!))).toEqual([
      ['hq', 'HQ 3 Cdo Bde', '-59'],
      ['r12a', 'A Company', '-58.97'],
    ]);
    const all = made(new Set([...usuallyMade(update), ...[...update.fields, ...update.gone].map(({ id }) => id)]));
    expect((all['manifest.json']![0] as Json).title).toBe('San Carlos Water');
    expect(cellsOf(all, 'id').flat()).not.toContain('bty');
    expect(cellsOf(all, 'id').flat()).toContain('p3');
  });

  test('and what comes out says of each unit that nothing was changed in what the file said', () => {
    const draft = rewritten(takenIn(battle()), 'units.csv', [], () => ({}));
    const { update, made } = updateOfOrbat(parsed(second()), draft, asked);
    const updated = made(new Set(usuallyMade(update)));
    const placed = rewritten(
      updated,
      'units.csv',
      [recordsIn(updated, 'units.csv').find(({ cells }) => cells.id === 'r12b')!.row],
      () => ({
        lon: '-58.9',
        lat: '-51.8',
      }),
    );
    const reading = readParsed('falklands', parsedDraft(placed));
    expect(reading.ok ? [] : reading.problems).toEqual([]);
    const written = JSON.parse(new TextDecoder().decode(orbatOfDraft('falklands', placed, nothingTold())!)) as Json;
    const out = new Map(unitsIn(written).map((one) => [one.id, one]));
    const said = (one: UnitJson) => [one.sidc, (one.state as { location: number[] }[])[0]!.location];
    const counters = ['hq', 'c40', 'c42', 'r12a', 'p3'];
    const given = unitsIn(second()).filter(({ id }) => counters.includes(id));
    expect(given).toHaveLength(5);
    for (const one of given) expect([one.id, ...said(out.get(one.id)!)]).toEqual([one.id, ...said(one)]);
    expect([out.get('hq')!.name, out.get('r12a')!.name, out.get('p3')!.name, out.get('c42')!.shortName]).toEqual([
      'HQ 3 Cdo Bde',
      'A Company',
      '3 Para',
      '42 Cdo',
    ]);
    expect((written.sides as { name: string }[]).map(({ name }) => name)).toEqual(['British', 'Argentine']);
    // Taken in beside what it was made of, it is the same to the cell.
    const back = updateOfOrbat(parsed(written), placed, asked).update;
    expect([back.cells, back.added, back.gone, back.fields]).toEqual([[], [], [], []]);
  });
});
