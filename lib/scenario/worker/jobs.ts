import { loadScenario } from '..';
import { type ChecklistLine, checklistOf } from '../draft/checklist';
import { type Draft, draftOf, parsedDraft, sourceOf, titleOf } from '../draft/draft';
import { draftOfOrbat, type OrbatWanted, orbatOfDraft } from '../orbat-mapper/convert';
import { parseOrbat } from '../orbat-mapper/shape';
import { pack, unpack } from '../packed';
import { type ScenarioPage, scenarioPageOf } from '../page/scenario-page';
import { parseFiles } from '../parsed-files';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';
import type { Scenario, ScenarioProblem, ScenarioReading } from '../types';

/** What is done with the files of a scenario outside the process that answers requests. Drafts come and go as JSON. */

/** A file taken in as a draft: the entries of each of its files as JSON, or what is wrong with it. */
export type TakenApart =
  | { ok: true; files: Record<string, string>; notes: readonly ScenarioProblem[] }
  | { ok: false; problems: readonly ScenarioProblem[] };

/** What is wrong with a draft, and what should be known of it. */
export interface Judgement {
  /** At most `problemsToldAtMost`; `counts` has all of them. */
  problems: readonly ScenarioProblem[];
  counts: Readonly<Record<string, number>>;
  notes: readonly ScenarioProblem[];
  checklist: readonly ChecklistLine[];
  title: string | null;
  units: number;
}

/** A draft by the name that its scenario gets, its files as JSON. */
interface DraftAsText {
  name: string;
  text: string;
}

/** A draft read as a scenario, or how many faults it has. */
export type ScenarioOfDraft = { ok: true; scenario: Scenario } | { ok: false; faults: number };

/** More are counted only. */
const problemsToldAtMost = 400;

const asTexts = (draft: Draft): Record<string, string> =>
  Object.fromEntries(Object.entries(draft).map(([file, entries]) => [file, JSON.stringify(entries)]));

const draftFrom = (text: string): Draft => JSON.parse(text);

/** Takes a packed scenario or a zipped folder apart. It is judged once, so that one that is too heavy to be judged is not kept. */
function takeIn({ bytes }: { bytes: Uint8Array }): TakenApart {
  const told = nothingTold();
  const source = unpack(bytes, 'The file', told, { mayBeFolder: true });
  const draft = source && draftOf(parseFiles(source, told));
  if (!draft || told.problems.length > 0) return { ok: false, problems: told.problems.slice(0, problemsToldAtMost) };
  judged(draft);
  return { ok: true, files: asTexts(draft), notes: told.notes };
}

/** A file of ORBAT Mapper, and what is asked of it. `beside`: the draft that has what it does not say, as JSON; null: none. */
interface OrbatSent extends Omit<OrbatWanted, 'beside'> {
  bytes: Uint8Array;
  beside: string | null;
}

/** Takes a file of ORBAT Mapper apart. */
function takeInOrbat({ bytes, beside, ...asked }: OrbatSent): TakenApart {
  const told = nothingTold();
  const scenario = parseOrbat(bytes, 'The file', told);
  if (!scenario) return { ok: false, problems: told.problems };
  const { draft, notes } = draftOfOrbat(scenario, { ...asked, beside: beside === null ? null : draftFrom(beside) });
  judged(draft);
  return { ok: true, files: asTexts(draft), notes: [...told.notes, ...notes] };
}

function judged(draft: Draft): Judgement {
  const reading = readParsed('draft', parsedDraft(draft));
  const problems = reading.ok ? [] : reading.problems;
  const counts: Record<string, number> = {};
  for (const { file } of problems) counts[file] = (counts[file] ?? 0) + 1;
  return {
    problems: problems.slice(0, problemsToldAtMost),
    counts,
    notes: reading.notes.slice(0, problemsToldAtMost),
    checklist: checklistOf(draft),
    title: titleOf(draft),
    units: Math.max(0, (draft['units.csv']?.length ?? 0) - 1),
  };
}

/** Every job by its name. Each takes and answers what can be sent between threads. */
export const jobs = {
  /** A scenario by its name or its file, as `loadScenario` has it. */
  load: ({ name }: { name: string }): Promise<ScenarioReading> => loadScenario(name),
  takeIn,
  takeInOrbat,
  judge: ({ text }: { text: string }): Judgement => judged(draftFrom(text)),
  read: ({ name, text }: DraftAsText): ScenarioOfDraft => {
    const reading = readParsed(name, parsedDraft(draftFrom(text)));
    return reading.ok ? { ok: true, scenario: reading.scenario } : { ok: false, faults: reading.problems.length };
  },
  page: ({ text }: DraftAsText): ScenarioPage => scenarioPageOf(draftFrom(text)),
  pack: ({ text }: DraftAsText): Uint8Array<ArrayBuffer> => pack(sourceOf(draftFrom(text))),
  /** Null: the draft has faults. */
  orbat: ({ name, text }: DraftAsText): Uint8Array<ArrayBuffer> | null =>
    orbatOfDraft(name, draftFrom(text), nothingTold()),
};
