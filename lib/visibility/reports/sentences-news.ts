import { listed } from '@/lib/text';
import { lossesWords, missionInLetter } from '@/lib/word-tables';
import type { CrossingLook } from '@/lib/words';
import type {
  ContactNews,
  CrossingNews,
  FireNews,
  LandingNews,
  MissionNews,
  NewsFact,
  OrderNews,
  StrikeNews,
  WornNews,
} from '../news-facts';
import { effectivenessWords } from '../words/player-words';
import { sentenceOf, type Voice } from './voice';

/** What a team's units saw and suffered besides their fights: one sentence each, in one of several ways. */

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

/** What became of an order that no fight came of. */
function waysOfOrder({ action, why }: OrderNews, { names, was, it }: Who): readonly string[] {
  const who = listed(names);
  const probes = action === 'probe';
  switch (why) {
    case 'noEnemy':
      return probes
        ? [`${who} probed forward and met no enemy`, `the probe of ${who} met no enemy`]
        : [`${who} found no enemy close enough to attack`, `there was no enemy for ${who} to attack`];
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
    case 'other':
      return [`${who} did not ${probes ? 'probe' : 'attack'}`, `no ${probes ? 'probe' : 'attack'} was made by ${who}`];
  }
}

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

function waysOfContact({ hasMoved, from, types, identities }: ContactNews, { names, is }: Who): readonly string[] {
  const who = listed(names);
  const way = from ? `to the ${from}` : 'at close quarters';
  const kinds = types.length > 0 ? listed(types) : 'troops of unknown kind';
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
const worthOf = ({ effectiveness, losses }: Pick<WornNews, 'effectiveness' | 'losses'>, { is, has }: Who): string =>
  effectiveness === 'captured'
    ? `${is} lost`
    : `${has} had ${lossesWords[losses].ofTroops} and ${is} ${effectivenessWords[effectiveness]}`;

function waysOfStrike(news: StrikeNews, who: Who): readonly string[] {
  const { how, cannotMove, isFlakSilenced } = news;
  const { names, was, it } = who;
  const stuck = cannotMove ? `; ${it} cannot move ${cannotMove}` : '';
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

function waysOfMission({ mission, name, where, hasFlown, isTurnedBack, losses }: MissionNews): readonly string[] {
  const what = `${missionInLetter(mission)}${where ? ` ${where}` : ''}`;
  const cost = lossesWords[losses].atTheEnd;
  if (isTurnedBack)
    return [
      `${name} did not get through for ${what} and came back from enemy fighters${cost}`,
      `enemy fighters drove off ${name}, who were flying ${what} and did not get through${cost}`,
    ];
  return hasFlown
    ? [`${name} flew ${what}${cost}`, `${what} was flown by ${name}${cost}`]
    : [`${name} did not come for ${what}${cost}`, `no aircraft of ${name} came for ${what}${cost}`];
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

const waysOfWorn = (news: WornNews, who: Who): readonly string[] => {
  const names = listed(who.names);
  return [`${names} ${worthOf(news, who)}`, `as things stand ${names} ${worthOf(news, who)}`];
};

/** The ways to tell a piece of news; `names`: what the units it is about are called here. */
function waysOfNews(news: NewsFact, names: readonly string[]): readonly string[] {
  const who = whoOf(names);
  switch (news.kind) {
    case 'order':
      return waysOfOrder(news, who);
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
    case 'worn':
      return waysOfWorn(news, who);
  }
}

/** The sentence that tells a piece of news by itself. */
export const sayNews = (news: NewsFact): string => sentenceOf(waysOfNews(news, fullNames(news))[0]!);

/** All news in their order, in paragraphs: none names a unit in full twice. */
export function sayAllNews(news: readonly NewsFact[], voice: Voice): string[] {
  const paragraphs: string[][] = [];
  for (const piece of news) {
    const units = piece.units.map(([name, shortName]) => ({ name: name!, shortName: shortName ?? '' }));
    if (paragraphs.length === 0 || units.some((unit) => voice.hasSaid(unit))) {
      paragraphs.push([]);
      voice.begin();
    }
    paragraphs.at(-1)!.push(voice.say(waysOfNews(piece, voice.names(units))));
  }
  return paragraphs.map((sentences) => sentences.join(' '));
}

/** What a piece of news is about, in a few words for Control. */
export function aboutNews(news: NewsFact): string {
  const who = listed(fullNames(news), namedAtMost);
  switch (news.kind) {
    case 'order':
      return `the order of ${listed(fullNames(news))} to ${news.action === 'probe' ? 'probe' : 'attack'}`;
    case 'crossing':
      return `${news.spoken}, ${news.look}`;
    case 'contact':
      return `the enemy close to ${who}`;
    case 'strike':
      return `${who}, ${news.how}`;
    case 'landing':
      return `the lift to ${news.zone}`;
    case 'mission':
      return `${missionInLetter(news.mission)} by ${news.name}`;
    case 'fire':
      return `the guns of ${who}`;
    case 'worn':
      return `what ${who} lost`;
  }
}
