import type { Arm, CombatResult } from '@/lib/words';
import {
  type Action,
  actions,
  type CrossingLook,
  crossingLooks,
  type Weather,
  type Wind,
  weathers,
  winds,
} from '@/lib/words';
import type { Worth } from '../facts';
import { numbersFrom } from '../reports/voice';
import { worthOf } from '../reports/worth';
import type { TruthUnit } from '../truth';
import { battalionWords, lossesOf } from '../words/player-words';

/** The facts that a team may know of a world, drawn for `two-worlds.test.ts`. */

/** Draws whatever a seed of fast-check's fixes. */
export class Draw {
  private readonly next: () => number;
  constructor(seed: number) {
    this.next = numbersFrom(seed);
  }
  number = (min: number, max: number): number => min + Math.floor(this.next() * (max - min + 1));
  one = <T>(from: readonly T[]): T => from[this.number(0, from.length - 1)]!;
  yes = (): boolean => this.next() < 0.5;
  km = (): number => this.number(0, 900) / 10;
  /** A place to 500 m, about as near as fights are fought. */
  near = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(x * 2) / 2 + this.one([0, 0.5, -0.5]),
    y: Math.round(y * 2) / 2 + this.one([0, 0.5, -0.5]),
  });
  some = <T>(min: number, max: number, make: (i: number) => T): T[] =>
    Array.from({ length: this.number(min, max) }, (_, i) => make(i));
}

/** The knowledge of a team on the state of one of its units. */
export type Condition = Required<Pick<Worth, 'effectiveness' | 'since'>>;

/** The true state of a unit: its level, and its losses when the game began. */
type Standing = Pick<TruthUnit, 'profile' | 'stepsLost' | 'stepsAtBeginning' | 'hasRecovered'>;

/** Every sort of standing: for each status the last level or not, at the beginning of the game or not. */
export const standings: readonly Standing[] = Array.from({ length: 11 }, (_, status) => [
  { profile: `10-${status}-0`, stepsLost: 1 },
  { profile: `10-${status}-${status}-0`, stepsLost: 1 },
  { profile: `10-10-${status}-${status}-0`, stepsLost: 2 },
  { profile: `${status}-0`, stepsLost: 0 },
  { profile: `${status}-${status}-0`, stepsLost: 0 },
])
  .flat()
  .flatMap((level) =>
    [...new Set([0, level.stepsLost])].flatMap((stepsAtBeginning) =>
      [false, true].map((hasRecovered) => ({ ...level, stepsAtBeginning, hasRecovered })),
    ),
  );

export const conditionOf = (standing: Standing, isCaptured = false): Condition => {
  const { effectiveness, since } = worthOf({ ...standing, isCaptured }, 'none');
  return { effectiveness, since: since! };
};

/** Any standing that looks like this to the team. */
export const standingLike = (draw: Draw, { effectiveness, since }: Condition): Standing =>
  draw.one(
    standings.filter((one) => {
      const condition = conditionOf(one, effectiveness === 'captured');
      return condition.effectiveness === effectiveness && condition.since === since;
    }),
  );

/** The facts that the team may know of one of its fighters. */
export interface OwnKnown extends Condition {
  id: string;
  losses: ReturnType<typeof lossesOf>;
  isCaptured: boolean;
  retires: boolean;
  x: number;
  y: number;
}

/** The facts that the team may know of one fight. */
export interface FightKnown {
  own: OwnKnown[];
  /** To the hectometre. */
  place: { x: number; y: number };
  /** Where the enemy is marked when he came on: to 500 m. */
  enemyAt: { x: number; y: number };
  isAttacker: boolean;
  outcome: 'ground' | 'stay' | 'locked' | 'beaten' | 'overrun';
  enemyArms: Arm[];
  battalions: string;
  hasGuns: boolean;
  hasAir: boolean;
  hasOwnGuns: boolean;
  hasPrisoners: boolean;
  identity: string | null;
  /** The order of its fighters, and whether they prepared in the turn before. */
  order: Action;
  isPrepared: boolean;
}

export interface Known {
  fights: FightKnown[];
  resting: (Condition & {
    id: string;
    x: number;
    y: number;
    move: { isFinished: boolean; why: string } | null;
    hasArrived: boolean;
    /** Where it stood when the turn opened. */
    stood: { x: number; y: number };
    /** Its order; null: none. */
    row: { action: Action | null; goal: { x: number; y: number; spoken: string } | null } | null;
  })[];
  /** The first resting unit probed and met this. */
  probe: {
    at: { x: number; y: number };
    arm: Arm;
    battalions: string;
    /** The formation its patrols found out. */
    identity: string;
  } | null;
  /** The last resting unit was felt out by patrols from there. */
  patrolsFrom: Wind | null;
  objective: {
    words: string;
    places: { x: number; y: number; name: string; spoken: string; known: CrossingLook | null }[];
  } | null;
  requests: { what: string; heard: string }[];
  /** Units of other teams of its side that Control chose to tell of. */
  friends: { id: string; x: number; y: number }[];
  weather: Weather;
  phaseMinute: number;
  linkNames: string[];
}

export const pairs = Array.from({ length: 11 }, (_, before) =>
  Array.from({ length: before + 1 }, (_, after) => ({ before, after })),
).flat();
export const contactArms: readonly Arm[] = [
  'infantry',
  'mechanised',
  'paras',
  'armour',
  'engineers',
  'recce',
  'antiTank',
];
export const successes: readonly CombatResult[] = ['totalSuccess', 'success', 'limitedSuccess'];

export function drawFight(draw: Draw, f: number): FightKnown {
  const isAttacker = draw.yes();
  const outcome = draw.one(['ground', 'stay', 'locked', 'beaten', 'overrun'] as const);
  const goes = isAttacker ? outcome === 'beaten' : outcome === 'ground' || outcome === 'overrun';
  const own = draw.some(1, 3, (i) => {
    const { before, after } = draw.one(pairs.filter((pair) => pair.before > 0));
    const isCaptured = goes && after === 0 && draw.yes();
    return {
      id: `fighter-${f}-${i}`,
      ...conditionOf(draw.one(standings), isCaptured),
      losses: lossesOf(before, after),
      isCaptured,
      retires: goes && !isCaptured,
      x: draw.km(),
      y: draw.km(),
    };
  });
  const place = { x: draw.km(), y: draw.km() };
  return {
    own,
    place,
    enemyAt: draw.near(place),
    isAttacker,
    outcome,
    enemyArms: [...new Set(draw.some(1, 3, () => draw.one(contactArms)))],
    battalions: battalionWords(draw.number(0, 60)),
    hasGuns: draw.yes(),
    hasAir: draw.yes(),
    hasOwnGuns: draw.yes(),
    hasPrisoners: isAttacker && outcome === 'ground' && draw.yes(),
    identity: draw.yes() ? draw.one(['9 SS Pz Div', '59 Inf Div']) : null,
    order: draw.one(['attack', 'hold', 'breakThrough']),
    isPrepared: draw.yes(),
  };
}

export const drawKnown = (draw: Draw): Known => {
  const fights = draw.some(0, 3, (f) => drawFight(draw, f));
  const resting = draw.some(0, 3, (i) => ({
    id: `resting-${i}`,
    ...conditionOf(draw.one(standings)),
    x: draw.km(),
    y: draw.km(),
    move: draw.yes()
      ? { isFinished: draw.yes(), why: draw.one(['', 'the road is choked with transport', 'a blown culvert']) }
      : null,
    hasArrived: draw.yes(),
    stood: { x: draw.km(), y: draw.km() },
    row: draw.yes()
      ? {
          action: draw.one([...actions, null]),
          goal: draw.yes() ? { x: draw.km(), y: draw.km(), spoken: 'Arnhem' } : null,
        }
      : null,
  }));
  return {
    fights,
    resting,
    probe: draw.yes()
      ? {
          at: draw.near(resting[0] ?? { x: 0, y: 0 }),
          arm: draw.one(contactArms),
          battalions: battalionWords(draw.number(0, 20)),
          identity: draw.one(['10 SS Pz Div', '406 Div']),
        }
      : null,
    patrolsFrom: draw.yes() ? draw.one(winds) : null,
    objective: draw.yes()
      ? {
          words: 'Take the bridges of Arnhem.',
          places: draw.some(1, 2, (i) => ({
            x: draw.km(),
            y: draw.km(),
            name: `Arnhem – bridge ${i}`,
            spoken: `bridge ${i} of Arnhem`,
            known: draw.one([...crossingLooks, null]),
          })),
        }
      : null,
    requests: draw.some(0, 2, (i) => ({
      what: `the ammunition for task ${i}`,
      heard: draw.one(['', 'it is on the road', 'not before tomorrow']),
    })),
    weather: draw.one(weathers),
    phaseMinute: draw.number(0, 20),
    linkNames: draw.some(1, 3, (i) => `XXX Corps ${i}`),
    friends: draw.some(0, 3, (i) => ({ id: `friend-${i}`, x: draw.km(), y: draw.km() })),
  };
};
