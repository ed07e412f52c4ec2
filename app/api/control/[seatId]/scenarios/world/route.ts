import { baseMapRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { worldPart } from '@/lib/turn/maps/world-part';

/** The small map of the world, for game control who picks where a battle is. */
export const GET = baseMapRoute(controlAtDesk, worldPart);
