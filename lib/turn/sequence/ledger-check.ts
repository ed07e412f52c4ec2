import { entriesOf, storedTruth } from '@/lib/db/ledger/stored-truth';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Scenario } from '@/lib/scenario/types';

/** Where the state rebuilt from a game's ledger differs from what is stored, one a line; nothing: they are equal. */
export async function ledgerDifferences(gameId: string, scenario: Scenario): Promise<string[]> {
  const folded = fold(openingTruth(scenario), await entriesOf(gameId));
  return compare(folded, await storedTruth(gameId)).map((difference) => JSON.stringify(difference));
}
