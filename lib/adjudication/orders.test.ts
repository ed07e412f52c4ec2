import { describe, expect, test } from 'vitest';
import { actions, type Mover } from '@/lib/words';
import {
  isPrepared,
  isPreparedToDefend,
  type OrderCheckCode,
  type OrderedUnit,
  type OrderedUnitInState,
  type OrderToCheck,
  orderFindings,
  orderRefusals,
  sheetRefusals,
} from './orders';

const unit = (id: string, mover: Mover, more: Partial<OrderedUnit> = {}): OrderedUnit => ({
  id,
  arm: 'mechanised',
  flags: [],
  mover,
  ...more,
});
const tank = unit('t', 'tank', { arm: 'armour' });
const rule = '§5 Orders, OC-66';

describe('§5 Orders: Break through (OC-66)', () => {
  test('tanks alone, and tanks with mechanised and recce units, may', () => {
    expect(orderRefusals('breakThrough', [tank])).toEqual([]);
    expect(orderRefusals('breakThrough', [tank, unit('m', 'mech'), unit('r', 'recce', { arm: 'recce' })])).toEqual([]);
  });
  test('assault guns that fight as tanks are tanks', () => {
    expect(orderRefusals('breakThrough', [unit('s', 'tank', { arm: 'antiTank', flags: ['tanks'] })])).toEqual([]);
  });
  test('without a tank unit refused, tanks out of role included', () => {
    const refusal = [{ code: 'breakThroughWithoutTanks', rule, unitIds: [] }];
    expect(orderRefusals('breakThrough', [unit('m', 'mech')])).toEqual(refusal);
    expect(orderRefusals('breakThrough', [{ ...tank, flags: ['outOfRole'] }])).toEqual(refusal);
    expect(orderRefusals('breakThrough', [])).toEqual(refusal);
  });
  test('a unit on foot, horse-drawn or towed is named', () => {
    expect(
      orderRefusals('breakThrough', [tank, unit('i', 'foot'), unit('m', 'mech'), unit('g', 'towedArtillery')]),
    ).toEqual([{ code: 'breakThroughNotMechanised', rule, unitIds: ['i', 'g'] }]);
  });
  test('both at once', () => {
    expect(orderRefusals('breakThrough', [unit('i', 'foot')]).map(({ code }) => code)).toEqual([
      'breakThroughWithoutTanks',
      'breakThroughNotMechanised',
    ]);
  });
  test('no other action is refused', () => {
    for (const action of [null, ...actions.filter((word) => word !== 'breakThrough')])
      expect(orderRefusals(action, [unit('i', 'foot')])).toEqual([]);
  });
});

describe('§9 preparation', () => {
  test('OC-75: Prepare on the turn before, at most 2 km, not retired since', () => {
    expect(isPrepared('prepare', 0, false)).toBe(true);
    expect(isPrepared('prepare', 2, false)).toBe(true);
    expect(isPrepared('prepare', 2.1, false)).toBe(false);
    expect(isPrepared('prepare', 0, true)).toBe(false);
    for (const action of [null, ...actions.filter((word) => word !== 'prepare')])
      expect(isPrepared(action, 0, false)).toBe(false);
  });
  test('OC-16: a defender that held or prepared on the turn before', () => {
    expect(isPreparedToDefend('hold', 0, false)).toBe(true);
    expect(isPreparedToDefend('prepare', 2, false)).toBe(true);
    expect(isPreparedToDefend('prepare', 3, false)).toBe(false);
    expect(isPreparedToDefend('hold', 0, true)).toBe(false);
    for (const action of [null, 'attack', 'move', 'probe', 'breakThrough'] as const)
      expect(isPreparedToDefend(action, 0, false)).toBe(false);
  });
});

const inState = (id: string, more: Partial<OrderedUnitInState> = {}): OrderedUnitInState => ({
  id,
  name: id.toUpperCase(),
  arm: 'infantry',
  flags: [],
  mover: 'foot',
  profile: '5-3-2-1-0',
  stepsLost: 0,
  turnShareMoved: 0,
  wasOverwhelmed: false,
  ...more,
});
const put = (more: Partial<OrderToCheck>): OrderToCheck => ({
  action: 'attack',
  posture: 'tact',
  standFast: false,
  allowsRest: false,
  daypart: 'morning',
  units: [inState('inf')],
  ...more,
});
const codesOf = (more: Partial<OrderToCheck>): OrderCheckCode[] => orderFindings(put(more)).map(({ code }) => code);

describe('§5 legality by arm and state', () => {
  test('sound rows of every action have nothing against them', () => {
    for (const action of [null, ...actions.filter((word) => word !== 'breakThrough')])
      expect(codesOf({ action })).toEqual([]);
    expect(codesOf({ action: 'breakThrough', units: [inState('t', { arm: 'armour', mover: 'tank' })] })).toEqual([]);
  });
  test('OC-74: Rest where the game has none', () => {
    expect(codesOf({ action: 'hold', posture: 'rest' })).toEqual(['restWhereThereIsNone']);
    expect(codesOf({ action: 'hold', posture: 'rest', allowsRest: true })).toEqual([]);
  });
  test('OC-56: stand fast goes with Hold only', () => {
    expect(codesOf({ action: 'hold', standFast: true })).toEqual([]);
    for (const action of [null, 'attack', 'probe', 'move', 'prepare'] as const)
      expect(codesOf({ action, standFast: true })).toEqual(['standFastWithoutHold']);
  });
  test('refusals are those that rest on sheet and arms', () => {
    const found = orderFindings(
      put({
        action: 'breakThrough',
        posture: 'rest',
        standFast: true,
        units: [inState('inf', { turnShareMoved: 0.6 })],
      }),
    );
    expect(found.map(({ code, isRefusal }) => [code, isRefusal])).toEqual([
      ['breakThroughWithoutTanks', true],
      ['breakThroughNotMechanised', true],
      ['restWhereThereIsNone', true],
      ['standFastWithoutHold', true],
      ['attackAfterLongMove', false],
    ]);
    expect(sheetRefusals({ action: 'attack', posture: 'rest', standFast: true, allowsRest: false })).toEqual([
      'restWhereThereIsNone',
      'standFastWithoutHold',
    ]);
    expect(sheetRefusals({ action: 'breakThrough', posture: 'tact', standFast: false, allowsRest: false })).toEqual([]);
  });

  const wrong: [OrderCheckCode, string, Partial<OrderedUnitInState>, Partial<OrderedUnitInState>][] = [
    ['attackNotEffective', 'OC-60', { stepsLost: 4 }, { stepsLost: 3 }],
    ['attackDefenceOnly', 'OC-29', { profile: '(2)-(1)-0' }, { profile: '2-(1)-0' }],
    ['attackSupportAlone', 'OC-27', { profile: '[5-3-2-1-0]' }, { profile: '5-3-2-1-0' }],
    ['attackAfterLongMove', 'OC-71', { turnShareMoved: 0.51 }, { turnShareMoved: 0.5 }],
    ['attackBarred', 'OC-52', { wasOverwhelmed: true }, { wasOverwhelmed: false }],
    ['attackByRearTroops', 'OC-24', { arm: 'hq' }, { arm: 'infantry' }],
    ['attackByRearTroops', 'OC-24', { arm: 'transport' }, { arm: 'engineers' }],
    ['attackByRearTroops', 'OC-24', { arm: 'bridgingColumn' }, { arm: 'paras' }],
  ];
  test.each(wrong)('%s (%s): advice on an attack, and on no other action', (code, ruling, bad, good) => {
    const [finding, ...more] = orderFindings(put({ units: [inState('bad', bad)] }));
    expect(finding).toMatchObject({ code, isRefusal: false, unitIds: ['bad'] });
    expect(finding!.rule).toContain(ruling);
    expect(finding!.message).toMatch(/: BAD\.$/);
    expect(finding!.remedy).toMatch(/\.$/);
    expect(more).toEqual([]);
    expect(codesOf({ units: [inState('good', good)] })).toEqual([]);
    for (const action of [null, 'probe', 'hold', 'move', 'prepare'] as const)
      expect(codesOf({ action, units: [inState('bad', bad)] })).toEqual([]);
    const tank = inState('t', { arm: 'armour', mover: 'tank', profile: '4-0' });
    expect(codesOf({ action: 'breakThrough', units: [inState('bad', { ...bad, mover: 'mech' }), tank] })).toContain(
      code,
    );
  });
  test('OC-27: a support unit beside a partner of at least its status; a spent one is not told twice', () => {
    const gun = inState('gun', { profile: '[4-3-2-0]', stepsLost: 1 });
    expect(codesOf({ units: [gun, inState('inf', { profile: '3-1-0' })] })).toEqual([]);
    expect(codesOf({ units: [gun, inState('inf', { profile: '2-1-0' })] })).toEqual(['attackSupportAlone']);
    expect(codesOf({ units: [gun, inState('other', { profile: '[5-3-0]' })] })).toEqual(['attackSupportAlone']);
    expect(codesOf({ units: [{ ...gun, stepsLost: 3 }] })).toEqual(['attackNotEffective']);
    expect(codesOf({ units: [inState('spent', { profile: '(2)-(0)', stepsLost: 1 })] })).toEqual([
      'attackNotEffective',
    ]);
  });
  test('OC-13: tanks at night, out of role not', () => {
    const tanks = inState('t', { arm: 'armour', mover: 'tank' });
    expect(codesOf({ daypart: 'night', units: [tanks] })).toEqual(['attackByTanksAtNight']);
    expect(codesOf({ daypart: 'night', units: [{ ...tanks, flags: ['outOfRole'] }] })).toEqual([]);
    expect(codesOf({ daypart: 'night', units: [inState('inf')] })).toEqual([]);
    expect(codesOf({ daypart: 'afternoon', units: [tanks] })).toEqual([]);
    expect(codesOf({ daypart: 'night', action: 'move', units: [tanks] })).toEqual([]);
  });
  test('OC-73, OC-101: a probe by towed guns', () => {
    const guns = inState('guns', { arm: 'artillery', mover: 'towedArtillery' });
    expect(orderFindings(put({ action: 'probe', units: [guns, inState('inf')] }))).toMatchObject([
      { code: 'probeByTowedGuns', unitIds: ['guns'] },
    ]);
    expect(codesOf({ action: 'hold', units: [guns] })).toEqual([]);
  });
});

describe('§5 what is wrong with a row, and what puts it right', () => {
  const spent = inState('a', { stepsLost: 4 });
  const tank = inState('t', { arm: 'armour', mover: 'tank' });
  test.each<[Partial<OrderToCheck>, OrderCheckCode, boolean, string, string, string, string[]]>([
    [
      { action: 'breakThrough', units: [inState('a', { mover: 'mech' })] },
      'breakThroughWithoutTanks',
      true,
      '§5 Orders, OC-66',
      'Break through is for armour, and this row holds no tank unit.',
      'Order an attack, or put a tank unit on the row.',
      [],
    ],
    [
      { action: 'breakThrough', units: [tank, inState('a'), inState('b')] },
      'breakThroughNotMechanised',
      true,
      '§5 Orders, OC-66',
      'Break through is for armour: these cannot keep up: A, B.',
      'Give them a row of their own.',
      ['a', 'b'],
    ],
    [
      { action: 'hold', posture: 'rest' },
      'restWhereThereIsNone',
      true,
      '§5 Orders, OC-74',
      'Rest is not played in this game.',
      'Circle Tact or Non-Tact.',
      [],
    ],
    [
      { standFast: true },
      'standFastWithoutHold',
      true,
      '§5 Orders, OC-56',
      'Stand fast goes with Hold only.',
      'Order Hold, or leave the stand fast out.',
      [],
    ],
    [
      { units: [spent] },
      'attackNotEffective',
      false,
      '§9 Unit Status, OC-60',
      'No longer effective, it adds nothing to an attack: A.',
      'Let it hold or move back.',
      ['a'],
    ],
    [
      { units: [inState('a', { profile: '(2)-0' })] },
      'attackDefenceOnly',
      false,
      '§9 Defence only units, OC-29',
      'Its status counts in defence only: A.',
      'Let it hold: in an attack it adds nothing and takes losses all the same.',
      ['a'],
    ],
    [
      { units: [inState('a', { profile: '[2-0]' })] },
      'attackSupportAlone',
      false,
      '§9 Support Units, OC-27',
      'A support unit without a partner of at least its status in the row adds nothing: A.',
      'Group it with such a partner.',
      ['a'],
    ],
    [
      { units: [inState('a', { turnShareMoved: 0.6 })] },
      'attackAfterLongMove',
      false,
      '§6 Movement, OC-71',
      'It has moved for more than half the turn and cannot attack in it: A.',
      'It attacks in the next turn.',
      ['a'],
    ],
    [
      { units: [inState('a', { wasOverwhelmed: true })] },
      'attackBarred',
      false,
      '§9 Results Table, OC-52, OC-53',
      'A Total success the turn before leaves no counter-attack this turn: A.',
      'Let it hold this turn; the next it is free again.',
      ['a'],
    ],
    [
      { daypart: 'night', units: [tank] },
      'attackByTanksAtNight',
      false,
      '§9 Combat Assumptions, OC-13',
      'On the whole tanks do not fight by night: their status is halved: T.',
      'Ask whether it is meant, or let it wait for the morning.',
      ['t'],
    ],
    [
      { units: [inState('a', { arm: 'hq' })] },
      'attackByRearTroops',
      false,
      '§9 Factors note 3, OC-24',
      'HQ, transport and bridging troops are light at best in an attack: A.',
      'Ask whether it is meant.',
      ['a'],
    ],
    [
      {
        action: 'probe',
        units: [inState('a', { mover: 'towedArtillery' }), inState('b', { mover: 'towedArtillery' })],
      },
      'probeByTowedGuns',
      false,
      '§5 Orders, OC-73, OC-101',
      'Towed guns go by road and cannot patrol: A, B.',
      'Let other troops probe, and the guns support them.',
      ['a', 'b'],
    ],
  ])('%#: %j', (more, code, isRefusal, rule, message, remedy, unitIds) =>
    expect(orderFindings(put(more))).toEqual([{ code, rule, isRefusal, message, remedy, unitIds }]),
  );
});
