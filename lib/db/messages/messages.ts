import type { DeliveredMessage, Message, MessageDelivery, TelephoneNote } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** Messages as Control carries them: TEAM rows with the MASTER rows that point at them, and what was delivered. */

/** A message, and what Control has done with it; null: it waits. */
export type MessageWithDelivery = Message & { delivery: MessageDelivery | null };

/** A message of this game, locked until the transaction ends; null when there is none. */
export async function lockMessage(tx: Tx, gameId: string, id: string): Promise<MessageWithDelivery | null> {
  await tx.$queryRaw`SELECT id FROM "Message" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  const message = await tx.message.findFirst({ where: { id, gameId } });
  return message && { ...message, delivery: await tx.messageDelivery.findUnique({ where: { messageId: id } }) };
}

/** The messages that wait from one hand of a team, in the order they were sent, locked until the transaction ends. */
export async function lockWaitingOf(
  tx: Tx,
  { gameId, teamId, writtenBy }: { gameId: string; teamId: string; writtenBy: string },
): Promise<MessageWithDelivery[]> {
  const messages = await tx.$queryRaw<Message[]>`
    SELECT * FROM "Message" WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} AND "writtenBy" = ${writtenBy}
    ORDER BY "sentAt", id FOR UPDATE`;
  const ids = messages.map(({ id }) => id);
  const deliveries = await tx.messageDelivery.findMany({ where: { gameId, messageId: { in: ids } } });
  const deliveryOf = new Map(deliveries.map((delivery) => [delivery.messageId, delivery]));
  return messages
    .map((message) => ({ ...message, delivery: deliveryOf.get(message.id) ?? null }))
    .filter(({ delivery }) => delivery === null || delivery.state === 'held');
}

/** The number of messages of a game that wait with Control, and of telephone notes that nothing has been made of. */
export async function postWaiting(gameId: string, tx: Tx = db()): Promise<{ messages: number; notes: number }> {
  const [row] = await tx.$queryRaw<{ messages: number; notes: number }[]>`
    SELECT
      (SELECT count(*) FROM "Message" m WHERE m."gameId" = ${gameId}
        AND NOT EXISTS (SELECT FROM "MessageDelivery" c WHERE c."messageId" = m.id AND c.state <> 'held'))::int AS messages,
      (SELECT count(*) FROM "TelephoneNote" n WHERE n."gameId" = ${gameId} AND n.became IS NULL)::int AS notes`;
  return row!;
}

/**
 * The number of messages from one person of a team that Control's desks list in one state: further ones come up as these are
 * seen to.
 */
export const listedOfAHand = 20;

/**
 * The messages on the Messages desk: what waits or is on its way, and the latest of what is done, newest first. No seat
 * makes it longer by more than it may list; `moreBehind`: how many of the same hand follow one and are not listed.
 */
export async function postOf(gameId: string, doneAtMost: number) {
  const open = await db().$queryRaw<(Message & { moreBehind: number })[]>`
    SELECT m.*, hands."moreBehind" FROM (
      SELECT m.id, row_number() OVER hand AS place,
        CASE WHEN row_number() OVER hand = ${listedOfAHand} THEN count(*) OVER whole - ${listedOfAHand} ELSE 0 END::int AS "moreBehind"
      FROM "Message" m LEFT JOIN "MessageDelivery" c ON c."messageId" = m.id
      WHERE m."gameId" = ${gameId} AND (c."messageId" IS NULL OR c.state IN ('held', 'onItsWay'))
      WINDOW whole AS (PARTITION BY m."teamId", m."writtenBy", c.state IS NOT DISTINCT FROM 'onItsWay'),
        hand AS (PARTITION BY m."teamId", m."writtenBy", c.state IS NOT DISTINCT FROM 'onItsWay' ORDER BY m."sentAt", m.id)
    ) hands JOIN "Message" m ON m.id = hands.id
    WHERE hands.place <= ${listedOfAHand} ORDER BY m."sentAt", m.id`;
  const settled = await db().$queryRaw<Message[]>`
    SELECT m.* FROM "Message" m JOIN "MessageDelivery" c ON c."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND c.state NOT IN ('held', 'onItsWay') ORDER BY c.at DESC, m."sentAt" DESC, m.id LIMIT ${doneAtMost}`;
  const messages = [...open, ...settled.map((message) => ({ ...message, moreBehind: 0 }))];
  const ids = messages.map(({ id }) => id);
  const [deliveries, news, delivered] = await Promise.all([
    db().messageDelivery.findMany({ where: { gameId, messageId: { in: ids } } }),
    db().messageNews.findMany({ where: { gameId, messageId: { in: ids } }, orderBy: { issuedAt: 'asc' } }),
    db().deliveredMessage.findMany({ where: { gameId }, orderBy: { deliveredAt: 'desc' }, take: doneAtMost * 2 }),
  ]);
  const deliveryOf = new Map(deliveries.map((delivery) => [delivery.messageId, delivery]));
  return {
    messages: messages.map((message) => ({ ...message, delivery: deliveryOf.get(message.id) ?? null })),
    news,
    delivered,
    carried: await carriedAmong(gameId, delivered),
  };
}

/** Which of these came by a message of a team's, and are no word of Control's own. */
async function carriedAmong(gameId: string, delivered: readonly DeliveredMessage[]): Promise<Set<string>> {
  const ids = delivered.map(({ id }) => id);
  const rows = await db().messageDelivery.findMany({
    where: { gameId, issuedId: { in: ids } },
    select: { issuedId: true },
  });
  return new Set(rows.flatMap(({ issuedId }) => issuedId ?? []));
}

/** Copies of sheets that wait to be carried, the oldest first. */
export const copiesToCarry = (gameId: string) =>
  db().$queryRaw<{ id: string; teamId: string; toName: string; means: string; turn: number; requestedAt: Date }[]>`
    SELECT c.id, c."teamId", c."toName", c.means, s.turn, c."requestedAt"
    FROM "SheetCopy" c JOIN "OrderSheet" s ON s.id = c."sheetId"
    WHERE c."gameId" = ${gameId} AND NOT EXISTS (SELECT FROM "CopyHandling" h WHERE h."copyId" = c.id)
    ORDER BY c."requestedAt", c.id`;

/** The boxes that are not their Team Control's. */
export const boxesOf = (gameId: string) => db().messageBox.findMany({ where: { gameId } });

/** Gives a team's box to a seat of Control; null: back to its Team Control. */
export async function putBox(tx: Tx, gameId: string, teamId: string, ownerSeatId: string | null): Promise<void> {
  if (ownerSeatId === null) await tx.messageBox.deleteMany({ where: { gameId, teamId } });
  else
    await tx.messageBox.upsert({
      where: { teamId },
      create: { teamId, gameId, ownerSeatId },
      update: { ownerSeatId },
    });
}

/** The seats of Control that can own a box. */
export const controlSeats = (gameId: string, tx: Tx = db()) =>
  tx.seat.findMany({
    where: { gameId, kind: 'control', revokedAt: null },
    select: { id: true, label: true, roles: true, teamKeys: true },
    orderBy: { label: 'asc' },
  });

/** A telephone note of this game, locked until the transaction ends; null when there is none. */
export async function lockNote(tx: Tx, gameId: string, id: string): Promise<TelephoneNote | null> {
  await tx.$queryRaw`SELECT id FROM "TelephoneNote" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.telephoneNote.findFirst({ where: { id, gameId } });
}

/** Notes nothing has been made of, the oldest first; then the latest of the others. */
export async function notesTaken(gameId: string, doneAtMost: number): Promise<TelephoneNote[]> {
  const open = await db().telephoneNote.findMany({
    where: { gameId, became: null },
    orderBy: [{ takenAt: 'asc' }, { id: 'asc' }],
  });
  const settled = await db().telephoneNote.findMany({
    where: { gameId, became: { not: null } },
    orderBy: [{ takenAt: 'desc' }, { id: 'asc' }],
    take: doneAtMost,
  });
  return [...open, ...settled];
}

/** The rows of the sheets handed in for a turn, for the words a telephone note may be added to. */
export const rowsHandedIn = (gameId: string, turn: number) =>
  db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    select: {
      id: true,
      teamId: true,
      lines: {
        select: { id: true, position: true, grouping: true, orders: true, counterIds: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      },
    },
  });
