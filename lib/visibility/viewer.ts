import type { SidesOfGame } from '@/lib/sides';
import type { Side, StaffVoice } from '@/lib/words';

/** The reader: one HQ team of one game. Everything that is issued is issued to a viewer. */
export interface Viewer {
  gameId: string;
  teamId: string;
  teamName: string;
  side: Side;
  /** The sides of the game: their words, and what the book ties to them. */
  sides: SidesOfGame;
  /** In whose manner its letters are written; absent: plainly. */
  voice?: StaffVoice;
}

/** Where ids and times of issued rows come from: the database's clock and fresh opaque ids; a fixed one in tests. */
export interface Source {
  id(): string;
  now(): Date;
}
