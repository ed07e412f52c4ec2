import { describe, expect, test } from 'vitest';
import { type Conflict, conflictsOf, type SheetRow, type SheetsOfTurn, type SheetUnit } from './conflicts';
import { german as anyGerman, row as anyRow, unit as anyUnit, sheets } from './sheets-for-tests';

/** Each conflict as it stands in the list: what is said, what puts it right, and whom it concerns. */

const unit = (id: string, more: Partial<SheetUnit> = {}) => anyUnit(id, { name: `The ${id}`, ...more });
const german = (id: string, more: Partial<SheetUnit> = {}) => anyGerman(id, { name: `The ${id}`, ...more });
const row = (lineId: string, unitIds: string[], more: Partial<SheetRow> = {}) => anyRow(lineId, { unitIds, ...more });
const told = (more: Partial<SheetsOfTurn>): Conflict[] => conflictsOf(sheets(more));
const place = { x: 10, y: 10 };

describe('§5, OC-66: a break through', () => {
  const slow = unit('foot', { mover: 'foot', x: 9 });
  const tanks = unit('tanks', { arm: 'armour', mover: 'tank' });
  const barred = {
    id: 'breakThroughBarred 1',
    code: 'breakThroughBarred',
    rule: '§5 Orders, OC-66',
    remedy: 'Take it as an attack, or ask for armour alone.',
    lineIds: ['1'],
    teamIds: ['guards'],
  };
  test('with a unit on foot: it alone is named', () =>
    expect(told({ rows: [row('1', ['tanks', 'foot'], { action: 'breakThrough' })], units: [tanks, slow] })).toEqual([
      {
        ...barred,
        message: 'Guards, row 1 is to break through with units that cannot keep up: The foot.',
        unitIds: ['foot'],
        place: { x: 9, y: 10 },
      },
    ]));
  test('without a tank unit: the whole row is', () =>
    expect(told({ rows: [row('1', ['a', 'b'], { action: 'breakThrough' })], units: [unit('a'), unit('b')] })).toEqual([
      { ...barred, message: 'Guards, row 1 is to break through without a tank unit.', unitIds: ['a', 'b'], place },
    ]));
});

test('OC-75: an attack by two units that are not ready', () => {
  const units = ['a', 'b'].map((id) => unit(id, { isPrepared: false, whyUnprepared: `${id} moved` }));
  expect(told({ rows: [row('1', ['a', 'b'])], units })).toEqual([
    {
      id: 'attackUnprepared 1',
      code: 'attackUnprepared',
      rule: '§9 Combat Assumptions, OC-75',
      message: 'Guards, row 1 attacks without preparation: The a (a moved); The b (b moved).',
      remedy: 'Prepare this turn and attack in the next; or let it stand, at −4 for each unit.',
      lineIds: ['1'],
      unitIds: ['a', 'b'],
      teamIds: ['guards'],
      place,
    },
  ]);
});

describe('OC-43: close air support on one sheet only', () => {
  const asks = (unitIds: string[]) => row('1', unitIds, { asksForAir: true });
  const flies = (name: string, formation: string, side: 'allied' | 'german' = 'allied') => ({
    side,
    name,
    formation,
    isCabRank: false,
  });
  const notLaidOn = {
    id: 'airNotLaidOn 1',
    code: 'airNotLaidOn',
    rule: '§9 Close Air Support, OC-43',
    remedy: 'Lay squadrons on for the formation, or tell the team that none will come.',
    lineIds: ['1'],
  };
  test('asked for by two formations, and laid on for neither', () => {
    const units = [unit('a'), unit('b', { formation: '43 Div' })];
    expect(told({ rows: [asks(['a', 'b'])], units })).toEqual([
      {
        ...notLaidOn,
        message: 'Guards, row 1 asks for air support, and no air order serves Guards Armd Div, 43 Div.',
        unitIds: ['a', 'b'],
        teamIds: ['guards'],
        place,
      },
    ]);
  });
  test('laid on for one of the two: the row is served', () => {
    const units = [unit('a'), unit('b', { formation: '43 Div' })];
    expect(told({ rows: [asks(['a', 'b'])], units, air: [flies('83 Group', '43 Div')] })).toEqual([]);
  });
  test('a row without units asks for it', () =>
    expect(told({ rows: [asks([])] })).toEqual([
      {
        ...notLaidOn,
        message: 'Guards, row 1 asks for air support, and no air order serves it.',
        unitIds: [],
        teamIds: ['guards'],
        place: null,
      },
    ]));
  test('laid on for one formation, not asked for: of the others nothing is said', () => {
    const units = [unit('a'), german('e', { formation: '43 Div' })];
    const air = [
      flies('83 Group', '43 Div'),
      flies('84 Group', '43 Div'),
      flies('2 Group', 'Guards Armd Div'),
      flies('JG 26', '43 Div', 'german'),
    ];
    const rows = [asks(['a']), row('2', ['e'], { teamId: 'walther', asksForAir: true })];
    expect(told({ rows, units, air })).toEqual([
      {
        id: 'airNotAskedFor allied 43 Div',
        code: 'airNotAskedFor',
        rule: '§9 Close Air Support, OC-43',
        message: '83 Group, 84 Group flies for 43 Div, and no row of that formation asks for air support.',
        remedy: 'Ask the team whether a row was meant to; or take the squadrons off.',
        lineIds: [],
        unitIds: [],
        teamIds: [],
        place: null,
      },
    ]);
  });
});

describe('§7, §8: a bridge over capacity', () => {
  const bridge = { id: 'son', name: 'Son', x: 1, y: 2, capacityPoints: 10, isBlown: false, crossedBy: [] };
  const rows = [
    row('1', ['a'], { action: 'move', crossingIds: ['son'] }),
    row('2', ['b'], { action: 'move', crossingIds: ['son'] }),
    row('3', ['c'], { action: 'move' }),
  ];
  const units = [unit('a'), unit('b'), unit('c')];
  const both = { lineIds: ['1', '2'], unitIds: ['a', 'b'], teamIds: ['guards'], place: { x: 1, y: 2 } };
  test('who does not cross it does not count', () =>
    expect(told({ rows, units, crossings: [bridge] })).toEqual([
      {
        id: 'overCapacity son',
        code: 'overCapacity',
        rule: '§7 Traffic, OC-107, OC-108',
        message: 'Son carries 10 points a turn, and 16 are to cross it.',
        remedy: 'Say in which order they cross and who waits for the next turn, or send some by another crossing.',
        ...both,
      },
    ]));
  test('blown', () =>
    expect(told({ rows, units, crossings: [{ ...bridge, isBlown: true }] })).toEqual([
      {
        id: 'overCapacity son',
        code: 'overCapacity',
        rule: '§8 Blowing Bridges',
        message: 'Son is blown and carries nobody: 16 points are to cross it.',
        remedy: 'Send them by another crossing, or let them wait for a bridge.',
        ...both,
      },
    ]));
});

describe('OC-31: guns out of range', () => {
  const guns = (id: string, y: number) => unit(id, { y, artilleryClass: 'field' });
  test('each with its distance and its range', () => {
    const units = [unit('a'), guns('guns', 3), guns('battery', 2.5), german('e')];
    expect(told({ rows: [row('1', ['a'], { supportIds: ['guns', 'battery'] })], units })).toEqual([
      {
        id: 'gunsOutOfRange 1',
        code: 'gunsOutOfRange',
        rule: '§9 Supporting Artillery, OC-31',
        message:
          'Guards, row 1 is supported from too far off: The guns 9.0 km, reaches 8 km; The battery 9.5 km, reaches 8 km.',
        remedy: 'Move the guns up, or name others that reach.',
        lineIds: ['1'],
        unitIds: ['guns', 'battery'],
        teamIds: ['guards'],
        place: { x: 10, y: 3 },
      },
    ]);
  });
  test('the nearest enemy of any unit of the row counts', () => {
    const units = [unit('a'), unit('b', { y: 20 }), guns('guns', 5), german('e'), german('f', { y: 21 })];
    expect(told({ rows: [row('1', ['a', 'b'], { supportIds: ['guns'] })], units })).toEqual([]);
  });
  test('a unit that is not on the map meets nobody', () => {
    const units = [unit('a', { x: null, y: null }), guns('guns', 3), german('e')];
    expect(told({ rows: [row('1', ['a'], { supportIds: ['guns'] })], units })).toEqual([]);
    const lost = [unit('a'), unit('guns', { y: null, artilleryClass: 'field' }), german('e')];
    expect(told({ rows: [row('1', ['a'], { supportIds: ['guns'] })], units: lost })).toEqual([]);
  });
  test('a row that holds has an enemy in reach at the very edge of it', () => {
    const units = [unit('a'), guns('guns', 3), german('e', { y: 12.5 })];
    const rows = [row('1', ['a'], { action: 'hold', supportIds: ['guns'] })];
    expect(told({ rows, units }).map(({ code }) => code)).toEqual(['gunsOutOfRange']);
  });
  test('guns that prepare may still move up; guns that hold elsewhere do not', () => {
    const units = [unit('a'), guns('guns', 3), german('e')];
    const put = (action: 'prepare' | 'hold') =>
      told({ rows: [row('1', ['a'], { supportIds: ['guns'] }), row('2', ['guns'], { action })], units });
    expect(put('prepare')).toEqual([]);
    expect(put('hold').map(({ code }) => code)).toEqual(['gunsOutOfRange']);
  });
});

test('OC-33: guns named for two tasks', () =>
  expect(
    told({
      rows: [
        row('1', [], { action: 'hold', supportIds: ['guns'] }),
        row('2', [], { action: 'hold', supportIds: ['guns'], teamId: 'xxx' }),
      ],
      units: [unit('guns', { artilleryClass: 'field' })],
    }),
  ).toEqual([
    {
      id: 'gunsTwice guns',
      code: 'gunsTwice',
      rule: '§9 Supporting Artillery, OC-33',
      message: 'The guns is to support more than one row: Guards, row 1, Guards, row 2.',
      remedy: 'One fight a turn: say which it supports.',
      lineIds: ['1', '2'],
      unitIds: ['guns'],
      teamIds: ['guards', 'xxx'],
      place,
    },
  ]));

describe('§9 Analysing Combat 3: a target that has left', () => {
  const gone = (units: SheetUnit[], more: Partial<SheetRow> = {}) =>
    told({
      rows: [
        row(
          '1',
          units.filter(({ id }) => id !== 'e').map(({ id }) => id),
          more,
        ),
      ],
      units,
      isMovementClosed: true,
    });
  const far = german('e', { y: 13 });
  const code = 'targetGone';
  test('the fighters are named, the guns with them are not asked', () =>
    expect(gone([unit('a'), unit('guns', { y: 12, artilleryClass: 'field' }), far])).toEqual([
      {
        id: 'targetGone 1',
        code,
        rule: '§9 Analysing Combat 3',
        message: 'Guards, row 1 attacks, and no enemy stands within 2.5 km: The a.',
        remedy: 'Refer it back to the team for an instant decision, without discussion.',
        lineIds: ['1'],
        unitIds: ['a'],
        teamIds: ['guards'],
        place,
      },
    ]));
  test('guns alone, or units not on the map, attack nobody', () => {
    expect(gone([unit('guns', { artilleryClass: 'field' }), far])).toEqual([]);
    expect(gone([unit('a', { x: null }), far])).toEqual([]);
    expect(gone([unit('a', { y: null }), far])).toEqual([]);
    expect(gone([unit('a'), unit('b', { x: null, y: null }), far])[0]?.unitIds).toEqual(['a']);
  });
  test('a break through is an attack', () => {
    const tanks = unit('tanks', { arm: 'armour', mover: 'tank' });
    expect(gone([tanks, far], { action: 'breakThrough' })).toMatchObject([{ code, unitIds: ['tanks'] }]);
  });
  test('the enemy of a German row is Allied, not the next German', () => {
    const units = [german('g'), german('h', { y: 12.1 }), unit('a', { y: 20 })];
    const rows = [row('1', ['g'], { teamId: 'walther' })];
    expect(told({ rows, units, isMovementClosed: true })).toMatchObject([{ code, unitIds: ['g'] }]);
    expect(told({ rows, units: [...units, unit('b')], isMovementClosed: true })).toEqual([]);
  });
});

test('the list goes by kind, and within a kind by row', () => {
  const bad = { isPrepared: false, whyUnprepared: 'Move last turn' };
  const units = [unit('a', bad), unit('b', bad), unit('guns', { y: 0, artilleryClass: 'field' }), german('e')];
  const rows = [
    row('1', ['a'], { supportIds: ['guns'], asksForAir: true }),
    row('2', ['a', 'b'], { action: 'breakThrough', supportIds: ['guns'] }),
  ];
  expect(told({ rows, units }).map(({ code, lineIds }) => `${code} ${lineIds}`)).toEqual([
    'unitTwice 1,2',
    'breakThroughBarred 2',
    'attackUnprepared 1,2',
    'airNotLaidOn 1',
    'gunsOutOfRange 1',
    'gunsOutOfRange 2',
    'gunsTwice 1,2',
  ]);
});
