import { baseMapRoute } from '@/app/seat-route';
import { playerBaseMap } from '@/lib/desks/player/frame/player-desk';
import { playerAtDesk } from '@/lib/session';

/** A part of the base map under the printed one. */
export const GET = baseMapRoute(playerAtDesk, playerBaseMap);
