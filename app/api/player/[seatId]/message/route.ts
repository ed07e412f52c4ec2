import { sendMessage } from '@/lib/turn/messages/send-message';
import { write } from '../player-write';

export const POST = write(sendMessage);
