/** What `npm start` does once everything is installed: database, migrations, scenario, build, server, links. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { build, isBuilt } from './build';
import { type Certificate, certificateOf } from './certificate';
import { type Gateway, openGateway, PortTaken } from './gateway/gateway';
import { allNames, hostNames } from './gateway/host-names';
import { confirms, livingServer, putPlate, takePlate } from './gateway/running-server';
import { root } from './install.mjs';
import { migrate } from './migrate/migrate';
import { type StartOptions, sparedCores } from './options.mjs';
import { openDatabase } from './postgres/open-database';
import { type RunningPostgres, stopOrphan } from './postgres/postgres';
import { step } from './steps.mjs';
import { addressLines, welcome } from './welcome';

/** A failure a person can put right; its message says how. */
class CannotStart extends Error {}

const defaultScenario = 'market-garden';

/** What has been opened so far, closed in the opposite order. */
const opened: (() => Promise<void> | void)[] = [];

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/**
 * Ctrl-C and the like end everything in order, once, however often they come. A signal to npm ends npm and the shell
 * it put between, and does not reach this process: it stops when whoever started it has gone.
 */
function stopOnSignal(): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    process.stderr.write('\n');
    try {
      await step('Stopping the console', closeAll);
      process.exit(0);
    } catch (problem) {
      console.error(problem);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const starter = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== starter && stop(), 500).unref();
}

/** Opens the port and claims the data folder; `undefined` when a living server has it already. */
async function claim(
  options: StartOptions,
  dataDir: string,
  names: string[],
  tls: Certificate | undefined,
): Promise<Gateway | undefined> {
  const isSecure = tls !== undefined;
  for (;;) {
    const living = await livingServer(dataDir);
    if (living?.command) {
      throw new CannotStart(
        `${living.command} is at work on this data folder (process ${living.pid}). Start again when it has ended.`,
      );
    }
    if (living) {
      console.log(`The console of this data folder is running already (process ${living.pid}):\n`);
      console.log(addressLines(hostNames(options.addresses), living));
      return undefined;
    }
    const nonce = randomUUID();
    const gateway = await openGateway({ port: options.port, names, nonce, tls }).catch((problem) => {
      if (problem instanceof PortTaken) throw portTaken(options.port);
      throw problem;
    });
    opened.push(gateway.close);
    if (!(await confirms({ port: gateway.port, isSecure, nonce }))) throw portTaken(options.port);
    if (putPlate(dataDir, { pid: process.pid, port: gateway.port, isSecure, nonce })) {
      opened.push(() => takePlate(dataDir, nonce));
      return gateway;
    }
    await closeAll();
  }
}

function portTaken(port: number): CannotStart {
  const another = port === 65_535 ? port - 1 : port + 1;
  return new CannotStart(
    `Port ${port} is in use by another program. Stop that program, or take another port: npm start -- --port ${another}`,
  );
}

/** Opens a game of the scenario unless there is one. @returns what was found or done, for the line of the step */
async function openGameIfNone(wanted: string | undefined): Promise<string> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  const there = await newestGame();
  if (there) {
    if (wanted !== undefined && wanted !== there.scenario) {
      throw new CannotStart(
        `This data folder holds a game of ${there.scenario}. For one of ${wanted} take another folder: npm start -- --scenario ${wanted} --data .data-${wanted}`,
      );
    }
    return `going on with ${there.title}, turn ${there.turn}`;
  }
  const { loadScenario } = await import('@/lib/scenario');
  const { openGame } = await import('@/lib/turn/sequence/open-game');
  const read = await loadScenario(wanted ?? defaultScenario);
  if (!read.ok) {
    const lines = read.problems.map((problem) => `  ${Object.values(problem).join(' · ')}`);
    throw new CannotStart(`The scenario ${wanted ?? defaultScenario} cannot be loaded:\n${lines.join('\n')}`);
  }
  await openGame(read.scenario);
  return `opened ${read.scenario.title}`;
}

/** A database that dies under the console is started again at once. @returns what ends the watch */
function keepUp({ revive }: RunningPostgres): () => void {
  let isReviving = false;
  const watch = setInterval(async () => {
    if (isReviving) return;
    isReviving = true;
    try {
      if (await revive()) console.error('PostgreSQL had died and was started again. Nothing that was saved is lost.');
    } catch (problem) {
      console.error(`PostgreSQL has died and does not start: ${(problem as Error).message}. Trying again.`);
    } finally {
      isReviving = false;
    }
  }, 1_000);
  watch.unref();
  return () => clearInterval(watch);
}

async function bringUp(
  options: StartOptions,
  dataDir: string,
  gateway: Gateway,
  names: string[],
  tls: Certificate | undefined,
): Promise<void> {
  let databaseUrl = '';
  const given = process.env.DATABASE_URL;
  await step(given ? 'Looking for the PostgreSQL of DATABASE_URL' : 'Starting PostgreSQL', async () => {
    const wasLeft = !given && (await stopOrphan(dataDir));
    const database = await openDatabase(given, dataDir);
    opened.push(database.stop, keepUp(database));
    databaseUrl = database.url;
    return wasLeft ? 'one left running by an earlier start was stopped first' : '';
  });
  await step('Bringing the database up to date', async () => {
    const applied = await migrate(databaseUrl, join(root, 'prisma', 'migrations'));
    return applied.length === 0 ? 'nothing to do' : `${applied.length} applied`;
  });
  process.env.DATABASE_URL = databaseUrl;
  const { prepareEnvironment } = await import('./secrets');
  prepareEnvironment(dataDir);
  const { closeDatabase } = await import('@/lib/db/client');
  opened.push(closeDatabase);
  await step('Looking for the game', () => openGameIfNone(options.scenario));
  if (!options.dev && !isBuilt()) await step('Building the pages', build);
  await step('Starting the server', async () => {
    const { port, nonce } = gateway;
    const serving = { port, hosts: names, dev: options.dev, databaseUrl, dataDir };
    const processes = options.processes ?? (options.dev ? 1 : sparedCores(availableParallelism()));
    if (processes > 1) {
      const { serveInProcesses } = await import('./processes/processes');
      const listening = { port, names, nonce, ...(tls && { tls }) };
      opened.push((await serveInProcesses(gateway, { options: serving, gateway: listening, processes })).close);
      return `${processes} processes`;
    }
    const { serveBehind } = await import('./server');
    opened.push((await serveBehind(gateway, serving)).close);
    return '';
  });
  if (options.archive !== undefined) await keepArchivesIn(options.archive, options.keep, dataDir, databaseUrl);
  const { unusedSeatLinks } = await import('@/lib/turn/access/seat-links');
  const links = await unusedSeatLinks({ fresh: options.links });
  const served = { port: gateway.port, isSecure: tls !== undefined, print: tls?.print };
  console.log(await welcome(hostNames(options.addresses), served, links));
}

async function keepArchivesIn(folder: string, keep: number, dataDir: string, databaseUrl: string): Promise<void> {
  const { keepArchives } = await import('./archive/archive-phases');
  let said: string | undefined = '';
  const tell = ({ message }: Error) => {
    if (said === undefined) console.error(`  The archive of this phase is not written: ${message}`);
    else said = `not yet: ${message}`;
  };
  await step(`Keeping archives in ${folder}`, async () => {
    opened.push(await keepArchives({ folder, keep, dataDir, databaseUrl }, tell));
    return said;
  });
  said = undefined;
}

/**
 * Starts the console and keeps it up until it is told to stop; or, when a living server has the data folder, prints its
 * addresses and ends.
 *
 * @throws with a sentence for the host when it cannot start; nothing is left running then
 */
export async function start(given: StartOptions): Promise<void> {
  const options = { ...given, archive: given.archive && resolve(given.archive) };
  const dataDir = resolve(options.data);
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
  mkdirSync(dataDir, { recursive: true });
  const names = allNames(hostNames(options.addresses));
  process.env.OPCOM_HOSTS = names.join(' ');
  stopOnSignal();
  try {
    const tls = await certificateOf(options, dataDir, names);
    const gateway = await claim(options, dataDir, names, tls);
    if (gateway) await bringUp(options, dataDir, gateway, names, tls);
  } catch (problem) {
    await closeAll();
    throw problem;
  }
}
