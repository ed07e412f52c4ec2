import { pictureRoute } from '@/app/api/act';
import { playerAtDesk } from '@/lib/session';
import { playerPicture } from '@/lib/turn/player/player-desk';

export const GET = pictureRoute(playerAtDesk, playerPicture);
