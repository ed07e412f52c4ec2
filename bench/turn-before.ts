import { type Count, minutesOf, nothing, together } from '@/e2e/fixtures/count';

/**
 * The same turn as it went at d716a82, reckoned by hand from the keys that its own table of tasks held (docs/tasks.md there)
 * and from the same words: a counter moved took 23 keys to a grid reference, with no list of what was still to be moved; a
 * sheet three keys, a message five, a bridge seven, a combat six and five more to group it; each report was opened to
 * be mended. Rows are read when they come in and again when they are moved, as now.
 */
const step = (count: Partial<Count>): Count => ({ ...nothing(), ...count });

const stepsBefore: Readonly<Record<string, Count>> = {
  'reading sheets': step({ keys: 13 * 3, pages: 13, decisions: 13, words: 700 }),
  conflicts: step({ keys: 10, pointings: 12, hands: 24, decisions: 12, words: 480 }),
  messages: step({ keys: 10 * 5 + 75, pages: 1, decisions: 10, words: 322 }),
  'air orders': step({ keys: 180, pointings: 6, hands: 12, pages: 1, decisions: 6 }),
  // 45 counters stand in the 40 rows; for each row its place has to be found on the map and its grid reference read off.
  moving: step({ keys: 45 * 23, pointings: 40, hands: 80, pages: 41, decisions: 80, words: 700 + 1400 }),
  bridges: step({ keys: 3 * 7 + 16, pages: 3, decisions: 3 }),
  combats: step({ keys: 5 * 11, pages: 10, decisions: 10, words: 470 }),
  'undoing a ruling': step({ keys: 18, pointings: 3, hands: 6, decisions: 2 }),
  // Thirteen drafts as long as now, each read once and mended by 40 words of six keys.
  reports: step({ keys: 13 * (4 + 240), pointings: 13, hands: 26, pages: 26, decisions: 13 * 3, words: 13 * 125 }),
  arrivals: step({ keys: 20, pointings: 4, hands: 8, decisions: 4 }),
};

/** The minutes of one umpire then, and the keys of a counter moved. */
export const before = {
  commit: 'd716a82',
  'turn.oneUmpireMinutes': Math.round(minutesOf(Object.values(stepsBefore).reduce(together)) * 100) / 100,
  'turn.keysPerMove': 23,
  steps: stepsBefore,
};
