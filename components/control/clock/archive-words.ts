import { phaseNames } from '@/components/control/parts/phase-times';
import { clockTime } from '@/components/control/parts/time-words';
import type { ArchiveKept } from '@/lib/desks/control/sequence/archives';
import type { Phase } from '@/lib/words';

const phaseOf = (turn: number, phase: Phase): string => `turn ${turn}, ${phaseNames[phase].toLowerCase()}`;

/** One folder of archives as Control reads it: `trouble` is the thing to put right, or null. */
interface ArchiveWords {
  where: string;
  last: string;
  trouble: string | null;
}

/** A folder of archives in words. */
export function archiveWords({ host, folder, last, trouble, triedAt }: ArchiveKept): ArchiveWords {
  return {
    where: `${folder} on ${host}`,
    last: last ? `Last archive: ${phaseOf(last.turn, last.phase)}, at ${clockTime(last.keptAt)}.` : 'No archive yet.',
    trouble:
      trouble === ''
        ? null
        : `${trouble} Tried at ${clockTime(triedAt)}, and again every minute. The game goes on; it is not archived meanwhile.`,
  };
}
