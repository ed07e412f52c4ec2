import { noticesOf } from '@/lib/db/issuing/issued-clock';
import type { InGame } from '@/lib/turn/kernel/seat';

/** A notice that hangs in the hall. `issuedAt` is an ISO string. */
export interface NoticeHung {
  id: string;
  text: string;
  issuedAt: string;
}

/** The notices that hang in the hall, the newest first, as game control sees them. */
export const noticesHung = async (inGame: InGame): Promise<NoticeHung[]> =>
  (await noticesOf(inGame.gameId)).map(({ id, text, issuedAt }) => ({ id, text, issuedAt: issuedAt.toISOString() }));
