import { fileRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { orbatDraft } from '@/lib/desks/control/scenarios/orbat-draft';

/** A scenario of one's own as a file of ORBAT Mapper, for game control. */
export const GET = fileRoute(controlAtDesk, orbatDraft);
