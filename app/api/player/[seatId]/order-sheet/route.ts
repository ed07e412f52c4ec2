import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { write } from '../player-write';

export const POST = write(submitOrderSheet);
