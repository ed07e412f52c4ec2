import type { Requests } from '@/lib/db/orders/team-requests';
import type { TruthRequest } from '@/lib/visibility/truth';

/** A request as Control's desk holds it, with what it has written of it. */
export interface RequestHeard extends TruthRequest {
  note: { text: string; version: number } | null;
}

/** Words as they stand inside a sentence: on one line, without the stop at their end. */
const inASentence = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');

/**
 * The requests of a team this turn, each with the news Control has heard of it (§10): support asked for in free words,
 * then copies to be carried. Empty words ask for nothing.
 */
export function requestsHeard({ rows, copies, notes }: Requests): RequestHeard[] {
  const noteOf = new Map(notes.map((note) => [note.id, note]));
  const heard = (id: string, what: string): RequestHeard => {
    const note = noteOf.get(id);
    return {
      id,
      what,
      heard: inASentence(note?.text ?? ''),
      note: note ? { text: note.text, version: note.version } : null,
    };
  };
  return [
    ...rows.flatMap(({ id, supportText }) => {
      const asked = inASentence(supportText);
      return asked ? [heard(id, `“${asked}”`)] : [];
    }),
    ...copies.map(({ id, toName }) => heard(id, `the copy of your order sheet for ${toName}`)),
  ];
}
