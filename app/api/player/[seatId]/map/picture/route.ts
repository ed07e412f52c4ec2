import { pictureRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerPicture } from '@/lib/desks/player/frame/player-desk';

export const GET = pictureRoute(playerAtDesk, playerPicture);
