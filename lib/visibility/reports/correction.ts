import { listed } from '@/lib/text';
import { same } from '@/lib/values';
import { type FightFacts, type FightPart, fightParts, type MoveFact, type ReportFacts } from '../facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { correctionHeadingOf, gameTimeOf } from '../words/player-words';
import { draftReport, type ReportText } from './eleti';
import { newsGone, newsSince, type Told } from './news-owed';
import { aboutNews } from './sentences-news';
import { isAsTold, isEnemyAsTold, isSameFight } from './told-alike';

/** The name of a fight in a correction: by where it was, as the map has it. */
export const named = ({ outcome, place }: FightFacts): string =>
  `${outcome === null ? 'the enemy met' : 'the fighting'} ${place.words || `near ${place.gridReference}`}`;

const aboutAll = (fights: readonly FightFacts[]): string => listed([...new Set(fights.map(named))]);

/** The parts of a fight that are otherwise than they were told; of the own units those alone of which it is so. */
function changesIn(was: FightFacts, is: FightFacts): FightFacts[] {
  if (isSameFight(was, is)) return [];
  const toldOf = (name: string) => was.own.find((unit) => unit.name === name);
  const own = is.own.filter((unit) => !toldOf(unit.name) || !isAsTold(toldOf(unit.name)!, unit));
  const story = ({ outcome, place, support, own: units }: FightFacts) => [
    outcome,
    place.gridReference,
    support,
    units.map(({ name }) => name).sort(),
  ];
  const changed: Record<FightPart, boolean> = {
    story: !same(story(was), story(is)),
    own: own.length > 0,
    enemy: !isEnemyAsTold(was.enemy, is.enemy),
  };
  const tells = fightParts.filter((part) => changed[part]);
  return [
    { ...is, own: changed.story ? is.own : own, tells: changed.story && tells.length < 3 ? withOwn(tells) : tells },
  ];
}

/** A fight that went otherwise is told with what became of its units. */
const withOwn = (tells: readonly FightPart[]): FightPart[] =>
  fightParts.filter((part) => part === 'own' || tells.includes(part));

/** Facts about several units at once, for those alone of which another was told or none. */
const changedNames = <T extends { names: string[] }>(
  told: readonly T[],
  now: readonly T[],
  telling: (fact: T) => unknown,
): T[] =>
  now.flatMap((fact) => {
    const names = fact.names.filter(
      (name) => !told.some((one) => one.names.includes(name) && same(telling(one), telling(fact))),
    );
    return names.length > 0 ? [{ ...fact, names }] : [];
  });

/** The facts that a team is to be told after its report: those it was not told, and those told otherwise. */
export function factsToCorrect(told: Told, now: ReportFacts): ReportFacts {
  const { moves = [], arrivals = [], patrols = [], requests = [] } = told;
  const { isBadWeather: _, ...rest } = now;
  return {
    ...rest,
    objective: null,
    returns: [],
    accounts: accountsToCorrect(told, now),
    fights: now.fights.flatMap((fight) => {
      const was = told.fights.find(({ id }) => id === fight.id);
      return was ? changesIn(was, fight) : [fight];
    }),
    news: newsSince(told, now),
    moves: changedNames(moves, now.moves, moveTold),
    arrivals: changedNames(arrivals, now.arrivals, ({ place }) => place?.gridReference),
    patrols: changedNames(patrols, now.patrols, ({ from }) => from),
    requests: now.requests.filter(
      ({ what, heard }) => !requests.some((one) => one.what === what && one.heard === heard),
    ),
  };
}

/** Units of which no fight tells and that are elsewhere, or otherwise, than they were told. */
function accountsToCorrect({ accounts = [] }: Told, now: ReportFacts): ReportFacts['accounts'] {
  const fought = new Set(now.fights.flatMap(({ own }) => own.map(({ name }) => name)));
  return (now.accounts ?? []).filter((account) => {
    const was = accounts.find(({ name }) => name === account.name);
    return was && !fought.has(account.name) && !same(accountTold(was), accountTold(account));
  });
}

const accountTold = ({ place, worth }: ReportFacts['accounts'][number]) => [
  place?.gridReference ?? '',
  worth.effectiveness,
  worth.since ?? '',
];

const moveTold = ({ place, isFinished, why }: MoveFact) => [place?.gridReference, isFinished, why];

/** True when there is anything in the facts to tell. */
export const isAnything = ({ fights, news, moves, arrivals, patrols, requests, accounts = [] }: ReportFacts): boolean =>
  [fights, news, moves, arrivals, patrols, requests, accounts].some((facts) => facts.length > 0);

/**
 * The opening of a correction: which report was mistaken, by its hour of the battle, and about what. Both sets of facts
 * are what the team might be told, then and now.
 */
export function correctionLead(turn: TruthTurn, told: Told, now: ReportFacts): string {
  const changed = factsToCorrect(told, now);
  const isOfReport = ({ id }: FightFacts): boolean => told.fights.some((fight) => fight.id === id);
  const wrong = changed.fights.filter(isOfReport);
  const unsaid = changed.fights.filter((fight) => !isOfReport(fight));
  const gone = told.fights.filter(({ id }) => !now.fights.some((fight) => fight.id === id));
  const about = wrong.length > 0 ? ` about ${aboutAll(wrong)}` : '';
  const away = [...(gone.length > 0 ? [aboutAll(gone)] : []), ...newsGone(told, now).map(aboutNews)];
  const left = [...(unsaid.length > 0 ? [aboutAll(unsaid)] : []), ...changed.news.map(aboutNews)];
  const follows = isAnything(changed);
  if (!follows && away.length === 0) return `The report of ${gameTimeOf(turn)} is to be read as follows.`;
  const isOnlyShort = wrong.length === 0 && away.length === 0 && left.length > 0;
  return [
    `The report of ${gameTimeOf(turn)} was ${isOnlyShort ? 'not complete' : `mistaken${about}`}.`,
    ...(left.length > 0 ? [`It did not tell of ${listed(left)}.`] : []),
    ...(away.length > 0 ? [`What it told of ${listed(away)} is not borne out.`] : []),
    ...(follows
      ? [isOnlyShort ? 'It stands, and this is added.' : 'What follows takes its place. All else stands.']
      : ['All else stands.']),
  ].join(' ');
}

/**
 * The draft of a correction: it says first that the earlier report was mistaken, and then tells what has changed and
 * nothing that stands as it was told.
 */
export function draftCorrection(viewer: Viewer, turn: TruthTurn, told: Told, now: ReportFacts): ReportText {
  const changed = factsToCorrect(told, now);
  const lead = { text: correctionLead(turn, told, now) };
  const { paragraphs, ...head } = draftReport(viewer, turn, changed);
  return {
    ...head,
    heading: correctionHeadingOf(turn),
    paragraphs: isAnything(changed) ? [lead, ...paragraphs] : [lead],
  };
}
