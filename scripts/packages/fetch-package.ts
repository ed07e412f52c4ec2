import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm } from '@/host/packages.mjs';
import { root } from '@/host/root.mjs';
import { run } from '@/host/steps.mjs';

interface Locked {
  version: string;
  integrity: string;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked | undefined>;
};

/** Runs a program. @throws with what it printed when it ends with another code than 0 */
export async function must(
  file: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { code, output } = await run(file, args, { cwd, env });
  if (code !== 0) throw new Error(`${file} ${args.slice(0, 3).join(' ')} ended with code ${code}:\n${output.trim()}`);
}

const isAsLocked = (file: string, { integrity }: Locked): boolean =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}` === integrity;

/**
 * The npm package of the lock file, for whatever system: asked of the registry that npm is set up with, once, and unpacked.
 *
 * @param kept the folder in which what was fetched is kept
 * @returns the folder that it was unpacked into
 * @throws when what comes is not what the lock file names
 */
export async function fetchPackage(name: string, kept: string): Promise<string> {
  const locked = packages[`node_modules/${name}`];
  if (!locked) throw new Error(`package-lock.json has no ${name}.`);
  const called = `${name.replace('@', '').replace('/', '-')}-${locked.version}`;
  const file = join(kept, `${called}.tgz`);
  const folder = join(kept, called);
  mkdirSync(kept, { recursive: true });
  if (!existsSync(file))
    await must(
      process.execPath,
      [findNpm(), 'pack', `${name}@${locked.version}`, '--pack-destination', kept, '--silent'],
      kept,
    );
  if (!isAsLocked(file, locked)) {
    rmSync(file);
    throw new Error(`${name}@${locked.version} is not what package-lock.json names: its checksum differs.`);
  }
  if (existsSync(folder)) return folder;
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half);
  await must('tar', ['-xzf', file, '--strip-components=1', '-C', half], kept);
  renameSync(half, folder);
  return folder;
}
