import { pictureRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { pictureInGame } from '@/lib/desks/control/maps/own-map';

/** The host's own map under the printed one, as every seat of the game has it. */
export const GET = pictureRoute(controlAtDesk, pictureInGame);
