import type { Metadata } from 'next';
import { TurnBoard } from '@/components/control/board/turn-board';
import { controlSeat } from '@/lib/session';
import { board } from '@/lib/turn/control-desk/board';
import { chrome } from '@/lib/turn/control-desk/chrome';
import { endTurn, movePhase } from './actions';
import { setWeather } from './air/actions';

export const metadata: Metadata = { title: 'Turn board' };

/** The board: the turn at a glance. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <TurnBoard chrome={await chrome(seat)} board={await board(seat)} acts={{ movePhase, endTurn, setWeather }} />;
}
