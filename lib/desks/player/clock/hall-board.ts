import { hallOf } from '@/lib/db/team/hall';
import { handedAddress } from '@/lib/handed-address';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { asSent } from '@/lib/values';
import type { HallBoard, HallCompanion } from '@/lib/visibility/player/hall';

/**
 * The contents of the projector: the clock everyone sees, the notices to all, and a companion game that the hall follows.
 * Null when there is no such game.
 */
export async function hallBoard(gameId: string): Promise<HallBoard | null> {
  const hall = await hallOf(gameId);
  if (!hall) return null;
  return {
    ...asSent(hall.clock, [
      'title',
      'turn',
      'daypart',
      'phase',
      'phaseEndsAt',
      'isBegun',
      'isEnded',
      'network',
      'pausedAt',
    ]),
    date: hall.clock.date.toISOString().slice(0, 10),
    notices: hall.notices.map((notice) => asSent(notice, ['id', 'text', 'issuedAt'])),
    companion: hall.companion && companionShown(hall.companion),
    address: handedAddress(await offeredAddresses(), hall.clock.address),
    now: hall.now.toISOString(),
  };
}

const companionShown = ({ title, table, lines }: HallCompanion): HallCompanion => ({ title, table, lines });
