import { baseMapRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerBaseMap } from '@/lib/desks/player/frame/player-desk';

/** A part of the base map under the printed one. */
export const GET = baseMapRoute(playerAtDesk, playerBaseMap);
