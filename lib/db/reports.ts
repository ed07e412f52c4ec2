import { db } from './client';
import type { Prisma, ReportDraft } from './generated/client';
import type { Tx } from './transaction';

/** MASTER. What the reports of a turn are made from, and the drafts themselves. */

const parts = { units: { orderBy: { unitId: 'asc' } }, air: { orderBy: { position: 'asc' } } } as const;

/** Everything a team's report of a turn is made from, in one look. */
export async function reportBooks(gameId: string, teamId: string, turn: number, tx: Tx = db()) {
  const [units, combats, contacts, identities, lines] = await Promise.all([
    tx.unit.findMany({ where: { gameId }, orderBy: { id: 'asc' } }),
    tx.combat.findMany({ where: { gameId, turn, state: 'ruled' }, include: parts, orderBy: { number: 'asc' } }),
    tx.contactTurn.findMany({ where: { gameId, turn: { lte: turn } } }),
    tx.issuedIdentity.findMany({ where: { gameId, teamId } }),
    tx.orderLine.findMany({
      where: { action: 'probe', sheet: { gameId, teamId, turn, state: 'submitted' } },
      select: { counterIds: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  ]);
  return { units, combats, contacts, identities, probing: lines.map((line) => line.counterIds) };
}

export type ReportBooks = Awaited<ReturnType<typeof reportBooks>>;

/** The draft of a team's report of a turn; null before it is drafted. */
export const draftOf = (gameId: string, teamId: string, turn: number, tx: Tx = db()): Promise<ReportDraft | null> =>
  tx.reportDraft.findUnique({ where: { gameId_turn_teamId: { gameId, turn, teamId } } });

export const draftById = (tx: Tx, gameId: string, id: string): Promise<ReportDraft | null> =>
  tx.reportDraft.findFirst({ where: { id, gameId } });

export const draftsOf = (gameId: string, turn: number): Promise<ReportDraft[]> =>
  db().reportDraft.findMany({ where: { gameId, turn } });

/** What a team was told before, newest first. */
export const toldBefore = (gameId: string, teamId: string) =>
  db().report.findMany({ where: { gameId, teamId }, orderBy: { releasedAt: 'desc' }, take: 12 });

/** A value as a JSON column takes it. */
export const asColumn = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));
