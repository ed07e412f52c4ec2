import { listed } from '@/lib/text';
import { same } from '@/lib/values';
import type { FightFacts, MoveFact, ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { updateHeadingOf } from '../words/player-words';
import { alone, named } from './correction';
import { draftReport, type ReportText } from './eleti';
import type { Told } from './news-owed';
import { aboutNews } from './sentences-news';

/**
 * What a team is told of a turn before its report (§4.3 “Battle updates as they occur”, OC-125): one fight, one move or one
 * thing seen or suffered at a time. The report of the turn holds what is left.
 */

/** What can be told by itself: a fight by its combat, a move or a piece of news by its fact. */
export interface UpdateOf {
  kind: 'fight' | 'move' | 'news';
  id: string;
}

/** What an update tells: part of the facts of a report. */
export type UpdateFacts = Pick<ReportFacts, 'fights' | 'moves' | 'news'>;

/** The facts of a report with one thing in them alone; null where the team has no such thing to be told. */
export function factsOf(facts: ReportFacts, { kind, id }: UpdateOf): ReportFacts | null {
  const only = {
    fights: kind === 'fight' ? facts.fights.filter((fight) => fight.id === id) : [],
    moves: kind === 'move' ? facts.moves.filter(({ factId }) => factId === id) : [],
    news: kind === 'news' ? facts.news.filter(({ factId }) => factId === id) : [],
  };
  if (only.fights.length + only.moves.length + only.news.length === 0) return null;
  return { ...facts, arrivals: [], patrols: [], requests: [], ...only };
}

/** All that can be told by itself, in the order of the report. */
export const updatesOpen = ({ fights, moves, news }: UpdateFacts): UpdateOf[] => [
  ...fights.map(({ id }) => ({ kind: 'fight' as const, id })),
  ...news.map(({ factId: id }) => ({ kind: 'news' as const, id })),
  ...moves.map(({ factId: id }) => ({ kind: 'move' as const, id })),
];

/** What updates have told, taken together: of one thing what was told last. `told`: the oldest first. */
export function toldTogether(told: readonly UpdateFacts[]): UpdateFacts {
  const last = <T>(all: readonly T[], key: (one: T) => string): T[] => [
    ...new Map(all.map((one) => [key(one), one])).values(),
  ];
  return {
    fights: last(
      told.flatMap(({ fights }) => fights),
      ({ id }) => id,
    ),
    moves: last(
      told.flatMap(({ moves }) => moves),
      ({ factId }) => factId,
    ),
    news: last(
      told.flatMap(({ news }) => news),
      ({ factId }) => factId,
    ),
  };
}

const sameFight = (told: FightFacts | undefined, now: FightFacts) =>
  told !== undefined && same(alone(told), alone(now));
const byId = <T extends { factId: string }>(all: readonly T[], { factId }: T) =>
  all.find((one) => one.factId === factId);

/** What is left for the report when updates have told their part: what stands as it was told is not told twice. */
export const factsLeft = (facts: ReportFacts, told: UpdateFacts): ReportFacts => ({
  ...facts,
  fights: facts.fights.filter(
    (fight) =>
      !sameFight(
        told.fights.find(({ id }) => id === fight.id),
        fight,
      ),
  ),
  moves: facts.moves.filter((move) => !same(byId<MoveFact>(told.moves, move), move)),
  news: facts.news.filter((news) => !same(byId<NewsFact>(told.news, news), news)),
});

/** What a team was told of a turn in all: by its updates, and by its report after them. */
export const toldInAll = (updates: UpdateFacts, report: Told): Told => ({
  fights: toldTogether([updates, { moves: [], news: [], ...report } as UpdateFacts]).fights,
  news: toldTogether([updates, { moves: [], news: [], ...report } as UpdateFacts]).news,
});

/** The draft of an update: its one thing, as the report would tell it. */
export const draftUpdate = (viewer: Viewer, turn: TruthTurn, facts: ReportFacts): ReportText => ({
  ...draftReport(viewer, turn, facts),
  heading: updateHeadingOf(turn),
});

/** How a report opens when updates went before it: what it does not tell again, and what of them is not so any more. Empty: none did. */
export function updatesLead(told: UpdateFacts, now: ReportFacts): string {
  const stands = (fight: FightFacts) => {
    const is = now.fights.find(({ id }) => id === fight.id);
    return is === undefined ? null : sameFight(fight, is);
  };
  const about = (of: boolean | null): string[] => [
    ...new Set(told.fights.filter((fight) => stands(fight) === of).map(named)),
    ...told.news
      .filter((news) => {
        const is = byId<NewsFact>(now.news, news);
        return (is === undefined ? null : same(is, news)) === of;
      })
      .map(aboutNews),
  ];
  const [before, wrong, gone] = [about(true), about(false), about(null)];
  return [
    ...(before.length > 0 ? [`Told already: ${listed(before)}.`] : []),
    ...(wrong.length > 0 ? [`What was told of ${listed(wrong)} was mistaken. It follows as it is.`] : []),
    ...(gone.length > 0 ? [`What was told of ${listed(gone)} is not borne out.`] : []),
  ].join(' ');
}
