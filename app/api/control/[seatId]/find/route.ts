import { findablePart } from '@/app/control/[seatId]/desk-parts';
import { readRoute } from '@/app/seat-route';
import { partOf } from '@/lib/live/parts';
import { controlAtDesk } from '@/lib/session';

/** What the command palette can lead to in this game. */
export const GET = readRoute(controlAtDesk, ({ gameId }) => partOf(gameId, findablePart));
