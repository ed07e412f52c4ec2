import type { ReportState } from '@/lib/words';

/** MASTER. What counts as told, of a report and of a report of sightings alike: released to its team, or read aloud to it. */

interface Telling {
  state: ReportState;
  releasedAt: Date | null;
  saidAt: Date | null;
}

/** True when its team has been told it, on paper or aloud. What was told remains: what comes after it corrects it. */
export const isTold = ({ state, saidAt }: Pick<Telling, 'state' | 'saidAt'>): boolean =>
  state === 'released' || saidAt !== null;

/** When its team was told it last, on paper or aloud; null: it was not. */
export const lastToldAt = ({ releasedAt, saidAt }: Pick<Telling, 'releasedAt' | 'saidAt'>): Date | null =>
  releasedAt && saidAt && releasedAt > saidAt ? releasedAt : (saidAt ?? releasedAt);

/** The same as a condition of a query. */
export const whereTold = { OR: [{ state: 'released' as const }, { saidAt: { not: null } }] };
