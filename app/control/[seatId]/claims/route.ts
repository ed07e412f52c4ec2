import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { cardClaims } from '@/lib/desks/control/claims/claims';

/** Who has claimed which card, and what is written to this seat. */
export const GET = readRoute(controlAtDesk, cardClaims);
