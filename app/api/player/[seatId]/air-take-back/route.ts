import { takeBackAirSheet } from '@/lib/turn/air/take-back-air-sheet';
import { write } from '../player-write';

export const POST = write(takeBackAirSheet);
