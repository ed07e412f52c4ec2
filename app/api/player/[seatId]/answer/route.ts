import { answerQuery } from '@/lib/turn/orders/answer-query';
import { write } from '../player-write';

export const POST = write(answerQuery);
