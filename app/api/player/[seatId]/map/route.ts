import { readRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerMap } from '@/lib/turn/player/player-desk';

export const GET = readRoute(playerAtDesk, playerMap);
