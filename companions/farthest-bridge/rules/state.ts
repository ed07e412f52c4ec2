import { z } from 'zod';
import { isCounter } from './counters';
import type { HexNumber, Hexside } from './hexes';
import {
  edgeHexSchema,
  hexEntrySchema,
  hexSchema,
  hexsideEntrySchema,
  hexsideSchema,
  type MapData,
  mapSchema,
} from './map-data';
import { areas, sides, type Zone } from './schedule';
import { type Tables, tablesSchema } from './tables';

/** Phases of a game turn (FB-4); the Allied player is first (§10.1). */
export const phases = [
  'allotment',
  'alliedMovement',
  'alliedCombat',
  'alliedMobile',
  'germanMovement',
  'germanCombat',
  'germanMobile',
] as const;
export type Phase = (typeof phases)[number];

/** One unit of the game. `hex` is null while it waits off the map, and once it is out. */
interface Piece {
  hex: HexNumber | null;
  depleted: boolean;
  out: boolean;
}

/** A unit that is moving: it may go on until another unit is taken up; an arrival overland takes none up. */
export interface Mover {
  unit: string;
  spent: number;
  /** Entered an enemy zone: no further. */
  stopped: boolean;
  /** Landed in an enemy zone: may leave it, and enter no other (FB-18). */
  landedInZone: boolean;
  /** Has yet to pay for the hex it landed in (FB-17). */
  owesLanding: boolean;
}

/** A landing that waits for a person: the terrain where the unit came down, or the hex it is moved to. */
interface Landing {
  unit: string;
  hex: HexNumber;
  wants: 'terrain' | 'relocation';
}

/** The rest that a combat has to do. */
interface Aftermath {
  /** Retreats to be made, in this order. */
  retreats: { unit: string; steps: number }[];
  /** The hex that was attacked, and who may advance into it. */
  from: HexNumber;
  mayAdvance: string[];
}

/** A free deployment as one side writes it. */
export type Written = Record<string, HexNumber>;

type Winner = 'allied' | 'german' | 'draw';

export interface State {
  scenario: 'historic' | 'free';
  tables: Tables;
  map: MapData;
  turn: number;
  phase: 'setUp' | Phase | 'over';
  pieces: Record<string, Piece>;
  dropZones: Record<Zone, HexNumber | null>;
  /** Free deployment: secret until both have written. */
  written: { german: Written | null; allied: Written | null };
  landing: Landing | null;
  mover: Mover | null;
  /** Units that arrived overland in this phase and have not yet gone on from their first hex (§11.0, §11.2). */
  arrived: Mover[];
  /** Units that have moved in this phase. */
  moved: string[];
  /** Units that stood on the map have moved: nobody arrives any more in this phase (§11.2). */
  arrivalsOver: boolean;
  /** Bridges that the German player may blow before anything else happens. */
  demolition: Hexside[];
  demolished: Hexside[];
  /** Where Allied units stood when the turn began: no bridge beside one may be blown in it (FB-24). */
  alliedAtStart: HexNumber[];
  /** Repaired in this player turn, and not to be blown in it (FB-26). */
  repaired: Hexside[];
  /** Bridges tried: blown in this Allied player turn, repaired in this phase. */
  triedToBlow: Hexside[];
  triedToRepair: Hexside[];
  /** The hexside the engineers hold bridged, and whether it was used this turn (FB-28). */
  engineer: { hexside: Hexside | null; used: boolean };
  support: {
    /** Markers out of the game, by id. */
    removed: Record<string, number>;
    /** The reduction of the Allied allotment: 3 once a drop zone was found occupied, 6 once two were at one time. */
    cut: 0 | 3 | 6;
    /** Chosen for this turn and not yet used. */
    inHand: Record<string, number>;
    chosen: { german: boolean; allied: boolean };
  };
  /** Units that have attacked, and hexes that were attacked, in this phase. */
  attacked: string[];
  hexesAttacked: HexNumber[];
  aftermath: Aftermath | null;
  /** An Allied ground unit has stood in a hex of Arnhem, if only for a moment. */
  arnhemReached: boolean;
  winner: Winner | null;
}

export const setupSchema = z.strictObject({
  scenario: z.enum(['historic', 'free'], 'historic or free.'),
  tables: tablesSchema.optional(),
  map: mapSchema.optional(),
});
export type Setup = z.infer<typeof setupSchema>;

const unit = z.string().refine(isCounter, { error: ({ input }) => `No counter has the id “${input}”.` });
const side = z.enum(sides, 'german or allied.');
const path = z.array(hexSchema).min(1, 'At least one hex.').max(60, 'At most 60 hexes.');
const chosenMarkers = z.record(
  z.string(),
  z.int('A whole number.').min(1, 'At least one, or leave it out.').max(40, 'At most 40.'),
);

export const actSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enterHex'), hex: hexSchema, entry: hexEntrySchema }),
  z.strictObject({ kind: z.literal('enterHexside'), hexside: hexsideSchema, entry: hexsideEntrySchema }),
  z.strictObject({ kind: z.literal('enterEindhovenEdge'), hexes: z.array(edgeHexSchema).min(1, 'At least one hex.') }),
  z.strictObject({
    kind: z.literal('enterArea'),
    area: z.enum(areas),
    hexes: z.array(hexSchema).min(1, 'At least one hex.'),
  }),
  z.strictObject({ kind: z.literal('write'), side, places: z.record(z.string(), hexSchema) }),
  z.strictObject({ kind: z.literal('allot'), side, markers: chosenMarkers }),
  z.strictObject({ kind: z.literal('land'), unit, hex: hexSchema }),
  z.strictObject({ kind: z.literal('relocate'), hex: hexSchema }),
  z.strictObject({ kind: z.literal('arrive'), unit, hex: hexSchema }),
  z.strictObject({ kind: z.literal('move'), unit, path }),
  z.strictObject({ kind: z.literal('demolish'), hexside: hexsideSchema }),
  z.strictObject({ kind: z.literal('letStand') }),
  z.strictObject({ kind: z.literal('repair'), hexside: hexsideSchema }),
  z.strictObject({ kind: z.literal('bridge'), hexside: hexsideSchema }),
  z.strictObject({
    kind: z.literal('attack'),
    units: z.array(unit).min(1, 'At least one unit attacks.').max(6, 'At most six hexes surround one.'),
    hex: hexSchema,
    attackSupport: chosenMarkers,
    defenceSupport: chosenMarkers,
  }),
  z.strictObject({ kind: z.literal('retreat'), path }),
  z.strictObject({ kind: z.literal('advance'), unit }),
  z.strictObject({ kind: z.literal('stay') }),
  z.strictObject({ kind: z.literal('nextPhase') }),
]);

export type Act = z.infer<typeof actSchema>;
export type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;
