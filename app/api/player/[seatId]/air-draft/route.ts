import { saveAirDraft } from '@/lib/turn/air/save-air-draft';
import { write } from '../player-write';

export const POST = write(saveAirDraft);
