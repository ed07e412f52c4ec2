import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { type Daypart, type Phase, type Side, sides } from '@/lib/words';

/** The phases as the head of every desk names them (§4). */
export const phaseNames: Record<Phase, string> = {
  orders: 'Orders',
  collection: 'Collection',
  movement: 'Movement',
  combat: 'Combat',
  briefing: 'Briefing',
  reinforcements: 'Reinforcements',
};

/** One phase as drawn: how long it took or is taking, against what it may take. Seconds. */
export interface PhaseFace {
  key: Phase;
  name: string;
  isNow: boolean;
  /** null: it has not run this turn. */
  spentSeconds: number | null;
  budgetSeconds: number;
  /** 0 when within the budget. */
  overSeconds: number;
  /** The middle time of the turns before; null: it has run in none. */
  medianSeconds: number | null;
}

/** The six phases at a moment (milliseconds since 1970, by the server's clock); a clock that stands shows when it stopped. */
export function phaseFaces(
  chrome: Pick<Chrome, 'phase' | 'phaseStartedAt' | 'pausedAt' | 'phases'>,
  at: number,
): PhaseFace[] {
  const until = chrome.pausedAt ? Date.parse(chrome.pausedAt) : at;
  return chrome.phases.map(({ key, budgetSeconds, spentSeconds, medianSeconds }) => {
    const isNow = key === chrome.phase;
    const running = isNow ? Math.max(0, Math.floor((until - Date.parse(chrome.phaseStartedAt)) / 1000)) : 0;
    const spent = isNow ? (spentSeconds ?? 0) + running : spentSeconds;
    return {
      key,
      name: phaseNames[key],
      isNow,
      spentSeconds: spent,
      budgetSeconds,
      overSeconds: Math.max(0, (spent ?? 0) - budgetSeconds),
      medianSeconds,
    };
  });
}

/** The clock of the phase under way: what is left of it, or how far it is over. */
export function phaseClock(faces: PhaseFace[]): { time: string; words: string; isOver: boolean } {
  const face = faces.find((one) => one.isNow)!;
  const left = face.budgetSeconds - (face.spentSeconds ?? 0);
  const name = face.name.toLowerCase();
  return left >= 0
    ? { time: minutes(left), words: `left for ${name}`, isOver: false }
    : { time: minutes(-left), words: `over for ${name}`, isOver: true };
}

/**
 * The time that a phase of this turn took, takes or will take, as far as the day tells: as in the turns before, else its
 * budget.
 */
export function expectedSeconds(faces: readonly PhaseFace[], index: number): number {
  const { spentSeconds, medianSeconds, budgetSeconds } = faces[index]!;
  const isOver = index < faces.findIndex((face) => face.isNow);
  return isOver ? (spentSeconds ?? 0) : Math.max(medianSeconds ?? budgetSeconds, spentSeconds ?? 0);
}

/** The whole turn in seconds: what has run, what it comes to at the pace of the day, and its budgets. */
interface TurnPace {
  spentSeconds: number;
  endSeconds: number;
  budgetSeconds: number;
  /** The time of Control's own steps: all but the writing of the orders. */
  controlSeconds: number;
}

/**
 * The time §4 gives Control's steps together: 12 to 21 minutes, and about 15 in a small game, which has one team a
 * side. `teams`: those of the game.
 */
export function controlMinutes(teams: readonly { side: Side }[]): { atMostSeconds: number; words: string } {
  const isSmall = sides.every((side) => teams.filter((team) => team.side === side).length <= 1);
  return isSmall
    ? { atMostSeconds: 15 * 60, words: 'the 15 min of §4 for one team a side' }
    : { atMostSeconds: 21 * 60, words: 'the 12 to 21 min of §4' };
}

/** The whole turn, at the pace of the day. */
export function turnPace(faces: readonly PhaseFace[]): TurnPace {
  const sum = (pick: (face: PhaseFace, index: number) => number) =>
    faces.reduce((total, face, index) => total + pick(face, index), 0);
  return {
    spentSeconds: sum((face) => face.spentSeconds ?? 0),
    endSeconds: sum((_, index) => expectedSeconds(faces, index)),
    budgetSeconds: sum((face) => face.budgetSeconds),
    controlSeconds: sum((face, index) => (face.key === 'orders' ? 0 : expectedSeconds(faces, index))),
  };
}

/** Seconds as minutes and seconds: 192 is 3:12, 4000 is 66:40. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

export const turnTitle = (turn: { number: number; daypart: Daypart }): string =>
  `Turn ${turn.number} · ${turn.daypart}`;
