import { describe, expect, it } from 'vitest';
import { bombLineAdvice, type GunsOnArea, gunAdvice, gunFault, insideArea, kmFromArea, type UnitNear } from './areas';

const middle = { x: 70, y: 70 };
const unit = (id: string, x: number, y: number, side: UnitNear['side'] = 'allied'): UnitNear => ({
  id,
  name: id,
  side,
  x,
  y,
});

describe('§9 Bombing/Interdiction: a square of 2 by 2 km', () => {
  it('OC-82: the counter’s centre inside, its edge too, friend and enemy alike', () =>
    expect(
      insideArea([unit('edge', 71, 69), unit('out', 71.01, 70), unit('enemy', 70.5, 70.5, 'german')], middle).map(
        ({ id }) => id,
      ),
    ).toEqual(['edge', 'enemy']));
  it.each([
    [70.4, 69.8, 0],
    [73, 70, 2],
    [70, 66, 3],
    [74, 73, Math.hypot(3, 2)],
  ])('%d %d lies %d km from its edge', (x, y, km) => expect(kmFromArea({ x, y }, middle)).toBeCloseTo(km, 6));
});

describe('§12b: the bomb line, 2 to 3 km from the nearest own troops', () => {
  const codes = (units: UnitNear[], side: UnitNear['side'] | null = 'allied') =>
    bombLineAdvice(units, middle, side).map(({ code }) => code);
  it.each([
    [72.99, 'bombLine'],
    [73, 'nearBombLine'],
    [74, 'nearBombLine'],
  ])('own troops at %d east', (x, code) => expect(codes([unit('3 Para', x, 70)])).toEqual([code]));
  it('beyond 3 km, and by enemies, nothing is said', () => {
    expect(codes([unit('3 Para', 74.01, 70)])).toEqual([]);
    expect(codes([unit('II/PzGR', 70, 70, 'german')])).toEqual([]);
  });
  it('nobody bombs it yet: nothing is said', () => expect(codes([unit('3 Para', 70, 70)], null)).toEqual([]));
  it('inside they are rolled for, and said by name (OC-82)', () =>
    expect(bombLineAdvice([unit('3 Para', 70, 70), unit('2 Para', 72, 70)], middle, 'allied')).toEqual([
      {
        code: 'friendsInside',
        message: 'Own troops lie inside and are rolled for: 3 Para.',
        rule: '§12b Bombing, OC-82',
      },
    ]));
  it('the nearest is named', () =>
    expect(bombLineAdvice([unit('far', 73.5, 70), unit('near', 72, 70)], middle, 'allied')[0]!.message).toBe(
      'Inside the bomb line: near is 1 km off, less than 2 km.',
    ));
});

describe('§9 Supporting Artillery: guns out to long range', () => {
  const guns = (more: Partial<GunsOnArea> = {}): GunsOnArea => ({
    id: 'g',
    name: '55 Field',
    class: 'field',
    profile: '[6-4-2-1-0]',
    stepsLost: 0,
    turnShareMoved: 0,
    x: 70,
    y: 58,
    ...more,
  });
  it.each([
    ['field', 12],
    ['medium', 18],
    ['heavy', 16],
  ] as const)('%s guns reach %d km', (type, km) => {
    expect(gunFault(guns({ class: type, y: 70 - km }), middle)).toBeNull();
    expect(gunFault(guns({ class: type, y: 70 - km - 0.1 }), middle)?.code).toBe('outOfRange');
  });
  it.each(['rocket', 'infantryGun'] as const)('OC-32: %s interdicts nothing', (type) =>
    expect(gunFault(guns({ class: type, y: 69 }), middle)).toMatchObject({
      code: 'noInterdiction',
      rule: '§9 Supporting Artillery, OC-32',
    }),
  );
  it('units without guns, and guns no longer effective (OC-60)', () => {
    expect(gunFault(guns({ class: null }), middle)?.code).toBe('noGuns');
    expect(gunFault(guns({ stepsLost: 4 }), middle)?.code).toBe('notEffective');
  });
  it('OC-71: having moved for more than half the turn is advice', () => {
    expect(gunAdvice(guns({ turnShareMoved: 0.5 }), middle)).toEqual([]);
    expect(gunAdvice(guns({ turnShareMoved: 0.6 }), middle).map(({ code }) => code)).toEqual(['gunMoved']);
    expect(gunAdvice(guns({ y: 40 }), middle).map(({ code }) => code)).toEqual(['gunOutOfRange']);
  });
});
