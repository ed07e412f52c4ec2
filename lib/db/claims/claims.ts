import { Prisma } from '@/lib/db/generated/client';
import type { CardKind } from '@/lib/words';
import { db } from '../kernel/client';
import { channel, type Tx } from '../kernel/transaction';

/**
 * MASTER. A claim says which seat works on which card of the turn. It goes by the database's clock, never stands in the
 * ledger and is never told to a player. A card is known by its kind and the id of what it is about: a report by its team, the arrivals of a turn by
 * their side, everything else by its own row. In a game that one umpire runs no claim holds: nobody has anything, and
 * every card can be taken.
 */

/** A claim that was not renewed for so long has lapsed, in seconds. */
const claimSeconds = 45;

interface ClaimRow {
  kind: CardKind;
  subjectId: string;
  seatId: string;
  /** The seat's label. */
  label: string;
  takenAt: Date;
  /** Until it lapses unless it is renewed. */
  secondsLeft: number;
}

/** The umpire who has a card, and for how long, s. */
export interface Holder {
  seatId: string;
  label: string;
  heldSeconds: number;
}

/**
 * Claims a card for a seat when nobody has it, or renews the seat's own claim. Returns null when it is the seat's now,
 * else who has it. The row is locked until the transaction ends. Control is told when the claim changes.
 */
export async function takeCard(
  tx: Tx,
  gameId: string,
  seatId: string,
  kind: CardKind,
  subjectId: string,
): Promise<Holder | null> {
  const [taken] = await tx.$queryRaw<object[]>`
    WITH taken AS (INSERT INTO "Claim" AS c ("gameId", kind, "subjectId", "seatId", "takenAt", "renewedAt")
    VALUES (${gameId}, ${kind}::"CardKind", ${subjectId}, ${seatId}, now(), now())
    ON CONFLICT ("gameId", kind, "subjectId") DO UPDATE SET "seatId" = EXCLUDED."seatId",
      "takenAt" = CASE WHEN c."renewedAt" > now() - make_interval(secs => ${claimSeconds}) THEN c."takenAt" ELSE now() END,
      "renewedAt" = now()
    WHERE c."seatId" = EXCLUDED."seatId" OR c."renewedAt" <= now() - make_interval(secs => ${claimSeconds})
      OR ${isOneUmpire(gameId)}
    RETURNING "takenAt" = now()::timestamptz(3) AS "isNew")
    SELECT CASE WHEN "isNew" THEN ${claimsNotice(gameId)} END FROM taken`;
  if (taken) return null;
  return (await holderOf(tx, gameId, kind, subjectId)) ?? takeCard(tx, gameId, seatId, kind, subjectId);
}

/** The umpire who has a card now; null: nobody. */
export async function holderOf(tx: Tx, gameId: string, kind: CardKind, subjectId: string): Promise<Holder | null> {
  const [holder] = await tx.$queryRaw<Holder[]>`
    SELECT c."seatId", s.label, extract(epoch FROM now() - c."takenAt")::float8 AS "heldSeconds"
    FROM "Claim" c JOIN "Seat" s ON s.id = c."seatId"
    WHERE c."gameId" = ${gameId} AND c.kind = ${kind}::"CardKind" AND c."subjectId" = ${subjectId}
      AND c."renewedAt" > now() - make_interval(secs => ${claimSeconds}) AND NOT ${isOneUmpire(gameId)}
    FOR UPDATE OF c`;
  return holder ?? null;
}

/** Gives the claim on a card to a seat, whoever had it. Control is told. */
export async function giveCard(
  tx: Tx,
  gameId: string,
  seatId: string,
  kind: CardKind,
  subjectId: string,
): Promise<void> {
  await tx.$queryRaw`
    WITH given AS (INSERT INTO "Claim" ("gameId", kind, "subjectId", "seatId", "takenAt", "renewedAt")
    VALUES (${gameId}, ${kind}::"CardKind", ${subjectId}, ${seatId}, now(), now())
    ON CONFLICT ("gameId", kind, "subjectId") DO UPDATE SET "seatId" = EXCLUDED."seatId", "takenAt" = now(), "renewedAt" = now()
    RETURNING kind) SELECT ${claimsNotice(gameId)} FROM given`;
}

/** Takes a card out of the seat's own hand; out of nobody else's. */
export async function letCardGo(
  tx: Tx,
  gameId: string,
  seatId: string,
  kind: CardKind,
  subjectId: string,
): Promise<void> {
  await tx.$queryRaw`
    WITH gone AS (DELETE FROM "Claim" WHERE "gameId" = ${gameId} AND kind = ${kind}::"CardKind" AND "subjectId" = ${subjectId}
    AND "seatId" = ${seatId} RETURNING kind) SELECT ${claimsNotice(gameId)} FROM gone`;
}

/** Renews those of a seat's claims that have not lapsed. Nobody is told. Each is named `kind subjectId`. */
export const renewClaims = (tx: Tx, gameId: string, seatId: string, cards: readonly string[]): Promise<number> =>
  tx.$executeRaw`
    UPDATE "Claim" SET "renewedAt" = now()
    WHERE "gameId" = ${gameId} AND "seatId" = ${seatId} AND kind::text || ' ' || "subjectId" = ANY(${[...cards]})
      AND "renewedAt" > now() - make_interval(secs => ${claimSeconds})`;

/** The cards in anybody's hand now. */
export const claimsOf = (gameId: string, tx: Tx = db()): Promise<ClaimRow[]> => tx.$queryRaw<ClaimRow[]>`
  SELECT c.kind::text AS kind, c."subjectId", c."seatId", s.label, c."takenAt",
    ${claimSeconds} - extract(epoch FROM now() - c."renewedAt")::float8 AS "secondsLeft"
  FROM "Claim" c JOIN "Seat" s ON s.id = c."seatId"
  WHERE c."gameId" = ${gameId} AND c."renewedAt" > now() - make_interval(secs => ${claimSeconds})
    AND NOT ${isOneUmpire(gameId)}
  ORDER BY c."takenAt", c.kind, c."subjectId"`;

/** True when one umpire runs the game. */
const isOneUmpire = (gameId: string) => Prisma.sql`(SELECT g."isOneUmpire" FROM "Game" g WHERE g.id = ${gameId})`;

/** Claims have a notice of their own: no cursor changes, and Control reads the claims only. */
const claimsNotice = (gameId: string) =>
  Prisma.sql`pg_notify(${channel}::text, json_build_object('game', ${gameId}::text, 'claims', true)::text)`;

/** Tells Control that claims changed. */
export const tellClaims = (tx: Tx, gameId: string) => tx.$executeRaw`SELECT ${claimsNotice(gameId)}`;
