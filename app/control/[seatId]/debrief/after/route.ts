import { readRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { afterBattle } from '@/lib/desks/control/debrief/after-battle';

/** How far the game is with its end, and what was said of it. */
export const GET = readRoute(controlAtDesk, afterBattle);
