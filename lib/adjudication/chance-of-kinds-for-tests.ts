import fc from 'fast-check';
import {
  crossingKinds,
  crossingStates,
  dayparts,
  flakMissions,
  flakWeights,
  interdictionWeights,
  movementGrounds,
  movementModes,
  movers,
  recceKinds,
} from '@/lib/words';
import type { Kind, Kinds } from './adjudicate';
import { atAStep, combats } from './chance-for-tests';
import { serialKinds } from './flak';

/** Cases of every kind that chance makes, as the engine takes them. */

const count = fc.integer({ min: 0, max: 14 });

/** Rows with ids of their own: `t0`, `t1`, … */
const numbered = <Row extends object>(row: fc.Arbitrary<Row>, letter: string, minLength: number, maxLength: number) =>
  fc
    .array(row, { minLength, maxLength })
    .map((rows) => rows.map((one, index) => ({ ...one, id: `${letter}${index}` })));

const profiled = <Row extends object>(rest: fc.Arbitrary<Row>) =>
  fc.tuple(rest, atAStep).map(([one, level]) => ({ ...one, ...level }));

const interdiction = fc.record({
  targets: numbered(profiled(fc.record({ isFlak: fc.boolean() })), 't', 1, 5),
  forces: fc.array(
    fc.record({ weight: fc.constantFrom(...interdictionWeights), count: fc.integer({ min: 1, max: 10 }) }),
    { minLength: 1, maxLength: 4 },
  ),
});

const recce = fc.record({
  isNight: fc.boolean(),
  targets: numbered(
    fc.record({
      kind: fc.constantFrom(...recceKinds),
      isMoving: fc.boolean(),
      isInCover: fc.boolean(),
      isInBuiltUp: fc.boolean(),
      unitsInSquare: fc.integer({ min: 0, max: 4 }),
      isHighConcentration: fc.boolean(),
    }),
    't',
    1,
    6,
  ),
});

const serial = fc.record({ kind: fc.constantFrom(...serialKinds), level: fc.option(atAStep) });
const flak = fc.record({
  mission: fc.constantFrom(...flakMissions),
  serials: numbered(serial, 's', 1, 5).map((serials) =>
    serials.map(({ level, id, kind }) => (level ? { id, kind, carries: { ...level, id: `${id}c` } } : { id, kind })),
  ),
  flak: numbered(
    fc.record({
      weight: fc.constantFrom(...flakWeights),
      distanceKm: fc.constantFrom(0, 1, 1.5, 2, 2.1, 3, 4, 4.5, 6),
      isSuppressed: fc.boolean(),
    }),
    'f',
    0,
    4,
  ),
});

const airToAir = fc
  .record(
    {
      a: fc.integer({ min: 0, max: 40 }),
      b: fc.integer({ min: 0, max: 40 }),
      escorted: fc.record({
        by: fc.constantFrom('a' as const, 'b' as const),
        transportSerials: count,
        bomberSquadrons: count,
      }),
    },
    { requiredKeys: ['a', 'b'] },
  )
  .filter(({ a, b }) => a + b > 0);

const traffic = fc.record({
  crossing: fc.record(
    {
      kind: fc.constantFrom(...crossingKinds),
      capacityPoints: count,
      pointsUsed: fc.integer({ min: 0, max: 30 }),
      isBlown: fc.boolean(),
    },
    { requiredKeys: ['kind', 'pointsUsed', 'isBlown'] },
  ),
  queue: numbered(
    fc
      .tuple(fc.constantFrom(0, 0.5, 1, 2.5, 4, 6, 12, 45), fc.constantFrom(0, 0, 0.25, 0.5, 1))
      .map(([unitSizePoints, share]) => ({ unitSizePoints, pointsAcross: unitSizePoints * share })),
    'q',
    0,
    6,
  ),
});

const bridge = fc.record({
  state: fc.constantFrom(...crossingStates.filter((state) => state === 'untested' || state === 'tested')),
  retestReason: fc.constantFrom('fought over again', 'shelled'),
});

const movement = fc.record({
  mover: fc.constantFrom(...movers),
  ground: fc.constantFrom(...movementGrounds),
  mode: fc.constantFrom(...movementModes),
  daypart: fc.constantFrom(...dayparts),
  slowedBy: fc.array(fc.constantFrom('mud', 'narrow lanes', 'refugees'), { maxLength: 3 }),
  distanceKm: fc.integer({ min: 0, max: 12_000 }).map((tens) => tens / 100),
});

/** Any case of a kind. */
export const cases: { readonly [K in Kind]: fc.Arbitrary<Kinds[K]['case']> } = {
  combat: combats,
  interdiction,
  recce,
  flak,
  airToAir,
  traffic,
  bridge,
  movement,
};
