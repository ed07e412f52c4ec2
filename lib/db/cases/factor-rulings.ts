import type { Overruled } from '@/lib/adjudication/ruled';
import type { ScoreLine } from '@/lib/adjudication/types';
import type { BindingRuling } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What Control has ruled on factors: in the combats of a game, and as binding for all. */

/** A ruled combat as far as its factors go. `names`: its units by their ids. `ticked`: attackers whose preparation was ticked by hand. */
export interface CombatForPrecedents {
  id: string;
  turn: number;
  number: number;
  name: string;
  by: string;
  lines: Omit<ScoreLine, 'rule'>[];
  overruled: Overruled[];
  names: Record<string, string>;
  ticked: { unitId: string; isPrepared: boolean }[];
}

/** Every ruled combat of a game, in the order of their turns and numbers. */
export const combatsForPrecedents = (gameId: string): Promise<CombatForPrecedents[]> =>
  db().$queryRaw<CombatForPrecedents[]>`
    SELECT c.id, c.turn, c.number, c.name, c.ruling->>'by' AS by, c.finding->'lines' AS lines,
      coalesce(c.ruling->'overruled', '[]'::jsonb) AS overruled,
      coalesce(jsonb_object_agg(u.id, u."shortName") FILTER (WHERE u.id IS NOT NULL), '{}'::jsonb) AS names,
      coalesce(jsonb_agg(jsonb_build_object('unitId', p."unitId", 'isPrepared', p."isPrepared") ORDER BY p."unitId")
        FILTER (WHERE p."isPreparedByHand" AND p.role = 'attacker' AND NOT p."isArtillery"), '[]'::jsonb) AS ticked
    FROM "Combat" c
    LEFT JOIN "CombatUnit" p ON p."combatId" = c.id
    LEFT JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId"
    WHERE c."gameId" = ${gameId} AND c.state = 'ruled'
    GROUP BY c.id ORDER BY c.turn, c.number`;

/** The binding rulings of a game, those withdrawn included, the newest first. */
export const bindingRulings = (gameId: string): Promise<BindingRuling[]> =>
  db().bindingRuling.findMany({ where: { gameId }, orderBy: [{ at: 'desc' }, { id: 'asc' }] });

/** A binding ruling of this game, locked until the transaction ends; null when there is none. */
export async function lockBinding(tx: Tx, gameId: string, id: string): Promise<BindingRuling | null> {
  await tx.$queryRaw`SELECT id FROM "BindingRuling" WHERE id = ${id} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.bindingRuling.findFirst({ where: { id, gameId } });
}

/** The binding rulings on one factor that stand. */
export const standingOn = (tx: Tx, gameId: string, factor: string): Promise<BindingRuling[]> =>
  tx.bindingRuling.findMany({ where: { gameId, factor, withdrawnAt: null } });
