/**
 * PostgreSQL refuses to run as root. Where the console itself runs as root (a container, say), its programs run as the
 * account `postgres`, which is made when it is missing. Everywhere else they run as whoever started the console.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

type Identity = { uid?: number; gid?: number };

/** A program, its arguments and the identity to start it with (`child_process` options). */
export type Started = { file: string; args: string[]; identity: Identity };

const accountName = 'postgres';
let known: Identity | undefined;

function readAccount(): Identity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${accountName}:`));
  const fields = line?.split(':');
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined;
}

function makeAccount(): Identity {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', accountName]],
    ['adduser', ['-S', '-D', '-H', accountName]],
  ];
  for (const [program, args] of ways) {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
      const made = readAccount();
      if (made) return made;
    } catch {}
  }
  throw new Error(
    `PostgreSQL does not run as root, and the account "${accountName}" could not be made. Run the console as an ordinary account, or set DATABASE_URL.`,
  );
}

/** May the account pass through every folder above this path? Only the permissions of "others" are counted on. */
function isReachable(path: string, uid: number): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner } = statSync(folder);
      if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}

/**
 * Starts one of PostgreSQL's programs. As root, in a folder the account may not reach (below `/root`, or a private
 * temporary folder), the program keeps root's right to pass through folders and nothing else of root.
 *
 * @param paths what the program must be able to reach beyond itself
 * @throws when the account cannot be made, or cannot be let through, with what to do instead
 */
export function runAsPostgresAccount(file: string, args: string[], paths: string[]): Started {
  if (process.getuid?.() !== 0) return { file, args, identity: {} };
  known ??= readAccount() ?? makeAccount();
  const { uid, gid } = known as { uid: number; gid: number };
  const blocked = [file, ...paths].find((path) => path !== '' && !isReachable(path, uid));
  if (blocked === undefined) return { file, args, identity: { uid, gid } };
  const setpriv = onPath('setpriv');
  if (!setpriv) {
    throw new Error(
      `As root, PostgreSQL runs as the account "${accountName}", which may not reach ${blocked}. Put the console in a folder everyone may pass through, run it as an ordinary account, or set DATABASE_URL.`,
    );
  }
  const identity = ['--securebits=+no_setuid_fixup', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const rights = ['--inh-caps=-all,+dac_override', '--ambient-caps=+dac_override'];
  return { file: setpriv, args: [...identity, ...rights, '--', file, ...args], identity: {} };
}
