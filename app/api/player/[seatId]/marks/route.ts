import { saveMarks } from '@/lib/turn/player/save-marks';
import { write } from '../player-write';

export const POST = write(saveMarks);
