import { controlAtDesk } from '@/lib/session';
import { actRoute } from '../../../act';
import { controlVerbs } from '../verbs';

/** Every write of Control's, but those that send a file. */
export const POST = actRoute(controlAtDesk, controlVerbs, (refusal) => refusal);
