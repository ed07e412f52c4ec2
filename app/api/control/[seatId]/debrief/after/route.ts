import { readRoute } from '@/app/seat-route';
import { afterBattle } from '@/lib/desks/control/debrief/after-battle';
import { controlAtDesk } from '@/lib/session';

/** How far the game is with its end, and what was said of it. */
export const GET = readRoute(controlAtDesk, afterBattle);
