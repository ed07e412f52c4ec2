import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An older commit gets these files of ours, so that it serves as this one does. */
const oursToServe = ['bench/phone/serve-desk.ts', 'bench/phone/served-desk.ts', 'bench/page/hall-desk.ts'];

/**
 * The folder of an older commit with its own packages, in the temporary folder of this machine: made once, which asks the
 * npm registry for packages that this machine does not have yet. @throws where the history of this clone does not reach it
 */
export function olderCommit(commit: string): string {
  const folder = join(tmpdir(), 'opcom-older', commit);
  if (!existsSync(join(folder, 'node_modules'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = archiveOf(commit);
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const inFolder = { cwd: folder, stdio: 'inherit' } as const;
    execFileSync('npm', ['ci', '--prefer-offline'], inFolder);
    execFileSync(process.execPath, [join('host', 'install.mjs')], inFolder);
  }
  for (const file of oursToServe) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  return folder;
}

function archiveOf(commit: string): Buffer {
  try {
    return execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  } catch (cause) {
    const words = `The history of this clone does not reach ${commit}: \`git fetch --unshallow\` brings it.`;
    throw new Error(words, { cause });
  }
}
