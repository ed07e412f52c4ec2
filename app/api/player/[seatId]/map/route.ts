import { readRoute } from '@/app/api/act';
import { playerAtDesk } from '@/lib/session';
import { playerMap } from '@/lib/turn/player/player-desk';

export const GET = readRoute(playerAtDesk, playerMap);
