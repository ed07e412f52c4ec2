import type { ReportFacts } from '../facts';
import type { CrossingNews, MissionNews, NewsFact } from '../news-facts';
import { findExactly } from '../words/names';
import { effectivenessSaid, mentions } from './letters-said';

/** Whether a text tells what a team's units saw and suffered. */

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])\s+|\n+/);

/** Whether the text names a unit by one of its names. */
const names = (text: string, unit: readonly string[]): boolean => findExactly(text, unit).length > 0;

/** Whether a text says something, and does not deny it. */
const says = (text: string, pattern: RegExp): boolean => mentions(text, pattern).length > 0;

const looksSaid: Record<CrossingNews['look'], RegExp> = {
  blown:
    /\bbl(?:own|ew)\b|\bdemolished\b|\bdestroyed\b|\bwrecked\b|\b(?:is|are|was) (?:down|gone)\b|\bin the (?:river|canal|water)\b/i,
  safe: /\bsafe\b|\bintact\b|\bunharmed\b|\bin our hands\b|\bcross(?:ed)?\b|\bopen\b/i,
  standing: /\bstands?\b|\bstanding\b|\bintact\b|\bcross(?:ed)?\b|\bopen\b|\bbuilt\b|\bbridged\b|\bready\b/i,
};

/** Whether a sentence names a crossing: by its place, and where another is told of there, by what tells them apart. */
const namesCrossing = (sentence: string, { places, marks }: CrossingNews): boolean =>
  findExactly(sentence, places).length > 0 && (marks.length === 0 || findExactly(sentence, marks).length > 0);

const cameSaid = /\bcame\b|\bflew\b|\bflown\b|\bstruck\b|\battacked\b|\bbombed\b|\boverhead\b|\barrived\b/i;
const failedSaid = /\bnot\b|\bnever\b|\bno (?:sign|aircraft|air)\b|\bdriven off\b|\bturned back\b|\bfailed\b/i;
const missionSaid = ({ hasFlown, isTurnedBack }: MissionNews, sentence: string): boolean =>
  hasFlown && !isTurnedBack ? says(sentence, cameSaid) : failedSaid.test(sentence);

const airSaid = /\baircraft\b|\bair\b|\bbomb\w*|\bfighters?\b|\bplanes?\b|\bsquadrons?\b|\bcab rank\b|\btyphoons?\b/i;
const bombsSaid = /\bbomb\w*|\bfrom the air\b|\bair (?:attack|strike|raid)\w*|\baircraft\b/i;
const shellsSaid = /\bshell\w*|\bguns?\b|\bgunfire\b|\bartillery\b|\bbombard\w*|\bbarrage\b/i;
const fireSaid = /\bfir(?:e|ed|ing)\b|\bshell\w*|\bsupport\w*|\bguns?\b|\bartillery\b/i;
const stuckSaid =
  /\b(?:cannot|can not|could not|unable to|not able to) (?:be )?move\b|\bcannot stir\b|\bpinned\b|\bheld fast\b|\bstuck\b|\bimmobil\w+/i;
const metSaid = /\bflak\b|\banti-aircraft\b|\bfighters?\b|\bturned back\b/i;
const enemySaid = /\benem(?:y|ies)\b|\bin contact\b|\bopposite\b|\bfac(?:es?|ing)\b|\bopposition\b/i;

/** Whether a text tells a piece of news. Units that suffered are all to be named; of those that only saw, one. */
export function isSaid(news: NewsFact, text: string): boolean {
  const everyUnit = news.units.every((unit) => names(text, unit));
  switch (news.kind) {
    case 'crossing':
      return sentencesOf(text).some(
        (sentence) => namesCrossing(sentence, news) && says(sentence, looksSaid[news.look]),
      );
    case 'contact':
      return sentencesOf(text).some(
        (sentence) => says(sentence, enemySaid) && news.units.some((unit) => names(sentence, unit)),
      );
    case 'strike':
      return (
        everyUnit &&
        (!news.how.includes('bombed') || says(text, bombsSaid)) &&
        (!news.how.includes('shelled') || says(text, shellsSaid)) &&
        (news.losses === 'none' || effectivenessSaid.test(text)) &&
        (news.cannotMove === '' || stuckSaid.test(text))
      );
    case 'landing':
      return everyUnit && (news.met.length === 0 || says(text, metSaid));
    case 'mission':
      return sentencesOf(text).some(
        (sentence) => (airSaid.test(sentence) || names(sentence, [news.name])) && missionSaid(news, sentence),
      );
    case 'fire':
      return everyUnit && says(text, fireSaid);
    case 'worn':
      return everyUnit && effectivenessSaid.test(text);
  }
}

/** The news of a report that its text does not tell, of those that are owed. */
export const untoldNews = (text: string, { news }: Pick<ReportFacts, 'news'>): NewsFact[] =>
  news.filter((one) => one.isOwed && !isSaid(one, text));
