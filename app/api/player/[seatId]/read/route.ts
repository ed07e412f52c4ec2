import { markRead } from '@/lib/turn/player/mark-read';
import { write } from '../player-write';

export const POST = write(markRead);
