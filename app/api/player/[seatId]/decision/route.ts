import { answerDecision } from '@/lib/turn/answer-decision';
import { write } from '../player-write';

export const POST = write(answerDecision);
