import type { ControlNote, ControlNoteSeen } from '@/lib/db/generated/client';
import { tellClaims } from '../claims/claims';
import { db } from '../kernel/client';
import { newId } from '../kernel/ids';
import type { Tx } from '../kernel/transaction';

/** MASTER. What one umpire writes to another, or to all of Control; never in the ledger, never told to a player. */

interface From {
  id: string;
  gameId: string;
  label: string;
}

/** Writes a note; whoever it is to is told at once. */
export async function writeControlNote(
  tx: Tx,
  from: From,
  note: Pick<ControlNote, 'why' | 'toSeatId' | 'kind' | 'subjectId' | 'text'>,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ControlNote" (id, "gameId", turn, why, "fromSeatId", "fromLabel", "toSeatId", kind, "subjectId", text, at)
    SELECT ${newId()}, g.id, g.turn, ${note.why}::"NoteWhy", ${from.id}, ${from.label}, ${note.toSeatId}, ${note.kind}::"CardKind",
      ${note.subjectId}, ${note.text}, now()
    FROM "Game" g WHERE g.id = ${from.gameId}`;
  await tellClaims(tx, from.gameId);
}

/** The notes among these that are to the seat, with those who have acknowledged them, locked until the transaction ends. */
export async function lockControlNotes(
  tx: Tx,
  seat: From,
  ids: readonly string[],
): Promise<(ControlNote & { seen: ControlNoteSeen[] })[]> {
  await tx.$queryRaw`SELECT id FROM "ControlNote" WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;
  return tx.controlNote.findMany({
    where: { id: { in: [...ids] }, ...noteTo(seat) },
    include: { seen: true },
    orderBy: { id: 'asc' },
  });
}

const noteTo = ({ id, gameId }: Pick<From, 'id' | 'gameId'>) => ({
  gameId,
  OR: [{ toSeatId: id }, { toSeatId: null, fromSeatId: { not: id } }],
});

/** The seat has read a note. Said twice, it stays read since the first time. */
export async function acknowledgeNote(tx: Tx, seat: From, noteId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ControlNoteSeen" ("noteId", "seatId", at) VALUES (${noteId}, ${seat.id}, now()) ON CONFLICT DO NOTHING`;
  await tellClaims(tx, seat.gameId);
}

/** The seat knows what it is about: every note on this ruling is read by it. */
export const acknowledgeBinding = (tx: Tx, seat: From, bindingId: string): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO "ControlNoteSeen" ("noteId", "seatId", at)
    SELECT id, ${seat.id}, now() FROM "ControlNote"
    WHERE "gameId" = ${seat.gameId} AND why = 'binding' AND "subjectId" = ${bindingId} ON CONFLICT DO NOTHING`;

/**
 * The notes a seat has not acknowledged, the oldest first: those to it, and those to all of this turn and the last. A card
 * offered to all is taken with the first answer.
 */
export const notesTo = (seat: Pick<From, 'id' | 'gameId'>, turn: number): Promise<ControlNote[]> =>
  db().controlNote.findMany({
    where: {
      gameId: seat.gameId,
      seen: { none: { seatId: seat.id } },
      OR: [
        { toSeatId: seat.id },
        {
          toSeatId: null,
          fromSeatId: { not: seat.id },
          turn: { gte: turn - 1 },
          NOT: { why: 'handOver', kind: { not: null }, seen: { some: {} } },
        },
      ],
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });

/** The notes of a seat to others that nobody has acknowledged yet. */
export const notesUnseen = (seat: Pick<From, 'id' | 'gameId'>): Promise<ControlNote[]> =>
  db().controlNote.findMany({
    where: { gameId: seat.gameId, fromSeatId: seat.id, why: 'handOver', seen: { none: {} } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
