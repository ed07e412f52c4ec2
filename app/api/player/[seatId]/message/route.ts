import { sendMessage } from '@/lib/turn/send-message';
import { write } from '../player-write';

export const POST = write(sendMessage);
