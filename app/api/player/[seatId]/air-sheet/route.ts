import { submitAirSheet } from '@/lib/turn/air/submit-air-sheet';
import { write } from '../player-write';

export const POST = write(submitAirSheet);
