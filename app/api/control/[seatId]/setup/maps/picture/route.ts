import { pictureRoute } from '@/app/seat-route';
import { ownPicture } from '@/lib/desks/control/maps/own-map';
import { controlAtDesk } from '@/lib/session';

/** The scan kept for the scenario, for game control. */
export const GET = pictureRoute(controlAtDesk, ownPicture);
