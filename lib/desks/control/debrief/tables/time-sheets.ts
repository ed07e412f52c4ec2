import { type PhaseRan, ranSeconds } from '@/lib/advice/clock/day-pace';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import type { GameFacts } from './game-facts';
import { sheetFrom } from './sheet';

/** The time that each phase took: times of the wall clock, and seconds without those in which the clock was stopped. */
export const phaseSheet = (runs: readonly PhaseRan[]): TableSheet =>
  sheetFrom(
    'phases',
    ['turn', 'phase', 'startedAt', 'endedAt', 'seconds', 'secondsPaused'],
    runs.map((run) => ({
      turn: run.turn,
      phase: run.phase,
      startedAt: run.startedAt.toISOString(),
      endedAt: run.endedAt?.toISOString(),
      seconds: ranSeconds(run),
      secondsPaused: run.pausedMs / 1000,
    })),
  );

/** The turns that have begun: their day and weather, and when each step of them was closed. */
export const turnSheet = ({ scenario, ends, truth }: GameFacts): TableSheet =>
  sheetFrom(
    'turns',
    ['turn', 'date', 'daypart', 'weather', 'openedAt', 'movementClosedAt', 'groupingClosedAt', 'closedAt'],
    ends.map(([turn]) => {
      const { date, daypart } = scenario.turns.find(({ number }) => number === turn) ?? {};
      const { weather, openedAt, movementClosedAt, groupingClosedAt, closedAt } = truth('turn', turn);
      return { turn, date, daypart, weather, openedAt, movementClosedAt, groupingClosedAt, closedAt };
    }),
  );
