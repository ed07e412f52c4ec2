import { carryForward } from '@/lib/turn/orders/carry-forward';
import { write } from '../player-write';

export const POST = write(carryForward);
