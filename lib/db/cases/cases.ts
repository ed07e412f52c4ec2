import type { Crossing, RulesCase } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Cases put to the rules by hand. */

/** A case of this game, locked until the transaction ends; null when there is none. */
export async function lockCase(tx: Tx, gameId: string, caseId: string): Promise<RulesCase | null> {
  await tx.$queryRaw`SELECT id FROM "RulesCase" WHERE id = ${caseId} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.rulesCase.findFirst({ where: { id: caseId, gameId } });
}

/** The next free number of a case in a turn. The caller has locked the turn for update. */
export async function nextCaseNumber(tx: Tx, gameId: string, turn: number): Promise<number> {
  const last = await tx.rulesCase.aggregate({ where: { gameId, turn }, _max: { number: true } });
  return (last._max.number ?? 0) + 1;
}

/** The cases of one kind in a turn that no one has ruled on yet. */
export const unruledCases = (tx: Tx, gameId: string, turn: number, kind: string): Promise<RulesCase[]> =>
  tx.rulesCase.findMany({ where: { gameId, turn, kind, state: 'resolved' }, orderBy: { number: 'asc' } });

/** Crossings of this game, locked in one order until the transaction ends. Unknown ids are left out. */
export async function lockCrossings(tx: Tx, gameId: string, ids: readonly string[]): Promise<Map<string, Crossing>> {
  const wanted = [...new Set(ids)];
  await tx.$queryRaw`SELECT id FROM "Crossing" WHERE "gameId" = ${gameId} AND id = ANY(${wanted}) ORDER BY id FOR UPDATE`;
  const rows = await tx.crossing.findMany({ where: { gameId, id: { in: wanted } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** All cases of a game, the newest turn first, within a turn by number. */
export const casesOf = (gameId: string) =>
  db().rulesCase.findMany({
    where: { gameId },
    select: { id: true, turn: true, number: true, kind: true, name: true, state: true },
    orderBy: [{ turn: 'desc' }, { number: 'asc' }],
  });

export const caseById = (gameId: string, caseId: string): Promise<RulesCase | null> =>
  db().rulesCase.findFirst({ where: { id: caseId, gameId } });

/** The names of the units and squadron groups of a game, by id. */
export async function namesInGame(tx: Tx, gameId: string): Promise<Map<string, string>> {
  const select = { id: true, name: true } as const;
  const units = await tx.unit.findMany({ where: { gameId }, select });
  const groups = await tx.squadron.findMany({ where: { gameId }, select });
  return new Map([...units, ...groups].map(({ id, name }) => [id, name]));
}
