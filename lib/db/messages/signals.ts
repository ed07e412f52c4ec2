import { type LinkDelivery, type Message, type MessageDelivery, Prisma } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** Messages that go by themselves: what lines have to set out, what is on its way, and what is due. */

/** A message that something has been done with. */
export type MessageCarried = Message & { delivery: MessageDelivery };

/** The messages on their way that are due on the opening of a turn, in the order they were sent. */
export async function messagesDue(tx: Tx, gameId: string, turn: number): Promise<MessageCarried[]> {
  const due = await tx.messageDelivery.findMany({ where: { gameId, state: 'onItsWay', dueTurn: { lte: turn } } });
  return withMessages(tx, gameId, due);
}

/** The messages on their way to an HQ with its next report, in the order they were sent, locked until the transaction ends. */
export async function lockMessagesWithReport(tx: Tx, gameId: string, teamId: string): Promise<MessageCarried[]> {
  await tx.$queryRaw`
    SELECT m.id FROM "Message" m JOIN "MessageDelivery" d ON d."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND m."toTeamId" = ${teamId} AND d.state = 'onItsWay' AND d."dueTurn" IS NULL AND d."dueAt" IS NULL
    ORDER BY m.id FOR UPDATE OF m`;
  const due = await tx.$queryRaw<MessageDelivery[]>`
    SELECT d.* FROM "MessageDelivery" d JOIN "Message" m ON m.id = d."messageId"
    WHERE m."gameId" = ${gameId} AND m."toTeamId" = ${teamId} AND d.state = 'onItsWay' AND d."dueTurn" IS NULL AND d."dueAt" IS NULL`;
  return due.length === 0 ? [] : withMessages(tx, gameId, due);
}

/** So many messages are seen to by one act: the rest by the next. */
const atOnceAtMost = 200;

/**
 * The messages on their way that are due by the clock of the hall, in the order they were sent, locked until the transaction
 * ends. What another process or an umpire is busy with is left to him.
 */
export async function lockMessagesDue(tx: Tx, gameId: string): Promise<MessageCarried[]> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Message" m JOIN "MessageDelivery" d ON d."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND d."dueAt" <= now() ORDER BY d."dueAt", m.id LIMIT ${atOnceAtMost}
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
 * A message `m` of a game `g` that a line `l` has to set out: nobody has touched it. It is of this turn or the one before: each
 * second somebody looks, so that none older is left, and what is looked through does not grow with the day.
 */
const toSetOut = Prisma.sql`m."linkId" = l."linkId" AND m."sentAt" >= l.since AND m.turn >= g.turn - 1 AND l.way <> 'byHand'
  AND NOT EXISTS (SELECT FROM "MessageDelivery" d WHERE d."messageId" = m.id)`;

/**
 * The games in which a line has something to do: a message was sent by one that carries by itself, or one on its way is due
 * and the clock runs.
 */
export const gamesWithSignals = () => db().$queryRaw<{ gameId: string }[]>`
  SELECT g.id AS "gameId" FROM "Game" g
  WHERE EXISTS (SELECT FROM "LinkDelivery" l JOIN "Message" m ON ${toSetOut} WHERE l."gameId" = g.id)
    OR (g."pausedAt" IS NULL
      AND EXISTS (SELECT FROM "MessageDelivery" d WHERE d."gameId" = g.id AND d."dueAt" <= now()))`;

/** A message that nobody has touched, sent by a line that carries by itself, and how that line carries. */
export type MessageToSetOut = Message & Pick<LinkDelivery, 'way' | 'minutes'>;

/**
 * The signals of a game, in the order they were sent, locked until the transaction ends, and with them the state of
 * their lines: whoever switches one over waits. What an umpire is busy with is left to him.
 */
export async function lockMessagesToSetOut(tx: Tx, gameId: string): Promise<MessageToSetOut[]> {
  // The lines first, as whoever switches them does. What is read after it goes by how they carry then.
  await tx.$queryRaw`
    SELECT FROM "LinkDelivery" WHERE "gameId" = ${gameId} AND way <> 'byHand' ORDER BY "linkId" FOR SHARE`;
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Game" g JOIN "LinkDelivery" l ON l."gameId" = g.id JOIN "Message" m ON ${toSetOut}
    WHERE g.id = ${gameId} ORDER BY m."sentAt", m.id LIMIT ${atOnceAtMost} FOR UPDATE OF m SKIP LOCKED`;
  if (held.length === 0) return [];
  // Read once they are held: an umpire may have carried one until just now.
  return tx.$queryRaw<MessageToSetOut[]>`
    SELECT m.*, l.way::text AS way, l.minutes
    FROM "Game" g JOIN "LinkDelivery" l ON l."gameId" = g.id JOIN "Message" m ON ${toSetOut}
    WHERE g.id = ${gameId} AND m.id = ANY(${held.map(({ id }) => id)}) ORDER BY m."sentAt", m.id`;
}

/** The messages on their way by these lines. */
export async function onTheWayBy(tx: Tx, gameId: string, linkIds: readonly string[]): Promise<MessageCarried[]> {
  await tx.$queryRaw`
    SELECT m.id FROM "Message" m JOIN "MessageDelivery" d ON d."messageId" = m.id
    WHERE m."gameId" = ${gameId} AND d.state = 'onItsWay' AND m."linkId" = ANY(${[...linkIds]}) ORDER BY m.id FOR UPDATE OF m`;
  const carried = await tx.$queryRaw<MessageDelivery[]>`
    SELECT d.* FROM "MessageDelivery" d JOIN "Message" m ON m.id = d."messageId"
    WHERE m."gameId" = ${gameId} AND d.state = 'onItsWay' AND m."linkId" = ANY(${[...linkIds]})`;
  return withMessages(tx, gameId, carried);
}
