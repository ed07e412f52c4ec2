import { filmPart } from '@/app/control/[seatId]/desk-parts';
import { readRoute } from '@/app/seat-route';
import { partOf } from '@/lib/live/parts';
import { controlAtDesk } from '@/lib/session';

/** The whole battle, to be played again. */
export const GET = readRoute(controlAtDesk, ({ gameId }) => partOf(gameId, filmPart));
