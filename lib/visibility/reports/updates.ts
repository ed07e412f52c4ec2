import { listed } from '@/lib/text';
import { same } from '@/lib/values';
import type { FightFacts, MoveFact, ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { updateHeadingOf } from '../words/player-words';
import { named } from './correction';
import { draftReport, type ReportText } from './eleti';
import type { Told } from './news-owed';
import { aboutNews, isToldElsewhere } from './sentences-news';
import { isSameFight } from './told-alike';

/**
 * The news a team is told of a turn before its report (§4.3 “Battle updates as they occur”, OC-125): one fight, one
 * move or one thing seen or suffered at a time. The report of the turn holds what is left.
 */

export const updateKinds = ['fight', 'move', 'news'] as const;

/** A thing that can be told by itself: a fight by its combat, a move or a piece of news by its fact. */
export interface UpdateOf {
  kind: (typeof updateKinds)[number];
  id: string;
}

/** The facts of an update: part of the facts of a report. */
export type UpdateFacts = Pick<ReportFacts, 'fights' | 'moves' | 'news'>;

/** The facts of a report with one thing in them alone; null where the team has no such thing to be told. */
export function factsOf(facts: ReportFacts, { kind, id }: UpdateOf): ReportFacts | null {
  const only = {
    fights: kind === 'fight' ? facts.fights.filter((fight) => fight.id === id) : [],
    moves: kind === 'move' ? facts.moves.filter(({ factId }) => factId === id) : [],
    news: kind === 'news' ? facts.news.filter(({ factId }) => factId === id) : [],
  };
  if (only.fights.length + only.moves.length + only.news.length === 0) return null;
  const { returns: _, isBadWeather: _isBadWeather, ...rest } = facts;
  return { ...rest, objective: null, accounts: [], arrivals: [], patrols: [], requests: [], ...only };
}

/** All that can be told by itself, in the order of the report. */
export const updatesOpen = ({ fights, moves, news }: UpdateFacts): UpdateOf[] => [
  ...fights.map(({ id }) => ({ kind: 'fight' as const, id })),
  ...news.filter((one) => !isToldElsewhere(one)).map(({ factId: id }) => ({ kind: 'news' as const, id })),
  ...moves.map(({ factId: id }) => ({ kind: 'move' as const, id })),
];

/** The facts of all updates together: of one thing the last telling. `told`: the oldest first. */
export const toldTogether = (told: readonly UpdateFacts[]): UpdateFacts => ({
  fights: lastOf(
    told.flatMap(({ fights }) => fights),
    ({ id }) => id,
  ),
  moves: lastOf(
    told.flatMap(({ moves }) => moves),
    ({ factId }) => factId,
  ),
  news: lastOf(
    told.flatMap(({ news }) => news),
    ({ factId }) => factId,
  ),
});

const lastOf = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** The comparison of one thing with its like among others, by id. */
type Compared = 'same' | 'otherwise' | 'missing';

const fightAmong = (fight: FightFacts, fights: readonly FightFacts[]): Compared => {
  const other = fights.find(({ id }) => id === fight.id);
  if (!other) return 'missing';
  return isSameFight(other, fight) ? 'same' : 'otherwise';
};
const factAmong = <T extends { factId: string }>(fact: T, facts: readonly T[]): Compared => {
  const other = facts.find(({ factId }) => factId === fact.factId);
  if (!other) return 'missing';
  return same(fact, other) ? 'same' : 'otherwise';
};

/** The facts that are left for the report when updates have told their part: a fact that has not changed is not told twice. */
export const factsLeft = (facts: ReportFacts, told: UpdateFacts): ReportFacts => ({
  ...facts,
  fights: facts.fights.filter((fight) => fightAmong(fight, told.fights) !== 'same'),
  moves: facts.moves.filter((move) => factAmong<MoveFact>(move, told.moves) !== 'same'),
  news: facts.news.filter((news) => factAmong<NewsFact>(news, told.news) !== 'same'),
  accounts: facts.accounts?.filter(({ name }) => !placedBy(told).has(name)),
});

/** The own units whose places were told with a fight or a move. */
const placedBy = ({ fights, moves }: UpdateFacts): ReadonlySet<string> =>
  new Set([...fights.flatMap(({ own }) => own.map(({ name }) => name)), ...moves.flatMap(({ names }) => names)]);

/** True when an update stands by itself: all that it told is so still, and nothing of it is left to be told anew. */
export const stands = (told: UpdateFacts, all: UpdateFacts, left: UpdateFacts): boolean =>
  idsOf(told).every((id) => idsOf(all).includes(id) && !idsOf(left).includes(id));

/** The ids from which a contact or a crossing on the map may have come. */
const idsOf = ({ fights, news }: UpdateFacts): string[] => [
  ...fights.map(({ id }) => id),
  ...news.map(({ factId }) => factId),
];

/** Everything a team was told of a turn: by its updates, and by its report after them. */
export const toldInAll = (updates: UpdateFacts, { fights, news = [], moves = [], ...rest }: Told): Told => ({
  ...rest,
  ...toldTogether([updates, { fights, moves, news }]),
});

/** The draft of an update: its one thing, as the report would tell it. */
export const draftUpdate = (viewer: Viewer, turn: TruthTurn, facts: ReportFacts): ReportText => ({
  ...draftReport(viewer, turn, facts),
  heading: updateHeadingOf(turn),
});

/**
 * The opening of a report when updates went before it: the parts it does not tell again, and those that are not so any more.
 * Empty: none did.
 */
export function updatesLead(told: UpdateFacts, now: UpdateFacts): string {
  const things: { about: string; is: Compared }[] = [
    ...told.fights.map((fight) => ({ about: named(fight), is: fightAmong(fight, now.fights) })),
    ...told.news.map((news) => ({ about: aboutNews(news), is: factAmong<NewsFact>(news, now.news) })),
    ...told.moves.map((move) => ({ about: aboutMove(move), is: factAmong<MoveFact>(move, now.moves) })),
  ];
  const about = (compared: Compared): string[] => [
    ...new Set(things.flatMap(({ about: thing, is }) => (is === compared ? [thing] : []))),
  ];
  const before = about('same');
  const otherwise = about('otherwise');
  const gone = about('missing');
  return [
    ...(before.length > 0 ? [`Told already: ${listed(before)}.`] : []),
    ...(otherwise.length > 0 ? [`What was told of ${listed(otherwise)} was mistaken. It follows as it is.`] : []),
    ...(gone.length > 0 ? [`What was told of ${listed(gone)} is not borne out.`] : []),
  ].join(' ');
}

/** A move in a few words: `the move of Irish Guards`. */
export const aboutMove = ({ names }: Pick<MoveFact, 'names'>): string => `the move of ${listed(names)}`;
