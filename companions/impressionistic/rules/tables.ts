import { z } from 'zod';
import { each, saying, wholeBands } from '@/companions/rules/entered';

/** The tables of the game as data: each figure says whose it is, and whoever plays may enter his own. */

const source = z.enum(['book', 'recovered', 'ours'], 'Whose is it: book, recovered or ours?');
const points = z.int('A whole number, as -2 or 1.').min(-9, '-9 or more.').max(9, '9 or less.');
const face = z.int('A whole number of a d10: 1 to 10.').min(1, 'A d10 shows 1 to 10.').max(10, 'A d10 shows 1 to 10.');

const figure = z.strictObject({ points, source }, saying('A figure: points, and whose it is.'));
/** None would put a vehicle out that nobody has hit. */
const hitsOfATurn = z.strictObject(
  { points: z.int('A whole number, as 3.').min(1, '1 or more.').max(9, '9 or less.'), source },
  saying('A figure: points, and whose it is.'),
);
const needed = z.strictObject({ face, source }, saying('A face of a d10, and whose figure it is.'));

const artilleryResults = ['noEffect', 'suppress', 'retreat', 'retreatWithCasualties', 'destroyed'] as const;
export type ArtilleryResult = (typeof artilleryResults)[number];
const flakResults = ['none', 'abort', 'down'] as const;
export type FlakResult = (typeof flakResults)[number];

const end = z.int('A whole number, as 6.').nullable();
const ends = { from: end, to: end };

export const troopClasses = ['green', 'veteran', 'elite'] as const;
export type TroopClass = (typeof troopClasses)[number];

const artilleryModifiers = ['lightGun', 'hardCover', 'heavyBurst', 'open', 'aircraft'] as const;
export type ArtilleryModifier = (typeof artilleryModifiers)[number];

const hitModifiers = ['longRange', 'softCover', 'hardCover', 'movingFirer', 'open', 'ambush'] as const;
export type HitModifier = (typeof hitModifiers)[number];

export const armourClasses = [
  'softSkin',
  'halfTrack',
  'armouredCar',
  'lightTank',
  'mediumTank',
  'heavyTank',
  'superHeavyTank',
] as const;
export type ArmourClass = (typeof armourClasses)[number];

export const antiArmourWeapons = ['light', 'bazooka', 'gun50', 'gun75', 'long75', 'gun88'] as const;
export type AntiArmourWeapon = (typeof antiArmourWeapons)[number];

/** All tables of the game. */
export const tablesSchema = z.strictObject({
  /** The d10 that passes a morale test, by class; elite troops take none. */
  morale: z.strictObject({ green: needed, veteran: needed }),
  /** One test for each cause (the book), or one a unit a phase at most (IW-16, ours). */
  moraleOncePerPhase: z.boolean(),
  artilleryModifiers: each(artilleryModifiers, figure),
  artilleryBands: z
    .array(z.strictObject({ ...ends, result: z.enum(artilleryResults), source }))
    .superRefine(wholeBands(null, null)),
  flakBands: z.array(z.strictObject({ ...ends, result: z.enum(flakResults), source })).superRefine(wholeBands(1, 10)),
  hitModifiers: each(hitModifiers, figure),
  /** The faces needed for a hit, a knock-out and a casualty among occupants. */
  toHit: needed,
  inBuilding: needed,
  knockOut: needed,
  occupants: needed,
  /** The number of hits of small arms in a turn that put a soft-skinned vehicle out. */
  softSkinHits: hitsOfATurn,
  armour: each(armourClasses, figure),
  antiArmour: each(antiArmourWeapons, figure),
  /** The hit of a close assault (IW-10). */
  closeAssault: figure,
});
export type Tables = z.infer<typeof tablesSchema>;

const book = (value: number) => ({ points: value, source: 'book' as const });
const recovered = (value: number) => ({ points: value, source: 'recovered' as const });
const ours = (value: number) => ({ points: value, source: 'ours' as const });

/** The known parts of the book's tables, and this project's figures for the rest (rulings 5.1 to 5.3). */
export const houseTables: Tables = {
  morale: { green: { face: 5, source: 'recovered' }, veteran: { face: 3, source: 'book' } },
  moraleOncePerPhase: false,
  artilleryModifiers: {
    lightGun: recovered(-1),
    hardCover: recovered(-2),
    heavyBurst: recovered(1),
    open: recovered(2),
    aircraft: recovered(2),
  },
  artilleryBands: [
    { from: null, to: 0, result: 'noEffect', source: 'ours' },
    { from: 1, to: 2, result: 'noEffect', source: 'recovered' },
    { from: 3, to: 6, result: 'suppress', source: 'recovered' },
    { from: 7, to: 8, result: 'retreat', source: 'recovered' },
    { from: 9, to: 10, result: 'retreatWithCasualties', source: 'ours' },
    { from: 11, to: null, result: 'destroyed', source: 'ours' },
  ],
  flakBands: [
    { from: 1, to: 6, result: 'none', source: 'ours' },
    { from: 7, to: 8, result: 'abort', source: 'ours' },
    { from: 9, to: 10, result: 'down', source: 'ours' },
  ],
  hitModifiers: {
    longRange: ours(-1),
    softCover: ours(-1),
    hardCover: ours(-2),
    movingFirer: ours(-1),
    open: ours(1),
    ambush: ours(2),
  },
  toHit: { face: 7, source: 'book' },
  inBuilding: { face: 10, source: 'book' },
  knockOut: { face: 7, source: 'book' },
  occupants: { face: 7, source: 'ours' },
  softSkinHits: book(3),
  armour: {
    softSkin: ours(0),
    halfTrack: ours(1),
    armouredCar: ours(1),
    lightTank: ours(2),
    mediumTank: ours(3),
    heavyTank: ours(5),
    superHeavyTank: ours(6),
  },
  antiArmour: {
    light: ours(1),
    bazooka: ours(4),
    gun50: ours(3),
    gun75: ours(4),
    long75: ours(6),
    gun88: ours(6),
  },
  closeAssault: ours(3),
};
