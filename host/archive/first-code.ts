/** Letting Game Control into a game that was restored without the keys of its seats. */

import { issueCode, printedCode } from '@/lib/db/access/seat-codes';
import { seatsOf } from '@/lib/db/access/seats';
import { closeDatabase } from '@/lib/db/client';
import { newestGame } from '@/lib/db/sequence/games';
import { transaction } from '@/lib/db/transaction';

/** A one-time code for the first seat of Game Control, as it is printed. */
export async function firstCode(url: string): Promise<string> {
  process.env.DATABASE_URL = url;
  try {
    const { id } = (await newestGame())!;
    const seats = (await seatsOf(id)).filter(({ kind, revokedAt }) => kind === 'control' && !revokedAt);
    const first = seats.find(({ roles }) => roles.includes('gameControl')) ?? seats[0]!;
    let code = '';
    await transaction(async (tx) => {
      code = await issueCode(tx, first.id);
      return { ok: true };
    });
    return printedCode(code);
  } finally {
    await closeDatabase();
  }
}
