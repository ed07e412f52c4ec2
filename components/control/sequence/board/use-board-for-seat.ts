import { useMemo } from 'react';
import { useIsMine, useMoment } from '@/components/control/parts/desk-context';
import { type ConflictForSeat, conflictsForSeat } from '@/components/control/parts/sheets/conflicts-for-seat';
import { type TrayTeamForSeat, useTrayForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { Board } from '@/lib/desks/control/sequence/board';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import type { ConflictsDesk } from '@/lib/turn/orders/conflicts/conflicts';

/** The board as this seat sees it, now. */
export interface BoardForSeat extends Omit<Board, 'teams' | 'cards'> {
  teams: TrayTeamForSeat[];
  cards: BoardCard[];
  /** The conflicts that are neither asked about nor let stand. */
  conflicts: ConflictForSeat[];
}

export function useBoardForSeat(board: Board, { conflicts }: ConflictsDesk): BoardForSeat {
  const teams = useTrayForSeat(board.teams);
  const isMine = useIsMine();
  const moment = useMoment(board.cards.map(({ later }) => later?.at));
  return useMemo(() => {
    const open = conflicts.filter(({ exception, isAsked }) => !exception && !isAsked);
    const cards = board.cards.map((card) => asOf(card, moment));
    return { ...board, teams, cards, conflicts: conflictsForSeat(open, isMine) };
  }, [board, teams, isMine, moment, conflicts]);
}

/** The card as time alone has changed it. */
function asOf(card: BoardCard, moment: string): BoardCard {
  const { later, ...now } = card;
  if (!later || Date.parse(later.at) > Date.parse(moment)) return now;
  const { at: _, ...became } = later;
  return { ...now, ...became };
}
