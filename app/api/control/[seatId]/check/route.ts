import { checkRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { controlChecks } from '@/lib/desks/control/checks';

/** What Control asks about something that is being written: nothing is kept. */
export const POST = checkRoute(controlAtDesk, controlChecks);
