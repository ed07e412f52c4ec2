import { readRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerMap } from '@/lib/desks/player/frame/player-desk';

export const GET = readRoute(playerAtDesk, playerMap);
