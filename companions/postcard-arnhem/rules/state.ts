import { z } from 'zod';
import type { AtTable } from '@/companions/rules/at-table';
import type { Source } from '@/companions/rules/companion';
import type { Side } from '@/lib/words';
import { type Counter, type Hex, type Scenario, scenarioSchema } from './data';
import type { CombatResult, Rung } from './ladder';
import { testSet } from './test-set';

export const setupSchema = z.strictObject({
  /** Map and counters: the schematic test set of this project unless others are entered. */
  scenario: scenarioSchema.default(testSet),
});
export type PostcardSetup = z.infer<typeof setupSchema>;

const id = z.string().min(1);
export const actSchema = z.discriminatedUnion('do', [
  /** An airborne unit comes down in a hex: before the first turn, or the Poles as an air mission. */
  z.strictObject({ do: z.literal('drop'), unit: id, hex: id }),
  /** Opens a turn: the first after the airdrop, each later one with its weather. */
  z.strictObject({ do: z.literal('openTurn') }),
  z.strictObject({ do: z.literal('strike'), hex: id }),
  z.strictObject({ do: z.literal('airSupply'), hex: id }),
  /** Draws this turn's reinforcements: one in the west, two in the east. */
  z.strictObject({ do: z.literal('drawReinforcements') }),
  z.strictObject({ do: z.literal('place'), unit: id, hex: id }),
  z.strictObject({ do: z.literal('move'), unit: id, path: z.array(id).min(1).max(12) }),
  /** Orders a unit not to retreat, or sets it free. */
  z.strictObject({ do: z.literal('noRetreat'), unit: id, isOrdered: z.boolean() }),
  z.strictObject({
    do: z.literal('attack'),
    hex: id,
    units: z.array(id).min(1).max(18),
    isPressed: z.boolean().default(false),
  }),
  z.strictObject({ do: z.literal('cancelAttack') }),
  z.strictObject({ do: z.literal('throwCoins') }),
  /** A defender will not retreat, said before the coins. */
  z.strictObject({ do: z.literal('stand'), unit: id }),
  /** The choice of a defender: it stays, or goes to a hex. */
  z.strictObject({ do: z.literal('stay'), unit: id }),
  z.strictObject({ do: z.literal('retreat'), unit: id, hex: id }),
  z.strictObject({ do: z.literal('advance'), units: z.array(id).max(3) }),
  z.strictObject({ do: z.literal('breakthrough'), unit: id, path: z.array(id).max(2) }),
  z.strictObject({ do: z.literal('endTurn') }),
]);
export type PostcardAct = z.infer<typeof actSchema>;

/** A counter in play. Its factors stand in the scenario. */
export interface UnitInPlay {
  id: string;
  /** Null before it comes into play and once it is lost. */
  hex: string | null;
  isDisrupted: boolean;
  /** Inverted: its factors are known to neither player until combat. */
  isHidden: boolean;
  isLost: boolean;
  hasMoved: boolean;
  /** True when it may still attack this turn. */
  mayAttack: boolean;
  /** Once a turn a unit may break through and attack again. */
  hasBrokenThrough: boolean;
  /** The hex that was struck in the attack before its breakthrough: that air support goes with it. */
  airSupportFrom: string | null;
  isOrderedToStand: boolean;
}

/** One line of a count: what it is worth to whom, and by which rule. */
export interface FactorLine {
  side: 'attack' | 'defence';
  what: string;
  points: number;
  rule: string;
  /** The source of the figure: a printed factor is as much ours as the counter it is on. */
  source: Source;
}

/** An attack from its declaration to its advance. */
export interface Attack {
  hex: string;
  units: string[];
  /** The points that each attacker counted, by id. */
  pointsOf: Record<string, number>;
  /** Defenders that will not retreat of their own will, by id: said before the coins (PA-6). */
  standing: string[];
  isPressed: boolean;
  /** The sum of its lines is `attack` and `defence`. */
  factors: FactorLine[];
  attack: number;
  defence: number;
  rung: Rung;
  isDisrupted: boolean;
  /** A hidden defender was turned over: the attack can no longer be cancelled (PA-27). */
  hasRevealed: boolean;
  result: CombatResult | null;
  /** Defenders that are still to be decided on, by id. */
  undecided: string[];
  /** The printed defence of those attacked, which those who advance must match (PA-25). */
  toMatch: number;
  /** True when a unit went back without need: the attackers need not advance. */
  wasVoluntary: boolean;
}

export interface PostcardState {
  scenario: Scenario;
  step: 'airdrop' | 'between' | 'turn' | 'over';
  /** The attack that is being worked, from its declaration to its advance. */
  attack: Attack | null;
  /** The hex that was cleared last, the units that went in, and the roads out of it that are used (its next hexes). */
  breakthrough: { from: string; units: string[]; roadsUsed: string[] } | null;
  turn: number;
  player: Side;
  weather: 'good' | 'bad';
  /** For how many turns running the weather has been so. */
  running: number;
  missionsLeft: number;
  /** Where each air attack of this turn was flown, one hex for each; with a breakthrough it is flown on. */
  struck: string[];
  airSupplied: string[];
  /** True when the SS panzer divisions started the game, as the coin fell. */
  doPanzersStart: boolean;
  hasDrawn: boolean;
  /** German units drawn and not yet placed, with the edge at which they enter. */
  arrivals: { unit: string; edge: 'west' | 'east' }[];
  units: UnitInPlay[];
  end: { winner: Side; why: string } | null;
}

export type Postcard = AtTable<PostcardState>;

/** The counter of a unit. */
export const counterOf = (state: PostcardState, unit: string): Counter =>
  state.scenario.counters.find((counter) => counter.id === unit)!;
export const sideOf = (state: PostcardState, unit: string): Side => counterOf(state, unit).side;
export const hexOf = (state: PostcardState, hex: string): Hex => state.scenario.hexes.find((one) => one.id === hex)!;
export const unitOf = (state: PostcardState, unit: string): UnitInPlay | undefined =>
  state.units.find((one) => one.id === unit);
export const unitsIn = (state: PostcardState, hex: string, side?: Side): UnitInPlay[] =>
  state.units.filter((unit) => unit.hex === hex && (side === undefined || sideOf(state, unit.id) === side));
export const isOnMap = (state: PostcardState, hex: string): boolean =>
  state.scenario.hexes.some((one) => one.id === hex);

/** A unit as it is named while hidden or known. */
export function nameOf(state: PostcardState, unit: string): string {
  const { isHidden = false, hex = null } = unitOf(state, unit) ?? {};
  if (!isHidden) return counterOf(state, unit).name;
  return hex ? `Hidden garrison (${hexName(state, hex)})` : 'Hidden garrison';
}
export const hexName = (state: PostcardState, hex: string): string => hexOf(state, hex).name;

/** Under which id a player knows each unit that he does not see: hidden, drawn to come back unknown, or lost so that it may. */
export function masksOf(state: PostcardState): Map<string, string> {
  const drawn = state.arrivals.map(({ unit }) => unit);
  const isHidden = ({ id: unit, isHidden: isInverted, isLost }: UnitInPlay): boolean =>
    isLost ? counterOf(state, unit).isReplaceable : isInverted;
  const place = ({ id: unit, hex, isLost }: UnitInPlay): string =>
    hex !== null ? `1 ${hex}` : isLost ? '3' : `2 ${String(drawn.indexOf(unit)).padStart(3, '0')}`;
  const hidden = state.units.filter(isHidden).sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return new Map(hidden.map(({ id: unit }, at) => [unit, `hidden-${at + 1}`]));
}

/**
 * The state as one may see it who plays: a hidden unit shows neither name nor factors (Setup), and no more does one that
 * is drawn to come back unknown. What is lost and may come back so is not told apart either: the name that is missing
 * among the lost would be the one that came. Hidden units stand last and in the order of their places, so that not even
 * their place in a list tells which is which.
 */
export function seenByPlayers(state: PostcardState): PostcardState {
  const { counters } = state.scenario;
  const masks = masksOf(state);
  const hidden = [...masks.keys()].map((unit) => unitOf(state, unit)!);
  const blank = (unit: string): Counter => ({
    id: unit,
    name: 'Hidden garrison',
    side: 'german',
    attack: 0,
    defence: 0,
    isInfantry: true,
    isPureArmour: false,
    onRoad: 'other',
    formation: 'other',
    start: { by: 'garrison' },
    isReplaceable: true,
    isTigers: false,
  });
  return {
    ...state,
    arrivals: state.arrivals.map((one) => ({ ...one, unit: masks.get(one.unit) ?? one.unit })),
    units: [
      ...state.units.filter(({ id: unit }) => !masks.has(unit)),
      ...hidden.map((unit) => ({ ...unit, id: masks.get(unit.id)! })),
    ],
    scenario: {
      ...state.scenario,
      counters: [...counters.filter(({ id: unit }) => !masks.has(unit)), ...[...masks.values()].map(blank)],
    },
  };
}
