import { takeBackOrderSheet } from '@/lib/turn/orders/take-back-order-sheet';
import { write } from '../player-write';

export const POST = write(takeBackOrderSheet);
