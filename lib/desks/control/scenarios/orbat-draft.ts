import { draftAsText } from '@/lib/db/scenarios/drafts';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import type { InGame } from '@/lib/turn/kernel/seat';

/** A draft as a file of ORBAT Mapper, with the name the file has; null: it is gone, has faults or breaks a limit of the worker. */
export async function orbatDraft(
  { gameId }: InGame,
  draftId: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const draft = await draftAsText(gameId, draftId);
  const done = draft && (await inWorker('orbat', draft));
  return done?.ok && done.value ? { name: `${draft!.name}.json`, bytes: done.value } : null;
}
