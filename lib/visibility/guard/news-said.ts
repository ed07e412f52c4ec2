import type { ReportFacts } from '../facts';
import type { CrossingNews, DemolitionNews, MissionNews, MissionResult, NewsFact, OutcomePart } from '../news-facts';
import { generalWords } from '../perception/general-words';
import { findExactly } from '../words/names';
import { effectivenessSaid, mentions } from './letters-said';

/** True when a text tells what a team's units saw and suffered. */

/** A stop within a name (`SS-PzGR A.u.E. Btl 16`) ends no sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])(?<!\.\p{L}\.)\s+|\n+/u);

/** True when the text holds one of these names. */
const names = (text: string, of: readonly string[]): boolean => findExactly(text, of).length > 0;

/** True when a text says something, and does not deny it. */
const says = (text: string, pattern: RegExp): boolean => mentions(text, pattern).length > 0;

const looksSaid: Record<CrossingNews['look'], RegExp> = {
  blown:
    /\bbl(?:own|ew)\b|\bdemolished\b|\bdestroyed\b|\bwrecked\b|\b(?:is|are|was) (?:down|gone)\b|\bin the (?:river|canal|water)\b/i,
  safe: /\bsafe\b|\bwhole\b|\bone piece\b|\bundamaged\b|\bintact\b|\bunharmed\b|\bin our hands\b|\bcross(?:ed)?\b|\bopen\b/i,
  standing:
    /\bstands?\b|\bwhole\b|\bone piece\b|\bundamaged\b|\bstanding\b|\bintact\b|\bcross(?:ed)?\b|\bopen\b|\bbuilt\b|\bbridged\b|\bready\b/i,
};

/** True when a sentence names a crossing: by its place, and where another is told of there, by what tells them apart. */
const namesCrossing = (sentence: string, { places, marks }: CrossingNews): boolean =>
  findExactly(sentence, places).length > 0 && (marks.length === 0 || findExactly(sentence, marks).length > 0);

const cameSaid =
  /\bcame\b|\bstood by\b|\bcircled\b|\bcab rank\b|\bsupport\b|\bworked\b|\bwatch\b|\bfought\b|\blooked\b|\bdropped\b|\bflew\b|\bflown\b|\bstruck\b|\battacked\b|\bbombed\b|\boverhead\b|\barrived\b/i;
const failedSaid =
  /\bnot\b|\bweather\b|\bnever\b|\bno (?:sign|aircraft|air)\b|\bdriven off\b|\bturned back\b|\bfailed\b/i;
const failed: ReadonlySet<MissionResult> = new Set(['turnedBack', 'badWeather', 'didNotFly', 'notLaidOn']);
const nothingSaid = /\bnothing\b|\bnobody\b|\bno (?:enemy|one|movement|sign)\b|\bempty\b/i;
const missionSaid = ({ result }: MissionNews, sentence: string): boolean => {
  if (failed.has(result)) return failedSaid.test(sentence);
  if (result === 'sawNothing') return nothingSaid.test(sentence);
  return says(sentence, cameSaid);
};

const airSaid = /\baircraft\b|\bair\b|\bbomb\w*|\bfighters?\b|\bplanes?\b|\bsquadrons?\b|\bcab rank\b|\btyphoons?\b/i;
const bombsSaid = /\bbomb\w*|\bfrom the air\b|\bair (?:attack|strike|raid)\w*|\baircraft\b/i;
const shellsSaid = /\bshell\w*|\bguns?\b|\bgunfire\b|\bartillery\b|\bbombard\w*|\bbarrage\b/i;
const fireSaid = /\bfir(?:e|ed|ing)\b|\bshell\w*|\bsupport\w*|\bguns?\b|\bartillery\b/i;
const stuckSaid =
  /\b(?:cannot|can not|could not|unable to|not able to) (?:be )?move\b|\bcannot stir\b|\bpinned\b|\bheld fast\b|\bstuck\b|\bimmobil\w+/i;
const metSaid = /\bflak\b|\banti-aircraft\b|\bfighters?\b|\bturned back\b/i;
/** That an attack or a probe was not made, or met nobody. */
const noAttackSaid =
  /\bno (?:enem(?:y|ies)|attack|probe|one|contact)\b|\bnobody\b|\bnothing\b|\bhit air\b|\b(?:not|never|unable|too late|no longer|cannot|before (?:it|they) could)\b/i;
const attackSaid =
  /\bfe(?:el|lt) forward\b|\bpatrols?\b|\bscouting\b|\breconnaissance\b|\bjump(?:ed)? off\b|\bwent in\b|\ba look\b|\bbe in it\b|\battack\w*|\bprob(?:e|ed|es|ing)\b|\bassault\w*|\benem(?:y|ies)\b/i;
const enemySaid = /\benem(?:y|ies)\b|\bin contact\b|\bopposite\b|\bfac(?:es?|ing)\b|\bopposition\b/i;

const notBlownSaid = /\b(?:not|never|no)\b.*\b(?:bl(?:ow|own|ew)|demoli\w+|destroy\w*)\b|\bcould not\b/i;
const demolitionSaid: Record<DemolitionNews['result'], RegExp> = {
  blown: /^(?!.*\b(?:not|never)\b).*(?:\bbl(?:ew|own)\b|\bdemolished\b|\bdestroyed\b)/i,
  failed: /\bstill stands?\b|\bfailed\b|\bcould not\b|\bdid not go up\b/i,
  nobodyThere: notBlownSaid,
  notDue: notBlownSaid,
};
const bridgingSaid = /\bbridging\b|\bbuild\w*|\bbuilt\b|\bwork\w*|\bfinish\w*/i;
const waitSaid = /\bwait\w*|\bqueue\w*|\bcross\w*|\bhead of\b/i;
const takenSaid = /\bprisoners?\b|\bcaptured?\b|\btaken\b|\bsurrender\w*|\bgave themselves up\b|\blost\b/i;
const notDoneSaid = /\bnot\b|\bnever\b|\bstayed\b|\bstill\b/i;

/** The outcomes that no fight and no place tells: what is to stand with the name of each unit. */
const outcomesSaid: { [is in OutcomePart['outcome']['is']]?: (said: string) => boolean } = {
  attackedNobody: (said) => attackSaid.test(said) && noAttackSaid.test(said),
  probedNobody: (said) => attackSaid.test(said) && noAttackSaid.test(said),
  didNotAttack: (said) => attackSaid.test(said) && noAttackSaid.test(said),
  queueing: (said) => waitSaid.test(said),
  notBegun: (said) => notDoneSaid.test(said),
  notCarriedOut: (said) => notDoneSaid.test(said),
};

/** A sentence that goes on about whoever was named before it. */
const goesOn = /^(?:it|its|they|their|them|both|all)\b/i;

/** A heading, and below it a line a place: who is there, and the figures. */
const isTable = (paragraph: string): boolean => /^[^\n:]+(?:\n[^\n]+: \d{3} ?\d{3}[^\n]*)+$/.test(paragraph.trim());

/**
 * The sentences of a text about a unit: those that name it, each with those beside it that name no own unit, and of a line
 * of a table its heading.
 */
function saidOf(text: string, unit: readonly string[], own: readonly (readonly string[])[]): string {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const sentences = sentencesOf(paragraph);
      const isOfIt = sentences.map((sentence) => names(sentence, unit));
      const isOfNobody = sentences.map((sentence, i) => !isOfIt[i] && !names(sentence, own.flat()));
      return sentences.filter((sentence, i) => {
        if (!isOfNobody[i]) return isOfIt[i];
        const before = isOfNobody.lastIndexOf(false, i);
        const isHeading = i === 0 && isTable(paragraph) && isOfIt.includes(true);
        return isHeading || isOfIt[before] || (isOfIt[i + 1] && !goesOn.test(sentence));
      });
    })
    .join(' ');
}

/** True when a sentence names own units, and none of those it would have to be about. */
const isOfAnother = (
  sentence: string,
  units: readonly (readonly string[])[],
  own: readonly (readonly string[])[],
): boolean => names(sentence, own.flat()) && !units.some((unit) => names(sentence, unit));

/**
 * True when a text tells a piece of news. Units that suffered are all to be named, and what befell each is to stand
 * with its name; of those that only saw, one is to be named. `own`: the units of the team, by their names.
 */
export function isSaid(news: NewsFact, text: string, own: readonly (readonly string[])[] = news.units): boolean {
  const ofEach = (units: readonly (readonly string[])[], tells: (said: string) => boolean): boolean =>
    units.every((unit) => names(text, unit) && tells(saidOf(text, unit, own)));
  switch (news.kind) {
    case 'outcome':
      return news.parts.every(({ units, outcome }) => {
        const tells = outcomesSaid[outcome.is];
        return !tells || ofEach(units, tells);
      });
    case 'bridging': {
      // Work that has ended may be told by what was not done.
      const hasEnded = news.work === 'stopped' || news.work === 'givenUp';
      return sentencesOf(text).some(
        (sentence) =>
          findExactly(sentence, news.places).length > 0 &&
          (hasEnded ? bridgingSaid.test(sentence) : says(sentence, bridgingSaid)) &&
          !isOfAnother(sentence, news.units, own),
      );
    }
    case 'demolition':
      return sentencesOf(text).some(
        (sentence) =>
          findExactly(sentence, news.places).length > 0 &&
          demolitionSaid[news.result].test(sentence) &&
          !isOfAnother(sentence, news.units, own),
      );
    case 'queue':
      return ofEach(news.units, (said) => waitSaid.test(said));
    case 'flak':
      return ofEach(news.units, (said) => says(said, fireSaid));
    case 'taken':
      return ofEach(news.units, (said) => takenSaid.test(said));
    case 'surrender':
      return sentencesOf(text).some(
        (sentence) => takenSaid.test(sentence) && news.units.some((unit) => names(sentence, unit)),
      );
    case 'recovered':
      return ofEach(news.units, (said) => effectivenessSaid.test(said));
    case 'crossing':
      return sentencesOf(text).some(
        (sentence) => namesCrossing(sentence, news) && says(sentence, looksSaid[news.look]),
      );
    case 'contact':
      return sentencesOf(text).some(
        (sentence) =>
          (says(sentence, enemySaid) ||
            (news.battalions !== undefined && sentence.toLowerCase().includes(news.battalions.toLowerCase()))) &&
          news.units.some((unit) => names(sentence, unit)),
      );
    case 'strike':
      return ofEach(
        news.units,
        (said) =>
          (!news.how.includes('bombed') || says(said, bombsSaid)) &&
          (!news.how.includes('shelled') || says(said, shellsSaid)) &&
          (news.losses === 'none' || effectivenessSaid.test(said)) &&
          (news.pinned === '' || stuckSaid.test(said)),
      );
    case 'landing':
      return ofEach(
        news.units,
        (said) =>
          (news.met.length === 0 || says(said, metSaid)) && (news.losses === 'none' || effectivenessSaid.test(said)),
      );
    case 'mission':
      return sentencesOf(text).some(
        (sentence) => (airSaid.test(sentence) || names(sentence, [news.name])) && missionSaid(news, sentence),
      );
    case 'fire':
      return ofEach(news.units, (said) => says(said, fireSaid));
    case 'change':
      return news.units.length > 0
        ? ofEach(news.units, (said) => generalWords[news.what].isSaid.test(said))
        : generalWords[news.what].isSaid.test(text);
    case 'worn':
      return ofEach(news.units, (said) => effectivenessSaid.test(said));
  }
}

/** The news of a report that its text does not tell, of those that are owed. */
export function untoldNews(text: string, { news, ownPlaces }: Pick<ReportFacts, 'news' | 'ownPlaces'>): NewsFact[] {
  const own = [...ownPlaces.map(({ names }) => names), ...news.flatMap(({ units }) => units)];
  return news.filter((one) => one.isOwed && !isSaid(one, text, own));
}
