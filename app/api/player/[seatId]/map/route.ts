import { playerMap } from '@/lib/turn/player/player-desk';
import { show } from '../player-read';

export const GET = show(playerMap);
