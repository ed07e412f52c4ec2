import { draftAsText } from '@/lib/db/scenarios/drafts';
import { packedEnding } from '@/lib/scenario/packed';
import { inWorker } from '@/lib/scenario/worker/in-worker';
import type { InGame } from '@/lib/turn/kernel/seat';

/** A draft packed into one file, with the name the file has; null: it is gone, or breaks a limit of the worker. */
export async function packedDraft(
  { gameId }: InGame,
  draftId: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const draft = await draftAsText(gameId, draftId);
  const done = draft && (await inWorker('pack', draft));
  return done?.ok ? { name: `${draft!.name}${packedEnding}`, bytes: done.value } : null;
}
