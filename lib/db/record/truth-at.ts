import { fold } from '@/lib/ledger/fold';
import { keyOf, type LedgerState } from '@/lib/ledger/kinds';
import { openingTruth } from '@/lib/ledger/opening';
import { gameScenario } from '../sequence/kept-scenario';
import { entriesOf } from './stored-truth';

/** The truth of a game at a number of its ledger; `turn`: the one that was being played. */
export interface TruthAt {
  number: number;
  turn: number;
  state: LedgerState;
}

/** The truth after the entry of this number, null: the newest. Answers null where the ledger has no such number. */
export async function truthAt(gameId: string, number: number | null): Promise<TruthAt | null> {
  const [scenario, entries] = await Promise.all([gameScenario(gameId), entriesOf(gameId)]);
  const last = number ?? entries.length;
  if (last < 1 || last > entries.length) return null;
  const state = fold(openingTruth(scenario), entries.slice(0, last));
  return { number: last, turn: Number(state.get(keyOf('game', gameId))?.turn), state };
}
