import { submitOrderSheet } from '@/lib/turn/submit-order-sheet';
import { write } from '../player-write';

export const POST = write(submitOrderSheet);
