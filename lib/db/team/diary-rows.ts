import type { DiaryRemark } from '@/lib/visibility/player/after-battle';
import { db } from '../kernel/client';
import { now, type Tx } from '../kernel/transaction';

/** TEAM. The remarks of a team in its war diary. Every read and write here names the team. */

const shown = { id: true, turn: true, text: true, writtenBy: true, version: true } as const;

/** In the order they were begun. */
export const remarksOf = (gameId: string, teamId: string, tx: Tx = db()): Promise<DiaryRemark[]> =>
  tx.diaryRemark.findMany({ where: { gameId, teamId }, select: shown, orderBy: [{ turn: 'asc' }, { id: 'asc' }] });

/** A text that changes with every remark of a game's teams that is written, changed or taken out. */
export async function remarksMark(gameId: string): Promise<string> {
  const [found] = await db().$queryRaw<{ mark: string }[]>`
    SELECT coalesce(md5(string_agg("teamId" || id || version, ' ' ORDER BY "teamId", id)), '') AS mark
    FROM "DiaryRemark" WHERE "gameId" = ${gameId}`;
  return found!.mark;
}

/** A remark, locked until the transaction ends; null: the team has none of this id. */
export async function lockRemark(tx: Tx, teamId: string, id: string): Promise<DiaryRemark | null> {
  const [row] = await tx.$queryRaw<DiaryRemark[]>`
    SELECT id, turn, text, "writtenBy", version FROM "DiaryRemark" WHERE "teamId" = ${teamId} AND id = ${id} FOR UPDATE`;
  return row ?? null;
}

export async function writeRemarkRow(tx: Tx, gameId: string, teamId: string, remark: DiaryRemark): Promise<void> {
  const row = { ...remark, gameId, teamId, updatedAt: await now(tx) };
  await tx.diaryRemark.upsert({ where: { teamId_id: { teamId, id: remark.id } }, create: row, update: row });
}

export const dropRemark = (tx: Tx, teamId: string, id: string) => tx.diaryRemark.deleteMany({ where: { teamId, id } });

export const countRemarks = (tx: Tx, teamId: string) => tx.diaryRemark.count({ where: { teamId } });
