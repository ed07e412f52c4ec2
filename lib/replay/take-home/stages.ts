import type { Phase } from '@/lib/words';
import { type Film, FilmMaker, type Thing } from '../film';

/** The parts of a turn that a map is shown of, in order. */
const stages = ['orders', 'movement', 'combat', 'letters'] as const;
export type Stage = (typeof stages)[number];

/** The name of a part of a turn on the page. */
export const stageNames: Readonly<Record<Stage, string>> = {
  orders: 'Orders',
  movement: 'Movement',
  combat: 'Combat',
  letters: 'Letters',
};

const stageOfPhase: Readonly<Record<Phase, Stage>> = {
  orders: 'orders',
  collection: 'orders',
  movement: 'movement',
  combat: 'combat',
  briefing: 'letters',
  reinforcements: 'letters',
};

/** The part of a turn in which a phase lies. */
export const stageOf = (phase: Phase): Stage => stageOfPhase[phase];

/** A moment of the page: a part of a turn. */
export interface StageAt {
  turn: number;
  stage: Stage;
}

/** The things on a map at the end of a part of a turn, by key: `counter/…`, `unit/…`. */
export interface MapAt extends StageAt {
  lies: ReadonlyMap<string, Thing>;
}

const isBefore = (one: StageAt, other: StageAt): number =>
  one.turn - other.turn || stages.indexOf(one.stage) - stages.indexOf(other.stage);

/** The parts of turns that any of these maps is of, in order, each once. */
export function momentsOf(maps: readonly StageAt[]): StageAt[] {
  const all = new Map(maps.map(({ turn, stage }) => [`${turn} ${stage}`, { turn, stage }]));
  return [...all.values()].sort(isBefore);
}

/**
 * The film of a view at these moments: at a part that it has no map of, it shows the one before. `isOpen`: turns that it may
 * show; in the others nothing lies on it.
 */
export function filmOf(
  moments: readonly StageAt[],
  maps: readonly MapAt[],
  isOpen: (turn: number) => boolean = () => true,
): Film {
  const maker = new FilmMaker();
  const inOrder = [...maps].sort(isBefore);
  for (const [at, moment] of moments.entries()) {
    const map = isOpen(moment.turn) ? inOrder.findLast((one) => isBefore(one, moment) <= 0 && isOpen(one.turn)) : null;
    const lies: ReadonlyMap<string, Thing> = map?.lies ?? new Map();
    for (const key of maker.keys()) if (!lies.has(key)) maker.put(at, key, null);
    for (const [key, thing] of lies) maker.put(at, key, thing);
  }
  return maker.film;
}
