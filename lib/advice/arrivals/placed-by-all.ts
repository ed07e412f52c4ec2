/** A unit of the board of reinforcements: when it is due, where Control has placed it, what it waits for. */
interface Due {
  when: 'late' | 'due' | 'next' | 'later';
  /** null: nowhere yet. */
  placed: object | null;
  /** Why it does not come on with the next turn; null: it does, or is not due. */
  waits: 'held' | 'full' | 'air' | null;
}

interface Board<Unit> {
  entries: readonly { units: readonly Unit[] }[];
}

/** Units that Control may place now. */
export const isPlaceable = ({ when }: Pick<Due, 'when'>): boolean => when === 'late' || when === 'due';

/** Due or late by land, and without a place that holds. */
export const unplaced = <Unit extends Due>({ entries }: Board<Unit>): Unit[] =>
  entries.flatMap(({ units }) => units.filter((unit) => isPlaceable(unit) && unit.placed === null));

/** The units that Place all puts down: at entry places that are free, as many as come on. */
export const placedByAll = <Unit extends Due>(board: Board<Unit>): Unit[] =>
  unplaced(board).filter(({ waits }) => waits === null);
