/**
 * A PostgreSQL in a temporary folder, for tests and for comparing migrations.
 *
 *   const scratch = await startThrowAwayPostgres();   // → { url, stop }; gone after stop()
 */
import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { layout } from './layout';
import { type RunningPostgres, startCluster, stopLeftover } from './postgres';
import { runAsPostgresAccount } from './postgres-account';
import { findBinaries } from './postgres-binaries';

const scratchPrefix = 'opcom-scratch-';

/** Files that are kept in memory, where the system has such. */
const memory = '/dev/shm';

/** In memory where there is room: each test's database is copied and dropped, which a disk takes ten times as long for. */
function scratchRoot(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 2 * 2 ** 30) return memory;
  } catch {
    // This system keeps no files in memory.
  }
  return tmpdir();
}

/**
 * Starts a cluster in a temporary folder that asks nothing of the disk: for tests, and for comparing migrations.
 * `stop` deletes it; leaving the process without `stop` does so too, and what a killed process left behind is
 * cleared by the next call.
 */
export async function startThrowAwayPostgres(): Promise<RunningPostgres> {
  await clearLeftovers();
  const folder = mkdtempSync(join(scratchRoot(), `${scratchPrefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  const places = layout(folder);
  const { home, cluster, pidFile } = places;
  const binaries = await findBinaries();
  const discardAtExit = () => {
    if (existsSync(pidFile)) {
      const account = runAsPostgresAccount(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'immediate', '-s'], [home]);
      execFileSync(account.file, account.args, { ...account.identity, cwd: tmpdir(), stdio: 'ignore' });
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', discardAtExit);
  const running = await startCluster(places, true, () => undefined);
  const stop = async () => {
    await stopLeftover(folder);
    process.off('exit', discardAtExit);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...running, stop };
}

async function clearLeftovers(): Promise<void> {
  const roots = [...new Set([scratchRoot(), tmpdir()])];
  for (const folder of roots.flatMap((root) => readdirSync(root).map((name) => join(root, name)))) {
    if (!basename(folder).startsWith(scratchPrefix)) continue;
    const owner = Number(basename(folder).slice(scratchPrefix.length).split('-')[0]);
    try {
      process.kill(owner, 0);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') continue;
      await stopLeftover(folder).catch((failed) => {
        // Another run that begins clears the same ones.
        if (existsSync(layout(folder).cluster)) throw failed;
      });
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
