import { askForSheet } from '@/lib/turn/orders/ask-for-sheet';
import { write } from '../player-write';

export const POST = write(askForSheet);
