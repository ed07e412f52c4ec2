import { draftById, draftFiles } from '@/lib/db/scenarios/drafts';
import { sourceOf } from '@/lib/scenario/draft/draft';
import { pack, packedEnding } from '@/lib/scenario/packed';
import type { InGame } from '@/lib/turn/kernel/seat';

/** A draft packed into one file, with the name the file has; null: it is gone. */
export async function packedDraft(
  { gameId }: InGame,
  draftId: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const draft = await draftById(gameId, draftId);
  if (!draft) return null;
  return {
    name: `${draft.name}${packedEnding}`,
    bytes: new Uint8Array(await pack(sourceOf(await draftFiles(draftId)))),
  };
}
