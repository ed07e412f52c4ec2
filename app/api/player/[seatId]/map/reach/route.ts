import { readOneRoute } from '@/app/seat-route';
import { playerReach } from '@/lib/desks/player/movement/reach';
import { playerAtDesk } from '@/lib/session';

/** How far an own counter gets this turn. */
export const GET = readOneRoute(playerAtDesk, playerReach);
