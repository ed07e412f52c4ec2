import type { Prisma, ScenarioMap } from '@/lib/db/generated/client';
import { ChangedByAnother } from '../kernel/changed-by-another';
import { db } from '../kernel/client';
import { now, type Tx } from '../kernel/transaction';

/** The host's own map of a scenario, without its picture. */
export type StoredMap = Pick<ScenarioMap, keyof typeof withoutPicture>;

/** Its picture as it is kept. */
type StoredPicture = Pick<ScenarioMap, 'name' | 'type' | 'widthPx' | 'heightPx' | 'picture'>;

const withoutPicture = {
  scenario: true,
  name: true,
  widthPx: true,
  heightPx: true,
  ties: true,
  features: true,
  savedAt: true,
  version: true,
} as const;

export const ownMapOf = (scenario: string, tx: Tx = db()): Promise<StoredMap | null> =>
  tx.scenarioMap.findUnique({ where: { scenario }, select: withoutPicture });

/** The picture of a scenario's own map. */
export const ownPictureOf = (scenario: string, tx: Tx = db()) =>
  tx.scenarioMap.findUnique({
    where: { scenario },
    select: { type: true, widthPx: true, heightPx: true, picture: true },
  });

/**
 * Keeps a picture for a scenario: the first, or in place of the one before, whose points and drawings go with it.
 * `seen` is the version the person saw, null: none. Throws `ChangedByAnother`.
 */
export async function keepPicture(
  tx: Tx,
  scenario: string,
  seen: number | null,
  kept: StoredPicture,
): Promise<{ version: number }> {
  if (seen === null) return tx.scenarioMap.create({ data: { scenario, ...kept }, select: { version: true } });
  return changeOwnMap(tx, scenario, seen, { ...kept, ties: [], features: [], savedAt: await now(tx) });
}

/** Changes a scenario's own map. Throws `ChangedByAnother` when it is no longer the version seen. */
export async function changeOwnMap(
  tx: Tx,
  scenario: string,
  seen: number,
  patch: Prisma.ScenarioMapUpdateManyMutationInput,
): Promise<{ version: number }> {
  const { count } = await tx.scenarioMap.updateMany({
    where: { scenario, version: seen },
    data: { ...patch, version: seen + 1 },
  });
  if (count === 0) throw new ChangedByAnother((await ownMapOf(scenario, tx)) ?? undefined);
  return { version: seen + 1 };
}

/** Takes a scenario's own map away. Throws `ChangedByAnother` when it is no longer the version seen. */
export async function dropOwnMap(tx: Tx, scenario: string, seen: number): Promise<void> {
  const { count } = await tx.scenarioMap.deleteMany({ where: { scenario, version: seen } });
  if (count === 0) throw new ChangedByAnother((await ownMapOf(scenario, tx)) ?? undefined);
}

/** The crossings of a game that came with the own map: their ids say so. */
export const crossingsDrawn = (tx: Tx, gameId: string) =>
  tx.crossing.findMany({ where: { gameId, id: { startsWith: 'own-' } }, orderBy: { id: 'asc' } });

/**
 * The fields of a crossing of the own map that were last written in the game and not by putting the map into it: what
 * Control has set, what was built.
 */
export async function writtenSince(tx: Tx, gameId: string, crossingId: string): Promise<ReadonlySet<string>> {
  const entries = await tx.ledgerEntry.findMany({
    where: { gameId, kind: 'crossing', subjectId: crossingId },
    orderBy: { number: 'asc' },
    select: { verb: true, after: true },
  });
  const since = new Set<string>();
  for (const { verb, after } of entries)
    for (const field of Object.keys(after ?? {}))
      if (puttingIn.has(verb)) since.delete(field);
      else since.add(field);
  return since;
}

const puttingIn: ReadonlySet<string> = new Set(['open-game', 'use-map']);
