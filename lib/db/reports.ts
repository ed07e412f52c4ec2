import { db } from './client';
import { parts } from './combats';
import type { Prisma, ReportDraft } from './generated/client';
import type { Tx } from './transaction';

/** MASTER. What the reports of a turn are made from, and the drafts themselves. */

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

/** A combat of the turn that has no ruling yet, and the teams that fight in it. */
export interface OpenCombat {
  number: number;
  name: string;
  teamIds: string[];
}

/** The combats of a turn without a ruling, by number. */
export async function openCombats(gameId: string, turn: number, tx: Tx = db()): Promise<OpenCombat[]> {
  const combats = await tx.combat.findMany({
    where: { gameId, turn, state: { not: 'ruled' } },
    select: { number: true, name: true, units: { select: { unit: { select: { teamId: true } } } } },
    orderBy: { number: 'asc' },
  });
  return combats.map(({ number, name, units }) => ({
    number,
    name,
    teamIds: [...new Set(units.map(({ unit }) => unit.teamId))],
  }));
}

/** A value as a JSON column takes it. */
export const asColumn = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));
