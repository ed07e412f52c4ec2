import type { ReportFacts } from './facts';
import { type Issued, issue } from './issued';
import type { EnemyContactRow } from './rows';
import type { TruthTurn } from './truth';
import type { Source, Viewer } from './viewer';
import { listed } from './words';

/** Whether a text says these words. */
const says = (body: string, words: string): boolean => body.toLowerCase().includes(words.toLowerCase());

/**
 * Enemy contacts as told: where each fight was, what sort of enemy was met, and how many in words (OC-118), as far as the
 * released text says so. What Control has taken out of the text is not on the map either.
 */
export function issueContacts(
  viewer: Viewer,
  turn: TruthTurn,
  facts: ReportFacts,
  body: string,
  source: Source,
): Issued<EnemyContactRow>[] {
  const seenAt = source.now();
  return facts.fights.map(({ place, enemy }) => {
    const types = enemy.types.filter((type) => says(body, type));
    const strength = says(body, enemy.battalions) ? enemy.battalions : 'enemy';
    return issue<EnemyContactRow>({
      id: source.id(),
      gameId: viewer.gameId,
      teamId: viewer.teamId,
      x: place.x,
      y: place.y,
      symbol: types.length > 0 && types[0] === enemy.types[0] ? enemy.symbol : null,
      label: types.length > 0 ? `${strength}: ${listed(types)}` : strength,
      seenTurn: turn.number,
      seenAt,
    });
  });
}
