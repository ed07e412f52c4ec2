import { readRoute } from '@/app/seat-route';
import { othersClaims } from '@/lib/desks/control/claims/counter-claims';
import { controlAtDesk } from '@/lib/session';

/** Who has taken which counter of the master map. */
export const GET = readRoute(controlAtDesk, othersClaims);
