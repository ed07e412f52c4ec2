/** The production build: the pages by Next.js, the programs by esbuild. Each is made only when something that it depends on has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { alone, install } from '../install.mjs';
import { distFolder, root } from '../root.mjs';
import { runNode, step } from '../steps.mjs';
import { bundle, isBundled } from './bundle.mjs';

const folders = ['app', 'companions', 'components', 'lib', 'prisma/schema', 'public'];
const files = ['next.config.js', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'];

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(join('lib', 'db', 'generated')))
    .sort();
}

/** One figure for everything the pages are made of. */
function sourcesHash() {
  const hash = createHash('sha256').update(`${process.env.OPCOM_SOURCE_MAPS} ${process.env.OPCOM_BUILDS_GALLERY}`);
  const all = [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ];
  for (const file of all) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Are the pages in their folder those of these sources? */
function hasPages() {
  const dist = distFolder();
  const buildId = readIfThere(join(dist, 'BUILD_ID'));
  return buildId !== '' && readIfThere(join(dist, 'opcom-sources')) === `${buildId} ${sourcesHash()}`;
}

async function buildPages() {
  const sources = sourcesHash();
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production') };
  await runNode(join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), ['build'], { cwd: root, env });
  const dist = distFolder();
  writeFileSync(join(dist, 'opcom-sources'), `${readIfThere(join(dist, 'BUILD_ID'))} ${sources}`);
}

/**
 * Builds what is not there as the sources are; installs what building needs, where there is something to build.
 *
 * @param {{ anew?: boolean }} [how] `anew`: the pages are built in any case @throws with what the build printed
 */
export async function build({ anew = false } = {}) {
  if (!anew && hasPages() && isBundled()) return;
  await install();
  await alone(async () => {
    if (anew || !hasPages()) await step('Building the pages', buildPages);
    if (!isBundled()) await step('Bundling the programs', bundle);
  });
}

/** Bundles the programs where they are not there as the sources are, and leaves the pages alone. */
export async function buildPrograms() {
  if (isBundled()) return;
  await install();
  await alone(async () => {
    if (!isBundled()) await step('Bundling the programs', bundle);
  });
}
