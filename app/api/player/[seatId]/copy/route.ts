import { sendCopy } from '@/lib/turn/send-copy';
import { write } from '../player-write';

export const POST = write(sendCopy);
