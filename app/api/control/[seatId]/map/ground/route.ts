import { baseMapRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { baseMapPart } from '@/lib/turn/maps/base-map';

/** A part of the base map under the printed one. */
export const GET = baseMapRoute(controlAtDesk, baseMapPart);
