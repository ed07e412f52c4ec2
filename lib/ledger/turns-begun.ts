import { isAbout, type LedgerEntry } from './kinds';

/** A turn, and the number of the entry that it began with. */
export interface TurnBegun {
  number: number;
  turn: number;
}

/** The turns of a game in the order in which they began, of its entries in order; the first is the one it opened on. */
export const turnsBegun = (entries: readonly Pick<LedgerEntry, 'number' | 'kind' | 'after'>[]): TurnBegun[] =>
  entries.flatMap((entry) =>
    isAbout('game', entry) && entry.after?.turn !== undefined ? [{ number: entry.number, turn: entry.after.turn }] : [],
  );
