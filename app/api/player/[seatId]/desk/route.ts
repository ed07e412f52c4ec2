import { readRoute } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';

export const GET = readRoute(playerAtDesk, deskShown);
