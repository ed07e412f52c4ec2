import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { TurnDate } from '../turn-words';

/** What every sheet on the pad is told. */
export interface SheetProps {
  desk: PlayerDesk;
  turn: TurnDate;
  isShown: boolean;
}
