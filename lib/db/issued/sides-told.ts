import type { SidesShown } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { db } from '../kernel/client';

/** ISSUED. Of which side a team is, and how its desk shows both sides; `look` null: it was issued before it said so. Throws when the team has no desk. */
export async function sidesTold(gameId: string, teamId: string): Promise<{ side: Side; look: SidesShown | null }> {
  const { side, look } = await db().teamDesk.findFirstOrThrow({
    where: { gameId, id: teamId },
    select: { side: true, look: true },
  });
  return { side, look: look as unknown as SidesShown | null };
}
