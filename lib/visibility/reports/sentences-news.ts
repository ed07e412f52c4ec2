import { capital, listed } from '@/lib/text';
import type { AirMission, Losses } from '@/lib/words';
import type {
  ContactNews,
  CrossingNews,
  LandingNews,
  MissionNews,
  NewsFact,
  StrikeNews,
  WornNews,
} from '../news-facts';
import { effectivenessWords, lossesWords } from '../words/player-words';

/** One plain sentence or two for each thing that a team's units saw or suffered. */

/** At most so many units are named in a sentence that is about a place. */
const namedAtMost = 3;

const namesOf = ({ units }: Pick<NewsFact, 'units'>): string[] => units.map(([name]) => name!);
const whoIn = (news: Pick<NewsFact, 'units'>, most?: number): string => listed(namesOf(news), most);
const isOne = ({ units }: Pick<NewsFact, 'units'>): boolean => units.length === 1;

function sayCrossing({ look, isNew, spoken, ...news }: CrossingNews): string {
  const report = `${whoIn(news, namedAtMost)} ${isOne(news) ? 'reports' : 'report'}`;
  if (look === 'blown') return `${report} that ${spoken} has been blown.`;
  if (isNew) return `${report} a crossing that was not there before: ${spoken} is open.`;
  return `${report} that ${spoken} ${look === 'safe' ? 'is safe to cross' : 'stands and can be crossed'}.`;
}

function sayContact({ hasMoved, from, types, identities, ...news }: ContactNews): string {
  const did = hasMoved ? 'came up against the enemy' : `${isOne(news) ? 'is' : 'are'} in contact with the enemy`;
  const way = from ? `to the ${from}` : 'at close quarters';
  const who = types.length > 0 ? `: ${listed(types)}` : '';
  const met = `${whoIn(news, namedAtMost)} ${did} ${way}${who}.`;
  return identities.length > 0 ? `${met} They are of ${listed(identities)}.` : met;
}

/** What it cost, and what they are now good for. `who`: those it is said of. */
function sayWorth(
  { effectiveness, losses, ...news }: Pick<WornNews, 'effectiveness' | 'losses' | 'units'>,
  who = isOne(news) ? 'It' : 'They',
): string {
  const is = isOne(news) ? 'is' : 'are';
  if (effectiveness === 'captured') return `${who} ${is} lost.`;
  return `${who} ${isOne(news) ? 'has' : 'have'} had ${lossesWords[losses]} and ${is} ${effectivenessWords[effectiveness]}.`;
}

function sayStrike({ how, cannotMove, isFlakSilenced, ...news }: StrikeNews): string {
  const hit = `${whoIn(news)} ${isOne(news) ? 'was' : 'were'} ${how}.`;
  const stuck = cannotMove ? ` ${isOne(news) ? 'It' : 'They'} cannot move ${cannotMove}.` : '';
  const flak = isFlakSilenced ? ` ${isOne(news) ? 'Its' : 'Their'} anti-aircraft guns were silenced.` : '';
  return `${hit} ${sayWorth(news)}${stuck}${flak}`;
}

function sayLanding({ zone, met, isTurnedBack, isWide, ...news }: LandingNews): string {
  const who = whoIn(news);
  const by = met.length > 0 ? listed(met) : 'the enemy';
  if (isTurnedBack) return `${who} did not land at ${zone}: the lift met ${by} and turned back. ${sayWorth(news)}`;
  const way = met.length > 0 ? `met ${by} on the way to ${zone}` : `flew to ${zone}`;
  return `${who} ${way}${isWide ? ' and came down wide of it' : ''}. ${sayWorth(news)}`;
}

/** A mission as a headquarters would call it. */
const missionWords: Record<AirMission, string> = {
  closeAirSupport: 'close air support',
  cabRank: 'cab rank',
  bombing: 'bombing',
  recce: 'air reconnaissance',
  escort: 'fighter escort',
  airCover: 'air cover',
  airTransport: 'air transport',
};

const airLosses: Record<Losses, string> = { none: '', light: ', with light losses', heavy: ', with heavy losses' };

function sayMission({ mission, name, where, hasFlown, isTurnedBack, losses }: MissionNews): string {
  const what = `${name} for ${missionWords[mission]}${where ? ` ${where}` : ''}`;
  if (isTurnedBack)
    return `${what}: they were driven off by enemy fighters and did not get through${airLosses[losses]}.`;
  return hasFlown ? `${what}: they came${airLosses[losses]}.` : `${what}: they did not come${airLosses[losses]}.`;
}

/** The sentence that tells a piece of news. */
export function sayNews(news: NewsFact): string {
  switch (news.kind) {
    case 'crossing':
      return capital(sayCrossing(news));
    case 'contact':
      return sayContact(news);
    case 'strike':
      return sayStrike(news);
    case 'landing':
      return sayLanding(news);
    case 'mission':
      return sayMission(news);
    case 'fire':
      return news.isAtSquare
        ? `${whoIn(news)} shelled the ground ${news.where || 'as ordered'}.`
        : `${whoIn(news)} fired in support of the fighting ${news.where || 'of others'}.`;
    case 'worn':
      return sayWorth(news, whoIn(news));
  }
}

/** What a piece of news is about, in a few words for Control. */
export function aboutNews(news: NewsFact): string {
  switch (news.kind) {
    case 'crossing':
      return `${news.spoken}, ${news.look}`;
    case 'contact':
      return `the enemy close to ${whoIn(news, namedAtMost)}`;
    case 'strike':
      return `${whoIn(news, namedAtMost)}, ${news.how}`;
    case 'landing':
      return `the lift to ${news.zone}`;
    case 'mission':
      return `${missionWords[news.mission]} by ${news.name}`;
    case 'fire':
      return `the guns of ${whoIn(news, namedAtMost)}`;
    case 'worn':
      return `what ${whoIn(news, namedAtMost)} lost`;
  }
}
