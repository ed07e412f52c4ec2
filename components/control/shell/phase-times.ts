import type { Chrome, PhaseKey } from '@/lib/turn/control-desk/chrome';

/** The phases as the head of every desk names them (§4). */
export const phaseNames: Record<PhaseKey, string> = {
  orders: 'Orders',
  collection: 'Collection',
  movement: 'Movement',
  combat: 'Combat',
  briefing: 'Briefing',
  reinforcements: 'Reinforcements',
};

/** One phase as drawn: how long it took or is taking, against what it may take. Seconds. */
export interface PhaseFace {
  key: PhaseKey;
  name: string;
  isNow: boolean;
  /** null: it has not run this turn. */
  spentSeconds: number | null;
  budgetSeconds: number;
  /** 0 when within the budget. */
  overSeconds: number;
}

/** The six phases at a moment (milliseconds since 1970, by the server's clock). */
export function phaseFaces(chrome: Pick<Chrome, 'phase' | 'phaseStartedAt' | 'phases'>, at: number): PhaseFace[] {
  return chrome.phases.map(({ key, budgetSeconds, spentSeconds }) => {
    const isNow = key === chrome.phase;
    const running = isNow ? Math.max(0, Math.floor((at - Date.parse(chrome.phaseStartedAt)) / 1000)) : 0;
    const spent = isNow ? (spentSeconds ?? 0) + running : spentSeconds;
    return {
      key,
      name: phaseNames[key],
      isNow,
      spentSeconds: spent,
      budgetSeconds,
      overSeconds: Math.max(0, (spent ?? 0) - budgetSeconds),
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

/** The whole turn: what has run so far, and what it comes to if every phase to come keeps its budget. Seconds. */
export function turnPace(faces: PhaseFace[]): { spentSeconds: number; endSeconds: number; budgetSeconds: number } {
  const now = faces.findIndex((face) => face.isNow);
  const sum = (pick: (face: PhaseFace, index: number) => number) =>
    faces.reduce((total, face, index) => total + pick(face, index), 0);
  return {
    spentSeconds: sum((face) => face.spentSeconds ?? 0),
    endSeconds: sum((face, index) =>
      index < now ? (face.spentSeconds ?? 0) : Math.max(face.budgetSeconds, face.spentSeconds ?? 0),
    ),
    budgetSeconds: sum((face) => face.budgetSeconds),
  };
}

/** Seconds as minutes and seconds: 192 is 3:12, 4000 is 66:40. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

const dayparts = { night: 'night', morning: 'morning', afternoon: 'afternoon' } as const;

/** A game date in full: Monday 18 September 1944. */
export const gameDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

export const turnTitle = (turn: { number: number; daypart: keyof typeof dayparts }): string =>
  `Turn ${turn.number} · ${dayparts[turn.daypart]}`;
