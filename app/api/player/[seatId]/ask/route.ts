import { askForSheet } from '@/lib/turn/ask-for-sheet';
import { write } from '../player-write';

export const POST = write(askForSheet);
