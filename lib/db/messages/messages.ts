import type {
  DeliveredMessage,
  IssuedLink,
  LinkDelivery,
  Message,
  MessageDelivery,
  TelephoneNote,
} from '@/lib/db/generated/client';
import { db } from '../client';
import type { Tx } from '../transaction';

/** Messages as Control carries them: TEAM rows with the MASTER rows that point at them, and what was delivered. */

/** A message, and what Control has done with it; null: it waits. */
export type MessageWithDelivery = Message & { delivery: MessageDelivery | null };

/** A message of this game, locked until the transaction ends; null when there is none. */
export async function lockMessage(tx: Tx, gameId: string, id: string): Promise<MessageWithDelivery | null> {
  await tx.$queryRaw`SELECT id FROM "Message" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  const message = await tx.message.findFirst({ where: { id, gameId } });
  return message && { ...message, delivery: await tx.messageDelivery.findUnique({ where: { messageId: id } }) };
}

/** A message that something has been done with. */
export type MessageCarried = Message & { delivery: MessageDelivery };

/** The messages on their way that are due on the opening of a turn, in the order they were sent. */
export async function messagesDue(tx: Tx, gameId: string, turn: number): Promise<MessageCarried[]> {
  const due = await tx.messageDelivery.findMany({ where: { gameId, state: 'onItsWay', dueTurn: { lte: turn } } });
  return withMessages(tx, gameId, due);
}

/** So many messages come in by one act: the rest by the next. */
const dueAtOnceAtMost = 200;

/**
 * The messages on their way that are due by the clock of the hall, in the order they were sent, locked until the transaction
 * ends. What another process or an umpire is busy with is left to him.
 */
export async function lockMessagesDue(tx: Tx, gameId: string): Promise<MessageCarried[]> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Message" m JOIN "MessageDelivery" d ON d."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND d."dueAt" <= now() ORDER BY d."dueAt", m.id LIMIT ${dueAtOnceAtMost}
    FOR UPDATE OF m SKIP LOCKED`;
  if (held.length === 0) return [];
  // Read once they are held: an umpire may have stopped one until just now.
  const due = await tx.$queryRaw<MessageDelivery[]>`
    SELECT * FROM "MessageDelivery" WHERE "messageId" = ANY(${held.map(({ id }) => id)}) AND "dueAt" <= now()`;
  return withMessages(tx, gameId, due);
}

async function withMessages(tx: Tx, gameId: string, deliveries: readonly MessageDelivery[]): Promise<MessageCarried[]> {
  const byId = new Map(deliveries.map((delivery) => [delivery.messageId, delivery]));
  const messages = await tx.message.findMany({
    where: { gameId, id: { in: [...byId.keys()] } },
    orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
  });
  return messages.map((message) => ({ ...message, delivery: byId.get(message.id)! }));
}

/**
 * The games in which a line has something to do: a message was sent by one that carries by itself, or one on its way is due
 * and the clock runs.
 */
export const gamesWithSignals = () => db().$queryRaw<{ gameId: string }[]>`
  SELECT g.id AS "gameId" FROM "Game" g
  WHERE EXISTS (SELECT FROM "LinkDelivery" l JOIN "Message" m ON m."linkId" = l."linkId" AND m."sentAt" >= l.since
      WHERE l."gameId" = g.id AND l.way <> 'byHand'
        AND NOT EXISTS (SELECT FROM "MessageDelivery" d WHERE d."messageId" = m.id))
    OR (g."pausedAt" IS NULL
      AND EXISTS (SELECT FROM "MessageDelivery" d WHERE d."gameId" = g.id AND d."dueAt" <= now()))`;

/** A message that nobody has touched, sent by a line that carries by itself, and how that line carries. */
export type MessageToSetOut = Message & Pick<LinkDelivery, 'way' | 'minutes'>;

/** Those of a game, in the order they were sent, locked until the transaction ends. What an umpire is busy with is left to him. */
export async function lockMessagesToSetOut(tx: Tx, gameId: string): Promise<MessageToSetOut[]> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "LinkDelivery" l JOIN "Message" m ON m."linkId" = l."linkId" AND m."sentAt" >= l.since
    WHERE l."gameId" = ${gameId} AND l.way <> 'byHand'
      AND NOT EXISTS (SELECT FROM "MessageDelivery" d WHERE d."messageId" = m.id)
    ORDER BY m."sentAt", m.id LIMIT ${dueAtOnceAtMost} FOR UPDATE OF m SKIP LOCKED`;
  if (held.length === 0) return [];
  // Read once they are held: an umpire may have carried one until just now.
  return tx.$queryRaw<MessageToSetOut[]>`
    SELECT m.*, l.way::text AS way, l.minutes FROM "Message" m JOIN "LinkDelivery" l ON l."linkId" = m."linkId"
    WHERE m.id = ANY(${held.map(({ id }) => id)})
      AND NOT EXISTS (SELECT FROM "MessageDelivery" d WHERE d."messageId" = m.id) ORDER BY m."sentAt", m.id`;
}

/** What is on its way by these lines. */
export async function onTheWayBy(tx: Tx, gameId: string, linkIds: readonly string[]): Promise<MessageCarried[]> {
  await tx.$queryRaw`
    SELECT m.id FROM "Message" m JOIN "MessageDelivery" d ON d."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND d.state = 'onItsWay' AND m."linkId" = ANY(${[...linkIds]}) ORDER BY m.id FOR UPDATE OF m`;
  const carried = await tx.$queryRaw<MessageDelivery[]>`
    SELECT d.* FROM "MessageDelivery" d JOIN "Message" m ON m.id = d."messageId"
    WHERE m."gameId" = ${gameId} AND d.state = 'onItsWay' AND m."linkId" = ANY(${[...linkIds]})`;
  return withMessages(tx, gameId, carried);
}

/** How many messages of a game wait with Control, and how many telephone notes nothing has been made of. */
export async function postWaiting(gameId: string, tx: Tx = db()): Promise<{ messages: number; notes: number }> {
  const [row] = await tx.$queryRaw<{ messages: number; notes: number }[]>`
    SELECT
      (SELECT count(*) FROM "Message" m WHERE m."gameId" = ${gameId}
        AND NOT EXISTS (SELECT FROM "MessageDelivery" c WHERE c."messageId" = m.id AND c.state <> 'held'))::int AS messages,
      (SELECT count(*) FROM "TelephoneNote" n WHERE n."gameId" = ${gameId} AND n.became IS NULL)::int AS notes`;
  return row!;
}

/** What the Messages desk lists: all that waits or is on its way, and the latest of what is done, newest first. */
export async function postOf(gameId: string, doneAtMost: number) {
  const open = await db().$queryRaw<Message[]>`
    SELECT m.* FROM "Message" m LEFT JOIN "MessageDelivery" c ON c."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND (c."messageId" IS NULL OR c.state IN ('held', 'onItsWay')) ORDER BY m."sentAt", m.id`;
  const settled = await db().$queryRaw<Message[]>`
    SELECT m.* FROM "Message" m JOIN "MessageDelivery" c ON c."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND c.state NOT IN ('held', 'onItsWay') ORDER BY c.at DESC, m.id LIMIT ${doneAtMost}`;
  const messages = [...open, ...settled];
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

/** Whose box is not its Team Control's. */
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

/** A line as it was issued, and how it carries: by hand where it was never switched. */
export type LineCarrying = IssuedLink & Pick<LinkDelivery, 'way' | 'minutes' | 'heardBy' | 'version'>;

/** The lines of all teams. */
export const linksOf = (gameId: string) => db().$queryRaw<LineCarrying[]>`
  SELECT i.*, coalesce(l.way::text, 'byHand') AS way, coalesce(l.minutes, 0) AS minutes, coalesce(l."heardBy", '{}') AS "heardBy",
    coalesce(l.version, 0) AS version
  FROM "IssuedLink" i LEFT JOIN "LinkDelivery" l ON l."linkId" = i.id
  WHERE i."gameId" = ${gameId} ORDER BY i."toName", i.means, i.id`;

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
