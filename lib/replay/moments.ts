import type { Phase } from '@/lib/words';

/** One act of a battle, as it is stepped to. */
export interface Moment {
  /** The number of the last entry of the ledger by then. */
  number: number;
  /** ISO */
  at: string;
  turn: number;
  phase: Phase;
  verb: string;
  /** The label of the seat that did it. */
  by: string;
  /** The thing it was about, as the ledger calls it: `unit/A004`. */
  about: string;
  /** The team it was of: its id, or on a desk its key; null: of none, or it is in none of its words. */
  team: string | null;
  /** The words that were kept with it: why, or what was flagged. */
  words: string;
  /** Control flagged it for the debrief, and has not taken the flag back. */
  isFlagged: boolean;
}

/** The lengths of a step: to the next act, the next phase or the next turn. */
const strides = ['act', 'phase', 'turn'] as const;
export type Stride = (typeof strides)[number];

/**
 * The moment one comes to by a step from another: the next act, or the first act of the next phase or turn; backwards the first
 * act of this phase or turn, or of the one before where one stands on it. `among`: only these moments count as acts. At
 * either end one stays.
 */
export function stepped(
  moments: readonly Moment[],
  from: number,
  stride: Stride,
  by: 1 | -1,
  among: readonly number[] | null = null,
): number {
  const last = moments.length - 1;
  if (stride === 'act') {
    if (among) return (by > 0 ? among.find((one) => one > from) : among.findLast((one) => one < from)) ?? from;
    return Math.min(last, Math.max(0, from + by));
  }
  const begins = (at: number): boolean =>
    at === 0 ||
    moments[at]!.turn !== moments[at - 1]!.turn ||
    (stride === 'phase' && moments[at]!.phase !== moments[at - 1]!.phase);
  for (let at = from + by; at >= 0 && at <= last; at += by) if (begins(at)) return at;
  return by > 0 ? last : 0;
}

/** The moment after which the ledger had this number; the nearest where it has no such number. */
export function momentAt(moments: readonly Pick<Moment, 'number'>[], number: number): number {
  const found = moments.findIndex((moment) => moment.number >= number);
  return found === -1 ? Math.max(0, moments.length - 1) : found;
}
