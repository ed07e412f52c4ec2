import { seatRoom } from '@/app/seat-route';
import { playerAtDesk, routeOf } from '@/lib/session';
import { playerRoutes } from '../../player-routes';

/** Every JSON route of a player's: `player-routes.ts` declares them. */
export const { GET, POST } = seatRoom(playerAtDesk, routeOf, playerRoutes);
