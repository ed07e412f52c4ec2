import { readRoute } from '@/app/seat-route';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { controlAtDesk } from '@/lib/session';

/** Who has claimed which card, and what is written to this seat. */
export const GET = readRoute(controlAtDesk, cardClaims);
