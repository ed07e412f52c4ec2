import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

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

/** The part of a code that names its row: no secret, and the same however the code is typed. */
export const selectorOf = (code: string): string => plainCode(code).slice(0, selectorLength);

/** A code as printed: three groups of four. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const draw = (length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The cost of scrypt: 16 MB and some tens of milliseconds a try. Stated, so that a new Node changes no hash that is kept. */
const cost = { N: 16_384, r: 8, p: 1 };

const hashOf = (secret: string, salt: string): Promise<Buffer> =>
  new Promise((settle, fail) => {
    scrypt(secret, salt, 32, cost, (problem, hash) => (problem ? fail(problem) : settle(hash)));
  });

/** Codes given out before stop working. They are kept, so that whoever opens one is told what happened. */
export const endCodes = (tx: Tx, seatId: string) =>
  tx.$executeRaw`UPDATE "SeatCode" SET "endedAt" = now() WHERE "seatId" = ${seatId} AND "endedAt" IS NULL`;

/** The codes of a seat open another from then on: the one that takes its place. */
export const moveCodes = (tx: Tx, seatId: string, to: string) =>
  tx.$executeRaw`UPDATE "SeatCode" SET "seatId" = ${to} WHERE "seatId" = ${seatId}`;

/** A code that has been drawn: its secret as people type it, and how it is stored. */
interface DrawnCode {
  secret: string;
  salt: string;
  hash: string;
}

/** Draws codes. It takes some tens of milliseconds each, and touches no row. */
export const drawCodes = (count: number): Promise<DrawnCode[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const secret = draw(secretLength);
      const salt = randomBytes(16).toString('base64url');
      return { secret, salt, hash: (await hashOf(secret, salt)).toString('base64url') };
    }),
  );

/** Gives a seat a one-time code, beside any it has. Returns the code: it is stored hashed and shown once. */
export async function issueCode(tx: Tx, seatId: string, drawn?: DrawnCode): Promise<string> {
  const { secret, salt, hash } = drawn ?? (await drawCodes(1))[0]!;
  for (;;) {
    const selector = draw(selectorLength);
    if (await tx.seatCode.findUnique({ where: { selector } })) continue;
    await tx.seatCode.create({ data: { selector, seatId, salt, hash } });
    return selector + secret;
  }
}

/** The seat a code opens; or why it opens none any more, which only who has all of the code is told: `null`, there is no such code. */
type BehindCode =
  | { seat: Seat & { team: { name: string } | null; game: { title: string } } }
  | { ended: 'used' | 'replaced' | 'revoked'; at: Date };

/** The seat behind a code. A wrong one takes as long, whatever is wrong with it. */
export async function behindCode(code: string): Promise<BehindCode | null> {
  const plain = plainCode(code);
  if (plain.length !== selectorLength + secretLength) return null;
  const row = await db().seatCode.findUnique({
    where: { selector: plain.slice(0, selectorLength) },
    include: { seat: { include: { team: { select: { name: true } }, game: { select: { title: true } } } } },
  });
  const hash = await hashOf(plain.slice(selectorLength), row?.salt ?? 'nobody');
  if (!row || !timingSafeEqual(hash, Buffer.from(row.hash, 'base64url'))) return null;
  if (row.seat.revokedAt) return { ended: 'revoked', at: row.seat.revokedAt };
  if (row.usedAt) return { ended: 'used', at: row.usedAt };
  return row.endedAt ? { ended: 'replaced', at: row.endedAt } : { seat: row.seat };
}

/** Marks all codes of a seat used, once. False when this one is used or withdrawn meanwhile. */
export async function useUpCodes(tx: Tx, seatId: string, code: string, at: Date): Promise<boolean> {
  const selector = selectorOf(code);
  const { count } = await tx.seatCode.updateMany({
    where: { selector, seatId, usedAt: null, endedAt: null },
    data: { usedAt: at },
  });
  await tx.seatCode.updateMany({ where: { seatId, usedAt: null }, data: { usedAt: at } });
  return count === 1;
}
