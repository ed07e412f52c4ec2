import type { IssuedExtension, PublicNotice } from '@/lib/db/generated/client';
import type { Issued } from '@/lib/visibility/issued';
import type {
  IssuedDecisionRow,
  IssuedExtensionRow,
  IssuedNudgeRow,
  PublicCompanionRow,
  PublicNoticeRow,
} from '@/lib/visibility/rows';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { updateRows } from '../kernel/write-rows';

/** ISSUED rows of the clock: notices, nudges, more time, and what else the hall sees. Every write takes only what the door has issued. */

export const writeNotice = (tx: Tx, row: Issued<PublicNoticeRow>) => tx.publicNotice.create({ data: row });
export const dropNotice = (tx: Tx, id: string) => tx.publicNotice.delete({ where: { id } });

/** A notice of this game, locked until the transaction ends; null: it hangs no more. */
export async function lockNotice(tx: Tx, gameId: string, id: string): Promise<PublicNotice | null> {
  const [notice] = await tx.$queryRaw<PublicNotice[]>`
    SELECT * FROM "PublicNotice" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return notice ?? null;
}

/** The notices that hang in the hall, newest first. */
export const noticesOf = (gameId: string, tx: Tx = db()): Promise<PublicNotice[]> =>
  tx.publicNotice.findMany({ where: { gameId }, orderBy: [{ issuedAt: 'desc' }, { id: 'asc' }] });

/** The companion game that the hall follows, in place of what it saw before. */
export const writeCompanion = (tx: Tx, row: Issued<PublicCompanionRow>) => {
  const data = { ...row, table: row.table as object };
  return tx.publicCompanion.upsert({ where: { gameId: row.gameId }, create: data, update: data });
};
export const dropCompanion = (tx: Tx, gameId: string) => tx.publicCompanion.delete({ where: { gameId } });

export const writeNudge = (tx: Tx, row: Issued<IssuedNudgeRow>) => tx.issuedNudge.create({ data: row });

/** When each team was last nudged for its orders of a turn. */
export async function lastNudges(gameId: string, turn: number, tx: Tx = db()): Promise<Map<string, Date>> {
  const rows = await tx.issuedNudge.groupBy({ by: ['teamId'], where: { gameId, turn }, _max: { issuedAt: true } });
  return new Map(rows.flatMap(({ teamId, _max }) => (_max.issuedAt ? [[teamId, _max.issuedAt] as const] : [])));
}

/** More time for a team, in place of what it was given before. */
export const writeExtension = (tx: Tx, row: Issued<IssuedExtensionRow>) => {
  const { gameId, teamId, turn } = row;
  return tx.issuedExtension.upsert({
    where: { gameId_teamId_turn: { gameId, teamId, turn } },
    create: row,
    update: row,
  });
};

/** The more time a team was given for its orders of a turn, or null. */
export const extensionOf = (
  tx: Tx,
  { gameId, teamId, turn }: Pick<IssuedExtension, 'gameId' | 'teamId' | 'turn'>,
): Promise<IssuedExtension | null> =>
  tx.issuedExtension.findUnique({ where: { gameId_teamId_turn: { gameId, teamId, turn } } });

/** The more time that had not run out at a moment. */
export const extensionsOpenAt = (tx: Tx, gameId: string, at: Date): Promise<IssuedExtension[]> =>
  tx.issuedExtension.findMany({ where: { gameId, until: { gt: at } }, orderBy: [{ turn: 'asc' }, { teamId: 'asc' }] });

/** The questions put to teams that were still open at a moment. */
export const issuedDecisionsOpenAt = (tx: Tx, gameId: string, at: Date): Promise<IssuedDecisionRow[]> =>
  tx.issuedDecision.findMany({ where: { gameId, settledAs: null, endsAt: { gt: at } }, orderBy: { id: 'asc' } });

/** Moves when these questions end, in one statement. */
export const moveDecisionEnds = (tx: Tx, rows: readonly Issued<IssuedDecisionRow>[]) =>
  updateRows(
    tx,
    'IssuedDecision',
    ['id'],
    rows.map(({ id, endsAt }) => ({ id, endsAt })),
  );

/** Moves when more time that was given runs out, in one statement. */
export const moveExtensions = (tx: Tx, rows: readonly Issued<IssuedExtensionRow>[]) =>
  updateRows(tx, 'IssuedExtension', ['gameId', 'teamId', 'turn'], rows);

/** True when the battle of a game is over, as everybody in the hall sees it. */
export const isOver = async (tx: Tx, gameId: string): Promise<boolean> =>
  (await tx.publicClock.findUnique({ where: { gameId }, select: { isEnded: true } }))?.isEnded ?? false;
