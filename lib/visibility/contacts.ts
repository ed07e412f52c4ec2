import type { ReportFacts } from './facts';
import { type Issued, issue } from './issued';
import type { EnemyContactRow } from './rows';
import type { TruthTurn } from './truth';
import type { Source, Viewer } from './viewer';
import { listed } from './words';

/** Enemy contacts as told: where each fight was, what sort of enemy was met, and how many in words (OC-118). */
export function issueContacts(
  viewer: Viewer,
  turn: TruthTurn,
  facts: ReportFacts,
  source: Source,
): Issued<EnemyContactRow>[] {
  const seenAt = source.now();
  return facts.fights.map(({ place, enemy }) =>
    issue<EnemyContactRow>({
      id: source.id(),
      gameId: viewer.gameId,
      teamId: viewer.teamId,
      x: place.x,
      y: place.y,
      symbol: enemy.symbol,
      label: enemy.types.length > 0 ? `${enemy.battalions}: ${listed(enemy.types)}` : enemy.battalions,
      seenTurn: turn.number,
      seenAt,
    }),
  );
}
