import { pictureRoute } from '@/app/seat-route';
import { playerPicture } from '@/lib/desks/player/frame/player-desk';
import { playerAtDesk } from '@/lib/session';

export const GET = pictureRoute(playerAtDesk, playerPicture);
