import { countersPart } from '@/app/control/[seatId]/desk-parts';
import { readRoute } from '@/app/seat-route';
import { partOf } from '@/lib/live/parts';
import { controlAtDesk } from '@/lib/session';

/** Every counter as it may be amended, and what may be chosen for it. */
export const GET = readRoute(controlAtDesk, ({ gameId }) => partOf(gameId, countersPart));
