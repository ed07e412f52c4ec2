import { actRoute, shownToPlayer } from '@/app/seat-route';
import { playerAtDesk } from '@/lib/session';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';

/** Every write of a player's. */
export const POST = actRoute(playerAtDesk, playerVerbs, shownToPlayer);
