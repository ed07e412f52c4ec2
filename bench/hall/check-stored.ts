import { db } from '@/lib/db/kernel/client';
import type { Hall } from './hall';
import { rowsOnSheet } from './kinds';
import { markOf } from './sheet';

/** Looks whether every sheet of a round, all of them acknowledged, is in the database. @throws where one is not: the run is void */
export async function checkStored({ gameId, turn, teams }: Hall, round: number): Promise<void> {
  const stored = await db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    select: { teamId: true, lines: { select: { orders: true } } },
  });
  const keys = new Map((await db().team.findMany({ where: { gameId } })).map(({ id, key }) => [id, key]));
  const rows = new Map(stored.map(({ teamId, lines }) => [keys.get(teamId), lines]));
  for (const { key, number } of teams) {
    const mark = markOf(number, round);
    const there = (rows.get(key) ?? []).filter(({ orders }) => orders.startsWith(mark)).length;
    if (there !== rowsOnSheet)
      throw new Error(
        `This run is void. ${key} has ${there} rows in the database that were acknowledged in round ${round}.`,
      );
  }
}
