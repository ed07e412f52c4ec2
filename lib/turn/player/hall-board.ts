import { hallOf } from '@/lib/db/player/hall';
import type { HallBoard, HallCompanion } from '@/lib/visibility/player/hall';

/** What the projector shows: the clock everyone sees, the notices to all, and a companion game that the hall follows. Null when there is no such game. */
export async function hallBoard(gameId: string): Promise<HallBoard | null> {
  const hall = await hallOf(gameId);
  if (!hall) return null;
  const { title, turn, date, daypart, phase, phaseEndsAt, pausedAt } = hall.clock;
  return {
    title,
    turn,
    daypart,
    phase,
    date: date.toISOString().slice(0, 10),
    phaseEndsAt: phaseEndsAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    notices: hall.notices.map(({ id, text, issuedAt }) => ({ id, text, issuedAt: issuedAt.toISOString() })),
    companion: hall.companion && companionShown(hall.companion),
    now: hall.now.toISOString(),
  };
}

const companionShown = ({ title, table, lines }: HallCompanion): HallCompanion => ({ title, table, lines });
