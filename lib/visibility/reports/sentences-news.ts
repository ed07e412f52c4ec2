import { counted, listed } from '@/lib/text';
import { lossesWords, missionInLetter } from '@/lib/word-tables';
import type { Action, CrossingLook } from '@/lib/words';
import type { Worth } from '../facts';
import type {
  BridgingNews,
  ContactNews,
  CrossingNews,
  FireNews,
  FlakNews,
  LandingNews,
  MissionNews,
  MissionResult,
  NewsFact,
  OutcomeNews,
  OutcomePart,
  RowOutcome,
  StrikeNews,
} from '../news-facts';
import { worthWords } from '../words/player-words';
import { sentenceOf, type Voice } from './voice';

/** What a team's units saw and suffered besides their fights: one sentence each, in one of several ways. */

/** §3: about eight. */
const hoursOfATurn = 8;

/** At most so many units are named in a sentence that is about a place. */
const namedAtMost = 3;

/** Who it is about, and their verbs. */
interface Who {
  names: readonly string[];
  is: string;
  has: string;
  was: string;
  it: string;
}

const one = { is: 'is', has: 'has', was: 'was', it: 'it' };
const many = { is: 'are', has: 'have', was: 'were', it: 'they' };
const whoOf = (names: readonly string[]): Who => ({ names, ...(names.length === 1 ? one : many) });

const fullNames = ({ units }: NewsFact): string[] => units.map(([name]) => name!);

/** Why units that were to attack or probe did neither. */
function waysOfNoAttack(
  { why }: Extract<RowOutcome, { is: 'didNotAttack' }>,
  probes: boolean,
  { names, was, it }: Who,
): readonly string[] {
  const who = listed(names);
  switch (why) {
    case 'movedTooFar':
      return [
        `${who} came up too late to ${probes ? 'probe' : 'attack'}`,
        `${who} did not ${probes ? 'probe' : 'attack'}: ${it} came up too late`,
      ];
    case 'notEffective':
      return [
        `${who} ${was} no longer able to ${probes ? 'probe' : 'attack'}`,
        `${who} could not ${probes ? 'probe' : 'attack'} any more`,
      ];
    case 'attackedFirst':
      return [
        `${who} ${was} attacked before ${it} could attack`,
        `the enemy attacked ${who} before ${it} could attack`,
      ];
    case 'noEnemy':
    case 'other':
      return [`${who} did not ${probes ? 'probe' : 'attack'}`, `no ${probes ? 'probe' : 'attack'} was made by ${who}`];
  }
}

/** What is told by its fight, or by the place of the unit. */
const toldElsewhere: ReadonlySet<RowOutcome['is']> = new Set([
  'done',
  'moved',
  'onTheRoad',
  'stopped',
  'attacked',
  'wasAttacked',
  'probed',
  'held',
  'prepared',
  'fired',
  'taken',
  'notThere',
]);

const reasonAfter = (why: string): string => (why ? `: ${why.replace(/\s+/g, ' ').replace(/[. ]+$/, '')}` : '');

/** What the order of a row came to for units that fared alike. */
function waysOfPart({ outcome }: OutcomePart, action: Action | null, who: Who): readonly string[] {
  const names = listed(who.names);
  switch (outcome.is) {
    case 'attackedNobody':
      return [`${names} found no enemy close enough to attack`, `there was no enemy for ${names} to attack`];
    case 'probedNobody':
      return [`${names} probed forward and met no enemy`, `the probe of ${names} met no enemy`];
    case 'didNotAttack':
      return waysOfNoAttack(outcome, action === 'probe', who);
    case 'queueing':
      return waysOfQueue(outcome, who);
    case 'notBegun':
      return [`${names} did not set out${reasonAfter(outcome.why)}`];
    case 'notCarriedOut':
      return action === 'attack' || action === 'breakThrough' || action === 'probe'
        ? waysOfNoAttack({ is: 'didNotAttack', why: 'other' }, action === 'probe', who)
        : [`the order of ${names} was not carried out`];
    default:
      return [`the order of ${names} was carried out as far as the day allowed`];
  }
}

const waysOfQueue = (
  { place, crossing, isPartAcross }: { place: number; crossing: string; isPartAcross: boolean },
  { names, is }: Who,
): readonly string[] => {
  const who = listed(names);
  const waits = isPartAcross
    ? `${is} partly over ${crossing} and ${is} still crossing`
    : `${is} waiting to cross ${crossing}`;
  return [place === 1 ? `${who} ${waits}, at the head of the queue` : `${who} ${waits}, number ${place} in the queue`];
};

function waysOfBridging({ work, spoken, turnsLeft, lacks, isOurs }: BridgingNews, { names }: Who): readonly string[] {
  const who = listed(names, namedAtMost);
  if (!isOurs) return [`${who} ${names.length === 1 ? 'sees' : 'see'} work on a bridge at ${spoken}`];
  const left =
    turnsLeft === 0 ? 'it is ready now' : `${counted((turnsLeft ?? 0) * hoursOfATurn, 'hour')} of work are left`;
  switch (work) {
    case 'begun':
      return [`${who} began to build a bridge at ${spoken}, and ${left}`];
    case 'goesOn':
      return [`${who} went on building the bridge at ${spoken}, and ${left}`];
    case 'stopped':
      return [
        lacks.length > 0
          ? `the work of ${who} on the bridge at ${spoken} stands still: it lacks ${listed(lacks.map((part) => (part === 'engineers' ? 'engineers' : 'a bridging column')))}`
          : `the work of ${who} on the bridge at ${spoken} stands still: the enemy is too close`,
      ];
    case 'givenUp':
      return [`${who} gave up the bridge at ${spoken}`];
  }
}

const waysOfFlak = ({ at, effect }: FlakNews, { names }: Who): readonly string[] => {
  const target = at === 'transports' ? 'enemy transport aircraft' : 'enemy aircraft';
  const result = effect === 'someDown' ? 'and brought some of them down' : 'and brought none down';
  const who = listed(names);
  return [`${who} fired at ${target} ${result}`, `flak of ${who} fired at ${target} ${result}`];
};

/** What a crossing looks like, after its name. */
export const lookWords: Record<CrossingLook, string> = {
  blown: 'has been blown',
  safe: 'is safe to cross',
  standing: 'stands and can be crossed',
};

function waysOfCrossing({ look, isNew, spoken }: CrossingNews, { names }: Who): readonly string[] {
  const who = listed(names, namedAtMost);
  const report = names.length === 1 ? 'reports' : 'report';
  if (isNew && look !== 'blown')
    return [
      `${who} ${report} a crossing that was not there before: ${spoken} is open`,
      `${spoken} is new and open, as ${who} ${report}`,
    ];
  const words = lookWords[look];
  return [
    `${who} ${report} that ${spoken} ${words}`,
    `${spoken} ${words}, as ${who} ${report}`,
    `from ${who}: ${spoken} ${words}`,
  ];
}

function waysOfContact(
  { hasMoved, from, types, battalions, identities }: ContactNews,
  { names, is }: Who,
): readonly string[] {
  const who = listed(names);
  const way = from ? `to the ${from}` : 'at close quarters';
  const kind = types.length > 0 ? listed(types) : 'troops of unknown kind';
  const kinds = battalions ? `${battalions} of ${kind}` : kind;
  const them = identities.length > 0 ? `${kinds}${types.length > 1 ? ',' : ''} of ${listed(identities)}` : kinds;
  return [
    `${who} ${hasMoved ? 'came up against' : `${is} in contact with`} the enemy ${way}: ${them}`,
    `the enemy ${hasMoved ? 'was met by' : 'is close to'} ${who} ${way}: ${them}`,
    `${way} of ${who} ${hasMoved ? 'was met' : 'stands'} the enemy: ${them}`.replace(
      'at close quarters of',
      'at close quarters with',
    ),
  ];
}

/** What they are now good for, after what it cost: "has had heavy losses and is worn but capable". */
const worthOf = ({ effectiveness, since, losses }: Worth, { is, has }: Who): string =>
  effectiveness === 'captured'
    ? `${is} lost`
    : `${has} had ${lossesWords[losses].ofTroops} and ${is} ${worthWords({ effectiveness, since })}`;

function waysOfStrike(news: StrikeNews, who: Who): readonly string[] {
  const { how, pinned, isFlakSilenced } = news;
  const { names, was, it } = who;
  const stuck = pinned ? `; ${it} could not move ${pinned}` : '';
  const flak = isFlakSilenced ? `; ${it === 'it' ? 'its' : 'their'} anti-aircraft guns were silenced` : '';
  return [
    `${listed(names)} ${was} ${how}, ${worthOf(news, who)}${stuck}${flak}`,
    `after being ${how}, ${listed(names)} ${worthOf(news, who)}${stuck}${flak}`,
  ];
}

function waysOfLanding(news: LandingNews, who: Who): readonly string[] {
  const { zone, met, isTurnedBack, isWide } = news;
  const names = listed(who.names);
  const by = met.length > 0 ? listed(met) : 'the enemy';
  const worth = worthOf(news, who);
  if (isTurnedBack)
    return [
      `${names} did not land at ${zone}, as the lift met ${by} and turned back; ${who.it} ${worth}`,
      `the lift of ${names} to ${zone} met ${by} and turned back; ${who.it} ${worth}`,
    ];
  const wide = isWide ? ' and came down wide of it' : '';
  return met.length > 0
    ? [
        `${names} met ${by} on the way to ${zone}${wide}; ${who.it} ${worth}`,
        `on the way to ${zone} ${names} met ${by}${wide}; ${who.it} ${worth}`,
      ]
    : [`${names} flew to ${zone}${wide}; ${who.it} ${worth}`, `${names} landed wide of ${zone}; ${who.it} ${worth}`];
}

const missionCame: Record<Exclude<MissionResult, 'turnedBack' | 'flew'>, (name: string, what: string) => string> = {
  saw: (name, what) => `${name} flew ${what}, and what was seen is reported apart`,
  sawNothing: (name, what) => `${name} flew ${what} and saw nothing`,
  onCall: (name, what) => `${name} flew ${what} and stood by on call; nobody called for the aircraft`,
  metNobody: (name, what) => `${name} flew ${what} and met no enemy aircraft`,
  won: (name, what) => `${name} flew ${what} and got the better of enemy fighters`,
  drew: (name, what) => `${name} flew ${what} and fought enemy fighters without a decision`,
  lost: (name, what) => `${name} flew ${what} and came off worse against enemy fighters`,
  badWeather: (name, what) => `bad weather kept the aircraft of ${name} on the ground, and ${what} was not flown`,
  didNotFly: (name, what) => `no aircraft of ${name} came for ${what}`,
  notLaidOn: (_, what) => `no aircraft came for the ${what} that was asked for`,
};

function waysOfMission({ mission, name, where, result, losses }: MissionNews): readonly string[] {
  const what = `${missionInLetter(mission)}${where ? ` ${where}` : ''}`;
  const cost = lossesWords[losses].atTheEnd;
  if (result === 'turnedBack')
    return [
      `${name} did not get through for ${what} and came back from enemy fighters${cost}`,
      `enemy fighters drove off ${name}, who were flying ${what} and did not get through${cost}`,
    ];
  if (result === 'flew') return [`${name} flew ${what}${cost}`, `${what} was flown by ${name}${cost}`];
  return [`${missionCame[result](name, what)}${cost}`];
}

function waysOfFire({ isAtSquare, where }: FireNews, { names }: Who): readonly string[] {
  const who = listed(names);
  return isAtSquare
    ? [
        `${who} shelled the ground ${where || 'as ordered'}`,
        `the guns of ${who} shelled the ground ${where || 'as ordered'}`,
      ]
    : [
        `${who} fired in support of the fighting ${where || 'of others'}`,
        `the guns of ${who} supported the fighting ${where || 'of others'}`,
      ];
}

const waysOfWorn = (news: Worth, who: Who): readonly string[] => {
  const names = listed(who.names);
  return [`${names} ${worthOf(news, who)}`, `as things stand ${names} ${worthOf(news, who)}`];
};

/** The ways to tell a piece of news; `names`: what the units it is about are called here. */
function waysOfNews(news: NewsFact, names: readonly string[]): readonly string[] {
  const who = whoOf(names);
  switch (news.kind) {
    case 'outcome':
      return [news.parts.map((part) => waysOfPart(part, news.action, who)[0]!).join('; ')];
    case 'crossing':
      return waysOfCrossing(news, who);
    case 'contact':
      return waysOfContact(news, who);
    case 'strike':
      return waysOfStrike(news, who);
    case 'landing':
      return waysOfLanding(news, who);
    case 'mission':
      return waysOfMission(news);
    case 'fire':
      return waysOfFire(news, who);
    case 'bridging':
      return waysOfBridging(news, who);
    case 'queue':
      return waysOfQueue(news, who);
    case 'flak':
      return waysOfFlak(news, who);
    case 'taken':
      return [
        `${listed(names)} ${who.is} lost: the enemy has taken ${who.names.length === 1 ? 'it' : 'them'} prisoner`,
      ];
    case 'surrender':
      return [`enemy ${listed(news.types) || 'troops'} gave themselves up to ${listed(names, namedAtMost)}`];
    case 'recovered':
      return [`${listed(names)} ${who.has} won back strength and ${who.is} ${newsWorth(news)}`];
    case 'worn':
      return waysOfWorn(news, who);
  }
}

/** The sentence that tells a piece of news by itself. */
export const sayNews = (news: NewsFact): string => {
  const pieces = isToldElsewhere(news) ? [news] : apart(news);
  return pieces.map((piece) => sentenceOf(waysOfNews(piece, fullNames(piece))[0]!)).join(' ');
};

const newsWorth = ({ effectiveness, since }: Worth): string =>
  effectiveness === 'captured' ? 'lost' : worthWords({ effectiveness, since });

/** Whether something else in the letter tells it: a fight, or the place of the unit. */
const isToldElsewhere = (news: NewsFact): boolean =>
  news.kind === 'outcome' && news.parts.every(({ outcome }) => toldElsewhere.has(outcome.is));

/** Of an outcome the parts that nothing else tells, each by itself with its own units. */
const apart = (news: NewsFact): NewsFact[] =>
  news.kind !== 'outcome'
    ? [news]
    : news.parts
        .filter(({ outcome }) => !toldElsewhere.has(outcome.is))
        .map((part): OutcomeNews => ({ ...news, units: part.units, parts: [part] }));

/** All news in their order, in paragraphs: none names a unit in full twice. */
export function sayAllNews(news: readonly NewsFact[], voice: Voice): string[] {
  const paragraphs: string[][] = [];
  for (const piece of news.filter((one) => !isToldElsewhere(one)).flatMap(apart)) {
    const units = piece.units.map(([name, shortName]) => ({ name: name!, shortName: shortName ?? '' }));
    if (paragraphs.length === 0 || units.some((unit) => voice.hasSaid(unit))) {
      paragraphs.push([]);
      voice.begin();
    }
    paragraphs.at(-1)!.push(voice.say(waysOfNews(piece, voice.names(units))));
  }
  return paragraphs.map((sentences) => sentences.join(' '));
}

const toDo: Record<Action, string> = {
  breakThrough: 'break through',
  attack: 'attack',
  probe: 'probe',
  hold: 'hold',
  move: 'move',
  prepare: 'prepare',
};

/** What a piece of news is about, in a few words for Control. */
export function aboutNews(news: NewsFact): string {
  const who = listed(fullNames(news), namedAtMost);
  switch (news.kind) {
    case 'outcome':
      return `the order of ${listed(fullNames(news))}${news.action ? ` to ${toDo[news.action]}` : ''}`;
    case 'crossing':
      return `${news.spoken}, ${news.look}`;
    case 'contact':
      return `the enemy close to ${who}`;
    case 'strike':
      return `${who}, ${news.how}`;
    case 'landing':
      return `the lift to ${news.zone}`;
    case 'mission':
      return news.name
        ? `${missionInLetter(news.mission)} by ${news.name}`
        : `the request for ${missionInLetter(news.mission)}`;
    case 'fire':
      return `the guns of ${who}`;
    case 'bridging':
      return `the bridge being built at ${news.spoken}`;
    case 'queue':
      return `the queue at ${news.crossing}`;
    case 'flak':
      return `the flak of ${who}`;
    case 'taken':
      return `${listed(fullNames(news))}, taken prisoner`;
    case 'surrender':
      return `the enemy who surrendered to ${who}`;
    case 'recovered':
      return `what ${who} won back`;
    case 'worn':
      return `what ${who} lost`;
  }
}
