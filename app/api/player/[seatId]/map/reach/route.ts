import { readOneRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerReach } from '@/lib/desks/player/movement/reach';

/** How far an own counter gets this turn. */
export const GET = readOneRoute(playerAtDesk, playerReach);
