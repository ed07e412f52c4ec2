import type { NewsFact, StrikeNews } from '../../news-facts';
import type { Pen } from './pen';
import { sayBridging, sayContact, sayCrossing, sayLanding, sayOther, sayStrikes } from './seen';
import { sayFire, sayFlak, sayMission } from './sky';

/** News in the order of the facts; strikes together. */
export function sayNews(news: readonly NewsFact[], pen: Pen): string[] {
  const strikes = news.filter((one): one is StrikeNews => one.kind === 'strike');
  return [...sayStrikes(strikes, pen), ...news.flatMap((one) => sayOne(one, pen))];
}

function sayOne(one: NewsFact, pen: Pen): string[] {
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
      return [sayMission(one, pen)];
    case 'strike':
    case 'outcome':
      return [];
    default:
      return [sayOther(one, pen)];
  }
}

/** Told with the sky, after what happened on the ground. */
export const isSky = ({ kind }: NewsFact): boolean => kind === 'mission' || kind === 'flak' || kind === 'fire';
