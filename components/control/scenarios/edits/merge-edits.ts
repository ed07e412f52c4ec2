import type { Merge } from '@/components/transport/keeper/shared-keep';
import type { EditsRefused, EditWritten, KeptEdits } from './edit-keeper';

/**
 * The edits of a draft that all tabs of a seat keep together, each under its id. A tab takes away what it had and has no more:
 * what was acknowledged, refused or put away. An edit that two tabs have is sent by both, and made once.
 */
export const mergeEdits: Merge<KeptEdits> = (there, before, now) => {
  const waiting = merged(there?.waiting, before?.waiting, now?.waiting);
  const edits = merged(there?.refused?.edits, before?.refused?.edits, now?.refused?.edits);
  const message = now?.refused?.message ?? there?.refused?.message ?? '';
  const refused: EditsRefused | null = edits.length > 0 ? { message, edits } : null;
  return waiting.length > 0 || refused ? { waiting, refused } : null;
};

type Edits = readonly EditWritten[];

function merged(there: Edits = [], before: Edits = [], now: Edits = []): EditWritten[] {
  const has = (edits: Edits, { writeId }: EditWritten) => edits.some((one) => one.writeId === writeId);
  const left = there.filter((edit) => has(now, edit) || !has(before, edit));
  return [...left, ...now.filter((edit) => !has(left, edit))];
}
