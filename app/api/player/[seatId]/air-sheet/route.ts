import { submitAirSheet } from '@/lib/turn/submit-air-sheet';
import { write } from '../player-write';

export const POST = write(submitAirSheet);
