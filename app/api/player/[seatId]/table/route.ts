import { layMove } from '@/lib/turn/lay-move';
import { write } from '../player-write';

export const POST = write(layMove);
