import { takeBackOrderSheet } from '@/lib/turn/take-back-order-sheet';
import { write } from '../player-write';

export const POST = write(takeBackOrderSheet);
