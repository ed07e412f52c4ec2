/** One table of the rules card, in our own words; its figures are those the engine reckons with. */
export interface CardTable {
  id: string;
  title: string;
  /** Where the book has it, with the readings that apply: `§6 Movement, OC-98 to OC-101`. */
  rule: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The notes that go with it, a sentence each. */
  notes: readonly string[];
}

/** A distance, or a dash where the book prints one. */
export const km = (figure: number | null): string => (figure === null ? '–' : `${figure}`);
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
