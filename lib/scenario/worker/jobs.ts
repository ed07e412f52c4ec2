import { loadScenario } from '..';
import { type ChecklistLine, checklistOf } from '../draft/checklist';
import { type Draft, draftOf, parsedDraft, sourceOf, titleOf } from '../draft/draft';
import type { Splice } from '../draft/edit';
import { changesTo } from '../draft/versions';
import { draftOfOrbat, type OrbatWanted, orbatOfDraft } from '../orbat-mapper/convert';
import { parseOrbat } from '../orbat-mapper/shape';
import { type OrbatUpdate, updateOfOrbat } from '../orbat-mapper/update';
import { pack, unpack } from '../packed';
import { type ScenarioPage, scenarioPageOf } from '../page/scenario-page';
import { parseFiles } from '../parsed-files';
import { readParsed } from '../read-scenario';
import type { Settling } from '../settle/cures';
import { type FaultGroup, faultGroups } from '../settle/fault-groups';
import { settled } from '../settle/settle';
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
  /** All faults, and all notes, those of one kind as one. */
  faultGroups: readonly FaultGroup[];
  noteGroups: readonly FaultGroup[];
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

/** A file of ORBAT Mapper, and what is asked of it. */
interface OrbatSent extends Omit<OrbatWanted, 'beside'> {
  bytes: Uint8Array;
}

/** Takes a file of ORBAT Mapper apart. */
function takeInOrbat({ bytes, ...asked }: OrbatSent): TakenApart {
  const told = nothingTold();
  const scenario = parseOrbat(bytes, 'The file', told);
  if (!scenario) return { ok: false, problems: told.problems };
  const { draft, notes } = draftOfOrbat(scenario, { ...asked, beside: null });
  judged(draft);
  return { ok: true, files: asTexts(draft), notes: [...told.notes, ...notes] };
}

/** The changes that a file makes of a draft, and the changes of the draft that make what of it is `made`; null: none is. */
type Updated =
  | { ok: true; update: OrbatUpdate; splices: readonly Splice[] }
  | { ok: false; problems: readonly ScenarioProblem[] };

/** Puts a file of ORBAT Mapper beside a draft. */
function updateByOrbat({
  bytes,
  text,
  made,
  ...asked
}: OrbatSent & { text: string; made: readonly string[] | null }): Updated {
  const told = nothingTold();
  const scenario = parseOrbat(bytes, 'The file', told);
  if (!scenario) return { ok: false, problems: told.problems };
  const draft = draftFrom(text);
  const updating = updateOfOrbat(scenario, draft, asked);
  const update = { ...updating.update, notes: [...told.notes, ...updating.update.notes] };
  return { ok: true, update, splices: made ? changesTo(draft, updating.made(new Set(made))) : [] };
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
    faultGroups: faultGroups(draft, problems).slice(0, problemsToldAtMost),
    noteGroups: faultGroups(draft, reading.notes).slice(0, problemsToldAtMost),
    checklist: checklistOf(draft, { problems, notes: reading.notes }),
    title: titleOf(draft),
    units: Math.max(0, (draft['units.csv']?.length ?? 0) - 1),
  };
}

/** Settles all faults of a kind in a draft: the changes of one edit; none: nothing is changed. */
async function settle({ text, settling }: { text: string; settling: Settling }): Promise<Splice[]> {
  const draft = draftFrom(text);
  return changesTo(draft, await settled(draft, settling));
}

/** Every job by its name. Each takes and answers what can be sent between threads. */
export const jobs = {
  /** A scenario by its name or its file, as `loadScenario` has it. */
  load: ({ name }: { name: string }): Promise<ScenarioReading> => loadScenario(name),
  takeIn,
  takeInOrbat,
  updateByOrbat,
  settle,
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
