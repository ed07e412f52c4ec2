/** Games made before a game kept its scenario get theirs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { loadScenario } from '@/lib/scenario';

/** The migration from which on no game is without one. The shipped scenarios lie beside it as they were then. */
export const everyGameKeepsItsScenario = '20261123090100_every_game_keeps_its_scenario';

/**
 * Gives every game without a scenario the one of its name: a shipped one as it was when games began to keep theirs,
 * another as its folder has it now.
 *
 * @param folder the migrations
 * @throws when the folder of a game's scenario has gone or does not read; put right, the next start goes on from there
 */
export async function keepOlderScenarios(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT DISTINCT scenario AS name FROM "Game" WHERE "scenarioChecksum" IS NULL ORDER BY scenario',
  );
  for (const { name } of rows) {
    const content = await contentOf(name, join(folder, everyGameKeepsItsScenario, `${name}.json`));
    await client.query(
      `WITH made AS (SELECT encode(sha256(convert_to($2, 'UTF8')), 'hex') AS checksum),
         kept AS (INSERT INTO "KeptScenario" SELECT checksum, $2 FROM made ON CONFLICT DO NOTHING)
       UPDATE "Game" SET "scenarioChecksum" = checksum FROM made WHERE scenario = $1 AND "scenarioChecksum" IS NULL`,
      [name, content],
    );
  }
}

async function contentOf(name: string, shipped: string): Promise<string> {
  if (/^[a-z0-9-]+$/.test(name) && existsSync(shipped)) return readFileSync(shipped, 'utf8');
  const read = await loadScenario(name);
  if (read.ok) return JSON.stringify(read.scenario);
  const lines = read.problems.map((problem) => `  ${Object.values(problem).join(' · ')}`);
  throw new Error(
    `A game of this database was opened from the scenario ${name}, whose folder scenarios/${name} cannot be read:\n${lines.join('\n')}\nPut that folder right and start again. Nothing is lost.`,
  );
}
