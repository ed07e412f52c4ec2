import { type Draft, parsedDraft } from '@/lib/scenario/draft/draft';
import { readParsed } from '@/lib/scenario/read-scenario';
import type { ScenarioProblem } from '@/lib/scenario/types';

/** What is wrong with a draft, and what should be known of it. */
export interface Judgement {
  problems: readonly ScenarioProblem[];
  notes: readonly ScenarioProblem[];
}

/** Twice as many as a game has drafts. */
const knownAtMost = 60;
/** By draft and version: a large one takes a tenth of a second, and is looked at by several, file by file. */
const known = new Map<string, Judgement>();

/** Judges a draft, once for each of its versions. `files`: as they stand in that version. */
export function judgeDraft({ id, version }: { id: string; version: number }, files: Draft): Judgement {
  const key = `${id} ${version}`;
  const before = known.get(key);
  if (before) return before;
  const reading = readParsed(id, parsedDraft(files));
  const judgement = { problems: reading.ok ? [] : reading.problems, notes: reading.notes };
  known.set(key, judgement);
  if (known.size > knownAtMost) known.delete(known.keys().next().value!);
  return judgement;
}
