import { deskShown } from '@/lib/turn/player/read-player-desk';
import { show } from '../player-write';

export const GET = show(deskShown);
