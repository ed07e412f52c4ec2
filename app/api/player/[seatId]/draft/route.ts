import { saveDraft } from '@/lib/turn/save-draft';
import { write } from '../player-write';

export const POST = write(saveDraft);
