import type { Draft, Entry } from './draft';
import { edit, inverse, isSame, type Splice } from './edit';

/**
 * The files as they stood before some edits: each is taken back, the newest first. `edits`: one after the other as they were
 * made, the last of them the newest that `now` has.
 */
export function filesBefore(now: Draft, edits: readonly (readonly Splice[])[]): Draft {
  return edits.reduceRight<Draft>((files, splices) => {
    const before = edit(files, inverse(splices));
    if (!before.ok) throw new Error(`An edit that was made cannot be taken back: ${before.message}`);
    return before.draft;
  }, now);
}

/** What makes `now` the files of `then`: one change for each file that is otherwise, with what both begin and end with left alone. */
export function changesTo(now: Draft, then: Draft): Splice[] {
  const files = [...new Set([...Object.keys(now), ...Object.keys(then)])].sort();
  return files.flatMap((file) => {
    const removed = now[file] ?? [];
    const inserted = then[file] ?? [];
    const at = alike(removed, inserted);
    const is = removed.slice(at);
    const was = inserted.slice(at);
    const tail = alike(is.toReversed(), was.toReversed());
    const changed = { file, at, removed: is.slice(0, is.length - tail), inserted: was.slice(0, was.length - tail) };
    return changed.removed.length + changed.inserted.length > 0 ? [changed] : [];
  });
}

/** With how many entries both begin. */
function alike(one: readonly Entry[], other: readonly Entry[]): number {
  const at = one.findIndex((entry, index) => !isSame(entry, other[index]));
  return at < 0 ? one.length : at;
}
