/** A counter is held down by mouse or finger like this. */
export interface Grip {
  unitId: string;
  pile: string | null;
  /** The number of counters. */
  count: number;
  pointerId: number;
  x: number;
  y: number;
  isDrag: boolean;
  /** The pointer is off the printed map, or off the window that shows it. */
  isOff: boolean;
  /** Held with Shift, or while several are picked: it is not dragged. */
  isStill: boolean;
  /** Has gone further than a click does. */
  hasGone: boolean;
}

type PressDeed = 'pick' | 'openPile' | 'select';

/** A key does one of these to the counter that has the focus; a step is in km. */
export type KeyDeed = PressDeed | 'stopThere' | 'fix' | 'undo' | { east: number; north: number };

/** The counter that a key is pressed on, and what is in hand meanwhile. */
interface KeyedCounter {
  /** It is the uppermost of a pile. */
  isPile: boolean;
  /** It alone is in hand: the arrows move it. Else they lead to the next counter. */
  isInHand: boolean;
  isPicking: boolean;
  isGripped: boolean;
  /** The move in the making, and whether it stops where it meets the enemy; null: none. */
  move: { stops: boolean } | null;
}

const steps: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Says what a key does to a counter; null: nothing, it is left to others. */
export function keyDeed({ key, shiftKey }: { key: string; shiftKey: boolean }, on: KeyedCounter): KeyDeed | null {
  if (key === 'Enter' || key === ' ') {
    if (on.isPicking || shiftKey) return 'pick';
    if (on.isPile) return 'openPile';
    if (!on.move) return 'select';
    return on.move.stops ? 'stopThere' : 'fix';
  }
  if (key === 'Escape') return on.move || on.isGripped ? 'undo' : null;
  const step = steps[key];
  if (!step || on.isPile || !on.isInHand) return null;
  const km = shiftKey ? 0.1 : 1;
  return { east: step[0] * km, north: step[1] * km };
}

/** Says what letting a counter go does; null: nothing, for it was held still and a band was drawn. */
export function releaseDeed(
  { isDrag, isOff, isStill, hasGone, pile }: Pick<Grip, 'isDrag' | 'isOff' | 'isStill' | 'hasGone' | 'pile'>,
  isOverCounter: boolean,
): PressDeed | 'takeBack' | 'drop' | null {
  if (isDrag) return isOff ? 'takeBack' : 'drop';
  if (isStill && hasGone) return null;
  if (isStill && isOverCounter) return 'pick';
  return pile ? 'openPile' : 'select';
}
