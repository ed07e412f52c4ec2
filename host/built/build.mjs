/** The production build of the pages, made only when something it depends on has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { install, root } from './install.mjs';
import { runNode } from './steps.mjs';

const folders = ['app', 'companions', 'components', 'lib', 'prisma/schema', 'public'];
const files = ['next.config.js', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'];

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(join('lib', 'db', 'generated')))
    .sort();
}

/** One figure for everything the build is made of. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(`${process.env.OPCOM_SOURCE_MAPS} ${process.env.OPCOM_BUILDS_GALLERY}`);
  const all = [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ];
  for (const file of all) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The folder the build lies in: `OPCOM_DIST`, or `.next`. */
export function distFolder(): string {
  return join(root, process.env.OPCOM_DIST || '.next');
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Is the build in its folder the one of these sources? */
export function isBuilt(): boolean {
  const dist = distFolder();
  const buildId = readIfThere(join(dist, 'BUILD_ID'));
  return buildId !== '' && readIfThere(join(dist, 'opcom-sources')) === `${buildId} ${sourcesHash()}`;
}

/** Builds. @throws with what the build printed */
export async function build(): Promise<void> {
  await install({ forServing: true });
  const sources = sourcesHash();
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await runNode(join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), ['build'], { cwd: root, env });
  const dist = distFolder();
  writeFileSync(join(dist, 'opcom-sources'), `${readIfThere(join(dist, 'BUILD_ID'))} ${sources}`);
}
