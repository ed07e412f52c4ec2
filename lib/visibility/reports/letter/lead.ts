import { kmBetween } from '@/lib/geometry';
import { inWords, listed } from '@/lib/text';
import type { ReportFacts } from '../../facts';
import type {
  BridgingNews,
  CrossingNews,
  LandingNews,
  MissionResult,
  NewsFact,
  RowOutcome,
  StrikeNews,
} from '../../news-facts';
import { companionsIn } from './companions';
import { sayNews } from './news';
import { keeping, sayOurs, taskOf } from './objective';
import { cameTo, sayCut, sayFoundEmpty, sayNoFight, sayQuiet, sayWonOnTheMarch, withNoFight } from './openings';
import type { OwnUnit, Pen } from './pen';
import { type Plan, tableFrom } from './plan';
import { returnsIn } from './returns';
import { atKm, crossingOf, type RowPart, sayQueue, sayRow } from './rows';
import { sayBridging, sayContact, sayOther, sayTaken } from './seen';

/** The opening of a letter by events that were no fight: all that happened is weighed, and the weightiest is said first. */

export interface Lead {
  /** The news as grave as a lost fight, or graver: it comes before the news of the fights. */
  before: string[];
  /** The news that is less grave: it comes after them. */
  after: string[];
  /** The rest to tell. */
  rest: Plan;
  /** It is no news of the objective: how the team stands with that comes before it. */
  isAfterObjective: boolean;
  /** That nothing happened, before both. */
  quiet: string[];
}

/** One thing that may open a letter. */
interface Opening {
  rank: number;
  /** The news that it tells, so that it is not told again; empty: it only announces it. */
  told: readonly (NewsFact | RowPart)[];
  say: () => string[];
  /** The same where it is the first sentence of the letter; absent: no otherwise. */
  sayFirst?: () => string[];
}

/** The ranks of news: the lower, the weightier. Ours. */
const ranks = {
  unitLost: 0,
  bridgeGone: 1,
  /** Work on a bridge of the objective that has stopped. */
  workStopped: 2,
  placeWon: 3,
  enemyBridge: 4,
  liftLost: 5,
  landing: 6,
  /** Work on a bridge of the objective that is not done yet. */
  awaited: 7,
  hurtBadly: 7,
  roadCut: 8,
  enemyNear: 9,
  metNobody: 10,
  /** Units that came near a place of the objective. */
  closedUp: 10.5,
  surrender: 11,
  hurt: 12,
  /** Losses without a known cause. */
  worn: 12.5,
  arrival: 12.7,
  ownBridge: 13,
  crossing: 14,
  queue: 15,
  road: 17,
} as const;

/** As grave as this a thing stands before the news of the fights; as grave as that beside it. */
const gravest = ranks.bridgeGone;
const grave = ranks.hurtBadly;
/** So many things that were no fight are told first. */
const atMost = 3;

type Kind = NewsFact['kind'];
const ofKind = <K extends Kind>({ news }: Plan, kind: K) =>
  news.filter((one): one is Extract<NewsFact, { kind: K }> => one.kind === kind);

const without = (plan: Plan, told: readonly (NewsFact | RowPart)[]): Plan => ({
  ...plan,
  news: plan.news.filter((one) => !told.includes(one)),
  rows: plan.rows.filter((one) => !told.includes(one)),
});

/** Only part of a turn, as a correction tells it, opens with itself. `hasFights`: fights open the letter. */
export function leadOf(plan: Plan, facts: ReportFacts, pen: Pen, hasFights: boolean): Lead {
  if (!hasFights && (!pen.isWhole || pen.all.length === 0))
    return {
      before: isReconnaissanceOfNothing(facts) ? [sayNothingFound(pen)] : [],
      after: [],
      rest: plan,
      isAfterObjective: false,
      quiet: [],
    };
  const openings = openingsOf(plan, facts, pen).sort((a, b) => a.rank - b.rank);
  const hasReturns = returnsIn(facts).length > 0;
  const told = openings.filter(({ rank }, i) => (rank <= grave ? i < atMost : !hasFights && !hasReturns && i === 0));
  const say = (some: readonly Opening[]): string[] =>
    some.flatMap((one) => (one === first && !hasFights && !isAfterObjective ? (one.sayFirst ?? one.say)() : one.say()));
  const [first] = told;
  const isAfterObjective = !hasFights && !hasReturns && first !== undefined && isAside(first, facts);
  const mayBeQuiet = !hasFights && !hasReturns && !pen.isAfterUpdates;
  const isWithoutFight = mayBeQuiet && isQuiet(plan, facts);
  const noFight = isAfterObjective && facts.objective && isWithoutFight ? sayNoFight(plan, pen) : null;
  const before = say(told.filter(({ rank }) => rank <= gravest || !hasFights));
  if (before.length === 0 && mayBeQuiet) before.push(sayQuiet(facts, plan, pen));
  else if (isWithoutFight && !noFight && first && withoutFight.has(first.rank))
    before.push(withNoFight(before.pop()!, pen));
  const after = told.filter(({ rank }) => hasFights && rank > gravest);
  const rest = without(plan, [...told.flatMap((one) => one.told), ...(noFight?.told ?? [])]);
  return { before, after: say(after), rest, isAfterObjective, quiet: noFight ? [noFight.sentence] : [] };
}

/** First sentences that go on with that nobody fought. */
const withoutFight: ReadonlySet<number> = new Set<number>([ranks.enemyNear, ranks.closedUp]);

/** News beside which a turn was quiet. */
const quietNews: ReadonlySet<Kind> = new Set<Kind>(['contact', 'mission', 'recovered', 'crossing', 'outcome']);

/** True when nobody fought, was hit or was stopped, and no patrol came. */
const isQuiet = ({ news, rows }: Plan, { patrols }: ReportFacts): boolean =>
  patrols.length === 0 &&
  news.every(({ kind }) => quietNews.has(kind)) &&
  !rows.some(({ outcome }) => outcome.is === 'stopped' || outcome.is === 'queueing');

/** True when what opens a letter is no news of the objective, and nothing that was won, lost or suffered. */
function isAside({ rank, told }: Opening, { objective }: ReportFacts): boolean {
  const isOfObjective = told.some(
    (one) => 'kind' in one && one.kind === 'crossing' && objective?.places.some(({ spoken }) => spoken === one.spoken),
  );
  // An enemy near what the team holds, or is to keep, is news; near what it has still to take he is not the first.
  const isHeld =
    objective !== null && (objective.places.every(({ is }) => is === 'held') || keeping.test(taskOf(objective)));
  return ((rank === ranks.enemyNear && !isHeld) || rank >= ranks.ownBridge) && !isOfObjective;
}

/** The results of a reconnaissance that brought no news of the enemy. */
const withoutNews: ReadonlySet<MissionResult> = new Set<MissionResult>([
  'sawNothing',
  'turnedBack',
  'badWeather',
  'didNotFly',
  'notLaidOn',
]);

/** The whole turn of a team that has no unit: its aircraft were to fly reconnaissance, and none of them saw anything. */
const isReconnaissanceOfNothing = ({ news, ownPlaces, accounts }: ReportFacts): boolean =>
  ownPlaces.length + accounts.length === 0 &&
  news.length > 0 &&
  news.every((one) => one.kind === 'mission' && one.mission === 'recce' && withoutNews.has(one.result));

const sayNothingFound = (pen: Pen): string => pen.say(pen.words.recceOfNothing, { slots: { daypart: pen.daypart } });

function openingsOf(plan: Plan, facts: ReportFacts, pen: Pen): Opening[] {
  return [
    ...ofUnits(plan, pen),
    ...ofSupplies(plan, pen),
    ...ofCrossings(plan, facts, pen),
    ...ofTheRoad(plan, facts, pen),
  ];
}

/** Own units that were lost, landed or hit, and the enemy who came near. */
function ofUnits(plan: Plan, pen: Pen): Opening[] {
  const taken = ofKind(plan, 'taken');
  const landings = ofKind(plan, 'landing');
  const lifts = landings.filter(({ isTurnedBack }) => isTurnedBack);
  const companions = companionsIn(plan.news);
  const news = (rank: number, some: readonly NewsFact[]): Opening[] => {
    const told: readonly NewsFact[] = [...some, ...some.flatMap((one) => companions.get(one) ?? [])];
    return some.length > 0 ? [{ rank, told, say: () => sayNews(told, pen) }] : [];
  };
  const hits = (rank: number, some: readonly NewsFact[]): Opening[] =>
    news(rank, some).map(({ told, ...of }) => ({ ...of, told, say: () => sayNews(told as NewsFact[], pen, true) }));
  // What may have cost a unit its losses is told before them.
  const worn = ofKind(plan, 'worn').filter(
    ({ units, losses }) => losses !== 'none' && !pen.units(units).some((unit) => pen.isBefallen(unit)),
  );
  const all = ofKind(plan, 'strike');
  // Whoever was hit by the same as they is told of with them.
  const alikeTo = (some: readonly StrikeNews[]): StrikeNews[] =>
    all.filter((one) => some.some(({ how }) => how === one.how));
  const strikes = all.filter(({ losses }) => losses !== 'none');
  const heavy = strikes.filter(({ losses }) => losses === 'heavy');
  const contacts = ofKind(plan, 'contact');
  const contact = contacts.find(({ hasMoved }) => hasMoved) ?? contacts[0];
  return [
    ...(taken.length > 0 ? [{ rank: ranks.unitLost, told: taken, say: () => [sayTaken(taken, pen)] }] : []),
    ...news(ranks.liftLost, lifts),
    ...(landings.length > lifts.length
      ? [{ rank: ranks.landing, told: [], say: () => [sayLanded(landings, pen)] }]
      : []),
    ...hits(ranks.hurtBadly, alikeTo(heavy)),
    ...(contact
      ? [
          {
            rank: ranks.enemyNear,
            told: [contact],
            say: () => [sayContact(contact, pen)],
            sayFirst: () => [sayContact(contact, pen, true)],
          },
        ]
      : []),
    ...news(ranks.surrender, ofKind(plan, 'surrender').slice(0, 1)),
    ...(heavy.length === 0 ? hits(ranks.hurt, alikeTo(strikes)) : []),
    ...worn.slice(0, 1).map((one): Opening => ({ rank: ranks.worn, told: [one], say: () => [sayOther(one, pen)] })),
  ];
}

/** Supplies that were turned back in the air. */
function ofSupplies(plan: Plan, pen: Pen): Opening[] {
  const lost = ofKind(plan, 'mission').filter(
    ({ mission, result }) => mission === 'airTransport' && result === 'turnedBack',
  );
  const companions = companionsIn(plan.news);
  const told = [...lost, ...lost.flatMap((one) => companions.get(one) ?? [])];
  return lost.length > 0 ? [{ rank: ranks.liftLost, told, say: () => sayNews(told, pen) }] : [];
}

function sayLanded(landings: readonly LandingNews[], pen: Pen): string {
  const met = [...new Set(landings.filter(({ isTurnedBack }) => !isTurnedBack).flatMap((one) => one.met))];
  const isWide = landings.some((one) => one.isWide && !one.isTurnedBack);
  const but = isWide ? 'part of it landed wide' : `it met ${listed(met)} on the way`;
  return pen.say(pen.words.landedBadly, { slots: { but } });
}

/** Crossings that are gone, new or whole, work on bridges, and places of the objective that were won on the march. */
function ofCrossings(plan: Plan, facts: ReportFacts, pen: Pen): Opening[] {
  const { words } = pen;
  const crossings = ofKind(plan, 'crossing');
  const news = (rank: number, one: NewsFact | undefined): Opening[] =>
    one ? [{ rank, told: [one], say: () => sayNews([one], pen) }] : [];
  const demolitions = ofKind(plan, 'demolition');
  const blownByUs = demolitions.filter(({ result }) => result === 'blown');
  const isByUs = ({ spoken }: CrossingNews): boolean => blownByUs.some((one) => one.spoken === spoken);
  const isNew = (one: CrossingNews): boolean => one.isNew || one.isBuilt;
  const gone = crossings.find((one) => one.look === 'blown' && !one.isNew && !isByUs(one));
  const works = ofKind(plan, 'bridging');
  const won = facts.objective?.places.find((place) => isWon(place, plan, pen.all));
  const march = won ? sayWonOnTheMarch(won, plan, facts) : null;
  return [
    ...blownByUs.slice(0, 1).flatMap((one) => news(ranks.bridgeGone, one)),
    ...(gone
      ? [
          {
            rank: ranks.bridgeGone,
            told: [gone],
            say: () => [pen.say(words.blown, { slots: { bridge: gone.spoken } })],
          },
        ]
      : []),
    ...(won
      ? [
          {
            rank: ranks.placeWon,
            told: march?.told ?? [],
            say: () => (march ? [march.say(pen)] : sayOurs([won], facts, pen)),
          },
        ]
      : []),
    ...news(
      ranks.enemyBridge,
      demolitions.find(({ result }) => result === 'failed'),
    ),
    ...news(
      ranks.enemyBridge,
      works.find(({ isOurs, work }) => !isOurs && (work === 'begun' || work === 'goesOn')),
    ),
    ...news(ranks.enemyBridge, crossings.find(isNew)),
    ...works
      .filter(({ isOurs }) => isOurs)
      .slice(0, 1)
      .map(
        (one): Opening => ({
          rank: rankOfWork(one, facts),
          told: [one],
          say: () => [sayBridging(one, pen, isKnownDown(one, plan, facts), true)],
        }),
      ),
    ...news(
      ranks.crossing,
      crossings.find((one) => one.look !== 'blown' && !isNew(one)),
    ),
  ];
}

/** Own work on a bridge of the objective that has stopped, or of which it is known how long it will take, weighs more than other work. */
function rankOfWork({ spoken, turnsLeft, work }: BridgingNews, { objective }: ReportFacts): number {
  if (!objective?.places.some((place) => place.spoken === spoken)) return ranks.ownBridge;
  if (work === 'stopped') return ranks.workStopped;
  return turnsLeft !== null ? ranks.awaited : ranks.ownBridge;
}

/** A bridge that is down, as the team has known before: no news of the turn says so. */
const isKnownDown = ({ spoken }: BridgingNews, { news }: Plan, { objective, fights }: ReportFacts): boolean =>
  (objective?.places.some((place) => place.spoken === spoken && place.look === 'blown') ?? false) &&
  !fights.some(({ crossing }) => crossing?.spoken === spoken) &&
  !news.some((one) => one.kind === 'crossing' && one.spoken === spoken);

type Aim = NonNullable<ReportFacts['objective']>['places'][number];

/** A place of the objective to which units came as ordered, and where none of ours stood before. */
function isWon(place: Aim, plan: Plan, all: readonly OwnUnit[]): boolean {
  if (place.is !== 'held' || place.look === 'blown') return false;
  const names = new Set(cameTo(place, plan).flatMap(({ units }) => units.map(({ name }) => name)));
  const isThere = (unit: OwnUnit): boolean => unit.place !== null && kmBetween(unit.place, place) <= atKm.there;
  const there = all.filter(isThere);
  return there.length > 0 && there.every(({ name }) => names.has(name));
}

/** The outcome of the orders, and the arrivals. */
function ofTheRoad(plan: Plan, facts: ReportFacts, pen: Pen): Opening[] {
  const mayOpen = ({ units }: RowPart): boolean =>
    units.length < tableFrom && !units.every(({ isUnchanged }) => isUnchanged);
  const row = (rank: number, ...is: RowOutcome['is'][]): Opening[] => {
    const one = plan.rows.find((part) => is.includes(part.outcome.is) && mayOpen(part));
    if (!one) return [];
    const say = (): string => (one.outcome.is === 'attackedNobody' ? sayFoundEmpty(one, facts, pen) : sayRow(one, pen));
    return [{ rank, told: [one], say: () => [say()] }];
  };
  const waiting = plan.rows.filter((part) => part.outcome.is === 'queueing' && mayOpen(part));
  const queue = waiting.filter(({ outcome }) => crossingOf(outcome) === crossingOf(waiting[0]!.outcome));
  const closed = plan.rows.find((part) => mayOpen(part) && hasClosedUp(part, facts));
  const cut = plan.rows.find(
    ({ outcome, units }) =>
      outcome.is === 'stopped' && (outcome.isByEnemy || outcome.why !== '') && units.length < tableFrom,
  );
  const arrived = pen.all.filter(({ hasArrived, place }) => hasArrived && place !== null);
  const isFew = arrived.length < tableFrom;
  const sayArrived = (): string[] => {
    pen.tellsArrival(arrived);
    const who = isFew ? pen.placed(arrived) : null;
    const slots = { who: who?.text ?? `${inWords(arrived.length)} of our units` };
    return [pen.say(pen.words.arrived, { slots, isMany: who?.isMany ?? true })];
  };
  return [
    ...(cut ? [{ rank: ranks.roadCut, told: [cut], say: () => [sayCut(cut, pen)] }] : []),
    ...row(ranks.metNobody, 'attackedNobody'),
    ...(closed ? [{ rank: ranks.closedUp, told: [closed], say: () => [sayRow(closed, pen)] }] : []),
    ...(queue.length > 0 ? [{ rank: ranks.queue, told: queue, say: () => [sayQueue(queue, pen)] }] : []),
    ...(arrived.length > 0 ? [{ rank: ranks.arrival, told: [], say: sayArrived }] : []),
    ...row(ranks.road, 'done'),
    ...row(ranks.road, 'stopped', 'onTheRoad', 'moved'),
  ];
}

/** True when units came as near as this, km, to a place of the objective that is still to be taken. */
const closedUpKm = 3;

function hasClosedUp({ outcome, units }: RowPart, { objective }: ReportFacts): boolean {
  if (outcome.is !== 'done' && outcome.is !== 'moved') return false;
  const open = (objective?.places ?? []).filter(({ is, look }) => is === 'near' && look !== 'blown');
  return units.every(({ place }) => place !== null && open.some((aim) => kmBetween(aim, place) <= closedUpKm));
}
