import { fileRoute } from '@/app/seat-route';
import { orbatDraft } from '@/lib/desks/control/scenarios/draft-file';
import { controlAtDesk } from '@/lib/session';

/** A scenario of one's own as a file of ORBAT Mapper, for game control. */
export const GET = fileRoute(controlAtDesk, orbatDraft);
