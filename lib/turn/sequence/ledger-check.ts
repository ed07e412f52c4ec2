import { entriesOf, storedTruth } from '@/lib/db/ledger/stored-truth';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';

/**
 * Where the state rebuilt from a game's ledger and the scenario it keeps differs from what is stored, one a line; nothing:
 * they are equal.
 */
export async function ledgerDifferences(gameId: string): Promise<string[]> {
  const folded = fold(openingTruth(await scenarioOf(gameId)), await entriesOf(gameId));
  return compare(folded, await storedTruth(gameId)).map((difference) => JSON.stringify(difference));
}
