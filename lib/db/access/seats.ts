import { Prisma, type Seat } from '@/lib/db/generated/client';
import type { PlayerDuty, SeatKind } from '@/lib/words';
import { change, create } from '../kernel/change';
import { db } from '../kernel/client';
import { newId } from '../kernel/ids';
import { type Act, channel, type Tx } from '../kernel/transaction';

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

/** True when any seat is a holder's. */
export const holdsAny = async (tx: Tx, holderId: string): Promise<boolean> =>
  (await tx.$queryRaw<object[]>`SELECT id FROM "Seat" WHERE ${isHeldBy(holderId)} LIMIT 1`).length > 0;

/**
 * True when a holder may not take this seat: it is one of a practice game, and he plays in the game that it was opened
 * beside; or it is a player's, and he sits in a practice game of this one.
 */
export async function playsBeside(
  holderId: string,
  { gameId, kind }: Pick<Seat, 'gameId' | 'kind'>,
  tx: Tx = db(),
): Promise<boolean> {
  const [found] = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Seat" s JOIN "Game" here ON here.id = ${gameId} JOIN "Game" there ON there.id = s."gameId"
    WHERE s."holderId" = ${holderId} AND s."revokedAt" IS NULL
      AND ((there.id = here."practiceOf" AND s.kind = 'player') OR (there."practiceOf" = here.id AND ${kind} = 'player'))
    LIMIT 1`;
  return found !== undefined;
}

/** Gives a seat to a holder, or takes it from the one it had: his streams end at once. */
export async function giveSeat(
  tx: Tx,
  act: Act,
  seatId: string,
  given: { holderId: string | null; usedAt?: Date | null; revokedAt?: Date | null },
): Promise<void> {
  await change(tx, act, 'seat', seatId, given);
  await tellSeat(tx, act.gameId, seatId);
}

/** Has the streams of a seat look again who sits there, and where it is led. */
export async function tellSeat(tx: Tx, gameId: string, seatId: string): Promise<void> {
  const told = JSON.stringify({ game: gameId, seat: seatId });
  await tx.$executeRaw`SELECT pg_notify(${channel}::text, ${told}::text)`;
}

/**
 * A seat as its holder's request names it. `isSeenLongAgo`: it was last heard of more than a minute ago, or never. `ledTo`: the
 * seat that stands for it in a warm-up or a rehearsal that is open.
 */
type SeatHeld = Pick<
  Seat,
  'id' | 'gameId' | 'kind' | 'label' | 'roles' | 'teamKeys' | 'teamId' | 'duty' | 'lastSeenAt' | 'standsFor'
> & { isSeenLongAgo: boolean; ledTo: string | null };

/** Null when it is not his, or revoked. A seat of a warm-up or a rehearsal is theirs who hold the seat that it stands for. Indexed reads. */
export async function seatHeld(seatId: string, holderId: string): Promise<SeatHeld | null> {
  const [row] = await db().$queryRaw<SeatHeld[]>`
    SELECT id, "gameId", kind::text, label, roles::text[], "teamKeys", "teamId", duty::text, "lastSeenAt", "standsFor",
      coalesce("lastSeenAt" < now() - interval '1 minute', true) AS "isSeenLongAgo",
      (SELECT w.id FROM "Seat" w WHERE w."standsFor" = s.id AND w."revokedAt" IS NULL LIMIT 1) AS "ledTo"
    FROM "Seat" s WHERE id = ${seatId} AND (${isHeldBy(holderId)} OR
      ("revokedAt" IS NULL AND EXISTS (SELECT FROM "Seat" hall WHERE hall.id = s."standsFor" AND ${isHeldBy(holderId)})))`;
  return row ?? null;
}

/** True when a seat is a browser's: it was taken not more than four days ago, by the database's time, and not revoked since. */
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

export type NewSeat = Pick<Seat, 'kind' | 'label' | 'roles' | 'teamKeys' | 'teamId' | 'duty'> & {
  person?: string;
  standsFor?: string | null;
};

/** Makes a seat; it has no code until one is issued. */
export async function createSeat(tx: Tx, act: Act, seat: NewSeat): Promise<string> {
  const seatId = newId();
  await create(tx, act, 'seat', seatId, { id: seatId, gameId: act.gameId, person: '', ...seat });
  return seatId;
}

/** A seat of this game, or null. */
export const seatInGame = (tx: Tx, gameId: string, seatId: string): Promise<Seat | null> =>
  tx.seat.findFirst({ where: { id: seatId, gameId } });

const ofPlayers = { kind: 'player', revokedAt: null } as const;

/** The seats of players that nobody holds and that no person is named for, in the order in which they are filled. */
export const seatsToFill = (tx: Tx, gameId: string): Promise<Seat[]> =>
  tx.seat.findMany({
    where: { gameId, ...ofPlayers, holderId: null, person: '' },
    orderBy: [{ label: 'asc' }, { id: 'asc' }],
  });

/** The seats of a game that are not revoked, locked, in the order in which they were named. */
export async function seatsStanding(tx: Tx, gameId: string): Promise<Seat[]> {
  const where = { gameId, revokedAt: null };
  await tx.$queryRaw`SELECT id FROM "Seat" WHERE "gameId" = ${gameId} AND "revokedAt" IS NULL ORDER BY id FOR UPDATE`;
  return tx.seat.findMany({ where, orderBy: [{ kind: 'asc' }, { label: 'asc' }, { id: 'asc' }] });
}

/** The first seat of Control with the role of Game Control. */
export const gameControlSeat = (tx: Tx, gameId: string): Promise<Seat> =>
  tx.seat.findFirstOrThrow({
    where: { gameId, kind: 'control', revokedAt: null, roles: { has: 'gameControl' } },
    orderBy: [{ label: 'asc' }, { id: 'asc' }],
  });

/** The number of seats that a team has for a duty, revoked ones too: their names are not given again. */
export const countSeats = (tx: Tx, of: { gameId: string; teamId: string; duty: PlayerDuty }): Promise<number> =>
  tx.seat.count({ where: { ...of, kind: 'player' } });

/** The duties for which a team has seats, one for each seat. */
export const dutiesSeated = async (tx: Tx, of: { gameId: string; teamId: string }): Promise<PlayerDuty[]> =>
  (await tx.seat.findMany({ where: { ...of, ...ofPlayers }, select: { duty: true } })).map(({ duty }) => duty!);

/** Of these seats those of this game that nobody holds and that are not revoked, locked, in the order asked for. */
export async function seatsNotTaken(tx: Tx, gameId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Seat" WHERE "gameId" = ${gameId} AND id = ANY(${[...ids]}) AND "holderId" IS NULL AND "revokedAt" IS NULL
    ORDER BY id FOR UPDATE`;
  const free = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => free.has(id));
}

/** Every seat of a game, for game control. */
export const seatsOf = (gameId: string) =>
  db().seat.findMany({
    where: { gameId },
    include: {
      team: { select: { name: true, key: true, playedBy: true } },
      codes: { where: { endedAt: null }, select: { issuedAt: true, usedAt: true } },
    },
    orderBy: [{ kind: 'asc' }, { teamId: 'asc' }, { label: 'asc' }],
  });

/** The seats of a game that are not revoked, and how many of them a browser holds. */
export const seatsTaken = async (gameId: string): Promise<{ seats: number; taken: number }> => {
  const seats = { gameId, revokedAt: null };
  const [all, taken] = await Promise.all([
    db().seat.count({ where: seats }),
    db().seat.count({ where: { ...seats, holderId: { not: null } } }),
  ]);
  return { seats: all, taken };
};

/** The seats of Control that have not been revoked, and whether somebody holds each. */
export const umpiresOf = async (gameId: string): Promise<{ id: string; label: string; isHeld: boolean }[]> => {
  const seats = await db().seat.findMany({
    where: { gameId, kind: 'control', revokedAt: null },
    select: { id: true, label: true, holderId: true },
    orderBy: [{ label: 'asc' }, { id: 'asc' }],
  });
  return seats.map(({ id, label, holderId }) => ({ id, label, isHeld: holderId !== null }));
};

/** The players' seats of a game that have not been revoked: whose they are, what they are called, and who is named for each. */
export const playersSeats = (gameId: string): Promise<Pick<Seat, 'id' | 'label' | 'person' | 'teamId'>[]> =>
  db().seat.findMany({
    where: { gameId, kind: 'player', revokedAt: null },
    select: { id: true, label: true, person: true, teamId: true },
    orderBy: [{ duty: 'asc' }, { label: 'asc' }, { id: 'asc' }],
  });

/** The seats of a team that have not been revoked: commander, operations, intelligence. */
export const seatsOfTeam = (gameId: string, teamId: string): Promise<Seat[]> =>
  db().seat.findMany({
    where: { gameId, teamId, kind: 'player', revokedAt: null },
    orderBy: [{ duty: 'asc' }, { label: 'asc' }, { id: 'asc' }],
  });
