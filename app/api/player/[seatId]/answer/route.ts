import { answerQuery } from '@/lib/turn/answer-query';
import { write } from '../player-write';

export const POST = write(answerQuery);
