/** The start of a console: its claim on the data folder, database, migrations, game, server, links. */

import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, platform } from 'node:os';
import { join } from 'node:path';
import { handedAddress } from '@/lib/handed-address';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { counted, timeInWords } from '@/lib/text';
import { type Certificate, certificateOf } from '../certificate/certificate';
import { claim, listen } from '../claim';
import { isServed, noteWhileUp, stopClocks } from '../come-back';
import { makeFolder } from '../disk/make-folder';
import { freeOn, fullDiskInWords, isDiskFull, neededToStart } from '../disk/room';
import { faultInWords } from '../fault-words.mjs';
import type { Gateway } from '../gateway/gateway';
import { consoleNames } from '../gateway/host-names';
import { logsJson } from '../json-log.mjs';
import { tellFault, tellHost } from '../log';
import { type Announced, announceName } from '../network/announce-name';
import { watchAddresses } from '../network/watch-addresses';
import { CannotStart, closeAll, opened } from '../opened';
import { commandWith, type StartOptions, sparedCores } from '../options.mjs';
import { findBinaries } from '../postgres/postgres-binaries';
import { beginProcess, serveInProcesses } from '../processes/processes';
import { whenToldToStop } from '../processes/stop-file';
import { readyDatabase } from '../ready-database';
import { step } from '../steps.mjs';
import { firewallWords, runtimeInWords } from '../system/of-windows';
import { addressOf, type Served, welcome } from '../welcome';

/** So many faults of a scenario are printed; the others come when these are mended. */
const problemsShown = 40;

const defaultScenario = 'market-garden';

/** Opens a game of the scenario unless there is one. @returns what was found or done, for the line of the step */
async function openGameIfNone(wanted: string | undefined, isJoined: boolean): Promise<string> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  const { loadScenario, scenarioName } = await import('@/lib/scenario');
  const there = await newestGame();
  if (there) {
    if (wanted !== undefined && scenarioName(wanted) !== there.scenario) {
      throw new CannotStart(
        `This data folder holds a game of ${there.scenario}. For one of ${wanted} take another folder: ${commandWith({ data: `.data-${scenarioName(wanted)}` })}`,
      );
    }
    return `going on with ${there.title}, turn ${there.turn}`;
  }
  if (isJoined) throw new CannotStart('The console to join has no game yet. Join it when it has opened one.');
  const { openGame } = await import('@/lib/turn/sequence/open-game');
  const read = await loadScenario(wanted ?? defaultScenario);
  if (!read.ok) {
    const lines = read.problems.slice(0, problemsShown).map((problem) => `  ${Object.values(problem).join(' · ')}`);
    const more = read.problems.length - lines.length;
    if (more > 0) lines.push(`  and ${more} more`);
    throw new CannotStart(`The scenario ${wanted ?? defaultScenario} cannot be loaded:\n${lines.join('\n')}`);
  }
  await openGame(read.scenario);
  if (!logsJson()) for (const note of read.notes) tellHost(`  Note: ${Object.values(note).join(' · ')}`);
  return `opened ${read.scenario.title}`;
}

/** The host's side of a start. */
export interface Conducted {
  /** The link of the host's page; undefined: there is none. */
  page: string | undefined;
  /** Stops the console: whoever asks for it by a file in the data folder has it called. */
  stop: () => void;
  /** Hears that another device opened the console, and by which name. */
  visited: (name: string) => void;
}

/** A console that is up. `opensFirst`: the link that Game Control opens first, on this machine; null: somebody has that seat. */
export interface Up {
  served: Served;
  databaseUrl: string;
  opensFirst: string | null;
}

/** The values that are settled before the database is looked for. */
interface Claimed {
  options: StartOptions;
  dataDir: string;
  gateway: Gateway;
  names: string[];
  tls: Certificate | undefined;
}

async function serveAll(
  { options, dataDir, gateway, names, tls }: Claimed,
  { page, visited }: Pick<Conducted, 'page' | 'visited'>,
): Promise<Up> {
  const announcing = announce();
  const processes = options.processes ?? sparedCores(availableParallelism());
  // It loads its code while the database starts.
  const begun = options.dev ? undefined : beginProcess(processes);
  if (begun) opened.push(() => void begun.kill('SIGKILL'));
  const databaseUrl = await readyDatabase(options, dataDir);
  process.env.DATABASE_URL = databaseUrl;
  const { prepareEnvironment } = await import('../secrets');
  prepareEnvironment(dataDir);
  const { closeDatabase } = await import('@/lib/db/kernel/client');
  const { stopListening } = await import('@/lib/live/subscribe');
  opened.push(closeDatabase, stopListening);
  const isAlone = options.join === undefined && !(await isServed(databaseUrl));
  await step('Looking for the game', async () => {
    const found = await openGameIfNone(options.scenario, options.join !== undefined);
    const downMs = isAlone ? await stopClocks() : null;
    return downMs === null ? found : `${found}; the clock stands: the console was down for ${timeInWords(downMs)}`;
  });
  opened.push(await noteWhileUp(tellHost));
  const announced = await announcing;
  await step('Starting the server', async () => {
    const { port, nonce } = gateway;
    const serving = { port, hosts: names, dev: options.dev, databaseUrl, dataDir };
    if (options.dev) {
      const { serveBehind } = await import('../server');
      opened.push((await serveBehind(gateway, serving, visited)).close);
      return '';
    }
    const listening = { port, names, nonce, ...(tls && { tls }) };
    const all = { options: serving, gateway: listening, processes };
    opened.push((await serveInProcesses(gateway, all, { begun, visited })).close);
    return processes === 1 ? '' : counted(processes, 'process', 'processes');
  });
  if (options.join === undefined) {
    const { keepStaffs } = await import('../sparring/keep-staffs');
    const { keepWarmUps } = await import('../warm-up/keep-warm-ups');
    opened.push(
      keepStaffs((problem) => tellFault('  A team that the console plays could not go on', problem)),
      keepWarmUps((problem) => tellFault('  The warm-up could not go on', problem)),
    );
  }
  if (isAlone) {
    const { keepWeighing } = await import('../weighing/keep-weighing');
    opened.push(keepWeighing(databaseUrl, (problem) => tellFault('  A scenario could not be weighed', problem)));
  }
  if (options.archive !== undefined) await keepArchivesIn(options.archive, options.keep, dataDir, databaseUrl);
  const { unusedSeatLinks } = await import('@/lib/turn/access/seat-links');
  const links = await unusedSeatLinks({ fresh: options.endLinks, takesOver: options.links });
  const tried = options.tries ? await openToTry() : null;
  const served = { port: gateway.port, isSecure: tls !== undefined, print: tls?.print };
  opened.push(await tellNewAddresses(served, announced));
  const addresses = { offered: await offeredAddresses(), picked: await pickedAddress() };
  const words = welcome(addresses, served, { links, tried, page });
  if (logsJson()) layWelcome(dataDir, words);
  else process.stdout.write(`${words}\n`);
  const first = links.find(({ opensFirst }) => opensFirst);
  return { served, databaseUrl, opensFirst: first ? `${addressOf('localhost', served)}/join/${first.code}` : null };
}

/** A log is kept and read by others, so the links of the seats lie in a file that only the console's account reads. */
function layWelcome(dataDir: string, words: string): void {
  const file = join(dataDir, 'links.txt');
  rmSync(file, { force: true });
  writeFileSync(file, `${words}\n`, { mode: 0o600 });
  tellHost(`The console serves. The links of the seats are in ${file}.`);
}

/** Opens a practice game beside the newest game, in which the console plays every team. @returns the one-time code of its Control seat */
async function openToTry(): Promise<string> {
  const { loadScenario } = await import('@/lib/scenario');
  const { tryBeside } = await import('@/lib/turn/scenarios/try-beside');
  const { steppedScenario } = await import('@/lib/words');
  let code = '';
  await step('Opening a game to try', async () => {
    const read = await loadScenario(steppedScenario);
    const opened = read.ok ? await tryBeside(read.scenario) : null;
    if (!opened?.ok)
      throw new CannotStart(opened ? opened.refusal.message : `The scenario ${steppedScenario} cannot be loaded.`);
    code = opened.value;
  });
  return code;
}

/** Announces a name for this machine until the console stops. Nothing depends on it. `OPCOM_MDNS=off`: it announces none. */
async function announce(only?: string): Promise<Announced | null> {
  if (process.env.OPCOM_MDNS === 'off') return null;
  const announced = await announceName(only === undefined ? {} : { names: [only, only] }).catch(() => null);
  if (announced) {
    opened.push(announced.end);
    process.env.OPCOM_LOCAL_NAME = announced.name;
  }
  return announced;
}

/** The address that Game Control picked for the newest game; empty: none. */
async function pickedAddress(): Promise<string> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  return (await newestGame())?.address ?? '';
}

/** Tells the host when the console is reached by another address than before, and announces its name there. @returns what ends it */
async function tellNewAddresses(served: Served, first: Announced | null): Promise<() => void> {
  let told = handedAddress(await offeredAddresses(), await pickedAddress());
  let announced = first;
  return watchAddresses(async (offered) => {
    announced?.end();
    announced = await announce(announced?.name);
    const handed = handedAddress(offered, await pickedAddress().catch(() => ''));
    if (handed === told) return;
    told = handed;
    tellHost(
      handed === null
        ? 'This machine has no network address any more. Nobody else can reach the console.'
        : `The address is now ${addressOf(handed, served)}. Links, cards and the projector name it from now on.`,
    );
  });
}

/** A host on Windows hears of a missing runtime and of the firewall before anything is opened. @throws CannotStart */
async function mindWindows(dataDir: string): Promise<void> {
  const lacks = runtimeInWords((await findBinaries()).postgres);
  if (lacks) throw new CannotStart(lacks);
  if (!existsSync(join(dataDir, 'session-secret'))) tellHost(`  ${firewallWords}`);
}

async function keepArchivesIn(folder: string, keep: number, dataDir: string, databaseUrl: string): Promise<void> {
  const { keepArchives } = await import('../archive/archive-phases');
  let said: string | undefined = '';
  const tell = (problem: Error) => {
    const why = faultInWords(problem) ?? problem.message;
    if (said === undefined) tellHost(`  The archive of this phase is not written: ${why}`);
    else said = `not yet: ${why}`;
  };
  await step(`Keeping archives in ${folder}`, async () => {
    opened.push(await keepArchives({ folder, keep, dataDir, databaseUrl }, tell));
    return said;
  });
  said = undefined;
}

/**
 * Brings a console up. Where it does not come up, nothing is left running.
 *
 * @returns null when a living console has the data folder; what that one is was printed
 * @throws with a sentence for the host when it cannot start
 */
export async function bringUp(options: StartOptions, dataDir: string, conducted: Conducted): Promise<Up | null> {
  const { page, stop } = conducted;
  try {
    if (options.join === undefined) makeFolder(dataDir);
    else if (!existsSync(dataDir))
      throw new CannotStart(`There is no folder ${dataDir}. --join takes the data folder of a console that runs.`);
    const names = consoleNames(options.addresses);
    process.env.OPCOM_HOSTS = options.addresses.join(' ');
    if (platform() === 'win32' && !process.env.DATABASE_URL) await mindWindows(dataDir);
    const own = (await offeredAddresses()).map(({ host }) => host);
    const tls = await certificateOf(options, dataDir, [...new Set([...names, ...own])]);
    const gateway = await (options.join === undefined
      ? claim(options, dataDir, { names, tls, page })
      : listen(options, names, tls, randomUUID()));
    if (!gateway) return null;
    if (options.join === undefined) opened.push(whenToldToStop(dataDir, stop));
    return await serveAll({ options, dataDir, gateway, names, tls }, conducted);
  } catch (problem) {
    await closeAll();
    if (!isDiskFull(problem)) throw problem;
    const missing = Math.max(neededToStart - freeOn(dataDir), 2 ** 20);
    throw new CannotStart(fullDiskInWords(dataDir, options.archive === undefined ? [] : [options.archive], missing));
  }
}
