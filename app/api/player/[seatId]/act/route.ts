import { playerAtDesk } from '@/lib/session';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { actRoute, shownToPlayer } from '../../../act';

/** Every write of a player's. */
export const POST = actRoute(playerAtDesk, playerVerbs, shownToPlayer);
