import { saveDraft } from '@/lib/turn/orders/save-draft';
import { write } from '../player-write';

export const POST = write(saveDraft);
