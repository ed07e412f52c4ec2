import { noteAtDesk } from '@/lib/db/access/presence';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { playerDesk } from './player-desk';

/** The desk a player is shown, with a note for Control that he has seen this turn's. The note failing takes nothing from him. */
export async function deskShown(seat: PlayerSeat): Promise<PlayerDesk> {
  const desk = await playerDesk(seat);
  await noteAtDesk(seat, desk.clock.turn).catch(() => undefined);
  return desk;
}
