import { playerAtDesk } from '@/lib/session';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { actRoute } from '../../../act';

/** Every write of a player's. Of a refusal he reads what speaks of the battle, never a rule. */
export const POST = actRoute(playerAtDesk, playerVerbs, ({ code, message, field, theirs }) => ({
  code,
  message,
  field,
  theirs,
}));
