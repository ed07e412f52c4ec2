import { deskShown } from '@/lib/turn/player/read-player-desk';
import { show } from '../player-read';

export const GET = show(deskShown);
