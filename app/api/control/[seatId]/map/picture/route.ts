import { pictureRoute } from '@/app/seat-route';
import { pictureInGame } from '@/lib/desks/control/maps/own-map';
import { controlAtDesk } from '@/lib/session';

/** The host's own map under the printed one, as every seat of the game has it. */
export const GET = pictureRoute(controlAtDesk, pictureInGame);
