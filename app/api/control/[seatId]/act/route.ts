import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { actRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';

/** Every write of Control's, but those that send a file. */
export const POST = actRoute(controlAtDesk, controlVerbs, (refusal) => refusal);
