import type { RulesCase } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { unitsWhere } from '../movement/units';

/** MASTER. What the air picture of the turn is made from. */
export async function airTruth(gameId: string, tx: Tx = db()) {
  // One after the other: inside a transaction they share one connection.
  const game = await tx.game.findUniqueOrThrow({ where: { id: gameId } });
  const { date } = await tx.turn.findUniqueOrThrow({ where: { gameId_number: { gameId, number: game.turn } } });
  const turns = await tx.turn.findMany({ where: { gameId, date }, orderBy: { number: 'asc' } });
  const rows = await tx.airTask.findMany({
    where: { gameId, turn: { in: turns.map(({ number }) => number) } },
    orderBy: [{ mission: 'asc' }, { id: 'asc' }],
  });
  const groups = await tx.squadron.findMany({ where: { gameId } });
  const areas = await tx.interdictionArea.findMany({
    where: { gameId, turn: game.turn },
    include: { guns: { orderBy: { unitId: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  const units = await unitsWhere(tx, { gameId });
  const cases = await tx.rulesCase.findMany({ where: { gameId, turn: game.turn }, orderBy: { number: 'asc' } });
  return { game, turns, rows, groups, areas, units, cases };
}

/** Cases of a turn that are ruled or not, by id: what a sighting tells of. */
export const casesById = (gameId: string, ids: readonly string[], tx: Tx = db()): Promise<RulesCase[]> =>
  tx.rulesCase.findMany({ where: { gameId, id: { in: [...ids] } }, orderBy: { number: 'asc' } });
