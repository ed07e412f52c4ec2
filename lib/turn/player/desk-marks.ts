import type { TeamMark } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-form';
import type { DeskMark, MarksTheirs } from '@/lib/visibility/player/desk';

/** A mark as its team sees it. */
export const deskMark = (mark: TeamMark): DeskMark => ({
  ...only(mark, ['id', 'kind', 'text', 'symbol', 'writtenBy', 'version']),
  points: mark.points as MarkWords['points'],
});

/**
 * What somebody else did to the marks of a writer since he saw them: those that are different now, and the ids of those
 * that are gone. Null: nothing. A mark of version 0 is new and cannot be gone.
 */
export function marksChangedSince(
  stored: readonly TeamMark[],
  seen: readonly { id: string; version: number }[],
): MarksTheirs | null {
  const byId = new Map(stored.map((mark) => [mark.id, mark]));
  const marks = seen.flatMap(({ id, version }) => {
    const mark = byId.get(id);
    return mark && mark.version !== version ? [deskMark(mark)] : [];
  });
  const gone = seen.filter(({ id, version }) => version > 0 && !byId.has(id)).map(({ id }) => id);
  return marks.length + gone.length > 0 ? { marks, gone } : null;
}
