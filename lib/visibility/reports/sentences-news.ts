import { listed } from '@/lib/text';
import type { ReportFacts } from '../facts';
import type { NewsFact, RowOutcome } from '../news-facts';
import { generalWords } from '../perception/general-words';
import { sayNews as sayInALetter } from './letter/news';
import { Pen } from './letter/pen';
import { partsOf, sayRow } from './letter/rows';
import { missionCalled } from './letter/sky';
import { wordsOf } from './letter/words/voices';
import { outcomesOwed } from './outcomes';

/** One piece of news by itself: what the hand that edits puts in, and what the guard proposes. */

/** At most so many units are named in a few words. */
const namedAtMost = 3;

/** A pen for one sentence by itself: it knows of nothing but what is told with it, and takes the first way. */
export const penFor = (facts: Partial<ReportFacts>): Pen =>
  new Pen(
    { fights: [], ownPlaces: [], accounts: [], ...facts } as unknown as ReportFacts,
    null,
    wordsOf.plain,
    'afternoon',
  );

/** True when a fight or the place of its units tells a piece of news, so that it is no line of its own. */
export const isToldElsewhere = (news: NewsFact): boolean => news.kind === 'outcome' && !news.isOwed;

/**
 * The sentences that tell a piece of news by itself; of what the orders of a row came to, what nothing else tells.
 * `facts`: where its units are; left out: unknown.
 */
export function sayNews(news: NewsFact, facts: Partial<ReportFacts> = {}): string {
  const pen = penFor(facts);
  if (news.kind !== 'outcome') return sayInALetter([news], pen).join(' ');
  const owed = { ...news, parts: news.parts.filter(({ outcome }) => outcomesOwed.has(outcome.is)) };
  return partsOf({ news: [owed], moves: [] } as unknown as ReportFacts, pen)
    .map((part) => sayRow(part, pen))
    .join(' ');
}

const fullNames = ({ units }: NewsFact): string[] => units.map(([name]) => name!);

const ordered: Partial<Record<RowOutcome['is'], string>> = {
  onTheRoad: 'still on the road',
  stopped: 'stopped',
  queueing: 'in the queue',
  notBegun: 'not moved off',
  attackedNobody: 'found nobody to attack',
  didNotAttack: 'did not attack',
  probedNobody: 'found nobody',
  notCarriedOut: 'not carried out',
  taken: 'taken',
  notThere: 'not come up',
};

/** The subject of a piece of news, in a few words for Control. */
export function aboutNews(news: NewsFact): string {
  const who = listed(fullNames(news), namedAtMost);
  switch (news.kind) {
    case 'outcome': {
      const ended = [...new Set(news.parts.flatMap(({ outcome }) => ordered[outcome.is] ?? []))];
      return `the orders of ${who}${ended.length > 0 ? `, ${listed(ended)}` : ''}`;
    }
    case 'crossing':
      return `${news.spoken}, ${news.look}`;
    case 'bridging':
      return `the work on ${news.spoken}`;
    case 'demolition':
      return `the order to blow ${news.spoken}`;
    case 'queue':
      return `the queue of ${who} at ${news.crossing}`;
    case 'contact':
      return `the enemy close to ${who}`;
    case 'strike':
      return `${who}, ${news.how}`;
    case 'landing':
      return `the lift to ${news.zone}`;
    case 'mission':
      return missionCalled(news);
    case 'fire':
      return `the guns of ${who}`;
    case 'flak':
      return `the flak of ${who}`;
    case 'worn':
      return `what ${who} lost`;
    case 'recovered':
      return `what ${who} won back`;
    case 'taken':
      return `the loss of ${who}`;
    case 'change':
      return who ? `${who}: ${generalWords[news.what].about}` : generalWords[news.what].about;
    case 'surrender':
      return `enemies who gave themselves up to ${who}`;
  }
}
