import type { Metadata } from 'next';
import { filterFrom } from '@/components/control/turn/board/board-filter';
import { TurnBoard } from '@/components/control/turn/board/turn-board';
import { controlSeat } from '@/lib/session';
import { chrome } from '@/lib/turn/control-desk/frame/chrome';
import { board } from '@/lib/turn/control-desk/turn/board';

export const metadata: Metadata = { title: 'Turn board' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** What of the board is shown: `sector`, `team`, `umpire`. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The board: the turn at a glance. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  return <TurnBoard chrome={await chrome(seat)} board={await board(seat)} asked={filterFrom(await searchParams)} />;
}
