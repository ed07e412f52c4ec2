import type { OrderLine, RequestNote, SheetCopy } from '@/lib/db/generated/client';
import { db } from '../client';
import type { Tx } from '../transaction';

/** What a team asked for on the sheet it handed in, and what Control has heard of it. */
export interface Requests {
  /** Rows that ask for support in free words. */
  rows: Pick<OrderLine, 'id' | 'supportText'>[];
  /** Copies asked to be carried, in the order they were asked for. */
  copies: Pick<SheetCopy, 'id' | 'toName'>[];
  /** Of these and of older requests. */
  notes: RequestNote[];
}

/** A team's requests of a turn. A sheet that is not handed in asks for nothing. */
export async function requestsOf(gameId: string, teamId: string, turn: number, tx: Tx = db()): Promise<Requests> {
  const sheet = await tx.orderSheet.findUnique({
    where: { gameId_teamId_turn: { gameId, teamId, turn }, state: 'submitted' },
    select: {
      id: true,
      lines: {
        where: { NOT: { supportText: '' } },
        select: { id: true, supportText: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  });
  const notes = await tx.requestNote.findMany({ where: { gameId, teamId } });
  if (!sheet) return { rows: [], copies: [], notes };
  const copies = await tx.sheetCopy.findMany({
    where: { gameId, teamId, sheetId: sheet.id },
    select: { id: true, toName: true },
    orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
  });
  return { rows: sheet.lines, copies, notes };
}

/** The sheet on which a request stands, by the id of its row or copy; null when there is none in this game. */
export async function sheetOfRequest(tx: Tx, gameId: string, id: string): Promise<string | null> {
  const row = await tx.orderLine.findFirst({ where: { id, sheet: { gameId } }, select: { sheetId: true } });
  const copy = row ?? (await tx.sheetCopy.findFirst({ where: { id, gameId }, select: { sheetId: true } }));
  return copy?.sheetId ?? null;
}

export const requestNoteOf = (tx: Tx, id: string): Promise<RequestNote | null> =>
  tx.requestNote.findUnique({ where: { id } });
