import { noteAtDesk } from '@/lib/db/access/presence';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { playerDesk } from './player-desk';

/**
 * Reads the desk a player is shown, and notes for Control that the seat has seen this turn's desk, unless nobody sees the page
 * (`isGlance`). A note that fails changes nothing for the player.
 */
export async function deskShown(seat: PlayerSeat, isGlance = false): Promise<PlayerDesk> {
  const desk = await playerDesk(seat);
  if (isGlance) return desk;
  await noteAtDesk(seat, desk.clock.turn).catch(() => undefined);
  return desk;
}
