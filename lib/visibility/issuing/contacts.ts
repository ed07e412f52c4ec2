import { listed } from '@/lib/text';
import type { EnemyFact, ReportFacts } from '../facts';
import type { Lexicon } from '../guard/guard-lexicon';
import { itemsOf, saysOfEnemy, withoutNames } from '../guard/letters-said';
import { isSaid } from '../guard/news-said';
import { type Issued, issue } from '../issued';
import type { EnemyContactRow } from '../rows';
import type { TruthTurn } from '../truth';
import type { Source, Viewer } from '../viewer';

/**
 * Enemy contacts as told: where each fight was, or where the enemy stands close by, what sort of enemy was met, and how many in words (OC-118), as far as the
 * fight's own item of the released text says so and does not deny it. The place is as rough as the facts have it. A fight whose item Control has taken out of the
 * text is not on the map at all. An enemy of several fights has the mark of the first of them that is told.
 */
export function issueContacts(
  viewer: Viewer,
  turn: TruthTurn,
  facts: ReportFacts,
  body: string,
  lexicon: Lexicon,
  source: Source,
): Issued<EnemyContactRow>[] {
  const seenAt = source.now();
  const bare = withoutNames(body, lexicon.known, lexicon.places);
  const marked = (told: string, enemy: Pick<EnemyFact, 'at' | 'types' | 'symbol'>, strength: string) => {
    const types = enemy.types.filter((type) => saysOfEnemy(told, type));
    return issue<EnemyContactRow>({
      id: source.id(),
      gameId: viewer.gameId,
      teamId: viewer.teamId,
      x: enemy.at.x,
      y: enemy.at.y,
      symbol: types.length > 0 && types[0] === enemy.types[0] ? enemy.symbol : null,
      label: types.length > 0 ? `${strength}: ${listed(types)}` : strength,
      seenTurn: turn.number,
      seenAt,
      source: 'own troops',
      confidence: 'certain',
      direction: '',
    });
  };
  const items = itemsOf(body, facts).filter(({ isTold }) => isTold);
  const fought = items
    .filter(({ fight }) => !items.some((other) => other.fight.id === fight.enemyMarkedBy))
    .map(({ fight: { enemy }, passage }) => {
      const told = bare.slice(passage.from, passage.to);
      return marked(told, enemy, saysOfEnemy(told, enemy.battalions) ? enemy.battalions : 'enemy');
    });
  const close = facts.news.flatMap((news) =>
    news.kind === 'contact' && !news.isInFight && isSaid(news, body)
      ? [marked(bare, news, news.battalions && saysOfEnemy(bare, news.battalions) ? news.battalions : 'enemy')]
      : [],
  );
  return [...fought, ...close];
}
