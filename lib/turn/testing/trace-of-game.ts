import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { gameTables } from '@/lib/desks/control/debrief/tables/game-tables';
import { ledgerLines } from '@/lib/desks/control/record/ledger-lines';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { type PlayerSeat, seatOf } from '../kernel/seat';
import type { GivenGame } from './given-game';

/** Every row of the game itself in every table, its ledger and its tables as they go out, and the desk of every seat. */
export async function traceOf(game: GivenGame): Promise<unknown> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'gameId' AND table_name <> 'Presence' ORDER BY 1`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db().$queryRawUnsafe(
        `SELECT to_jsonb(t)::text AS row FROM "${name}" t WHERE "gameId" = $1 ORDER BY 1`,
        game.gameId,
      ),
    ),
  );
  const lines: string[] = [];
  for await (const piece of (await ledgerLines(game.control)).pieces) lines.push(piece);
  const exported = await gameTables(game.control);
  const players = (await seatsOf(game.gameId)).filter(({ kind }) => kind === 'player').map(seatOf) as PlayerSeat[];
  const desks = await Promise.all(
    players.map(async (seat) => {
      const { clock, ...desk } = await playerDesk(seat);
      return { ...desk, clock: { ...clock, now: '' } };
    }),
  );
  return {
    game: await db().game.findUniqueOrThrow({ where: { id: game.gameId } }),
    rows,
    lines,
    tables: 'bytes' in exported! ? Buffer.from(exported.bytes).toString('base64') : exported,
    desks,
  };
}
