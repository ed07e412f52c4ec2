import { fileRoute } from '@/app/seat-route';
import { packedDraft } from '@/lib/desks/control/scenarios/draft-file';
import { controlAtDesk } from '@/lib/session';

/** A scenario of one's own as one file, for game control. */
export const GET = fileRoute(controlAtDesk, packedDraft);
