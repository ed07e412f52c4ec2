import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { ownFirst } from '../sort-own-first';

/** A conflict as this seat sees it. */
export interface ConflictForSeat extends ConflictOnDesk {
  /** A team that the seat looks after first is concerned. */
  isMine: boolean;
}

/** Conflicts, those of the seat's own teams first. */
export const conflictsForSeat = (
  conflicts: readonly ConflictOnDesk[],
  isMine: (teamKey: string) => boolean,
): ConflictForSeat[] =>
  ownFirst(
    conflicts.map((conflict) => ({ ...conflict, isMine: conflict.teams.some(({ key }) => isMine(key)) })),
    (conflict) => conflict.isMine,
  );
