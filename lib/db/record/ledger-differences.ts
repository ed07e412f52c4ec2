import { snapshot } from '@/lib/db/kernel/client';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';

/**
 * Where the state rebuilt from a game's ledger and the scenario it keeps differs from what is stored, one a line; nothing:
 * they are equal.
 */
export async function ledgerDifferences(gameId: string): Promise<string[]> {
  // What is written meanwhile is in neither, or in both.
  const [scenario, entries, stored] = await snapshot(() =>
    Promise.all([gameScenario(gameId), entriesOf(gameId), storedTruth(gameId)]),
  );
  return compare(fold(openingTruth(scenario), entries), stored).map((difference) => JSON.stringify(difference));
}
