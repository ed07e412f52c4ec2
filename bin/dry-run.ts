import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openForReading } from '../host/archive/data-folder';
import { opcomCommand } from '../host/commands.mjs';
import { dryRunMark, leaveHall, seatHall } from '../host/dry-run/hall';
import { playDeadline } from '../host/dry-run/play';
import { verdictOf } from '../host/dry-run/verdict';
import { livingServer } from '../host/gateway/running-server';
import { step } from '../host/steps.mjs';
import { defaultData } from '../host/system/data-home.mjs';
import { addressOf } from '../host/welcome';
import { handedAddress } from '../lib/handed-address';
import { offeredAddresses } from '../lib/network/own-addresses';

/**
 * `opcom dry-run`: simulated players at all seats of a game of its own, from the laptop of the console or from a second one,
 * and a verdict on the hall in plain words.
 */

/** Opens the game of a dry run beside the newest one. @returns a link to its Game Control, for this machine and for others */
async function opened(data: string): Promise<{ here: URL; forOthers: URL }> {
  const dataDir = resolve(data);
  const living = await livingServer(dataDir);
  if (!living || living.command)
    throw new Error(`No console runs on ${dataDir}. Start it first, or name its folder: --data DIR.`);
  const { url, close } = await openForReading(process.env.DATABASE_URL, data, 'opcom dry-run');
  process.env.DATABASE_URL = url;
  const { openDryRun } = await import('../lib/turn/scenarios/open-dry-run');
  const { closeDatabase } = await import('../lib/db/kernel/client');
  try {
    const code = await openDryRun();
    if (!code.ok) throw new Error(code.refusal.message);
    const host = handedAddress(await offeredAddresses(), '') ?? 'localhost';
    const linkOf = (name: string) => new URL(`/join/${code.value}${dryRunMark}`, addressOf(name, living));
    return { here: linkOf('localhost'), forOthers: linkOf(host) };
  } finally {
    await closeDatabase();
    await close();
  }
}

async function play(link: URL, isConsole: boolean): Promise<void> {
  const hall = await step('Seating the hall', () => seatHall(link));
  try {
    const played = await step('Playing the deadline', () => playDeadline(hall));
    process.stdout.write(`\n${verdictOf(played, { isConsole, cores: availableParallelism() }).join('\n')}\n`);
  } finally {
    await leaveHall(hall);
  }
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
