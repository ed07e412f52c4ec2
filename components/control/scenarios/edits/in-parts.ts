import type { Splice } from '@/lib/scenario/draft/edit';

/** So much is sent at once, in letters and in changes. */
const lettersAtOnce = 400_000;
const changesAtOnce = 200;

/** How long an entry is as it is sent. */
const lengthOf = (entry: unknown): number => (entry === undefined ? 0 : JSON.stringify(entry).length);

/** A change in pieces that can be sent, one after the other, each with how long it is. */
function piecesOf({ file, at, removed, inserted }: Splice): { piece: Splice; letters: number }[] {
  const pieces: { piece: Splice; letters: number }[] = [];
  let from = 0;
  let letters = 0;
  const cut = (to: number) => {
    const piece = {
      file,
      // What was put in before it stands there by now.
      at: at + Math.min(from, inserted.length),
      removed: removed.slice(from, to),
      inserted: inserted.slice(from, to),
    };
    pieces.push({ piece, letters });
    from = to;
    letters = 0;
  };
  const length = Math.max(removed.length, inserted.length);
  for (let entry = 0; entry < length; entry++) {
    const more = lengthOf(removed[entry]) + lengthOf(inserted[entry]);
    if (entry > from && letters + more > lettersAtOnce) cut(entry);
    letters += more;
  }
  cut(length);
  return pieces;
}

/** Changes in parts that can be sent, each an edit: one where they are not too many. */
export function inParts(splices: readonly Splice[]): Splice[][] {
  const parts: Splice[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const one of splices.flatMap(piecesOf)) {
    if (letters + one.letters > lettersAtOnce || parts.at(-1)!.length >= changesAtOnce) {
      parts.push([]);
      letters = 0;
    }
    parts.at(-1)!.push(one.piece);
    letters += one.letters;
  }
  return parts;
}
