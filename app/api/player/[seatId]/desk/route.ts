import { readRoute } from '@/app/api/act';
import { playerAtDesk } from '@/lib/session';
import { deskShown } from '@/lib/turn/player/read-player-desk';

export const GET = readRoute(playerAtDesk, deskShown);
