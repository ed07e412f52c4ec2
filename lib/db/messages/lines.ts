import type { LinkDelivery } from '@/lib/db/generated/client';
import { db } from '../client';
import type { IssuedLink } from '../rows';
import type { Tx } from '../transaction';

/** The lines between HQs as they carry: MASTER rows that point at the lines the teams were issued. */

/** How a line carries; null: by hand. */
export const deliveryOfLine = (tx: Tx, linkId: string): Promise<LinkDelivery | null> =>
  tx.linkDelivery.findUnique({ where: { linkId } });

/** How these lines carry, by their ids; those that Control carries by hand may be left out. */
export async function deliveriesOfLines(tx: Tx, linkIds: readonly string[]): Promise<Map<string, LinkDelivery>> {
  const rows = await tx.linkDelivery.findMany({ where: { linkId: { in: [...linkIds] } } });
  return new Map(rows.map((row) => [row.linkId, row]));
}

/** How every line of a game carries that has a row. */
export const lineDeliveries = (gameId: string): Promise<LinkDelivery[]> =>
  db().linkDelivery.findMany({ where: { gameId } });

/** These lines of a game, locked until the transaction ends, so that two who switch them take turns. */
export const lockLines = (tx: Tx, gameId: string, ids: readonly string[]) => tx.$queryRaw<IssuedLink[]>`
  SELECT * FROM "IssuedLink" WHERE "gameId" = ${gameId} AND id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;
