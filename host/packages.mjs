/** The packages of a folder: which are missing, and installing them. Plain JavaScript for any Node: it runs before anything is installed. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run, step } from './steps.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The entry of a package in package-lock.json. @typedef {{ version: string, dev?: true, optional?: true, devOptional?:
 * true, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Locked
 */

/**
 * True when a list of npm's (`linux`, `!win32`) names this one; no list names all. @param {string | string[] | undefined}
 * list @param {string} mine
 */
function names(list, mine) {
  const all = list === undefined ? [] : [list].flat();
  if (all.includes(`!${mine}`)) return false;
  const wanted = all.filter((one) => !one.startsWith('!'));
  return wanted.length === 0 || wanted.includes(mine);
}

/** The C library of this Linux: `glibc` or `musl`; empty on other systems. */
function ownLibc() {
  if (platform() !== 'linux') return '';
  const report = /** @type {any} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * The packages that are needed and not there in the version that package-lock.json asks for. `forServing`: without those
 * for development. An optional package is needed where it says that it is made for this system.
 *
 * @param {string} folder @param {{ forServing?: boolean }} [purpose]
 * @returns {string[]} their paths below the folder
 */
export function missingPackages(folder, { forServing = false } = {}) {
  const libc = ownLibc();
  const isForThisSystem = (/** @type {Locked} */ { os, cpu, libc: wanted }) =>
    Boolean(os ?? cpu) && names(os, platform()) && names(cpu, arch()) && names(wanted, libc);
  const isThere = (/** @type {string} */ path, /** @type {Locked} */ { version }) => {
    const file = join(folder, path, 'package.json');
    return existsSync(file) && readJson(file).version === version;
  };
  /** @type {[string, Locked][]} */
  const locked = Object.entries(readJson(join(folder, 'package-lock.json')).packages);
  return locked
    .filter(([path, { dev }]) => path !== '' && !(dev && forServing))
    .filter(([, one]) => !(one.optional || one.devOptional) || isForThisSystem(one))
    .filter(([path, one]) => !isThere(path, one))
    .map(([path]) => path);
}

/** npm's own program: the one that started us, else one beside this Node or on the path; to be started without a shell. */
export function findNpm() {
  const program = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const places = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)].flatMap((folder) => [
    join(folder, program),
    join(folder, '..', 'lib', program),
    join(folder, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ]);
  const found = [process.env.npm_execpath ?? '', ...places].find(
    (file) => file.endsWith('npm-cli.js') && existsSync(file),
  );
  if (!found) throw new Error('npm was not found. Run "npm ci --ignore-scripts" yourself, then start again.');
  return found;
}

/** The arguments for npm, whatever the environment and its settings say: every package, none of their scripts. */
export const installArguments = [
  'ci',
  ...['prod', 'dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
  '--ignore-scripts',
  '--bin-links',
  '--install-strategy=hoisted',
  '--global=false',
  '--dry-run=false',
  '--engine-strict=false',
  '--loglevel=error',
  '--legacy-peer-deps=false',
  '--no-audit',
  '--no-fund',
];

/**
 * The output of npm, as a person needs it: its errors without its own prefix and without the name of its log. @param
 * {string} output
 */
const errorsOf = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !line.includes('A complete log'))
    .map((line) => line.replace(/^npm error ?/, '  '))
    .slice(0, 8)
    .join('\n')
    .trimEnd() || output.trim();

/**
 * Installs what a folder's package-lock.json asks for, where something needed is missing. npm installs beside the folder
 * `node_modules`, which is replaced when all is there: where the registry does not answer, it stays as it was.
 *
 * @param {string} folder @param {{ forServing?: boolean }} [purpose] @throws with a sentence for the host
 */
export async function installPackages(folder, purpose) {
  if (missingPackages(folder, purpose).length === 0) return;
  await step('Installing the packages (npm ci --ignore-scripts)', async () => {
    const beside = join(folder, '.installing');
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside);
    try {
      for (const name of ['package.json', 'package-lock.json', '.npmrc'])
        if (existsSync(join(folder, name))) cpSync(join(folder, name), join(beside, name));
      const { code, output } = await run(process.execPath, [findNpm(), ...installArguments], { cwd: beside });
      if (code !== 0)
        throw new Error(
          `The packages cannot be installed. This needs the internet, or npm's cache, once for each version.${existsSync(join(folder, 'node_modules')) ? ' The packages that are here are left as they were.' : ''} npm says:\n${errorsOf(output)}`,
        );
      await unlinkUnfitNode(beside);
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      renameSync(join(beside, 'node_modules'), join(folder, 'node_modules'));
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  });
}

/**
 * The Node of the optional package for this system. npm installs the one whose system and processor are these.
 *
 * @param {string} folder
 * @returns {string | undefined} its path; undefined: there is none for this system, or it is not installed
 */
export function broughtNode(folder) {
  const program = join('bin', platform() === 'win32' ? 'node.exe' : 'node');
  return Object.keys(readJson(join(folder, 'package.json')).optionalDependencies ?? {})
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
