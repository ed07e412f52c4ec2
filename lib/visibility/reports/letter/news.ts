import type { MissionNews, NewsFact, StrikeNews } from '../../news-facts';
import { companionsIn } from './companions';
import { alike } from './own-losses';
import type { Pen } from './pen';
import { sayBridging, sayContact, sayCrossing, sayLanding, sayOther } from './seen';
import { isToGather, sayFire, sayFlak, sayMission, sayMissions } from './sky';
import { sayStrikes } from './strikes';

/** News in the order of the facts; strikes together, and what would contradict another piece in one sentence with it. `areFirst`: they open the letter. */
export function sayNews(news: readonly NewsFact[], pen: Pen, areFirst = false): string[] {
  const strikes = news.filter((one): one is StrikeNews => one.kind === 'strike');
  const companions = companionsIn(news);
  const beside = new Set<NewsFact>(companions.values());
  return [
    ...sayStrikes(strikes, companions, pen, areFirst),
    ...missionsTogether(news.filter((one) => !beside.has(one))).flatMap(([one, ...others]) =>
      others.length > 0
        ? [sayMissions([one, ...others] as MissionNews[], pen)]
        : sayOne(one!, companions.get(one!), pen),
    ),
  ];
}

/** Missions that came to nothing in the same way, where the first of them stands; all else one by one. */
const missionsTogether = (news: readonly NewsFact[]): NewsFact[][] =>
  alike(news, (one) => (one.kind === 'mission' && isToGather(one) ? one.result : `${news.indexOf(one)}`));

function sayOne(one: NewsFact, cover: MissionNews | undefined, pen: Pen): string[] {
  switch (one.kind) {
    case 'landing':
      return [sayLanding(one, pen)];
    case 'crossing':
      return [sayCrossing(one, pen)];
    case 'bridging':
      return [sayBridging(one, pen)];
    case 'contact':
      return [sayContact(one, pen)];
    case 'fire':
      return [sayFire(one, pen)];
    case 'flak':
      return [sayFlak(one, pen)];
    case 'mission':
      return [sayMission(one, pen, cover)];
    case 'strike':
    case 'outcome':
      return [];
    default:
      return [sayOther(one, pen)];
  }
}

/** Told with the sky, after what happened on the ground. */
export const isSky = ({ kind }: NewsFact): boolean => kind === 'mission' || kind === 'flak' || kind === 'fire';
