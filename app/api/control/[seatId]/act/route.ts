import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { controlAtDesk } from '@/lib/session';
import { actRoute } from '../../../act';

/** Every write of Control's, but those that send a file. */
export const POST = actRoute(controlAtDesk, controlVerbs, (refusal) => refusal);
