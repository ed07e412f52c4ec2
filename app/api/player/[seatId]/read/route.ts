import { markRead } from '@/lib/turn/mark-read';
import { write } from '../player-write';

export const POST = write(markRead);
