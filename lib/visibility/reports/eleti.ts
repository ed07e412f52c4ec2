import type { ReportFacts } from '../facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { gameTimeOf, headingOf } from '../words/player-words';
import { calledShorter } from './letter/again';
import { tellOutline } from './letter/outline';
import { Pen } from './letter/pen';
import { tellStory } from './letter/story';
import { wordsOf } from './letter/words/voices';

/** The letters of ELETI (§10): effectiveness, location, enemy, type, identity; `M` is all else: orders, arrivals, patrols, requests, and what was seen and suffered without a fight. */
export type Letter = FightLetter | 'M';

/** The letters told of each fight; `E2` is the enemy. */
export type FightLetter = 'E' | 'L' | 'E2' | 'T' | 'I';

/** A story, a paragraph a place, or an outline, a line a fight (§10). */
export const letterForms = ['story', 'outline'] as const;
export type LetterForm = (typeof letterForms)[number];

interface ReportParagraph {
  text: string;
}

export interface ReportText {
  heading: string;
  sender: string;
  gameTime: string;
  paragraphs: ReportParagraph[];
}

/** So many fights are told as a story; more as an outline, unless Control chooses. */
const fightsOfAStory = 4;

export const formFor = ({ fights }: Pick<ReportFacts, 'fights'>): LetterForm =>
  fights.length > fightsOfAStory ? 'outline' : 'story';

/** The title of all that is told besides the fights, on Control’s desk. */
export const movesTitle = 'MOVES AND MESSAGES';

/**
 * The draft of a team's report: the news and the objective first; then a paragraph a place, or a line a fight; then what else
 * its units did, saw and suffered, the sky, what it asked for; and each unit that none of these has placed. A turn without any
 * of these is all quiet, which is a report too. The words are chosen by the facts, the team's name and the turn alone. `lead`
 * stands before all of it, where there is something to say first.
 */
export function draftReport(
  viewer: Viewer,
  turn: TruthTurn,
  facts: ReportFacts,
  lead = '',
  form: LetterForm = formFor(facts),
): ReportText {
  const words = wordsOf[viewer.voice ?? 'plain'];
  const pen = new Pen(facts, { team: viewer.teamName, turn, facts }, words, turn.daypart, lead !== '');
  const told = calledShorter((form === 'outline' ? tellOutline : tellStory)(facts, pen), facts);
  const paragraphs = [...(lead ? [lead] : []), ...told];
  if (paragraphs.length === 0) paragraphs.push(pen.say(words.quiet));
  const heading = headingOf(turn);
  const gameTime = gameTimeOf(turn);
  return { heading, sender: facts.sender, gameTime, paragraphs: paragraphs.map((text) => ({ text })) };
}

/** A report as the text that Control edits and a team reads: paragraphs parted by an empty line. */
export const bodyOf = ({ paragraphs }: ReportText): string => paragraphs.map(({ text }) => text).join('\n\n');
