import { noteAtDesk } from '@/lib/db/presence';
import type { PlayerDesk } from '@/lib/visibility/desk';
import { playerDesk } from './player-desk';
import type { PlayerSeat } from './seat';

/** The desk a player is shown, with a note for Control that he has seen this turn's. The note failing takes nothing from him. */
export async function deskShown(seat: PlayerSeat): Promise<PlayerDesk> {
  const desk = await playerDesk(seat);
  await noteAtDesk(seat, desk.clock.turn).catch(() => undefined);
  return desk;
}
