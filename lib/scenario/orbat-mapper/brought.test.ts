import { describe, expect, test } from 'vitest';
import type { Draft } from '../draft/draft';
import { grouped } from '../grouped';
import { nothingTold } from '../told';
import { draftOfOrbat, type OrbatWanted } from './convert';
import { parseOrbat } from './shape';

/** Files as people bring them: what each kind of them has that is not as it should be, and what becomes of it. */

type Json = Record<string, unknown>;
const unit = (id: string, name: string, more: Json = {}): Json => ({
  id,
  name,
  sidc: '10031000161211000001',
  location: [5.9, 51.98],
  state: [],
  subUnits: [],
  ...more,
});
const side = (name: string, standardIdentity: string, subUnits: Json[], more: Json = {}): Json => ({
  id: name,
  name,
  standardIdentity,
  groups: [{ id: `${name} forces`, name: `${name} forces`, subUnits }],
  ...more,
});
const enemy = side('Red', '6', [unit('r1', 'I./FJR 7', { sidc: '10061000161211000001', location: [5.5, 51.6] })]);
const file = (...sides: Json[]): Json => ({
  type: 'ORBAT-mapper',
  version: '3.4.0',
  name: 'Trial',
  startTime: '1944-09-17T14:00:00Z',
  sides: [...sides, enemy],
});
const blue = (...units: Json[]) => file(side('Blue', '3', units));

function taken(value: Json, asked: Partial<OrbatWanted> = {}) {
  const told = nothingTold();
  const scenario = parseOrbat(new TextEncoder().encode(JSON.stringify(value)), 'trial.json', told);
  if (!scenario) throw new Error(JSON.stringify(told.problems));
  const { draft, notes } = draftOfOrbat(scenario, { first: null, beside: null, ...asked });
  return { draft, told: grouped([...told.notes, ...notes]).map(({ message }) => message) };
}
const columns = (draft: Draft, ...names: string[]): string[][] => {
  const [headings, ...rows] = draft['units.csv'] as string[][];
  return rows.map((row) => names.map((name) => row[headings!.indexOf(name)]!));
};
const blueUnits = (draft: Draft, ...names: string[]) =>
  columns(draft, 'side', ...names)
    .filter(([of]) => of === 'allied')
    .map(([, ...cells]) => cells);

describe('symbols', () => {
  test.each([
    ['SFGPUCA----F---', 'armour', 'battalion'],
    ['SFGPUCF----G', 'artillery', 'regiment'],
    ['SFGPUCI---AI---', 'hq', 'hq'],
    ['SHGPUCIZ---E---', 'mechanised', 'company'],
    ['SFGPUCIA--*F***', 'paras', 'battalion'],
    ['SFGPUCFHE-', 'selfPropelledArtillery', 'battalion'],
    ['SFGPUCRVA--F---', 'cavalry', 'battalion'],
    ['SFGPUH----AI---', 'hq', 'hq'],
    ['130310001612050000000000000000', 'armour', 'battalion'],
    ['100310001712110000270000000826', 'mountainInfantry', 'regiment'],
    ['custom1:10031000161205000000:kJ3fS8dX', 'armour', 'battalion'],
    ['custom1:SFGPUCF----F---:a:b', 'artillery', 'battalion'],
  ])('%s is %s of a %s', (sidc, arm, echelon) => {
    expect(blueUnits(taken(blue(unit('a', 'One', { sidc }))).draft, 'name', 'arm', 'echelon')[0]).toEqual([
      'One',
      arm,
      echelon,
    ]);
  });

  test.each(['', 'x', 'SFGPU', '12345', 'custom1::', 'custom1:custom1:x'])('%j is none, which is told', (sidc) => {
    const { draft, told } = taken(blue(unit('a', 'One', { sidc }), unit('b', 'Two', { sidc })));
    expect(blueUnits(draft, 'arm').slice(0, 2)).toEqual([['blank'], ['blank']]);
    expect(told).toContain(
      '2 units have no symbol that is known: they are read as blank counters of a battalion: One and Two',
    );
  });
});

describe('strength', () => {
  const lost = [
    unit('a', '21 Para', { status: 'Destroyed', reinforcedStatus: 'Reduced' }),
    unit('b', '22 Para', { state: [{ id: 's', t: '1944-09-16T10:00:00Z', status: 'Destroyed' }] }),
    unit('c', '23 Para', { sidc: '10031040161211000001' }),
  ];

  test('who is destroyed before the battle is left out, told by name, and taken in where that is wanted', () => {
    const { draft, told } = taken(blue(...lost, unit('d', '24 Para')));
    expect(blueUnits(draft, 'name')).toEqual([['24 Para'], ['HQ Blue']]);
    expect(told).toContain(
      '3 units are destroyed before the game begins, and are left out. Take in what is destroyed, if they are wanted: 21 Para, 22 Para and 23 Para',
    );
    expect(blueUnits(taken(blue(...lost), { keep: ['destroyed'] }).draft, 'name')).toEqual([
      ['21 Para'],
      ['22 Para'],
      ['23 Para'],
      ['HQ Blue'],
    ]);
  });

  test('who is destroyed later, or was made whole again, is in it; reduced, reinforced and what they have is told', () => {
    const { draft, told } = taken(
      blue(
        unit('a', 'Later', { state: [{ id: 's', t: '1944-09-18T07:00:00Z', status: 'Destroyed' }] }),
        unit('b', 'Again', {
          status: 'Destroyed',
          state: [{ id: 's', t: '1944-09-16T10:00:00Z', status: null }],
        }),
        unit('c', 'Weak', { reinforcedStatus: 'Reduced' }),
        unit('d', 'Strong', { state: [{ id: 's', t: '1944-09-16T10:00:00Z', reinforcedStatus: 'Reinforced' }] }),
        unit('e', 'Armed', { equipment: [{ name: 'PIAT', count: 9 }] }),
      ),
    );
    expect(blueUnits(draft, 'name', 'notes').slice(0, 2)).toEqual([
      ['Later', 'In the file, turn 3: it is destroyed.'],
      ['Again', ''],
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        '2 units are reduced or reinforced in the file, which is not read: say their steps lost: Weak and Strong',
        'Armed has equipment, people or supplies in the file, which are not read',
      ]),
    );
  });
});

describe('who is under whom', () => {
  const brigade = (id: string, name: string, ...subUnits: Json[]) =>
    unit(id, name, { sidc: '10031000181211000001', location: undefined, subUnits });
  const under = (targetId: string, placement: string, t = '1944-09-16T10:00:00Z') => ({
    state: [{ id: 'h', t, hierarchy: { targetId, placement } }],
  });
  const brigades = (draft: Draft) => blueUnits(draft, 'name', 'brigade').filter(([name]) => /Para/.test(name!));
  const division = (...of: Json[]) =>
    blue(unit('d', '11 Airborne Div', { sidc: '10031000211211000001', subUnits: of }));

  test('before the battle it is so; a brigade whose last unit went is no counter, and that is told', () => {
    const { draft, told } = taken(
      division(
        brigade('b1', '21 Para Bde', unit('a', '22 Para', under('b2', 'on'))),
        brigade('b2', '24 Para Bde', unit('b', '30 Para')),
      ),
    );
    expect(brigades(draft)).toEqual([
      ['30 Para', '24 Para Bde'],
      ['22 Para', '24 Para Bde'],
    ]);
    expect(told).toContain(
      'has the formation 21 Para Bde, whose units all stand under others when the game begins: it is left out',
    );
  });

  test('a unit that goes beside one that is not in the file goes into the list that is said with it', () => {
    const moved = {
      id: 'h',
      t: '1944-09-16T10:00:00Z',
      hierarchy: { targetId: 'x', placement: 'above', parentId: 'b2' },
    };
    const { draft } = taken(
      division(
        brigade('b1', '21 Para Bde', unit('a', '22 Para', { state: [moved] }), unit('e', '23 Para')),
        brigade('b2', '24 Para Bde', unit('b', '30 Para')),
      ),
    );
    expect(brigades(draft)).toEqual([
      ['23 Para', '21 Para Bde'],
      ['30 Para', '24 Para Bde'],
      ['22 Para', '24 Para Bde'],
    ]);
  });

  test('beside another; later it is told; below itself or under nobody it stays', () => {
    const { draft, told } = taken(
      division(
        brigade(
          'b1',
          '1 Para Bde',
          unit('a', '1 Para', under('c', 'above')),
          unit('e', '4 Para', under('b2', 'on', '1944-09-18T07:00:00Z')),
          unit('f', '5 Para', under('nobody', 'on')),
          unit('g', '6 Para', under('g', 'on')),
        ),
        brigade('b2', '2 Para Bde', unit('b', '2 Para'), unit('c', '3 Para')),
      ),
    );
    expect(brigades(draft)).toEqual([
      ['4 Para', '1 Para Bde'],
      ['5 Para', '1 Para Bde'],
      ['6 Para', '1 Para Bde'],
      ['2 Para', '2 Para Bde'],
      ['1 Para', '2 Para Bde'],
      ['3 Para', '2 Para Bde'],
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        '2 units are put under another unit in the file, which cannot be done: they stay where they were: 5 Para and 6 Para',
        '4 Para is changed later in the file (turn 3: it goes under 2 Para Bde): that is for the game to play, and stands in its notes',
      ]),
    );
  });
});

describe('places', () => {
  test.each([
    [['5.9', '51.98'], '5.9', '51.98'],
    [['5,9', ' 51,98 '], '5.9', '51.98'],
    ['5.9, 51.98', '5.9', '51.98'],
    ['5,9; 51,98', '5.9', '51.98'],
    [{ lon: 5.9, lat: 51.98 }, '5.9', '51.98'],
  ])('%j as text is read, and told', (location, lon, lat) => {
    const { draft, told } = taken(blue(unit('a', 'One', { location })));
    expect(blueUnits(draft, 'lon', 'lat')[0]).toEqual([lon, lat]);
    expect(told).toContain('One has its place as text: it is read as longitude and latitude');
  });

  test.each([[[]], [''], [[null, null]], [['', '']], [{}], [['Arnhem', 'bridge']], [[200, 95]]])(
    '%j is left open and told, and so are units without one: none is put where another is',
    (location) => {
      const { draft, told } = taken(blue(unit('a', 'One', { location }), unit('b', 'Two', { location: null })));
      expect(blueUnits(draft, 'name', 'lon', 'lat').slice(0, 2)).toEqual([
        ['One', '', ''],
        ['Two', '', ''],
      ]);
      expect(told).toContain('2 units have no place in the file: they are still to be put on the map: One and Two');
    },
  );
});

describe('sides that are no part of the game', () => {
  const un = side('UN', '4', [unit('n', 'Polder Battalion')]);
  const civilians = side('Civilians', '4', [unit('c', 'Refugee column')]);

  test('a further side is told once, its units are of a nation called as it is, and the headquarters is of the side itself', () => {
    const { draft, told } = taken(file(un, side('Blue', '3', [unit('a', '22 Para')]), civilians));
    expect(columns(draft, 'name', 'nation', 'lon')).toEqual([
      ['Polder Battalion', 'UN', '5.9'],
      ['22 Para', 'UK', '5.9'],
      ['Refugee column', 'Civilian', '5.9'],
      ['I./FJR 7', 'GER', '5.5'],
      ['HQ Blue', 'UK', '5.9'],
      ['HQ Red', 'GER', '5.5'],
    ]);
    expect(told.filter((message) => message.includes('UN, which'))).toEqual([
      'has a further side, UN, which is neither friend nor enemy: its 1 unit is taken in with those of Red, of a nation called as it is; leave the side out if it is no part of the game',
    ]);
  });

  test('any side may be left out; what was left out is told, and a side that is not there too', () => {
    const picture = side('Red picture for Blue', '6', [unit('p', 'Infantry, perhaps')]);
    const { draft, told } = taken(file(side('Blue', '3', [unit('a', '22 Para')]), picture, un), {
      leave: ['red picture for blue', 'UN', 'Green'],
    });
    expect(columns(draft, 'name')).toEqual([['22 Para'], ['I./FJR 7'], ['HQ Blue'], ['HQ Red']]);
    expect(told.slice(0, 3)).toEqual([
      'has no side or group called Green, which was to be left out: it has Blue, Red picture for Blue, UN and Red',
      'has the side Red picture for Blue, which is left out as was asked: Infantry, perhaps',
      'has the side UN, which is left out as was asked: Polder Battalion',
    ]);
  });

  test('a hidden group is left out and told, unless it is wanted; team and headquarters are called as the side', () => {
    const store = { id: 'h', name: 'Not in this game', isHidden: true, subUnits: [unit('z', '143 Recce')] };
    const shown = { id: 's', name: 'XL Corps', subUnits: [unit('a', '2 Marsh Guards')] };
    const hidden = file(side('Blue', '3', [], { groups: [store, shown] }));
    const { draft, told } = taken(hidden);
    expect(blueUnits(draft, 'name', 'team')).toEqual([
      ['2 Marsh Guards', 'blue'],
      ['HQ Blue', 'blue'],
    ]);
    expect(told[0]).toBe(
      'has the group Not in this game of Blue, which is hidden there and left out: 1 unit: 143 Recce. Take in what is hidden, if they are wanted',
    );
    expect(blueUnits(taken(hidden, { keep: ['hidden'] }).draft, 'name')).toEqual([
      ['143 Recce'],
      ['2 Marsh Guards'],
      ['HQ Blue'],
    ]);
  });

  test('a group may be left out, by its name or with that of its side: the contacts that a white cell keeps for a team', () => {
    const red = side('Red', '6', [], {
      groups: [
        { id: 'f', name: 'Red forces', subUnits: [unit('r', 'I./FJR 7')] },
        { id: 'c', name: 'Red contacts for Blue', subUnits: [unit('c', 'Infantry, perhaps')] },
      ],
    });
    const cell = { ...file(), sides: [side('Blue', '3', [unit('a', '22 Para')]), red] };
    for (const asked of ['red / red contacts for blue', 'Red contacts for Blue']) {
      const { draft, told } = taken(cell, { leave: [asked] });
      expect(columns(draft, 'name')).toEqual([['22 Para'], ['I./FJR 7'], ['HQ Blue'], ['HQ Red']]);
      expect(told[0]).toBe(
        'has the group Red contacts for Blue of Red, which is left out as was asked: Infantry, perhaps',
      );
    }
    expect(columns(taken(cell).draft, 'name')).toContainEqual(['Infantry, perhaps']);
  });

  test('a unit that is hidden by itself is left out and told; what stands below a hidden brigade is in it', () => {
    const brigade = unit('b', '5 Bde', {
      sidc: '10031000181211000001',
      location: undefined,
      isHidden: true,
      subUnits: [unit('a', '2 Coots'), unit('c', '3 Coots', { isHidden: true })],
    });
    const hidden = blue(brigade, unit('d', '4 Rooks', { isHidden: true }));
    const { draft, told } = taken(hidden);
    expect(blueUnits(draft, 'name', 'brigade')).toEqual([
      ['2 Coots', ''],
      ['HQ Blue', ''],
    ]);
    expect(told[0]).toBe(
      '2 units are hidden there and left out. Take in what is hidden, if they are wanted: 3 Coots and 4 Rooks',
    );
    expect(blueUnits(taken(hidden, { keep: ['hidden'] }).draft, 'name').flat()).toEqual([
      '2 Coots',
      '3 Coots',
      '4 Rooks',
      'HQ Blue',
    ]);
  });

  test('a hidden side is left out; where all are hidden none is', () => {
    const { draft } = taken(file(side('Blue', '3', [unit('a', '22 Para')]), { ...un, isHidden: true }));
    expect(columns(draft, 'name')).toEqual([['22 Para'], ['I./FJR 7'], ['HQ Blue'], ['HQ Red']]);
    const all = { ...file(), sides: [{ ...un, isHidden: true }] };
    expect(columns(taken(all).draft, 'name')).toEqual([['Polder Battalion'], ['HQ UN']]);
  });

  test('39 units of a side with a people’s name are of it; of one that says nothing that is told once', () => {
    const many = Array.from({ length: 39 }, (_, at) => unit(`a${at}`, `Compañía ${at + 1}`));
    const argentine = taken(file(side('Argentina', '3', many)));
    expect(new Set(blueUnits(argentine.draft, 'nation').flat())).toEqual(new Set(['ARG']));
    const nobody = taken(file(side('Grün', '3', many)));
    expect(
      nobody.told.filter((message) => /^39 units of Grün do not say of which nation they are/.test(message)),
    ).toHaveLength(1);
  });
});

test('a host says the nation of the units of a side of which nobody says it; a unit that says its own keeps it', () => {
  const own = unit('b', 'Guards', { textAmplifiers: { country: 'POL' } });
  const { draft, told } = taken(blue(unit('a', 'One'), own), { nations: { Blue: 'Argentina' } });
  expect(blueUnits(draft, 'name', 'nation')).toEqual([
    ['One', 'ARG'],
    ['Guards', 'POL'],
    ['HQ Blue', 'ARG'],
  ]);
  expect(told.filter((message) => message.includes('One does not say of which nation'))).toEqual([]);
});

describe('versions', () => {
  test.each(['3.5.0', '3.6.0', '3.10.2', '4.0.0', '4.1.0-beta.2', '12.0'])(
    '%s is read by what is in it, with one note',
    (version) => {
      const { draft, told } = taken({ ...blue(unit('a', '22 Para')), version, somethingNew: [1] });
      expect(blueUnits(draft, 'name')[0]).toEqual(['22 Para']);
      expect(told.filter((message) => message.includes(version))).toEqual([
        `is of version ${version} of ORBAT Mapper, which is newer than known here (3.4.0): it was read by what is in it, and what that version has besides is not`,
      ]);
    },
  );

  test.each(['0.6.0', '2.2.0', '3.4.0', '3.7.0'])('%s is read, and nothing is told of it', (version) => {
    const { told } = taken({ ...blue(unit('a', '22 Para')), version });
    expect(told.filter((message) => message.includes('version'))).toEqual([]);
  });

  test('one whose shape cannot be read is refused, with the unit in which the fault stands', () => {
    const told = nothingTold();
    const value = { ...blue(unit('a', '22 Para', { shortName: ['x'] })), version: '5.0.0' };
    expect(parseOrbat(new TextEncoder().encode(JSON.stringify(value)), 'new.json', told)).toBeNull();
    expect(told.problems).toHaveLength(1);
    expect(told.problems[0]!.message).toMatch(/\(of 22 Para\)$/);
  });
});

describe('names', () => {
  const regiment = (id: string, name: string, ...names: string[]) =>
    unit(id, name, {
      sidc: '10031000171211000000',
      location: undefined,
      subUnits: names.map((one, at) => unit(`${id}${at}`, one, { sidc: '10031000161211000000' })),
    });

  test('a number alone bears its regiment', () => {
    const { draft, told } = taken(
      blue(
        unit('d', '16 Division', {
          sidc: '10031000211211000000',
          subUnits: [regiment('r', '14 Infantry Regiment', '1', '2nd'), regiment('s', 'Guards Brigade', 'I.', 'III')],
        }),
      ),
    );
    expect(blueUnits(draft, 'name', 'shortName').slice(1)).toEqual([
      ['1/14 IR', '1/14 IR'],
      ['2nd/14 IR', '2nd/14 IR'],
      ['I/Guards Brigade', 'I/Guards Bde'],
      ['III/Guards Brigade', 'III/Guards'],
    ]);
    expect(told.filter((message) => message.includes('numbers alone'))).toHaveLength(1);
  });

  test('names differ within a team', () => {
    const { draft } = taken(
      blue(regiment('r', '14 Foot', 'Signals', 'Signals'), regiment('s', '15 Foot', 'Signals', 'Pioneers')),
    );
    expect(blueUnits(draft, 'name').flat()).toEqual([
      'Signals/14 F',
      'Signals/14 F (2)',
      'Signals/15 F',
      'Pioneers',
      'HQ Blue',
    ]);
  });
});

test('more than ninety turns are said once, with what to do', () => {
  const late = (id: string, day: string) =>
    unit(id, id, { location: undefined, state: [{ id: 's', t: `1944-${day}T07:00:00Z`, location: [5.9, 51.98] }] });
  const { told } = taken(blue(unit('a', 'One'), late('b', '11-20'), late('c', '12-01')));
  expect(told.filter((message) => message.includes('turn'))).toEqual([
    '2 units come on after turn 90 by the file, which is the last: they are put in it. To have them in their turns, let it begin later, on 1944-11-02: b and c',
  ]);
  const units = (begins: string) => {
    const later = taken(blue(unit('a', 'One'), late('b', '11-20'), late('c', '12-01')), { begins });
    return [
      columns(later.draft, 'name', 'arrivalTurn')
        .slice(0, 3)
        .map((row) => row.join(' ')),
      later.told.filter((message) => message.includes('turn')).length,
    ];
  };
  // The morning of 1 November is the first of three turns a day: 20 November is the 58th, and 1 December would be the 91st.
  expect(units('1944-11-02')).toEqual([['One 1', 'b 55', 'c 88'], 0]);
  expect(units('1944-11-01')).toEqual([['One 1', 'b 58', 'c 90'], 1]);
});
