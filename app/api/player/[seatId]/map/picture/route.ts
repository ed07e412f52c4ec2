import { playerPicture } from '@/lib/turn/player/player-desk';
import { picture } from '../../player-write';

export const GET = picture(playerPicture);
