import { same } from '@/lib/values';
import type { ReportFacts } from '../facts';
import type { ContactNews, NewsFact } from '../news-facts';

/** The facts that a team was told: in a game made before news were told, without any. */
export type Told = Pick<ReportFacts, 'fights'> &
  Partial<Pick<ReportFacts, 'news' | 'moves' | 'arrivals' | 'patrols' | 'requests' | 'accounts'>>;

/**
 * The news that a team is owed now that its report did not hold it, or held it otherwise: things its units saw and suffered
 * since.
 */
export const newsSince = (told: Told, now: Pick<ReportFacts, 'news'>): NewsFact[] =>
  now.news.filter((one) => one.isOwed && !(one.kind === 'contact' ? knowsOf(told, one) : holds(told, one)));

/** The subject of an attack, a lift, a mission or a fire, whatever is told of it. */
const subjectOf = ({ factId }: NewsFact): string => factId.split(':', 2).join(':');

/**
 * The news of a report that is no fact any more, by a further ruling or an act taken back. An enemy close by moves away:
 * that is none.
 */
export const newsGone = ({ news = [] }: Told, now: Pick<ReportFacts, 'news'>): NewsFact[] => {
  const left = new Set(now.news.map(subjectOf));
  return news.filter(
    (one) => one.isOwed && one.kind !== 'contact' && one.kind !== 'crossing' && !left.has(subjectOf(one)),
  );
};

const holds = ({ news = [] }: Told, one: NewsFact): boolean => news.some((before) => same(before, one));

/** True when every unit of a contact was told of an enemy: close by, or in a fight. */
function knowsOf({ news = [], fights }: Told, { units }: ContactNews): boolean {
  const named = new Set([
    ...news.flatMap((one) => (one.kind === 'contact' ? one.units.map(([name]) => name) : [])),
    ...fights.flatMap(({ own }) => own.map(({ name }) => name)),
  ]);
  return units.every(([name]) => named.has(name));
}
