import { z } from 'zod';
import { finds } from '@/companions/rules/entered';
import type { Side } from '@/lib/words';
import { type Card, wholeDeck } from './cards';
import { antiArmourWeapons, armourClasses, type Tables, tablesSchema, troopClasses } from './tables';

/** In the order in which the book takes them. */
export const sides = ['german', 'allied'] as const satisfies readonly Side[];
/** The phases of a turn; the fights for buildings come at the end of the fire phase. */
export const phases = [
  'artilleryAndAir',
  'germanMovement',
  'alliedMovement',
  'directFire',
  'buildingAssaults',
] as const;
export type Phase = (typeof phases)[number];

const unitKinds = ['foot', 'softSkin', 'armour'] as const;
export type UnitKind = (typeof unitKinds)[number];

export const coversOfTarget = ['open', 'soft', 'hard', 'building'] as const;
export type CoverOfTarget = (typeof coversOfTarget)[number];
const cover = z.enum(coversOfTarget, 'open, soft, hard or building.');

const placeName = z.string().trim().min(1, 'Name the place.').max(80, 'At most 80 characters.');
/** A place on the table: the cover that it is to who stands there, and what it is in words. */
const place = z.strictObject({ name: placeName, cover, what: z.string().trim().max(200, 'At most 200 characters.') });
export type TablePlace = z.infer<typeof place>;

const id = z.string().regex(/^[\w/.-]{1,40}$/, 'An id is up to 40 letters, digits, “-”, “/” or “.”.');
/** A unit as it is set up. `figures`: dismounts, or the occupants of a vehicle. */
const entry = z
  .strictObject({
    id,
    name: z.string().trim().min(1, 'Name the unit.').max(80, 'At most 80 characters.'),
    side: z.enum(sides, 'german or allied.'),
    kind: z.enum(unitKinds, 'foot, softSkin or armour.'),
    class: z.enum(troopClasses, 'green, veteran or elite.'),
    figures: z.int('A whole number of figures.').min(0, 'No fewer than 0 figures.').max(40, 'At most 40 figures.'),
    /** Of a vehicle. */
    armour: z.enum(armourClasses, `One of ${armourClasses.join(', ')}.`).optional(),
    /** May call artillery (a headquarters or a spotter team). */
    observes: z.boolean().optional(),
    /** The weapon it has against armour; small arms alone where absent. Each shot still names its weapon. */
    weapon: z.enum(antiArmourWeapons, `One of ${antiArmourWeapons.join(', ')}.`).optional(),
    /** Where it stands, by the name of a place. */
    place: placeName.optional(),
  })
  .superRefine((unit, context) => {
    const wrong = (path: string, message: string) => finds(context)([path], message);
    if (unit.kind === 'armour' && (!unit.armour || unit.armour === 'softSkin'))
      wrong('armour', 'An armoured vehicle has an armour class, from halfTrack to superHeavyTank.');
    if (unit.kind === 'softSkin' && unit.armour && unit.armour !== 'softSkin')
      wrong('armour', 'A soft-skinned vehicle has the class softSkin, or none.');
    if (unit.kind === 'foot' && unit.armour) wrong('armour', 'Men on foot have no armour class.');
    if (unit.kind === 'foot' && unit.figures < 1) wrong('figures', 'Men on foot are at least 1 figure.');
  });
export type UnitEntry = z.infer<typeof entry>;

/** Why a unit is off the table or of no more use. */
export type Gone = 'routed' | 'abandoned' | 'knockedOut' | 'destroyed' | 'leftTable' | 'noFigures';

export interface Unit extends Omit<UnitEntry, 'place'> {
  gone?: Gone;
  /** The place it stands at; null: nobody has said. */
  place: string | null;
  /** Hits of small arms this turn, on a soft-skinned vehicle. */
  smallArmsHits: number;
  /** Suppressed until the turn ends (ours): neither moves nor fires. */
  suppressed: boolean;
  movedThisTurn: boolean;
  movedLastTurn: boolean;
  /** Movement over for this turn: ambushed, driven back. */
  halted: boolean;
  /** An armoured vehicle that failed its morale this turn: its way back may lead off the table (IW-13). */
  drivenBack: boolean;
  firedThisTurn: boolean;
  /** It has made its close assault of this turn. */
  assaultedThisTurn: boolean;
  /** In a covered position and not seen by the enemy: what an ambush wants. */
  hidden: boolean;
  /** The phases' causes of morale already tested, for one test a phase. */
  testedThisPhase: boolean;
}

/** The effect of fire so far, and at the end of the phase: nobody is removed before all have fired (IW-12). */
export type Effect =
  | { kind: 'figures'; unit: string; figures: number }
  | { kind: 'gone'; unit: string; gone: Gone }
  | { kind: 'driveBack'; unit: string };

/** A fight for a building by cards. */
export interface Assault {
  building: string;
  defender: Side;
  /** The units in it, with the figures that fight. */
  units: { unit: string; figures: number }[];
  hands: Record<Side, Card[]>;
  /** Not dealt. */
  deck: Card[];
  played: { side: Side; card: Card }[];
  toPlay: Side | null;
  casualties: Record<Side, number>;
  /** The side that holds the building once it is over. */
  holder: Side | null;
}

export interface State {
  turn: number;
  phase: Phase;
  tables: Tables;
  /** The places that are known by name; what lies on the table besides is the umpire's. */
  places: TablePlace[];
  units: Record<string, Unit>;
  /** Impact markers of this turn's artillery: they lie until the next. */
  impacts: string[];
  effects: Effect[];
  assault: Assault | null;
}

/** `tables`: what is played by; ours where absent. */
export const setupSchema = z
  .strictObject({
    units: z.array(entry).max(200, 'At most 200 units.'),
    places: z.array(place).max(60, 'At most 60 places.').optional(),
    tables: tablesSchema.optional(),
  })
  .superRefine(({ units, places = [] }, context) => {
    for (const [at, { name }] of places.entries())
      if (places.findIndex((one) => one.name === name) < at)
        finds(context)(['places', at, 'name'], `Another place is called ${name}.`);
    for (const [at, unit] of units.entries())
      if (unit.place && !places.some(({ name }) => name === unit.place))
        finds(context)(['units', at, 'place'], `No place is called ${unit.place}.`);
    const seen = new Set<string>();
    for (const [at, unit] of units.entries()) {
      if (seen.has(unit.id)) finds(context)(['units', at, 'id'], `Another unit has the id ${unit.id}.`);
      seen.add(unit.id);
    }
  });
export type Setup = z.infer<typeof setupSchema>;

export const guns = ['upTo75', 'over75', 'over105', 'bomb', 'rocket'] as const;
export type Gun = (typeof guns)[number];

const gun = z.enum(guns, 'upTo75, over75, over105, bomb or rocket.');
const side = z.enum(sides, 'german or allied.');
/** The number that the umpire adds to the die: the author's rules are a framework. */
const tweak = z.int('A whole number.').min(-9, '-9 or more.').max(9, '9 or less.').optional();
const shot = {
  firer: id,
  target: id,
  /** The dice thrown: one a figure, or as the table says. */
  dice: z.int('A whole number of dice.').min(1, 'At least one die.').max(40, 'At most 40 dice.'),
  range: z.enum(['short', 'long'], 'short or long.'),
  cover,
  /** Small arms where absent. */
  weapon: z.enum(antiArmourWeapons, `One of ${antiArmourWeapons.join(', ')}.`).optional(),
  flame: z.boolean().optional(),
  tweak,
};

const fighters = z
  .array(z.strictObject({ unit: id, figures: z.int().min(1, 'At least 1 figure fights.').max(40) }))
  .min(1, 'At least one unit fights.');

export const actSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('artillery'), target: id, spotter: id, gun, cover, tweak }),
  z.strictObject({
    kind: z.literal('airAttack'),
    side,
    target: id,
    gun,
    cover,
    tweak,
    /** Flak weapons that fire at the aircraft first. */
    flak: z.int().min(0, 'None or more.').max(20, 'At most 20.'),
  }),
  z.strictObject({ kind: z.literal('move'), unit: id }),
  z.strictObject({ kind: z.literal('hide'), unit: id, hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('ambush'), ...shot }),
  z.strictObject({ kind: z.literal('fire'), ...shot }),
  z.strictObject({ kind: z.literal('closeAssault'), unit: id, target: id, figures: z.int().min(0).max(40) }),
  z.strictObject({ kind: z.literal('leaveTable'), unit: id }),
  /** Where a unit stands now, by the umpire's word; null: at no place that has a name. */
  z.strictObject({ kind: z.literal('standAt'), unit: id, place: placeName.nullable() }),
  /** A test that the umpire thinks right. */
  z.strictObject({ kind: z.literal('morale'), unit: id }),
  z.strictObject({
    kind: z.literal('assault'),
    building: z.string().trim().min(1, 'Name the building.').max(80),
    defender: side,
    attackers: fighters,
    defenders: fighters,
  }),
  z.strictObject({
    kind: z.literal('playCard'),
    side,
    card: z.enum(wholeDeck as [Card, ...Card[]], 'A card is its number and its suit, as 10H or QS.'),
  }),
  z.strictObject({ kind: z.literal('nextPhase') }),
]);

export type Act = z.infer<typeof actSchema>;
export type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;
export type Shot = ActOf<'fire'> | ActOf<'ambush'>;
