import { deskShown } from '@/lib/turn/at-desk';
import { show } from '../player-write';

export const GET = show(deskShown);
