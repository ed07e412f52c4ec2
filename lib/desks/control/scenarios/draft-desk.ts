import { draftAsText, draftEdits, draftWithFiles } from '@/lib/db/scenarios/drafts';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { type ChecklistLine, checklistOf } from '@/lib/scenario/draft/checklist';
import { type Draft, type Entry, isTableFile, titleOf } from '@/lib/scenario/draft/draft';
import { type ColumnGuide, columnsOfFile } from '@/lib/scenario/guide/guide';
import { nationsWritten } from '@/lib/scenario/nations-written';
import { scenarioFiles, scenarioTables } from '@/lib/scenario/scenario-tables';
import type { FaultGroup } from '@/lib/scenario/settle/fault-groups';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import type { Judgement } from '@/lib/scenario/worker/jobs';
import type { InGame } from '@/lib/turn/kernel/seat';
import { endedInWords } from '@/lib/turn/scenarios/taken-in';
import { only } from '@/lib/values';
import { faultsOf } from './drafts';
import { judgeDraft } from './judge-draft';
import { type TakeOver, takeOverOf } from './take-over';

/** A draft on the scenario desk: its files with their faults, and what stands in one of them. */
export interface DraftDesk {
  id: string;
  name: string;
  title: string;
  version: number;
  files: { file: string; rows: number; problems: number }[];
  /** The one that is open. */
  file: string;
  entries: readonly Entry[];
  /** The game at whose desk it is has not begun: it may be played instead. */
  mayTakeOver: boolean;
  /** What would change; `why`: it cannot be read now, in words; null: nobody asks, it may not, or the draft has faults. */
  takeOver: TakeOver | { why: string } | null;
  /** With a map: the other files of what is drawn on it, by their names. */
  besides: Draft;
  /** Of its manifest, as it is written: its sides, its nations and its map, by which rows of other programs are read. */
  manifest: Readonly<Record<string, unknown>>;
  /** What stands in its columns; none where it is no table. */
  columns: ColumnGuide[];
  /** The column by which other tables name its rows; null: none do. */
  keyColumn: string | null;
  /** Faults of the whole draft, not all where there are very many; `problems` counts all of them; null: they are not known yet. */
  faults: ScenarioProblem[];
  problems: number | null;
  notes: ScenarioProblem[];
  /** All faults, and all notes, those of one kind as one. */
  faultGroups: FaultGroup[];
  noteGroups: FaultGroup[];
  /** What a scenario wants, and how far each is. */
  checklist: ChecklistLine[];
  /** Its teams, by their keys, as far as they have one. */
  teams: { id: string; name: string; side: string }[];
  /** Its status profiles, by their keys, as they are written. */
  profiles: DraftProfile[];
  /** The columns of their table, in its order; none where it is not there. */
  profileHeadings: readonly string[];
  edits: { number: number; what: string; madeAt: string }[];
  /** The edit that Undo takes back, and the one that Redo makes again. */
  undo: number | null;
  redo: number | null;
}

/** The files of what lies on a map. */
const filesOfMap: readonly string[] = [
  'manifest.json',
  'map.geojson',
  'ground.geojson',
  'crossings.csv',
  'entries.csv',
  'lifts.csv',
  'units.csv',
] as const;

export interface DraftProfile {
  key: string;
  describes: string;
  notation: string;
  sizePoints: string;
}

/** The desk is shown after this time, ms, whether its faults are known by then or not. */
const shownWithinMs = 400;
const editsShown = 30;

/** What the address asks for. `file`: null or one that is none opens the units; `takesOver`: what would change is shown. */
interface Asked {
  file?: string | null;
  takesOver?: boolean;
  /** How long its faults are waited for, ms. */
  withinMs?: number;
}

export async function draftDesk({ gameId }: InGame, draftId: string, asked: Asked = {}): Promise<DraftDesk | null> {
  const [game, draft, edits] = await Promise.all([
    gameOf(gameId),
    draftWithFiles(gameId, draftId),
    draftEdits(draftId, editsShown),
  ]);
  if (!draft) return null;
  const { files } = draft;
  const file = asked.file && scenarioFiles.includes(asked.file) ? asked.file : 'units.csv';
  const judgement = await judgeDraft(draft, asked.withinMs ?? shownWithinMs);
  const mayTakeOver = !game.isBegun;
  return {
    ...only(draft, ['id', 'name', 'version']),
    title: titleOf(files) ?? draft.name,
    files: scenarioFiles.map((one) => ({
      file: one,
      rows: rowsIn(one, files),
      problems: judgement?.counts[one] ?? 0,
    })),
    file,
    mayTakeOver,
    takeOver: asked.takesOver && mayTakeOver ? await takeOverBy(gameId, draft.id) : null,
    entries: files[file] ?? [],
    besides: file.endsWith('.geojson') ? besidesOf(file, files) : {},
    manifest: only((files['manifest.json']?.[0] ?? {}) as Record<string, unknown>, ['sides', 'nations', 'map']),
    keyColumn: Object.values(scenarioTables).find((table) => table.file === file)?.key ?? null,
    columns: columnsOfFile(file, nationsWritten(files['manifest.json']?.[0])),
    faults: [...(judgement?.problems ?? [])],
    problems: judgement && faultsOf(judgement),
    notes: [...(judgement?.notes ?? [])],
    faultGroups: [...(judgement?.faultGroups ?? [])],
    noteGroups: [...(judgement?.noteGroups ?? [])],
    checklist: checklistBy(files, judgement),
    teams: keyedRows(files, 'teams.csv').map(({ key, name, side = '' }) => ({ id: key, name: name || key, side })),
    profiles: keyedRows(files, 'profiles.csv').map(({ key, describes = '', notation = '', sizePoints = '' }) => ({
      key,
      describes,
      notation,
      sizePoints,
    })),
    profileHeadings: (files['profiles.csv']?.[0] ?? []) as readonly string[],
    edits: edits.map(({ madeAt, ...rest }) => ({ ...rest, madeAt: madeAt.toISOString() })),
    undo: draft.undoable.at(-1) ?? null,
    redo: draft.redoable.at(-1) ?? null,
  };
}

/** Of a draft that is too heavy to be judged the one fault is known, and nothing else. */
const checklistBy = (files: Draft, judgement: Judgement | null): ChecklistLine[] =>
  judgement && judgement.checklist.length > 0 ? [...judgement.checklist] : checklistOf(files, judgement);

/** Reads a draft in the worker with limits, and says what would change where it is played. */
async function takeOverBy(gameId: string, draftId: string): Promise<DraftDesk['takeOver']> {
  const draft = await draftAsText(gameId, draftId);
  const done = draft && (await inWorker('read', draft));
  if (done && !done.ok) return { why: endedInWords[done.ended] };
  return done?.value.ok ? takeOverOf(gameId, done.value.scenario) : null;
}

const rowsIn = (file: string, files: Draft): number =>
  Math.max(0, (files[file]?.length ?? 0) - (isTableFile(file) ? 1 : 0));

const besidesOf = (file: string, files: Draft): Draft =>
  Object.fromEntries(filesOfMap.filter((one) => one !== file).map((one) => [one, files[one] ?? []]));

/** The rows of a table that have a key, by their headings. */
function keyedRows(files: Draft, file: string): (Record<string, string> & { key: string })[] {
  const [headings = [], ...rows] = (files[file] ?? []) as readonly (readonly string[])[];
  return rows.flatMap((row) => {
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, row[at]?.trim() ?? '']));
    const { key } = cells;
    return key ? [Object.assign(cells, { key })] : [];
  });
}
