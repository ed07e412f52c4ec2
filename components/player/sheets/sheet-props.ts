import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { TurnDate } from '../turn-words';

/** The props of every sheet on the pad. */
export interface SheetProps {
  desk: PlayerDesk;
  turn: TurnDate;
  isShown: boolean;
}
