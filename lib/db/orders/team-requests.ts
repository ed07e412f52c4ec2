import type { OrderLine, RequestNote, SheetCopy } from '@/lib/db/generated/client';
import { only } from '@/lib/values';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The requests of a team on the sheet it handed in, and what Control has heard of them. */
export interface Requests {
  /** Rows that ask for support in free words. */
  rows: Pick<OrderLine, 'id' | 'supportText'>[];
  /** Copies asked to be carried, in the order they were asked for. */
  copies: Pick<SheetCopy, 'id' | 'toName'>[];
  /** Of these and of older requests. */
  notes: RequestNote[];
}

/** The requests of teams of a turn, by team. A sheet that is not handed in asks for nothing. */
export async function requestsOfTeams(
  gameId: string,
  teamIds: readonly string[],
  turn: number,
  tx: Tx = db(),
): Promise<Map<string, Requests>> {
  const ofTeams = { gameId, teamId: { in: [...teamIds] } };
  const [sheets, notes, copies] = await Promise.all([
    tx.orderSheet.findMany({
      where: { ...ofTeams, turn, state: 'submitted' },
      select: {
        id: true,
        teamId: true,
        lines: {
          where: { NOT: { supportText: '' } },
          select: { id: true, supportText: true },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        },
      },
    }),
    tx.requestNote.findMany({ where: ofTeams }),
    tx.sheetCopy.findMany({
      where: ofTeams,
      select: { id: true, toName: true, teamId: true, sheetId: true },
      orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const handedIn = new Set(sheets.map(({ id }) => id));
  return new Map(
    teamIds.map((id) => [
      id,
      {
        rows: sheets.find(({ teamId }) => teamId === id)?.lines ?? [],
        copies: copies
          .filter(({ teamId, sheetId }) => teamId === id && handedIn.has(sheetId))
          .map((copy) => only(copy, ['id', 'toName'])),
        notes: notes.filter(({ teamId }) => teamId === id),
      },
    ]),
  );
}

/** A team's requests of a turn. */
export const requestsOf = async (gameId: string, teamId: string, turn: number, tx?: Tx): Promise<Requests> =>
  (await requestsOfTeams(gameId, [teamId], turn, tx)).get(teamId)!;

/** The sheet on which a request stands, by the id of its row or copy; null when there is none in this game. */
export async function sheetOfRequest(tx: Tx, gameId: string, id: string): Promise<string | null> {
  const row = await tx.orderLine.findFirst({ where: { id, sheet: { gameId } }, select: { sheetId: true } });
  const copy = row ?? (await tx.sheetCopy.findFirst({ where: { id, gameId }, select: { sheetId: true } }));
  return copy?.sheetId ?? null;
}

export const requestNoteOf = (tx: Tx, id: string): Promise<RequestNote | null> =>
  tx.requestNote.findUnique({ where: { id } });
