import { z } from 'zod';
import { sourceSchema } from '@/companions/rules/companion';
import { finds } from '@/companions/rules/entered';
import { counted } from '@/lib/text';
import { type Side, sides } from '@/lib/words';

/** The edges of the board by which a side is supplied and reinforced. */
const edges = ['west', 'east', 'south'] as const;

const id = z.string().min(1).max(30);
const factor = z.int().min(0).max(20);

const hexSchema = z.strictObject({
  id,
  name: z.string().min(1),
  /** Where the hex lies, for drawing and for what is north of what: row 1 is the northernmost. */
  column: z.int(),
  row: z.int(),
  isCity: z.boolean().default(false),
  /** A city in which a German unit may not retreat. */
  isVictoryCity: z.boolean().default(false),
  edges: z.array(z.enum(edges)).default([]),
  /** Beyond the board: units wait here to attack onto it. No limit to how many. */
  isOffBoard: z.boolean().default(false),
});

/** Two hexes that touch, and what runs across or along the side between them. A road over a river is a bridge. */
const sideSchema = z.strictObject({
  between: z.tuple([id, id], 'A side lies between two hexes: name both, and no more.'),
  road: z.enum(['none', 'road', 'highway']).default('none'),
  river: z.boolean().default(false),
});

const unitSchema = z.strictObject({
  id,
  name: z.string().min(1),
  side: z.enum(sides),
  attack: factor,
  defence: factor,
  /** The larger attack factor behind a stroke: for infantry that is not disrupted and has not moved to attack (PA-10). */
  attackInPlace: factor.optional(),
  isInfantry: z.boolean(),
  isPureArmour: z.boolean().default(false),
  /** The way it uses a road: British ground units fourfold, panzers and Tettau threefold, all others twofold. */
  onRoad: z.enum(['britishGround', 'panzer', 'other']),
  formation: z.enum(['division', 'kampfgruppe', 'other']),
  /** Where it is at the start: in a hex, dropped by air, dropped later (the Poles), among the garrisons, or to come. */
  start: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('hex'), hex: id }),
    z.strictObject({ by: z.literal('airdrop') }),
    z.strictObject({ by: z.literal('laterAirdrop') }),
    z.strictObject({ by: z.literal('garrison') }),
    z.strictObject({ by: z.literal('pool'), edge: z.enum(['west', 'east']) }),
    z.strictObject({ by: z.literal('ssPanzer') }),
  ]),
  /** A garrison or Knoche: lost, it may come back unknown. */
  isReplaceable: z.boolean().default(false),
  /** Tiger Abteilung 502: three units attack across a side with it. */
  isTigers: z.boolean().default(false),
});

export type Hex = z.infer<typeof hexSchema>;
export type HexSide = z.infer<typeof sideSchema>;
export type Counter = z.infer<typeof unitSchema>;

/** Map, counters and length of a game, each readable by itself. */
const partsSchema = z.strictObject({
  title: z.string().min(1),
  source: sourceSchema,
  turns: z.int().min(1).max(30),
  hexes: z.array(hexSchema).min(2),
  sides: z.array(sideSchema).min(1),
  counters: z.array(unitSchema).min(2),
  /** The hexes in which the garrisons are hidden. */
  garrisoned: z.array(id).min(1),
  /** Where the highway must be open to: without and with the SS panzer divisions at the start (PA-19). */
  objective: z.strictObject({ from: id, to: id, ifPanzersStart: id }),
});

export type Scenario = z.infer<typeof partsSchema>;

/** Says what is wrong, at its place. */
type Says = ReturnType<typeof finds>;
/** Says so when a hex that is named is not on the map. */
type Known = (path: (string | number)[], hex: string) => void;

function checkHexes({ hexes }: Scenario, wrong: Says): void {
  const before = new Set<string>();
  for (const [at, { id: hex }] of hexes.entries()) {
    if (before.has(hex)) wrong(['hexes', at, 'id'], `"${hex}" stands twice: each hex has an id of its own`);
    before.add(hex);
  }
}

function checkSides({ sides: hexsides }: Scenario, wrong: Says, known: Known): void {
  const pairs = new Set<string>();
  for (const [at, { between }] of hexsides.entries()) {
    known(['sides', at, 'between', 0], between[0]);
    known(['sides', at, 'between', 1], between[1]);
    if (between[0] === between[1]) wrong(['sides', at, 'between'], 'a side lies between two different hexes');
    const pair = [...between].sort().join(' ');
    if (pairs.has(pair)) wrong(['sides', at, 'between'], `the side between ${pair} stands twice: once is right`);
    pairs.add(pair);
  }
}

/** The ways to start that are those of one side alone. */
const startsOf: Partial<Record<Counter['start']['by'], Side>> = {
  garrison: 'german',
  pool: 'german',
  ssPanzer: 'german',
  airdrop: 'allied',
  laterAirdrop: 'allied',
};
const onlySo: Record<Side, string> = {
  german: 'only German units start so',
  allied: 'only Allied units are dropped',
};

function checkCounters({ counters }: Scenario, wrong: Says, known: Known): void {
  const before = new Set<string>();
  for (const [at, { id: name, start, side, attack, attackInPlace, isInfantry }] of counters.entries()) {
    if (before.has(name)) wrong(['counters', at, 'id'], `"${name}" stands twice: each counter has an id of its own`);
    before.add(name);
    if (start.by === 'hex') known(['counters', at, 'start', 'hex'], start.hex);
    const only = startsOf[start.by];
    if (only && side !== only) wrong(['counters', at, 'start', 'by'], onlySo[only]);
    if (attackInPlace !== undefined && (!isInfantry || attackInPlace <= attack))
      wrong(['counters', at, 'attackInPlace'], 'is for infantry, and larger than its attack factor');
  }
}

/** Garrisons have room where they are hidden, and whoever comes later an edge to come from. */
function checkStarts({ counters, garrisoned, hexes }: Scenario, wrong: Says): void {
  const garrisons = counters.filter(({ start }) => start.by === 'garrison').length;
  if (garrisons > garrisoned.length * 3)
    wrong(['garrisoned'], `${counted(garrisons, 'garrison')} do not fit: three units a hex at the most`);
  for (const edge of ['west', 'east'] as const) {
    const isWanted = edge === 'east' || counters.some(({ start }) => start.by === 'pool' && start.edge === edge);
    if (isWanted && !hexes.some((hex) => hex.edges.includes(edge)))
      wrong(['hexes'], `none is on the ${edge} edge: reinforcements need one`);
  }
}

/** Map, counters and length of a game. The seed holds none of them: they are entered, or our test set. */
export const scenarioSchema = partsSchema.superRefine((scenario, context) => {
  const wrong = finds(context);
  const hexes = new Set(scenario.hexes.map((hex) => hex.id));
  const known: Known = (path, hex) => {
    if (!hexes.has(hex)) wrong(path, `"${hex}" is not on the map: name one of its hexes`);
  };
  checkHexes(scenario, wrong);
  checkSides(scenario, wrong, known);
  checkCounters(scenario, wrong, known);
  for (const [at, hex] of scenario.garrisoned.entries()) known(['garrisoned', at], hex);
  for (const [field, hex] of Object.entries(scenario.objective)) known(['objective', field], hex);
  checkStarts(scenario, wrong);
});
