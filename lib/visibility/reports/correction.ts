import { listed } from '@/lib/text';
import { same } from '@/lib/values';
import type { FightFacts, ReportFacts } from '../facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { correctionHeadingOf, gameTimeOf } from '../words/player-words';
import { draftReport, type ReportText } from './eleti';
import { newsGone, newsSince, type Told } from './news-owed';
import { aboutNews } from './sentences-news';

/** A fight without its title, which depends on the other fights. */
export const alone = ({ title: _, ...fight }: FightFacts) => fight;

/** What a fight is called in a correction: by where it was, as the map has it. */
export const named = ({ outcome, place }: FightFacts): string =>
  `${outcome === null ? 'the enemy met' : 'the fighting'} ${place.words || `near ${place.gridReference}`}`;

const aboutAll = (fights: readonly FightFacts[]): string => listed([...new Set(fights.map(named))]);

/**
 * How a correction opens: which report was mistaken, by its hour of the battle, and about what. Both sets of facts are what
 * the team might be told, then and now.
 */
export function correctionLead(turn: TruthTurn, told: Told, now: ReportFacts): string {
  const then = new Map(told.fights.map((fight) => [fight.id, fight]));
  const wrong = now.fights.filter((fight) => then.has(fight.id) && !same(alone(then.get(fight.id)!), alone(fight)));
  const unsaid = now.fights.filter((fight) => !then.has(fight.id));
  const gone = told.fights.filter(({ id }) => !now.fights.some((fight) => fight.id === id));
  const news = newsSince(told, now);
  const goneNews = newsGone(told, now);
  const about = wrong.length > 0 ? ` about ${aboutAll(wrong)}` : '';
  const away = [...(gone.length > 0 ? [aboutAll(gone)] : []), ...goneNews.map(aboutNews)];
  const isOnlyShort = wrong.length === 0 && away.length === 0 && unsaid.length + news.length > 0;
  const left = [...(unsaid.length > 0 ? [aboutAll(unsaid)] : []), ...news.map(aboutNews)];
  return [
    `The report of ${gameTimeOf(turn)} was ${isOnlyShort ? 'not complete' : `mistaken${about}`}.`,
    ...(left.length > 0 ? [`It did not tell of ${listed(left)}.`] : []),
    ...(away.length > 0 ? [`What it told of ${listed(away)} is not borne out.`] : []),
    'What follows takes its place.',
  ].join(' ');
}

/** The draft of a correction: it says first that the earlier report was mistaken, and then tells the whole of it again. */
export function draftCorrection(viewer: Viewer, turn: TruthTurn, told: Told, now: ReportFacts): ReportText {
  const text = draftReport(viewer, turn, now);
  const lead = { letter: 'M' as const, text: correctionLead(turn, told, now), factIds: [] };
  return { ...text, heading: correctionHeadingOf(turn), paragraphs: [lead, ...text.paragraphs] };
}
