/** The day so far: the time each phase took, turn by turn. */

export interface PhaseRan {
  turn: number;
  phase: string;
  startedAt: Date;
  /** null: it is under way. */
  endedAt: Date | null;
  /** For how long the clock stood still in it, ms. */
  pausedMs: number;
}

/** The time that an ended run took by the clock, in seconds, without the time the clock was stopped. Null: it has not ended. */
export const ranSeconds = ({ startedAt, endedAt, pausedMs }: PhaseRan): number | null =>
  endedAt && Math.max(0, endedAt.getTime() - startedAt.getTime() - pausedMs) / 1000;

/** A phase that was left in less was gone through, and not played. */
const skippedUnderSeconds = 10;

/**
 * The time a phase took in the middle one of the turns before `turn`, in whole seconds; null when it was played in
 * none. A turn in which it was skipped says nothing of the pace of the day.
 */
export function medianSeconds(runs: readonly PhaseRan[], phase: string, turn: number): number | null {
  const byTurn = new Map<number, number>();
  for (const run of runs) {
    const seconds = ranSeconds(run);
    if (run.phase !== phase || run.turn >= turn || seconds === null) continue;
    byTurn.set(run.turn, (byTurn.get(run.turn) ?? 0) + seconds);
  }
  const took = [...byTurn.values()].filter((seconds) => seconds >= skippedUnderSeconds).sort((a, b) => a - b);
  if (took.length === 0) return null;
  const middle = took.length / 2;
  const median = Number.isInteger(middle) ? (took[middle - 1]! + took[middle]!) / 2 : took[Math.floor(middle)]!;
  return Math.round(median);
}
