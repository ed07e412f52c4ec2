/** When something was read aloud to its team, and by whom. */
export interface ToldAloud {
  /** An ISO string. */
  at: string;
  by: string;
}

/** The words of a desk on it; null: it was not read aloud. */
export const toldAloud = (of: { saidAt: Date | null; saidBy: string | null } | undefined): ToldAloud | null =>
  of?.saidAt ? { at: of.saidAt.toISOString(), by: of.saidBy! } : null;
