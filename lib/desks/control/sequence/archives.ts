import { archivesKept } from '@/lib/db/sequence/phase-archives';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { Phase } from '@/lib/words';

/** The archives of the phases in one folder of a host's. Times are ISO strings. */
export interface ArchiveKept {
  host: string;
  folder: string;
  /** The last archive that is whole; null: there is none yet. */
  last: { turn: number; phase: Phase; keptAt: string } | null;
  /** Why the archive of the phase under way is not written, in words; empty: it is. */
  trouble: string;
  triedAt: string;
}

/** The folders archives are kept in, as game control sees them; none: the host keeps none. */
export const archivesOfPhases = async (inGame: InGame): Promise<ArchiveKept[]> =>
  (await archivesKept(inGame.gameId)).map(({ host, folder, turn, phase, keptAt, trouble, triedAt }) => ({
    host,
    folder,
    trouble,
    triedAt: triedAt.toISOString(),
    last: turn === null || phase === null || keptAt === null ? null : { turn, phase, keptAt: keptAt.toISOString() },
  }));
