import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { Prisma, type Seat } from '@/lib/db/generated/client';
import type { SeatKind } from '@/lib/words';
import { change, create } from '../change';
import { db } from '../client';
import { newId } from '../ids';
import { type Act, channel, type Tx } from '../transaction';

/** Letters and digits that cannot be taken for each other when read aloud (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const selectorLength = 4;
const secretLength = 8;

/** A code as typed, made plain: capitals, no dashes, I and L as 1, O as 0. */
const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-Z]/g, '');

/** What of a code names its row: no secret, and the same however the code is typed. */
export const selectorOf = (code: string): string => plainCode(code).slice(0, selectorLength);

/** A code as printed: three groups of four. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const draw = (length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What scrypt costs: 16 MB and some tens of milliseconds a try. Stated, so that a new Node changes no hash that is kept. */
const cost = { N: 16_384, r: 8, p: 1 };

const hashOf = (secret: string, salt: string): Promise<Buffer> =>
  new Promise((settle, fail) => {
    scrypt(secret, salt, 32, cost, (problem, hash) => (problem ? fail(problem) : settle(hash)));
  });

/** Codes given out before stop working. */
export const dropCodes = (tx: Tx, seatId: string) => tx.seatCode.deleteMany({ where: { seatId } });

/** Gives a seat a one-time code, beside any it has. Returns the code: it is stored hashed and shown once. */
export async function issueCode(tx: Tx, seatId: string): Promise<string> {
  const secret = draw(secretLength);
  const salt = randomBytes(16).toString('base64url');
  const hash = (await hashOf(secret, salt)).toString('base64url');
  for (;;) {
    const selector = draw(selectorLength);
    if (await tx.seatCode.findUnique({ where: { selector } })) continue;
    await tx.seatCode.create({ data: { selector, seatId, salt, hash } });
    return selector + secret;
  }
}

/** The unused code's seat, or null: no such code, used, or its seat revoked. A wrong one takes as long, whatever is wrong with it. */
export async function seatByCode(
  code: string,
): Promise<(Seat & { team: { name: string } | null; game: { title: string } }) | null> {
  const plain = plainCode(code);
  if (plain.length !== selectorLength + secretLength) return null;
  const row = await db().seatCode.findUnique({
    where: { selector: plain.slice(0, selectorLength) },
    include: { seat: { include: { team: { select: { name: true } }, game: { select: { title: true } } } } },
  });
  const hash = await hashOf(plain.slice(selectorLength), row?.salt ?? 'nobody');
  if (!row || row.usedAt || row.seat.revokedAt) return null;
  return timingSafeEqual(hash, Buffer.from(row.hash, 'base64url')) ? row.seat : null;
}

/** Marks all codes of a seat used, once. False when this one is used or withdrawn meanwhile. */
export async function useUpCodes(tx: Tx, seatId: string, code: string, at: Date): Promise<boolean> {
  const selector = selectorOf(code);
  const { count } = await tx.seatCode.updateMany({ where: { selector, seatId, usedAt: null }, data: { usedAt: at } });
  await tx.seatCode.updateMany({ where: { seatId, usedAt: null }, data: { usedAt: at } });
  return count === 1;
}

/**
 * The holder with this id, as long as a seat is his; else a new one. Whoever had this browser before, and kept its token,
 * comes in by it no more when the next one sits down there.
 */
export async function holderFor(tx: Tx, holderId: string | null): Promise<string> {
  if (holderId !== null) {
    if (await holdsAny(tx, holderId)) return holderId;
  }
  return (await tx.holder.create({ data: { id: newId(32) } })).id;
}

/** Whether any seat is a holder's. */
export const holdsAny = async (tx: Tx, holderId: string): Promise<boolean> =>
  (await tx.$queryRaw<object[]>`SELECT id FROM "Seat" WHERE ${isHeldBy(holderId)} LIMIT 1`).length > 0;

/** Gives a seat to a holder, or takes it from the one it had: his streams end at once. */
export async function giveSeat(
  tx: Tx,
  act: Act,
  seatId: string,
  given: { holderId: string | null; usedAt?: Date | null; revokedAt?: Date | null },
): Promise<void> {
  await change(tx, act, 'seat', seatId, given);
  const told = JSON.stringify({ game: act.gameId, seat: seatId });
  await tx.$executeRaw`SELECT pg_notify(${channel}::text, ${told}::text)`;
}

/** A seat as its holder's request names it. `isSeenLongAgo`: it was last heard of more than a minute ago, or never. */
type SeatHeld = Pick<
  Seat,
  'id' | 'gameId' | 'kind' | 'label' | 'roles' | 'teamKeys' | 'teamId' | 'duty' | 'lastSeenAt'
> & { isSeenLongAgo: boolean };

/** Null when it is not his, or revoked. One indexed read. */
export async function seatHeld(seatId: string, holderId: string): Promise<SeatHeld | null> {
  const [row] = await db().$queryRaw<SeatHeld[]>`
    SELECT id, "gameId", kind::text, label, roles::text[], "teamKeys", "teamId", duty::text, "lastSeenAt",
      coalesce("lastSeenAt" < now() - interval '1 minute', true) AS "isSeenLongAgo"
    FROM "Seat" WHERE id = ${seatId} AND ${isHeldBy(holderId)}`;
  return row ?? null;
}

/** Whether a seat is a browser's: it was taken not more than four days ago, by the database's time, and not revoked since. */
const isHeldBy = (holderId: string) =>
  Prisma.sql`"holderId" = ${holderId} AND "revokedAt" IS NULL AND "usedAt" > now() - interval '4 days'`;

/** All seats a browser holds. */
export const seatsHeld = (holderId: string) =>
  db().$queryRaw<{ id: string; kind: SeatKind; label: string; team: string | null; game: string }[]>`
    SELECT s.id, s.kind::text, s.label, t.name AS team, g.title AS game
    FROM (SELECT * FROM "Seat" WHERE ${isHeldBy(holderId)}) s
    JOIN "Game" g ON g.id = s."gameId" LEFT JOIN "Team" t ON t.id = s."teamId" ORDER BY s.label`;

/** When a seat was last at its desk; written at most once a minute. */
export async function seenNow(seatId: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE "Seat" SET "lastSeenAt" = now() WHERE id = ${seatId} AND ("lastSeenAt" IS NULL OR "lastSeenAt" < now() - interval '1 minute')`;
}

export type NewSeat = Pick<Seat, 'kind' | 'label' | 'roles' | 'teamKeys' | 'teamId' | 'duty'>;

/** Makes a seat; it has no code until one is issued. */
export async function createSeat(tx: Tx, act: Act, seat: NewSeat): Promise<string> {
  const seatId = newId();
  await create(tx, act, 'seat', seatId, { id: seatId, gameId: act.gameId, ...seat });
  return seatId;
}

/** A seat of this game, or null. */
export const seatInGame = (tx: Tx, gameId: string, seatId: string): Promise<Seat | null> =>
  tx.seat.findFirst({ where: { id: seatId, gameId } });

/** Every seat of a game, for game control. */
export const seatsOf = (gameId: string) =>
  db().seat.findMany({
    where: { gameId },
    include: { team: { select: { name: true, key: true } }, codes: { select: { issuedAt: true, usedAt: true } } },
    orderBy: [{ kind: 'asc' }, { teamId: 'asc' }, { label: 'asc' }],
  });

/** The seats of Control that have not been revoked, and whether somebody holds each. */
export const umpiresOf = async (gameId: string): Promise<{ id: string; label: string; isHeld: boolean }[]> => {
  const seats = await db().seat.findMany({
    where: { gameId, kind: 'control', revokedAt: null },
    select: { id: true, label: true, holderId: true },
    orderBy: [{ label: 'asc' }, { id: 'asc' }],
  });
  return seats.map(({ id, label, holderId }) => ({ id, label, isHeld: holderId !== null }));
};

/** The seats of a team that have not been revoked: commander, operations, intelligence. */
export const seatsOfTeam = (gameId: string, teamId: string): Promise<Seat[]> =>
  db().seat.findMany({
    where: { gameId, teamId, kind: 'player', revokedAt: null },
    orderBy: [{ duty: 'asc' }, { label: 'asc' }, { id: 'asc' }],
  });
