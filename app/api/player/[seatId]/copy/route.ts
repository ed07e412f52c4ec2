import { sendCopy } from '@/lib/turn/messages/send-copy';
import { write } from '../player-write';

export const POST = write(sendCopy);
