import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openForReading } from '../host/archive/data-folder';
import { opcomCommand } from '../host/commands.mjs';
import { openHall, playHall } from '../host/dry-run/try-hall';
import { livingServer } from '../host/gateway/running-server';
import { defaultData } from '../host/system/data-home.mjs';

/**
 * `opcom dry-run`: simulated players at all seats of a game of its own, from the laptop of the console or from a second one,
 * and a verdict on the hall in plain words.
 */

/** Opens the game of a dry run in the database of a console that runs. */
async function opened(data: string): Promise<{ here: URL; forOthers: URL }> {
  const dataDir = resolve(data);
  const living = await livingServer(dataDir);
  if (!living || living.command)
    throw new Error(`No console runs on ${dataDir}. Start it first, or name its folder: --data DIR.`);
  const { url, close } = await openForReading(process.env.DATABASE_URL, data, 'opcom dry-run');
  process.env.DATABASE_URL = url;
  const { closeDatabase } = await import('../lib/db/kernel/client');
  try {
    return await openHall(living);
  } finally {
    await closeDatabase();
    await close();
  }
}

async function play(link: URL, isConsole: boolean): Promise<void> {
  const { words } = await playHall(link, { isConsole, isOnPage: false });
  process.stdout.write(`\n${words.join('\n')}\n`);
}

/** Plays a dry run, or opens one for a second laptop. @returns what is wrong; null: nothing */
export async function runDryRun(words: readonly string[]): Promise<string | null> {
  try {
    const options = {
      data: { type: 'string', default: defaultData() },
      invite: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    const [link, ...more] = positionals;
    if (more.length > 0) return `${more.join(' ')}: one link at most`;
    if (link !== undefined) {
      if (!URL.canParse(link)) return `${link}: is no link`;
      await play(new URL(link), false);
      return null;
    }
    const { here, forOthers } = await opened(values.data);
    if (values.invite)
      process.stdout.write(
        `On a second laptop in the hall, in its folder of the console:\n\n  ${opcomCommand(['dry-run', forOthers.href])}\n`,
      );
    else await play(here, true);
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}
