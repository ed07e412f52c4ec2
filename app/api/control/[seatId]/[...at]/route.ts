import { seatRoom } from '@/app/seat-route';
import { controlAtDesk, routeOf } from '@/lib/session';
import { controlRoutes } from '../../control-routes';

/** Every JSON route of Control: `control-routes.ts` declares them. */
export const { GET, POST } = seatRoom(controlAtDesk, routeOf, controlRoutes);
