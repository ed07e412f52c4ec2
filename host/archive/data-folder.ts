/** The database and the data folder a command works on, with a console running there or without. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openGateway } from '../gateway/gateway';
import { livingServer, putPlate, takePlate } from '../gateway/running-server';
import { onServer } from '../postgres/database-admin';
import { openDatabase } from '../postgres/open-database';
import { hasCluster, runningDatabase } from '../postgres/postgres';
import { ArchiveProblem } from './container';
import { undoSwap } from './swap';

/** A database that answers, and the data folder beside it; `close` when the work is done. */
export interface Opened {
  url: string;
  dataDir: string;
  close: () => Promise<void>;
}

const loopback = '127.0.0.1';

/** Has the data folder for a while: a console that is started on it meanwhile says so and does not begin. */
async function hold(dataDir: string, command: string): Promise<() => Promise<void>> {
  const living = await livingServer(dataDir);
  if (living) throw isRunning(dataDir, living);
  const nonce = randomUUID();
  const gateway = await openGateway({ port: 0, names: [loopback], nonce, address: loopback });
  if (putPlate(dataDir, { pid: process.pid, port: gateway.port, isSecure: false, nonce, command })) {
    return async () => {
      takePlate(dataDir, nonce);
      await gateway.close();
    };
  }
  await gateway.close();
  throw new ArchiveProblem(`Something else has just begun to work on ${dataDir}. Try again in a moment.`);
}

const isRunning = (dataDir: string, { pid, command }: { pid: number; command?: string }): ArchiveProblem =>
  new ArchiveProblem(
    command
      ? `${command} is at work on ${dataDir} (process ${pid}). Try again when it has ended.`
      : `The console of ${dataDir} is running (process ${pid}). Nothing was changed. Stop it first: Ctrl-C where it was started.`,
  );

/** Opens the database of a data folder, or that of DATABASE_URL, for a look; a console on it may go on. */
export async function openForReading(given: string | undefined, data: string, command: string): Promise<Opened> {
  const dataDir = resolve(data);
  if (given) return { ...(await reached(() => openDatabase(given, dataDir))), dataDir };
  if (!hasCluster(dataDir))
    throw new ArchiveProblem(`There is no game in ${dataDir}. Name its data folder: --data DIR.`);
  const living = await livingServer(dataDir);
  if (living?.command) throw isRunning(dataDir, living);
  if (living) {
    const url = await runningDatabase(dataDir);
    if (url) return { url, dataDir, close: async () => undefined };
    throw new ArchiveProblem(`The console of ${dataDir} is just starting or stopping. Try again in a moment.`);
  }
  return openAlone(undefined, dataDir, command);
}

/** Opens the database of a data folder, or that of DATABASE_URL, for changes: no console may run on the folder. */
export async function openAlone(given: string | undefined, data: string, command: string): Promise<Opened> {
  const dataDir = resolve(data);
  if (!given && existsSync(dataDir) && isOthers(dataDir))
    throw new ArchiveProblem(
      `${dataDir} holds something that is not the console's. Name an empty folder, or one that is not there yet.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const release = await hold(dataDir, command);
  try {
    const database = await reached(() => openDatabase(given, dataDir));
    await onServer(database.url, (server) => undoSwap(server, dataDir, database.url));
    const close = async () => {
      await database.close();
      await release();
    };
    return { url: database.url, dataDir, close };
  } catch (problem) {
    await release();
    throw problem;
  }
}

/** Does a folder hold something, and nothing that the console itself puts into a data folder? */
function isOthers(folder: string): boolean {
  const names = readdirSync(folder);
  return (
    names.length > 0 &&
    !names.some((name) => ['postgres', 'session-secret', 'server.json', 'settings.json'].includes(name))
  );
}

async function reached(
  open: () => ReturnType<typeof openDatabase>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, stop } = await open();
  return { url, close: stop };
}
