/** The size in which counters are drawn, px, and the rows of a stack of them: so many in a row, with a gap. */
export interface StackForm {
  width: number;
  height: number;
  gap: number;
  columns: number;
}

/** A counter with everything on it. */
export const counterForm: StackForm = { width: 64, height: 46, gap: 2, columns: 4 };

/** A formation: its name, and how many of its counters it stands for. */
export const formationForm: StackForm = { width: 78, height: 27, gap: 2, columns: 4 };

/** A counter seen from afar: its name, symbol and status. */
export const namedForm: StackForm = { width: 52, height: 25, gap: 2, columns: 4 };
