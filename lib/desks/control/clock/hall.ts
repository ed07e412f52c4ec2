import { noticesOf } from '@/lib/db/issued/issued-clock';
import type { PublicNotice } from '@/lib/db/rows';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent } from '@/lib/values';

const ofTheNotice = ['id', 'text', 'issuedAt'] as const;

/** A notice that hangs in the hall. `issuedAt` is an ISO string. */
export type NoticeHung = AsSent<PublicNotice, (typeof ofTheNotice)[number]>;

/** The notices that hang in the hall, the newest first, as game control sees them. */
export const noticesHung = async (inGame: InGame): Promise<NoticeHung[]> =>
  (await noticesOf(inGame.gameId)).map((notice) => asSent(notice, ofTheNotice));
