import { type FightFacts, isToTell, type ReportFacts } from '../facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { gameTimeOf, headingOf } from '../words/player-words';
import { sayEnemy, sayPrisoners } from './sentences-enemy';
import { sayFates } from './sentences-fates';
import { sayArrivals, sayMoves, sayPatrols, sayQuiet, sayRequests } from './sentences-moves';
import { sayAllNews } from './sentences-news';
import { sayStory, saySupport, spotsOf } from './sentences-own';
import { sentenceOf, Voice } from './voice';

/** The letters of ELETI (§10): effectiveness, location, enemy, type, identity; `M` is all else: moves, arrivals, patrols, requests, and what was seen and suffered without a fight. */
export type Letter = FightLetter | 'M';

/** The letters told of each fight; `E2` is the enemy. */
export type FightLetter = 'E' | 'L' | 'E2' | 'T' | 'I';

interface ReportParagraph {
  /** Stands above the paragraph that opens an item of the report. */
  title?: string;
  text: string;
}

export interface ReportText {
  heading: string;
  sender: string;
  gameTime: string;
  paragraphs: ReportParagraph[];
}

/** A fight: how it went and what it cost, then the enemy. */
function fightParagraphs(fight: FightFacts, voice: Voice): ReportParagraph[] {
  voice.begin(spotsOf(fight));
  const isStoryTold = isToTell(fight, 'story');
  const story = isStoryTold ? [sayStory(fight, voice)] : [];
  const fates = isToTell(fight, 'own') ? sayFates(fight, isStoryTold, voice) : { sentences: [], rows: [] };
  const support = isStoryTold && fight.support.length > 0 ? [saySupport(fight, voice)] : [];
  const colour = isStoryTold && fight.colour ? [sentenceOf(fight.colour)] : [];
  const enemy = isToTell(fight, 'enemy')
    ? [sayEnemy(fight, voice), ...(fight.enemy.hasPrisoners ? [sayPrisoners(voice)] : [])]
    : [];
  const paragraphs = [
    [...story, ...fates.sentences, ...support, ...colour].join(' '),
    fates.rows.join('\n'),
    enemy.join(' '),
  ].filter((text) => text !== '');
  return paragraphs.map((text, i) => (i === 0 ? { title: fight.title, text } : { text }));
}

/** Patrols, what else was seen and suffered, moves, arrivals and requests: one item after the fights. */
function movementParagraphs(facts: ReportFacts, voice: Voice): ReportParagraph[] {
  const inFights = new Set(
    facts.fights.flatMap((fight) => (fight.crossing && isToTell(fight, 'story') ? fight.crossing.factId : [])),
  );
  voice.begin();
  const told = [
    ...(facts.patrols.length > 0 ? [sayPatrols(facts.patrols, voice)] : []),
    ...sayAllNews(
      facts.news.filter(({ factId }) => !inFights.has(factId)),
      voice,
    ),
    ...sayMoves(facts.moves, voice),
    ...(facts.arrivals.length > 0 ? [sayArrivals(facts.arrivals, voice)] : []),
    ...(facts.requests.length > 0 ? [sayRequests(facts.requests, voice)] : []),
  ];
  return told.map((text, i) => (i === 0 ? { title: movesTitle, text } : { text }));
}

export const movesTitle = 'MOVES AND MESSAGES';

/**
 * The draft of a team's report: its fights, each with its outcome first, then its price and the enemy; then moves,
 * arrivals and what was heard of its requests. A turn without any of these is all quiet, which is a report too. The words
 * are chosen by the facts, the team's name and the turn alone. `lead` stands before all of it, where there is something to
 * say first.
 */
export function draftReport(viewer: Viewer, turn: TruthTurn, facts: ReportFacts, lead = ''): ReportText {
  const voice = new Voice({ team: viewer.teamName, turn, facts });
  const paragraphs: ReportParagraph[] = [
    ...(lead ? [{ text: lead }] : []),
    ...facts.fights.flatMap((fight) => fightParagraphs(fight, voice)),
    ...movementParagraphs(facts, voice),
  ];
  if (paragraphs.length === 0) paragraphs.push({ text: sayQuiet(voice) });
  return { heading: headingOf(turn), sender: facts.sender, gameTime: gameTimeOf(turn), paragraphs };
}

/** A report as the text that Control edits and a team reads: paragraphs and titles parted by an empty line. */
export const bodyOf = ({ paragraphs }: ReportText): string =>
  paragraphs.flatMap(({ title, text }) => (title ? [title, text] : [text])).join('\n\n');
