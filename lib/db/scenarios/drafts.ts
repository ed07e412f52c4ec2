import type { Prisma, ScenarioDraft } from '@/lib/db/generated/client';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

const json = (value: unknown) => value as Prisma.InputJsonValue;

/** A draft of a game; null: the game has none such. */
export const draftById = (gameId: string, id: string, tx: Tx = db()): Promise<ScenarioDraft | null> =>
  tx.scenarioDraft.findFirst({ where: { id, gameId } });

export const draftNamed = (tx: Tx, gameId: string, name: string): Promise<ScenarioDraft | null> =>
  tx.scenarioDraft.findUnique({ where: { gameId_name: { gameId, name } } });

export const countDrafts = (tx: Tx, gameId: string): Promise<number> => tx.scenarioDraft.count({ where: { gameId } });

/** A draft of a game, locked until the transaction ends; null: it is gone. */
export async function lockDraft(tx: Tx, gameId: string, id: string): Promise<ScenarioDraft | null> {
  await tx.$queryRaw`SELECT id FROM "ScenarioDraft" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return draftById(gameId, id, tx);
}

/** The text of the files of a draft; `files`: of these alone. */
export async function draftFiles(id: string, files?: readonly string[], tx: Tx = db()): Promise<Draft> {
  const found = await tx.draftFile.findMany({
    where: { draftId: id, ...(files ? { file: { in: [...files] } } : {}) },
    orderBy: { file: 'asc' },
  });
  return Object.fromEntries(found.map(({ file, entries }) => [file, entries as unknown as Draft[string]]));
}

/** Every draft of a game, the newest first, without what stands in its files. */
export const draftsOf = (gameId: string): Promise<ScenarioDraft[]> =>
  db().scenarioDraft.findMany({ where: { gameId }, orderBy: [{ madeAt: 'desc' }, { id: 'asc' }] });

/** A draft of a game with what stands in its files, as JSON, in the same version; undefined: the game has none such. */
export async function draftAsText(gameId: string, id: string): Promise<DraftAsText | undefined> {
  const [found] = await db().$queryRaw<DraftAsText[]>`
    SELECT d.name, d.version, coalesce(
      (SELECT jsonb_object_agg(f.file, f.entries) FROM "DraftFile" f WHERE f."draftId" = d.id), '{}'::jsonb)::text AS text
    FROM "ScenarioDraft" d WHERE d."gameId" = ${gameId} AND d.id = ${id}`;
  return found;
}

interface DraftAsText {
  name: string;
  version: number;
  text: string;
}

/** The largest file of a draft; undefined: it has none. */
export async function largestFile(draftId: string): Promise<string | undefined> {
  const [found] = await db().$queryRaw<{ file: string }[]>`
    SELECT file FROM "DraftFile" WHERE "draftId" = ${draftId} ORDER BY pg_column_size(entries) DESC, file LIMIT 1`;
  return found?.file;
}

/** A draft of a game with what stands in its files in the same version; undefined: the game has none such. */
export async function draftWithFiles(gameId: string, id: string) {
  const [found] = await db().$queryRaw<(ScenarioDraft & { files: Draft })[]>`
    SELECT d.*, coalesce(
      (SELECT jsonb_object_agg(f.file, f.entries) FROM "DraftFile" f WHERE f."draftId" = d.id), '{}'::jsonb) AS files
    FROM "ScenarioDraft" d WHERE d."gameId" = ${gameId} AND d.id = ${id}`;
  return found;
}

/** Keeps a new draft. */
export const createDraft = (tx: Tx, of: NewDraft, draft: Draft): Promise<void> =>
  createDraftOfTexts(
    tx,
    of,
    Object.fromEntries(Object.entries(draft).map(([file, entries]) => [file, JSON.stringify(entries)])),
  );

type NewDraft = Pick<ScenarioDraft, 'gameId' | 'id' | 'name'>;

/** Keeps a new draft, of which the entries of each file are JSON. */
export async function createDraftOfTexts(
  tx: Tx,
  { gameId, id, name }: NewDraft,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.scenarioDraft.create({ data: { gameId, id, name } });
  for (const [file, text] of Object.entries(files))
    await tx.$executeRaw`INSERT INTO "DraftFile" ("draftId", file, entries) VALUES (${id}, ${file}, ${text}::jsonb)`;
}

/** Writes what stands in files of a draft now. */
async function writeDraftFiles(tx: Tx, draftId: string, draft: Draft): Promise<void> {
  for (const [file, entries] of Object.entries(draft)) {
    const now = { entries: json(entries) };
    await tx.draftFile.upsert({
      where: { draftId_file: { draftId, file } },
      create: { draftId, file, ...now },
      update: now,
    });
  }
}

/** An edit of a draft, and which edits may be taken back and made again after it. `group`: it is a part of one change. */
export interface Made {
  what: string;
  splices: readonly Splice[];
  undoable: number[];
  redoable: number[];
  group?: string | null;
}

/** Keeps an edit: the files it changed, as they stand after it, and which edits may be taken back and made again. */
export async function keepEdit(tx: Tx, { id, version }: ScenarioDraft, edit: Made & { files: Draft }): Promise<void> {
  const { what, splices, files, undoable, redoable, group = null } = edit;
  await tx.draftEdit.create({ data: { draftId: id, number: version + 1, what, splices: json(splices), group } });
  await tx.scenarioDraft.update({ where: { id }, data: { version: version + 1, undoable, redoable } });
  await writeDraftFiles(tx, id, files);
}

/** The edit at the end of a list of numbers, with those before it in the list that are parts of the same change: in its order. */
export async function editsAtEnd(
  tx: Tx,
  draftId: string,
  numbers: readonly number[],
): Promise<{ number: number; what: string; splices: Splice[] }[]> {
  const last = await tx.draftEdit.findUniqueOrThrow({
    where: { draftId_number: { draftId, number: numbers.at(-1)! } },
  });
  const parts = last.group ? await tx.draftEdit.findMany({ where: { draftId, group: last.group } }) : [last];
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const before = numbers.findLastIndex((number) => !byNumber.has(number));
  return numbers.slice(before + 1).map((number) => {
    const { what, splices } = byNumber.get(number)!;
    return { number, what, splices: splices as unknown as Splice[] };
  });
}

/** The newest edits of a draft, the newest first. */
export const draftEdits = (draftId: string, atMost: number) =>
  db().draftEdit.findMany({
    where: { draftId },
    orderBy: { number: 'desc' },
    take: atMost,
    select: { number: true, what: true, madeAt: true },
  });

export const renameDraftTo = (tx: Tx, id: string, name: string) =>
  tx.scenarioDraft.update({ where: { id }, data: { name } });

/** Deletes a draft with everything that was ever written in it. */
export const deleteDraft = (tx: Tx, id: string) => tx.scenarioDraft.delete({ where: { id } });

/** The drafts of a game are those of another from then on: the one that takes its place. */
export const giveDraftsTo = (tx: Tx, gameId: string, to: string) =>
  tx.scenarioDraft.updateMany({ where: { gameId }, data: { gameId: to } });
