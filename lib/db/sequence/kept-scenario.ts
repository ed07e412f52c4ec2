import { createHash } from 'node:crypto';
import { perObject } from '@/lib/memo';
import type { Scenario } from '@/lib/scenario/types';
import { type SidesOfGame, sidesOf } from '@/lib/sides';
import { databaseOpen, db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. The scenarios that games were opened with, under the SHA-256 of their text: the database refuses another. */

/** Keeps a scenario, unless it is kept already. Returns its checksum. */
export const keepScenario = (tx: Tx, scenario: Scenario): Promise<string> => keepWritten(tx, JSON.stringify(scenario));

/** The same of one as another database kept it: its text. */
export async function keepWritten(tx: Tx, content: string): Promise<string> {
  const checksum = createHash('sha256').update(content).digest('hex');
  await tx.keptScenario.createMany({ data: { checksum, content }, skipDuplicates: true });
  return checksum;
}

/** Scenarios read so far, by checksum: under one checksum lies always the same. */
const known = new Map<string, Scenario>();
/** The scenarios of games, by the database they are in: a game keeps its own permanently. */
const gamesIn = perObject((_database: object) => new Map<string, Scenario>());

/** The scenario that a game was opened with. Throws when there is no such game. */
export async function gameScenario(gameId: string, tx: Tx = db()): Promise<Scenario> {
  const kept = gamesIn(databaseOpen());
  const scenario = kept.get(gameId) ?? (await readScenario(gameId, tx));
  kept.set(gameId, scenario);
  return scenario;
}

/** The sides and nations of a game. */
export const gameSides = async (gameId: string, tx: Tx = db()): Promise<SidesOfGame> =>
  sidesOf(await gameScenario(gameId, tx));

/** The text of the scenario that a game was opened with. */
export async function keptText(gameId: string, tx: Tx = db()): Promise<string> {
  const { content } = await tx.keptScenario.findFirstOrThrow({ where: { games: { some: { id: gameId } } } });
  return content;
}

async function readScenario(gameId: string, tx: Tx): Promise<Scenario> {
  const { scenarioChecksum: checksum } = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { scenarioChecksum: true },
  });
  const there = known.get(checksum);
  if (there) return there;
  const { content } = await tx.keptScenario.findUniqueOrThrow({ where: { checksum } });
  // Read twice at once, it is one scenario all the same: roads and waters are worked out once for its map.
  const scenario = known.get(checksum) ?? (JSON.parse(content) as Scenario);
  known.set(checksum, scenario);
  return scenario;
}
