import { draftById, draftFiles } from '@/lib/db/scenarios/drafts';
import { isTableFile } from '@/lib/scenario/draft/draft';
import { scenarioFiles } from '@/lib/scenario/scenario-tables';
import { sheetName, type TableSheet } from '@/lib/scenario/workbook/sheet';
import type { InGame } from '@/lib/turn/kernel/seat';

/** The tables of a draft as JSON, a `TableSheet` each, those without a row left out; null: the draft is gone. */
export async function draftTables(
  { gameId }: InGame,
  draftId: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const draft = await draftById(gameId, draftId);
  if (!draft) return null;
  const files = await draftFiles(draftId);
  const tables = scenarioFiles
    .filter((file) => isTableFile(file) && (files[file]?.length ?? 0) > 0)
    .map((file): TableSheet => ({ name: sheetName(file), rows: files[file] as readonly (readonly string[])[] }));
  return { name: `${draft.name}.json`, bytes: new TextEncoder().encode(JSON.stringify(tables)) };
}
