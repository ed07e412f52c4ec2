import type { LandingNews, MissionNews, NewsFact, StrikeNews } from '../../news-facts';
import { companionsIn } from './companions';
import { alike } from './own-losses';
import type { Pen } from './pen';
import { landingKey, sayBridging, sayContact, sayCrossing, sayLanding, sayOther } from './seen';
import { isToGather, sayFire, sayFlak, sayMission, sayMissions } from './sky';
import { sayStrikes } from './strikes';

/** News in the order of the facts; strikes together, and what would contradict another piece in one sentence with it. `areFirst`: they open the letter. */
export function sayNews(news: readonly NewsFact[], pen: Pen, areFirst = false): string[] {
  const strikes = news.filter((one): one is StrikeNews => one.kind === 'strike');
  const companions = companionsIn(news);
  const beside = new Set<NewsFact>(companions.values());
  return [
    ...sayStrikes(strikes, companions, pen, areFirst),
    ...toldTogether(news.filter((one) => !beside.has(one))).flatMap((group) => sayGroup(group, companions, pen)),
  ];
}

/** News with one key is told in one sentence: missions that nobody flew for one reason, landings alike, changes alike of several units. */
function keyOf(one: NewsFact, i: number): string {
  if (one.kind === 'landing') return landingKey(one);
  if (one.kind === 'change' && one.units.length > 0) return `change ${one.what}`;
  return one.kind === 'mission' && isToGather(one) ? one.result : `${i}`;
}

/** News that is told in one sentence, where the first of it stands; all else one by one. */
const toldTogether = (news: readonly NewsFact[]): NewsFact[][] => alike(news, (one) => keyOf(one, news.indexOf(one)));

function sayGroup(group: readonly NewsFact[], companions: ReadonlyMap<NewsFact, MissionNews>, pen: Pen): string[] {
  const [one] = group as readonly [NewsFact];
  if (one.kind === 'landing') return [sayLanding(group as readonly LandingNews[], pen)];
  if (one.kind === 'change') return sayOne({ ...one, units: group.flatMap(({ units }) => units) }, undefined, pen);
  return group.length > 1 ? [sayMissions(group as readonly MissionNews[], pen)] : sayOne(one, companions.get(one), pen);
}

function sayOne(one: NewsFact, cover: MissionNews | undefined, pen: Pen): string[] {
  switch (one.kind) {
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
    case 'landing':
    case 'outcome':
      return [];
    default:
      return [sayOther(one, pen)];
  }
}

/** Told with the sky, after what happened on the ground. */
export const isSky = ({ kind }: NewsFact): boolean => kind === 'mission' || kind === 'flak' || kind === 'fire';
