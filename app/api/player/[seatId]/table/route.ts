import { layMove } from '@/companions/verbs/lay-move';
import { write } from '../player-write';

export const POST = write(layMove);
