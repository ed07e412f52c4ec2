/** The possible outcomes of a telephone note. */
export type NoteOutcome =
  | { what: 'message'; linkId: string | null; text: string }
  | { what: 'query'; lineId: string | null; text: string; reason: string }
  | { what: 'amendment'; lineId: string; text: string }
  | { what: 'nothing' };
