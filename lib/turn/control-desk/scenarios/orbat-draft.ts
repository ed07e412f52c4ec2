import { draftById, draftFiles } from '@/lib/db/scenarios/drafts';
import { orbatOfDraft } from '@/lib/scenario/orbat-mapper/convert';
import { nothingTold } from '@/lib/scenario/told';
import type { InGame } from '@/lib/turn/kernel/seat';

/** A draft as a file of ORBAT Mapper, with the name the file has; null: it is gone, or has faults. */
export async function orbatDraft(
  { gameId }: InGame,
  draftId: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const draft = await draftById(gameId, draftId);
  const bytes = draft && orbatOfDraft(draft.name, await draftFiles(draftId), nothingTold());
  return bytes && { name: `${draft.name}.json`, bytes };
}
