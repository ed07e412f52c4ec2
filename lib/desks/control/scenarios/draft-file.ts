import { draftAsText } from '@/lib/db/scenarios/drafts';
import { packedEnding } from '@/lib/scenario/packed';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import type { InGame } from '@/lib/turn/kernel/seat';
import { endedInWords } from '@/lib/turn/scenarios/taken-in';

/** A draft as a file under its name; `why`: it cannot be made now, in words; null: the draft is gone. */
export type DraftFile = { name: string; bytes: Uint8Array<ArrayBuffer> } | { why: string } | null;

/** Packs a draft into one file, in the worker with limits. */
export async function packedDraft({ gameId }: InGame, draftId: string): Promise<DraftFile> {
  const draft = await draftAsText(gameId, draftId);
  if (!draft) return null;
  const done = await inWorker('pack', draft);
  return done.ok ? { name: `${draft.name}${packedEnding}`, bytes: done.value } : { why: endedInWords[done.ended] };
}

/** Writes a draft as a file of ORBAT Mapper, in the worker with limits. One with faults is not written: a unit with one would be missing. */
export async function orbatDraft({ gameId }: InGame, draftId: string): Promise<DraftFile> {
  const draft = await draftAsText(gameId, draftId);
  if (!draft) return null;
  const done = await inWorker('orbat', draft);
  if (!done.ok) return { why: endedInWords[done.ended] };
  if (!done.value) return { why: 'The scenario has faults. Fix them, then save it for ORBAT Mapper.' };
  return { name: `${draft.name}.json`, bytes: done.value };
}
