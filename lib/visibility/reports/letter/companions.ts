import type { MissionNews, NewsFact, StrikeNews } from '../../news-facts';

/** Own fighters that met nobody, or had the better of the enemy, beside bombs and a lift that was turned back: told apart they would contradict one another. */

/** Bombers that were seen, and so came by day. */
const isBombed = ({ how }: StrikeNews): boolean => /\bbombers\b/.test(how);

/** Cover under which nothing should have got through. */
const isCover = (one: NewsFact): one is MissionNews =>
  one.kind === 'mission' && one.mission === 'airCover' && (one.result === 'metNobody' || one.result === 'won');

const isTurnedBack = (one: NewsFact): one is MissionNews => one.kind === 'mission' && one.result === 'turnedBack';

/** The news that is told in one sentence with another: by the piece, the cover that belongs to it. Each cover belongs to one. */
export function companionsIn(news: readonly NewsFact[]): ReadonlyMap<NewsFact, MissionNews> {
  const companions = new Map<NewsFact, MissionNews>();
  const isTaken = (cover: MissionNews): boolean => [...companions.values()].includes(cover);
  for (const lift of news.filter(isTurnedBack)) {
    const cover = news.find(
      (one): one is MissionNews =>
        isCover(one) && one.result === 'metNobody' && one.where !== '' && one.where === lift.where && !isTaken(one),
    );
    if (cover) companions.set(lift, cover);
  }
  const strike = news.find((one): one is StrikeNews => one.kind === 'strike' && isBombed(one));
  const cover = news.find((one): one is MissionNews => isCover(one) && !isTaken(one));
  if (strike && cover) companions.set(strike, cover);
  return companions;
}
