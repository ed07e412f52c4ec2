import { checkRoute } from '@/app/seat-route';
import { controlChecks } from '@/lib/desks/control/checks';
import { controlAtDesk } from '@/lib/session';

/** What Control asks about something that is being written: nothing is kept. */
export const POST = checkRoute(controlAtDesk, controlChecks);
