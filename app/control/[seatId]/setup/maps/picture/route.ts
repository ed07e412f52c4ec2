import { pictureRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { ownPicture } from '@/lib/desks/control/maps/own-map';

/** The scan kept for the scenario, for game control. */
export const GET = pictureRoute(controlAtDesk, ownPicture);
