import { boardPart } from '@/app/control/[seatId]/desk-parts';
import { readRoute } from '@/app/seat-route';
import { openWork } from '@/lib/desks/control/frame/open-work';
import { partOf } from '@/lib/live/parts';
import { controlAtDesk } from '@/lib/session';

/** The seat's own work, for the panel that lies open over any desk: picked from the board that all of Control shares. */
export const GET = readRoute(controlAtDesk, async (seat) => openWork(seat, await partOf(seat.gameId, boardPart)));
