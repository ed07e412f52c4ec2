import { saveMarks } from '@/lib/turn/save-marks';
import { write } from '../player-write';

export const POST = write(saveMarks);
