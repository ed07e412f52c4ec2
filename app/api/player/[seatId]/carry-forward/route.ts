import { carryForward } from '@/lib/turn/carry-forward';
import { write } from '../player-write';

export const POST = write(carryForward);
