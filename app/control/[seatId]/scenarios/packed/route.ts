import { fileRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { packedDraft } from '@/lib/turn/control-desk/scenarios/packed-draft';

/** A scenario of one's own as one file, for game control. */
export const GET = fileRoute(controlAtDesk, packedDraft);
