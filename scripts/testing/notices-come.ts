import { db } from '@/lib/db/kernel/client';
import { channel } from '@/lib/db/kernel/transaction';
import { subscribe } from '@/lib/live/subscribe';
import { until } from './until';

/** Waits until this process hears the notices of a game: its listening connection may still belong to the database of the file before. */
export async function noticesCome(gameId: string): Promise<void> {
  let heard = false;
  const whenReassigned = () => {
    heard = true;
  };
  const end = subscribe({ gameId, teamId: null }, () => undefined, null, { id: 'probe', whenReassigned });
  await until(async () => {
    await db().$queryRaw`SELECT pg_notify(${channel}, ${JSON.stringify({ game: gameId, seat: 'probe' })})::text`;
    if (!heard) throw new Error('no notice of this game has been heard yet');
  });
  end();
}
