import { playerMap } from '@/lib/turn/player/player-desk';
import { show } from '../player-write';

export const GET = show(playerMap);
