import { db } from './client';
import type { OrderLine } from './generated/client';

/** MASTER. All the sheets of a turn at once. */

/** A handed-in row with whose it is. */
export type HandedInRow = OrderLine & { teamId: string };

/** Every row of a turn's handed-in sheets, sheet by sheet. */
export async function handedInRows(gameId: string, turn: number): Promise<HandedInRow[]> {
  const sheets = await db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    select: { teamId: true, lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    orderBy: { teamId: 'asc' },
  });
  return sheets.flatMap(({ teamId, lines }) => lines.map((line) => ({ ...line, teamId })));
}

/** The crossings that rows are read to go over, by row. */
export async function crossingsRead(gameId: string, lineIds: readonly string[]): Promise<Map<string, string[]>> {
  const notes = await db().lineNote.findMany({
    where: { gameId, lineId: { in: [...lineIds] }, crossingIds: { isEmpty: false } },
    select: { lineId: true, crossingIds: true },
  });
  return new Map(notes.map(({ lineId, crossingIds }) => [lineId, crossingIds]));
}

/** The units that attack in a combat of a turn. */
export async function attackersOf(gameId: string, turn: number): Promise<Set<string>> {
  const parts = await db().combatUnit.findMany({
    where: { gameId, turn, role: 'attacker', isArtillery: false },
    select: { unitId: true },
  });
  return new Set(parts.map(({ unitId }) => unitId));
}

/** The units that defended in a combat of a turn that was ruled a Total success (OC-52). */
export async function overwhelmedIn(gameId: string, turn: number): Promise<Set<string>> {
  const parts = await db().combatUnit.findMany({
    where: {
      gameId,
      turn,
      role: 'defender',
      isArtillery: false,
      combat: { state: 'ruled', ruling: { path: ['result'], equals: 'totalSuccess' } },
    },
    select: { unitId: true },
  });
  return new Set(parts.map(({ unitId }) => unitId));
}
