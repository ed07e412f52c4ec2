import { answerDecision } from '@/lib/turn/decisions/answer-decision';
import { write } from '../player-write';

export const POST = write(answerDecision);
