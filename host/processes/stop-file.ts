/** `--stop`: a console is told to stop by a file in its data folder. No system lacks that, and nobody on the network can do it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { livingServer } from '../gateway/running-server';
import { CannotStart } from '../opened';
import { step } from '../steps.mjs';

const lookEveryMs = 500;
/** A console that stops lets requests end and its PostgreSQL write what it has, ms. */
const patienceMs = 90_000;

const fileOf = (dataDir: string) => join(dataDir, 'stop');

/** Calls `stop` when somebody asks for it, from now on. @returns what ends the watch */
export function whenToldToStop(dataDir: string, stop: () => void): () => void {
  const file = fileOf(dataDir);
  rmSync(file, { force: true });
  const watch = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(watch);
    rmSync(file, { force: true });
    stop();
  }, lookEveryMs);
  watch.unref();
  return () => clearInterval(watch);
}

/** Stops the console of a data folder, if one runs, and waits until it has. @throws CannotStart when it does not stop */
export async function stopRunning(dataDir: string): Promise<void> {
  const living = await livingServer(dataDir);
  if (!living || living.command) {
    console.log(`No console runs on ${dataDir}.`);
    return;
  }
  await step('Stopping the console', async () => {
    writeFileSync(fileOf(dataDir), '');
    for (const giveUpAt = performance.now() + patienceMs; await livingServer(dataDir); await pause(lookEveryMs))
      if (performance.now() > giveUpAt)
        throw new CannotStart(`The console of ${dataDir} (process ${living.pid}) does not stop. End that process.`);
    // Its PostgreSQL ends last.
    while (isAlive(living.pid)) await pause(lookEveryMs / 5);
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
