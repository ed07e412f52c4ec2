import type { IssuedLink, LinkDelivery } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The lines between HQs as they carry: MASTER rows that point at the lines the teams were issued. */

/** The ways in which these lines carry, by their ids; those that Control carries by hand may be left out. */
export async function deliveriesOfLines(tx: Tx, linkIds: readonly string[]): Promise<Map<string, LinkDelivery>> {
  const rows = await tx.linkDelivery.findMany({ where: { linkId: { in: [...linkIds] } } });
  return new Map(rows.map((row) => [row.linkId, row]));
}

/** These lines of a game, locked until the transaction ends, so that two who switch them take turns. */
export const lockLines = (tx: Tx, gameId: string, ids: readonly string[]) => tx.$queryRaw<IssuedLink[]>`
  SELECT * FROM "IssuedLink" WHERE "gameId" = ${gameId} AND id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;

/** A line as it was issued, and how it carries: by hand where it was never switched. */
export type LineCarrying = IssuedLink & Pick<LinkDelivery, 'way' | 'minutes' | 'heardBy' | 'version'>;

/** The lines of all teams. */
export const linksOf = (gameId: string) => db().$queryRaw<LineCarrying[]>`
  SELECT i.*, coalesce(l.way::text, 'byHand') AS way, coalesce(l.minutes, 0) AS minutes, coalesce(l."heardBy", '{}') AS "heardBy",
    coalesce(l.version, 0) AS version
  FROM "IssuedLink" i LEFT JOIN "LinkDelivery" l ON l."linkId" = i.id
  WHERE i."gameId" = ${gameId} ORDER BY i."toName", i.means, i.id`;
