/** What a telephone note can become. */
export type NoteOutcome =
  | { what: 'message'; linkId: string | null; text: string }
  | { what: 'query'; lineId: string | null; text: string; reason: string }
  | { what: 'amendment'; lineId: string; text: string }
  | { what: 'nothing' };
