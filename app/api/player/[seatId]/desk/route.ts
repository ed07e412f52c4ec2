import { readRoute } from '@/app/seat-route';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { playerAtDesk } from '@/lib/session';

export const GET = readRoute(playerAtDesk, deskShown);
