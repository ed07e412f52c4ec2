import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { othersClaims } from '@/lib/desks/control/claims/counter-claims';

/** Who has taken which counter of the master map. */
export const GET = readRoute(controlAtDesk, othersClaims);
