import type { ReportFacts } from '../facts';
import { sentenceOf } from '../reports/voice';
import type { ReportTruth } from '../truth';
import type { Viewer } from '../viewer';
import { guard, type Mark } from './guard';
import { type Lexicon, lexiconFor } from './guard-lexicon';

/** The line of colour that Control writes while ruling on a combat: one team's letter has it if the guard lets it pass there. */

/** Why a team may not read a line of colour: what the guard marks in it for that team. Empty: it may. */
export const colourMarks = (line: string, facts: ReportFacts, lexicon: Lexicon): Mark[] =>
  line.trim() === '' ? [] : guard(sentenceOf(line), facts, lexicon).filter(({ at }) => at !== undefined);

/** The facts of a team with the lines of colour that it may read, each in its fight. */
export function withColour(facts: ReportFacts, viewer: Viewer, truth: ReportTruth): ReportFacts {
  const lines = new Map(truth.combats.flatMap(({ id, colour }) => (colour ? [[id, colour] as const] : [])));
  if (!facts.fights.some(({ id }) => lines.has(id))) return facts;
  const lexicon = lexiconFor(viewer, truth);
  const fights = facts.fights.map((fight) => {
    const colour = lines.get(fight.id);
    return colour && colourMarks(colour, facts, lexicon).length === 0 ? { ...fight, colour } : fight;
  });
  return { ...facts, fights };
}
