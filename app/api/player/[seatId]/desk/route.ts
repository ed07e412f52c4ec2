import { playerDesk } from '@/lib/turn/player-desk';
import { show } from '../player-write';

export const GET = show(playerDesk);
