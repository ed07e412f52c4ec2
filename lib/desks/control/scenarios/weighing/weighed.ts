import type { TurnFigures, WeighedScenario } from '@/lib/db/scenarios/weighings';
import { type Side, sides } from '@/lib/words';
import { type Spread, spreadOf } from './spread';

/** A play of a weighing, as far as it has come. */
export interface Play {
  number: number;
  turns: readonly TurnFigures[];
  /** It was played to its last turn. */
  isOver: boolean;
  /** The turn in which it broke; null: it did not. */
  brokeIn: number | null;
  because: string;
}

/** The measures of a play at the end of a turn. */
const measures = ['heldAllied', 'heldGerman', 'lostAllied', 'lostGerman', 'short', 'waiting', 'idle'] as const;
export type Measure = (typeof measures)[number];

/** All plays at the end of a turn. */
export interface WeighedTurn {
  turn: number;
  /** So many plays have come so far. */
  plays: number;
  figures: Record<Measure, Spread>;
}

const heldBy = ({ held }: TurnFigures, side: Side): number => Object.values(held).filter((one) => one === side).length;

const measure: Readonly<Record<Measure, (figures: TurnFigures) => number>> = {
  heldAllied: (figures) => heldBy(figures, 'allied'),
  heldGerman: (figures) => heldBy(figures, 'german'),
  lostAllied: ({ stepsLost }) => stepsLost.allied,
  lostGerman: ({ stepsLost }) => stepsLost.german,
  short: ({ short }) => short,
  waiting: ({ waiting }) => waiting,
  idle: ({ idle }) => idle.length,
};

const atTurn = (plays: readonly Play[], turn: number): TurnFigures[] =>
  plays.flatMap(({ turns }) => turns.filter((one) => one.turn === turn));

/** The figures turn by turn, as far as any play has come. */
export function weighedTurns({ turns }: Pick<WeighedScenario, 'turns'>, plays: readonly Play[]): WeighedTurn[] {
  return turns.flatMap((turn) => {
    const of = atTurn(plays, turn);
    if (of.length === 0) return [];
    const spread = (name: Measure) => spreadOf(of.map(measure[name]))!;
    const figures = Object.fromEntries(measures.map((name) => [name, spread(name)])) as WeighedTurn['figures'];
    return [{ turn, plays: of.length, figures }];
  });
}

/** In how many plays each side, or nobody, has a place at the end of a turn. */
export interface PlaceHeld extends Record<Side, number> {
  place: string;
  nobody: number;
}

/** The sides that have the places of an objective after a turn, over all plays that have come so far. */
export const placesAt = (
  { places }: Pick<WeighedScenario, 'places'>,
  plays: readonly Play[],
  turn: number,
): PlaceHeld[] =>
  places.map((place) => {
    const holders = atTurn(plays, turn).map(({ held }) => held[place] ?? null);
    const by = (side: Side | null) => holders.filter((one) => one === side).length;
    return { place, allied: by('allied'), german: by('german'), nobody: by(null) };
  });

/**
 * The number of times that each team was idle, the most often first: in so many of so many turns that were played. Teams
 * that never were are left out.
 */
export function idleTeams(
  { teams }: Pick<WeighedScenario, 'teams'>,
  plays: readonly Play[],
): { name: string; turns: number; of: number }[] {
  const played = plays.flatMap(({ turns }) => turns);
  return Object.entries(teams)
    .map(([key, name]) => ({ name, turns: played.filter(({ idle }) => idle.includes(key)).length, of: played.length }))
    .filter(({ turns }) => turns > 0)
    .sort((a, b) => b.turns - a.turns || (a.name < b.name ? -1 : 1));
}

/** The result of the plays in a sentence or two: the place of which it is least sure who has it at the end, and its cost. */
export function saidOf(about: WeighedScenario, plays: readonly Play[], turns: readonly WeighedTurn[]): string[] {
  const last = turns.at(-1);
  if (!last) return [];
  const { turn, plays: of, figures } = last;
  const places = placesAt(about, plays, turn);
  const doubt = ({ allied, german, nobody }: PlaceHeld) => of - Math.max(allied, german, nobody);
  const open = places.reduce<PlaceHeld | null>((best, one) => (best && doubt(best) >= doubt(one) ? best : one), null);
  const ofPlays = `of ${of === 1 ? '1 play' : `${of} plays`}`;
  const loses = (side: Side, steps: number) => `${about.sides[side]} ${steps}`;
  return [
    open ? whoHas(open, about, turn, ofPlays) : 'No objective names a place, so it is not counted who has what.',
    `By then the median of the steps lost is ${loses('allied', figures.lostAllied.median)}, ${loses('german', figures.lostGerman.median)}.`,
  ];
}

function whoHas(held: PlaceHeld, { sides: names }: WeighedScenario, turn: number, ofPlays: string): string {
  const [most] = [...sides].sort((a, b) => held[b] - held[a]);
  if (held.nobody > held[most!]) return `After turn ${turn} nobody holds ${held.place} in ${held.nobody} ${ofPlays}.`;
  return `The ${names[most!]} side holds ${held.place} after turn ${turn} in ${held[most!]} ${ofPlays}.`;
}

/** The progress of a weighing. */
export interface Progress {
  /** Turns played, and of how many; those that a broken play leaves out count as played. */
  done: number;
  of: number;
  /** Plays that are over or broke. */
  plays: number;
  /** The time that it still takes, ms, by the turns that were played; null: none was. */
  leftMs: number | null;
}

export function progressOf(
  { turns }: Pick<WeighedScenario, 'turns'>,
  wanted: number,
  plays: readonly Play[],
): Progress {
  const played = plays.flatMap((play) => play.turns);
  const isDone = ({ isOver, brokeIn }: Play) => isOver || brokeIn !== null;
  const done = plays.reduce((sum, play) => sum + (isDone(play) ? turns.length : play.turns.length), 0);
  const of = wanted * turns.length;
  const tookMs = played.reduce((sum, one) => sum + one.tookMs, 0);
  return {
    done,
    of,
    plays: plays.filter(isDone).length,
    leftMs: played.length === 0 ? null : Math.round((tookMs / played.length) * (of - done)),
  };
}
