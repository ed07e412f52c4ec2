import type { PlayedBy } from '@/lib/words';

/** The people who play a team, as Control reads it. */
const playedByWords = {
  people: 'played',
  control: 'run by Control',
  console: 'played by the console',
  nobody: 'out of this game',
} as const satisfies Record<PlayedBy, string>;

/** Why a team is not asked for its orders of a turn. */
export const notAskedWords = (playedBy: PlayedBy): string =>
  playedBy === 'people' ? 'left as it is this turn' : playedByWords[playedBy];
