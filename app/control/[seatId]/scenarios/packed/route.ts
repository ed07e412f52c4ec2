import { fileRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { packedDraft } from '@/lib/desks/control/scenarios/packed-draft';

/** A scenario of one's own as one file, for game control. */
export const GET = fileRoute(controlAtDesk, packedDraft);
