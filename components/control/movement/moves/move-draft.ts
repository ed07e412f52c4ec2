import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { choicesOf } from '@/components/control/parts/word-choices';
import { inKm } from '@/components/map/core/grid-reference';
import type { Leg } from '@/lib/advice/movement/measure-move';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import { modeWords } from '@/lib/text';
import { type MovementMode, movementModes } from '@/lib/words';

/** A move in the making: nothing of it is written until it is fixed. */
export interface MoveDraft {
  unitId: string;
  /** Of the counter, as it was when the move was begun. */
  version: number;
  from: Place;
  to: Place;
  /** Way-points between the two, as they were set. */
  via: Place[];
  mode: MovementMode;
  leg: Leg;
  by: 'pointer' | 'keys';
  /** Let go where it would pass an enemy: it waits for a word whether it stops there or goes on. */
  isHeld?: boolean;
}

/** Holds the move in the making, so that a drag draws the leg again and nothing else. */
export class DraftStore {
  #draft: MoveDraft | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): MoveDraft | null => this.#draft;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(draft: MoveDraft | null): void {
    this.#draft = draft;
    for (const listener of this.#listeners) listener();
  }
}

export const modeChoices = choicesOf(movementModes, modeWords);

/** The reasons that slow a unit down (§6 Movement): each halves what is left, and Control may go lower (OC-103). */
export const slowingCauses = [
  'narrow, twisty lanes',
  'under fire',
  'traffic jams',
  'bad weather',
  'preparing for an attack',
] as const;

/**
 * Lists what slows a unit down by what Control knows of it: it prepares, as ordered, or was bombed this turn (§6 Movement).
 * Control ticks it or not.
 */
export const slowingProposed = ({
  order,
  isFlakSuppressed,
  isImmobilised,
}: Pick<MasterCounter, 'order' | 'isFlakSuppressed' | 'isImmobilised'>): string[] => [
  ...(order?.action === 'prepare' ? ['preparing for an attack'] : []),
  ...(isFlakSuppressed || isImmobilised ? ['under fire'] : []),
];

/** Control's own further halving (OC-103). */
export const slowerStill = 'slowed further by Control';

/** Where a leg stops on meeting the enemy; null: nowhere, or by its order it goes on. */
export function stopOf(leg: Leg): Place | null {
  const meets = meetingOf(leg);
  return meets?.stops ? { x: meets.x, y: meets.y } : null;
}

/** Whom a leg meets on its way; undefined: nobody. */
export const meetingOf = ({ advice }: Leg) => advice.find(({ code }) => code === 'meetsEnemy')?.meets;

/** A leg and what speaks against it, as sentences. */
export const legWords = ({ km, kmMoved, turnShareMoved, maxKm, advice }: Leg): string =>
  [
    `${inKm(km)}, ${inKm(kmMoved)} this turn, ${shareInWords(turnShareMoved)} of the turn, guide ${maxKm.toFixed(0)} km.`,
    ...advice.map(({ message }) => message),
  ].join(' ');
