import { readRoute } from '@/app/seat-route';
import { playerMap } from '@/lib/desks/player/frame/player-desk';
import { playerAtDesk } from '@/lib/session';

export const GET = readRoute(playerAtDesk, playerMap);
