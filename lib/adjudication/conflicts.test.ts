import { describe, expect, test } from 'vitest';
import { type ConflictCode, conflictsOf, type SheetRow, type SheetsOfTurn, type SheetUnit } from './conflicts';
import { nearbyOf } from './nearby';
import { german, row, sheets, unit } from './sheets-for-tests';

const codes = (more: Partial<SheetsOfTurn>): ConflictCode[] => conflictsOf(sheets(more)).map(({ code }) => code);

describe('the conflicts of all sheets of a turn (§5, §9 Analysing Combat)', () => {
  test('sheets at one: none', () => {
    expect(codes({ rows: [row('1', { unitIds: ['a'] })], units: [unit('a'), german('e')] })).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  test('§5: a unit on two rows, whoever wrote them', () => {
    const rows = [
      row('1', { action: 'hold', unitIds: ['a', 'b'] }),
      row('2', { action: 'move', unitIds: ['a'], teamId: 'xxx', name: 'XXX Corps, row 2' }),
    ];
    expect(conflictsOf(sheets({ rows, units: [unit('a'), unit('b')] }))).toEqual([
      {
        id: 'unitTwice a',
        code: 'unitTwice',
        rule: '§5 Orders',
        message: 'a stands on more than one row: Guards, row 1, XXX Corps, row 2.',
        remedy: 'Ask which order holds; the first row counts until then.',
        lineIds: ['1', '2'],
        unitIds: ['a'],
        teamIds: ['guards', 'xxx'],
        place: { x: 10, y: 10 },
      },
    ]);
  });

  test('OC-66: a break through that is barred', () => {
    const rows = [row('1', { action: 'breakThrough', unitIds: ['tanks', 'foot'] })];
    const tanks = unit('tanks', { arm: 'armour', mover: 'tank' });
    expect(conflictsOf(sheets({ rows, units: [tanks, unit('foot', { mover: 'foot' })] }))).toMatchObject([
      { code: 'breakThroughBarred', rule: '§5 Orders, OC-66', unitIds: ['foot'] },
    ]);
    expect(conflictsOf(sheets({ rows, units: [unit('foot')] }))[0]!.message).toBe(
      'Guards, row 1 is to break through without a tank unit.',
    );
    expect(codes({ rows, units: [tanks, unit('foot')] })).toEqual([]);
  });

  test('OC-75: an attack without preparation names who is not ready; guns need no turn for it', () => {
    const bad = { isPrepared: false, whyUnprepared: 'Move last turn' };
    const units = [unit('a', bad), unit('b'), unit('guns', { ...bad, artilleryClass: 'field' }), german('e')];
    const put = (action: SheetRow['action']) =>
      sheets({ rows: [row('1', { action, unitIds: ['a', 'b', 'guns'] })], units });
    expect(conflictsOf(put('attack'))).toMatchObject([
      {
        code: 'attackUnprepared',
        message: 'Guards, row 1 attacks without preparation: a (Move last turn).',
        unitIds: ['a'],
      },
    ]);
    for (const action of ['probe', 'hold', 'move', 'prepare', null] as const)
      expect(conflictsOf(put(action))).toEqual([]);
  });

  test('OC-75: all rows of a team that attack without preparation are one conflict, and another row makes another', () => {
    const moved = { isPrepared: false, whyUnprepared: 'Move last turn' };
    const units = [unit('a', moved), unit('b', { ...moved, whyUnprepared: 'landed' }), unit('c', moved), german('e')];
    const attack = (id: string, ...unitIds: string[]) => row(id, { action: 'attack', unitIds });
    const two = [attack('1', 'a', 'b'), attack('2', 'a', 'c')];
    const [one, ...others] = conflictsOf(sheets({ rows: two, units })).filter(
      ({ code }) => code === 'attackUnprepared',
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      message: 'Guards, row 1, Guards, row 2 attack without preparation: a, c (Move last turn); b (landed).',
      lineIds: ['1', '2'],
      unitIds: ['a', 'b', 'c'],
    });
    const ids = [two, [...two, attack('3', 'c')], two.slice(1)].map(
      (rows) => conflictsOf(sheets({ rows, units })).find(({ code }) => code === 'attackUnprepared')!.id,
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('units on the same two rows are one conflict, and on other rows another', () => {
    const units = [unit('a'), unit('b'), unit('c')];
    const rows = [
      row('1', { unitIds: ['a', 'b', 'c'] }),
      row('2', { unitIds: ['a', 'b'] }),
      row('3', { unitIds: ['c'] }),
    ];
    const twice = conflictsOf(sheets({ rows, units })).filter(({ code }) => code === 'unitTwice');
    expect(twice.map(({ message }) => message)).toEqual([
      'a, b stand on more than one row: Guards, row 1, Guards, row 2.',
      'c stands on more than one row: Guards, row 1, Guards, row 3.',
    ]);
  });

  test('guns on the same two tasks are one conflict', () => {
    const guns = { artilleryClass: 'field', y: 11 } as const;
    const units = [unit('a'), unit('b'), unit('g', guns), unit('h', guns), german('e')];
    const rows = [
      row('1', { unitIds: ['a'], supportIds: ['g', 'h'] }),
      row('2', { unitIds: ['b'], supportIds: ['h', 'g'] }),
    ];
    const twice = conflictsOf(sheets({ rows, units })).filter(({ code }) => code === 'gunsTwice');
    expect(twice).toMatchObject([
      { message: 'g, h are to support more than one row: Guards, row 1, Guards, row 2.', lineIds: ['1', '2'] },
    ]);
  });

  test('OC-43: all rows of a team that ask for air nobody flies are one conflict, and those of another team another', () => {
    const units = [unit('a'), unit('b'), unit('c', { teamId: 'wessex', formation: '43 Div' })];
    const rows = [
      row('1', { unitIds: ['a'], asksForAir: true }),
      row('2', { unitIds: ['b'], asksForAir: true }),
      row('3', { unitIds: ['c'], asksForAir: true, teamId: 'wessex', name: '43 Wessex, row 1' }),
    ];
    expect(conflictsOf(sheets({ rows, units }))).toMatchObject([
      {
        message: 'Guards, row 1, Guards, row 2 ask for air support, and no air order serves Guards Armd Div.',
        lineIds: ['1', '2'],
        unitIds: ['a', 'b'],
      },
      { message: '43 Wessex, row 1 asks for air support, and no air order serves 43 Div.', lineIds: ['3'] },
    ]);
  });

  test('§9: all attacks of a team whose target has left are one conflict', () => {
    const units = [unit('a'), unit('b')];
    const rows = [row('1', { action: 'attack', unitIds: ['a'] }), row('2', { action: 'attack', unitIds: ['b'] })];
    expect(conflictsOf(sheets({ rows, units, isMovementClosed: true }))).toMatchObject([
      { code: 'targetGone', lineIds: ['1', '2'], unitIds: ['a', 'b'] },
    ]);
  });

  describe('OC-43: close air support on one sheet only', () => {
    const asks = row('1', { unitIds: ['a'], asksForAir: true });
    const flies = { side: 'allied', name: '83 Group', formation: 'Guards Armd Div', isCabRank: false } as const;
    const units = [unit('a'), german('e')];
    test('on both, or on neither: nothing', () => {
      expect(codes({ rows: [asks], units, air: [flies] })).toEqual([]);
      expect(codes({ rows: [row('1', { unitIds: ['a'] })], units })).toEqual([]);
    });
    test('asked for and not laid on', () => {
      expect(conflictsOf(sheets({ rows: [asks], units }))).toMatchObject([
        {
          code: 'airNotLaidOn',
          message: 'Guards, row 1 asks for air support, and no air order serves Guards Armd Div.',
          lineIds: ['1'],
          teamIds: ['guards'],
        },
      ]);
      expect(codes({ rows: [asks], units, air: [{ ...flies, formation: '43 Div' }] })).toEqual([
        'airNotLaidOn',
        'airNotAskedFor',
      ]);
      expect(codes({ rows: [asks], units, air: [{ ...flies, side: 'german' }] })).toEqual([
        'airNotLaidOn',
        'airNotAskedFor',
      ]);
    });
    test('laid on and not asked for: once a formation, and not while its sheet is still to come', () => {
      const rows = [row('1', { unitIds: ['a'] })];
      const air = [flies, { ...flies, name: '84 Group' }];
      expect(conflictsOf(sheets({ rows, units, air }))).toMatchObject([
        {
          code: 'airNotAskedFor',
          message: '83 Group, 84 Group flies for Guards Armd Div, and no row of that formation asks for air support.',
          lineIds: [],
        },
      ]);
      expect(codes({ rows, units, air, formationsToCome: new Set(['Guards Armd Div']) })).toEqual([]);
    });
    test('OC-39: a cab rank is on call, and serves a row that asks', () => {
      const air = [{ ...flies, isCabRank: true }];
      expect(codes({ rows: [row('1', { unitIds: ['a'] })], units, air })).toEqual([]);
      expect(codes({ rows: [asks], units, air })).toEqual([]);
    });
  });

  describe('§7: a bridge over capacity', () => {
    const bridge = {
      id: 'son',
      name: 'Son',
      x: 1,
      y: 2,
      capacityPoints: 20,
      isBlown: false,
      crossedBy: [] as string[],
    };
    const units = [unit('a'), unit('b'), unit('c', { sizePoints: 5 })];
    const rows = [
      row('1', { action: 'move', unitIds: ['a'], crossingIds: ['son'] }),
      row('2', { action: 'move', unitIds: ['b'], crossingIds: ['son', 'best'] }),
    ];
    test('at its capacity it carries them, one point more it does not', () => {
      expect(codes({ rows, units, crossings: [{ ...bridge, capacityPoints: 16 }] })).toEqual([]);
      expect(conflictsOf(sheets({ rows, units, crossings: [{ ...bridge, capacityPoints: 15 }] }))).toMatchObject([
        {
          code: 'overCapacity',
          message: 'Son carries 15 points a turn, and 16 are to cross it.',
          lineIds: ['1', '2'],
          unitIds: ['a', 'b'],
          place: { x: 1, y: 2 },
        },
      ]);
    });
    test('who has crossed already counts, and nobody twice', () => {
      expect(codes({ rows, units, crossings: [{ ...bridge, crossedBy: ['a', 'b'] }] })).toEqual([]);
      expect(codes({ rows, units, crossings: [{ ...bridge, crossedBy: ['a', 'c'] }] })).toEqual(['overCapacity']);
      expect(codes({ rows: [], units, crossings: [{ ...bridge, crossedBy: ['a', 'b', 'c'] }] })).toEqual([
        'overCapacity',
      ]);
    });
    test('§8: blown it carries nobody', () => {
      const crossings = [{ ...bridge, isBlown: true }];
      expect(conflictsOf(sheets({ rows, units, crossings }))).toMatchObject([
        { rule: '§8 Blowing Bridges', message: 'Son is blown and carries nobody: 16 points are to cross it.' },
      ]);
      expect(codes({ rows: [], units, crossings })).toEqual([]);
    });
  });

  describe('OC-31: guns out of range of the enemy nearest to whom they support', () => {
    const guns = (y: number, more: Partial<SheetUnit> = {}) => unit('guns', { y, artilleryClass: 'field', ...more });
    const rows = [row('1', { unitIds: ['a'], supportIds: ['guns'] })];
    const at = (y: number, more: Partial<SheetsOfTurn> = {}) =>
      codes({ rows, units: [unit('a'), guns(y), german('e'), german('far', { y: 40 })], ...more });
    test.each([
      ['field', 8],
      ['medium', 12],
      ['heavy', 10],
      ['rocket', 8],
      ['infantryGun', 6],
    ] as const)('%s: %s km', (artilleryClass, km) => {
      const put = (y: number) => codes({ rows, units: [unit('a'), guns(y, { artilleryClass }), german('e')] });
      expect(put(12 - km)).toEqual([]);
      expect(put(12 - km - 0.1)).toEqual(['gunsOutOfRange']);
    });
    test('a row that holds only while an enemy is in reach of it; other rows not', () => {
      const put = (action: SheetRow['action'], y: number) =>
        at(0, {
          rows: [row('1', { action, unitIds: ['a'], supportIds: ['guns'] })],
          units: [unit('a', { y }), guns(0), german('e')],
        });
      expect(put('hold', 10)).toEqual(['gunsOutOfRange']);
      expect(put('hold', 9)).toEqual([]);
      for (const action of ['move', 'prepare', 'probe', null] as const) expect(put(action, 10)).toEqual([]);
    });
    test('guns that are still to move are waited for until movement is closed', () => {
      const moving = [...rows, row('2', { action: 'move', unitIds: ['guns'] })];
      expect(at(0, { rows: moving })).toEqual([]);
      expect(at(0, { rows: moving, isMovementClosed: true })).toEqual(['gunsOutOfRange']);
    });
    test('no guns, nobody to fire at, or not on the map: nothing', () => {
      expect(codes({ rows, units: [unit('a'), guns(0)] })).toEqual([]);
      expect(codes({ rows, units: [unit('a'), guns(0, { artilleryClass: null }), german('e')] })).toEqual([]);
      expect(codes({ rows, units: [unit('a'), guns(0, { x: null }), german('e')] })).toEqual([]);
    });
  });

  test('OC-33: guns named for two tasks; other support may be', () => {
    const rows = ['1', '2'].map((id) => row(id, { action: 'hold', supportIds: ['guns', 'flak'] }));
    const units = [unit('guns', { artilleryClass: 'medium' }), unit('flak')];
    expect(conflictsOf(sheets({ rows, units }))).toMatchObject([
      { code: 'gunsTwice', lineIds: ['1', '2'], unitIds: ['guns'], rule: '§9 Supporting Artillery, OC-33' },
    ]);
  });

  test('§9 Analysing Combat 3: a target that has left, once movement is closed', () => {
    const rows = [row('1', { unitIds: ['a', 'b'] })];
    const closed = { rows, isMovementClosed: true };
    const gone = [unit('a'), unit('b'), german('e', { y: 12.6 })];
    expect(conflictsOf(sheets({ ...closed, units: gone }))).toMatchObject([
      {
        code: 'targetGone',
        message: 'Guards, row 1 attacks, and no enemy stands within 2.5 km: a, b.',
        remedy: 'Refer it back to the team for an instant decision, without discussion.',
      },
    ]);
    expect(codes({ rows, units: gone })).toEqual([]);
    expect(codes({ ...closed, units: [unit('a'), unit('b', { y: 10.1 }), german('e', { y: 12.6 })] })).toEqual([]);
    expect(codes({ ...closed, units: [unit('a', { isAttacking: true }), unit('b')] })).toEqual([]);
    expect(codes({ ...closed, units: [unit('a'), unit('b')] })).toEqual(['targetGone']);
    expect(codes({ ...closed, rows: [row('1', { action: 'move', unitIds: ['a'] })], units: gone })).toEqual([]);
  });
});

test('the nearest by squares is the nearest of all', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const things = Array.from({ length: 400 }, () => ({ x: next() * 60 - 10, y: next() * 40 }));
  const near = nearbyOf(things);
  for (let i = 0; i < 500; i++) {
    const place = { x: next() * 120 - 40, y: next() * 120 - 40 };
    const km = Math.min(...things.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    expect(near.nearest(place)!.km).toBeCloseTo(km, 9);
  }
  expect(nearbyOf([]).nearest({ x: 0, y: 0 })).toBeNull();
});
