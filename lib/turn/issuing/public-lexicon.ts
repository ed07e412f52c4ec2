import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { printedFeatures } from '@/lib/db/issued/issued';
import type { Tx } from '@/lib/db/kernel/transaction';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Lexicon } from '@/lib/visibility/guard/guard-lexicon';
import { noticeLexicon } from '@/lib/visibility/issuing/notices';

/** The words that the guard looks for in texts that the whole hall reads. */
export async function publicLexicon(tx: Tx, gameId: string): Promise<Lexicon> {
  const teams = await teamsOf(gameId, tx);
  const places = (await printedFeatures(tx, gameId)).map(({ name }) => name).filter(Boolean);
  return noticeLexicon(
    teams.map(({ name }) => name),
    (await unitsInGame(tx, gameId)).map(truthUnit),
    places,
  );
}
