import type { GroundArea } from '@/lib/db/generated/client';
import type { DrawnGround } from '@/lib/scenario/drawn-ground';
import type { MapData } from '@/lib/scenario/types';
import { db, onceInSnapshot } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { gameScenario } from '../sequence/kept-scenario';

/** MASTER. Ground that Control has drawn in a game. */

const read = (tx: Tx, gameId: string): Promise<DrawnGround[]> => tx.$queryRaw<DrawnGround[]>`
  SELECT id, version, layer, name, jsonb_build_array(points) AS rings FROM "GroundArea"
  WHERE "gameId" = ${gameId} ORDER BY name, id`;

/** The areas drawn in a game, by name. */
export const groundDrawn = (gameId: string, tx?: Tx): Promise<DrawnGround[]> =>
  tx ? read(tx, gameId) : onceInSnapshot(`ground of ${gameId}`, () => read(db(), gameId));

/** An area of this game, locked until the transaction ends; null: there is none. */
export async function lockGround(tx: Tx, gameId: string, id: string): Promise<GroundArea | null> {
  const [area] = await tx.$queryRaw<GroundArea[]>`
    SELECT * FROM "GroundArea" WHERE "gameId" = ${gameId} AND id = ${id} FOR UPDATE`;
  return area ?? null;
}

/** The map of each game with what is drawn on it, as it was read last: while it stays as it is, roads and ground are worked out once. */
const lastRead = new Map<string, { drawn: string; map: MapData }>();

/**
 * The map that Control rules by: the one of the scenario, and over it the ground that was drawn in this game. It goes to no
 * team: what they have is the printed map (`issueMap`). Throws when there is no such game.
 */
export async function gameMap(gameId: string, tx?: Tx): Promise<MapData> {
  const [{ map }, areas] = await Promise.all([gameScenario(gameId, tx), groundDrawn(gameId, tx)]);
  if (areas.length === 0) return map;
  const drawn = areas.map(({ id, version }) => `${id} ${version}`).join();
  const last = lastRead.get(gameId);
  if (last?.drawn === drawn) return last.map;
  const now = { drawn, map: { ...map, features: [...map.features, ...areas] } };
  lastRead.set(gameId, now);
  return now.map;
}
