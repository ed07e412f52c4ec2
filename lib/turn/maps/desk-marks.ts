import type { TeamMark } from '@/lib/db/rows';
import { rowsChangedSince } from '@/lib/turn/kernel/rows-changed';
import { only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';

/** A mark as its team sees it. */
export const deskMark = (mark: TeamMark): DeskMark => ({
  ...only(mark, ['id', 'kind', 'text', 'symbol', 'writtenBy', 'version']),
  points: mark.points as MarkWords['points'],
});

/**
 * The changes that somebody else made to a writer's marks since the writer saw them: those that are different now, and
 * the ids of those that are gone. Null: nothing. A mark of version 0 is new and cannot be gone.
 */
export function marksChangedSince(
  stored: readonly TeamMark[],
  seen: readonly { id: string; version: number }[],
): MarksTheirs | null {
  const theirs = rowsChangedSince(stored, seen, ({ id }) => id);
  return theirs && { marks: theirs.rows.map(deskMark), gone: theirs.gone };
}
