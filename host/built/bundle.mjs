/**
 * The programs of the console as they run: JavaScript in the folder `server`, made by esbuild from our sources; packages
 * are left where they are. It lies one folder below the project's own, as `host` does. The host's page lies in it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { bundleHostPage } from './host-page.mjs';
import { bundlePage } from './page.mjs';

const folder = join(root, 'server');
const stamp = join(folder, 'sources.json');

/** The programs by name, each with the source it begins with. */
const entries = {
  start: 'host/start.ts',
  launch: 'bin/launch.ts',
  'socket-owner': 'host/processes/socket-owner.ts',
  'server-process': 'host/processes/server-process.ts',
  'staff-process': 'host/sparring/staff-process.ts',
  'play-process': 'host/weighing/play-process.ts',
  'finished-reader': 'host/finished/read-process.ts',
  'scenario-worker': 'lib/scenario/worker/entry.ts',
  opcom: 'bin/opcom.ts',
};

/** All programs are bundled with these options. */
export const bundling = /** @type {const} @satisfies {import('esbuild').BuildOptions} */ ({
  outExtension: { '.js': '.mjs' },
  absWorkingDir: root,
  bundle: true,
  packages: 'external',
  // What is imported later in the course of things is loaded then.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  logLevel: 'error',
});

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, 'host/built/bundle.mjs', 'package-lock.json', 'tsconfig.json']) {
    if (!existsSync(join(root, file))) return null;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Are the programs in their folder those of these sources? */
export function isBundled() {
  if (!existsSync(stamp)) return false;
  const { hash, files } = JSON.parse(readFileSync(stamp, 'utf8'));
  const programs = Object.keys(entries).map((name) => `${name}.mjs`);
  const made = [...programs, 'host-page/page.css', 'take-home.js', 'take-home.css'];
  return hashOf(files) === hash && made.every((name) => existsSync(join(folder, name)));
}

/** A program of the bundle is imported from this address. @param {keyof typeof entries} name */
export const bundled = (name) => pathToFileURL(join(folder, `${name}.mjs`)).href;

const dayMs = 86_400_000;

/** Bundles all programs, and the page that is taken home. A console that runs may load parts of the bundle before: those stay for a day. */
export async function bundle() {
  const { build } = await import('esbuild');
  rmSync(stamp, { force: true });
  const [{ metafile }, page] = await Promise.all([
    build({ ...bundling, entryPoints: entries, outdir: folder, metafile: true }),
    bundlePage(folder),
  ]);
  const made = new Set(Object.keys(metafile.outputs).map((file) => join(root, file)));
  for (const file of readdirSync(folder).map((name) => join(folder, name)))
    if (file.endsWith('.mjs') && !made.has(file) && Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file);
  const inputs = [...Object.keys(metafile.inputs), ...(await bundleHostPage()), ...page.inputs, 'host/built/page.mjs'];
  // Packages are told by the lock file. Those that only build are not there where the programs only serve.
  const files = [...new Set(inputs)].filter((file) => !file.startsWith('node_modules/')).sort();
  writeFileSync(stamp, JSON.stringify({ hash: hashOf(files), files }));
}
