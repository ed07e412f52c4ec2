import { playerPicture } from '@/lib/turn/player/player-desk';
import { picture } from '../../player-read';

export const GET = picture(playerPicture);
