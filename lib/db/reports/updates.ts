import type { BattleUpdate } from '@/lib/db/generated/client';
import type { UpdateFacts } from '@/lib/visibility/reports/updates';

/** MASTER. What a team was told of a turn before its report, as the books of reports hold it. */
export interface UpdateInBooks extends Pick<BattleUpdate, 'id' | 'teamId' | 'body' | 'by'> {
  facts: UpdateFacts;
  /** ISO. */
  releasedAt: string;
}
