import { fold } from './fold';
import type { LedgerEntry, LedgerState } from './kinds';
import { turnsBegun } from './turns-begun';

/** The truth as each turn ended, by its number, that of the turn being played as it stands; a turn that was taken back has none. */
export function endsOfTurns(opening: LedgerState, entries: readonly LedgerEntry[]): Map<number, LedgerState> {
  const ends = new Map<number, LedgerState>();
  const begun = turnsBegun(entries);
  let state = opening;
  let folded = 0;
  begun.forEach(({ turn }, at) => {
    const next = begun[at + 1];
    const until = next ? next.number - 1 : entries.length;
    state = fold(state, entries.slice(folded, until), folded);
    folded = until;
    for (const later of ends.keys()) if (later > turn) ends.delete(later);
    ends.set(turn, state);
  });
  return ends;
}
