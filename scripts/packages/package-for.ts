import { createHash } from 'node:crypto';
import {
  createReadStream,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Zippable, zipSync } from 'fflate';
import { root } from '@/host/root.mjs';
import { step } from '@/host/steps.mjs';
import { version } from '@/host/version.mjs';
import { must } from './fetch-package';
import { filesServed } from './files-served';
import { imageFor } from './image';
import { licencesOf } from './licences';
import { unfitForWindows } from './names-that-fit';
import { copy, fetched, filesBelow, layProgram, packed } from './program';
import { pageFor } from './read-me';
import { setupFor } from './setup';
import { startFileOf } from './start-files';
import { packageName, type SystemName, systems, systemsNamed } from './systems';

/** Makes the packages of the systems that are named, all of them where none is, and prints their sizes; `image`: the container. */
export async function packageFor(words: readonly string[]): Promise<void> {
  const systemsAsked = words.filter((word) => word !== 'image');
  const named = words.includes('image') && systemsAsked.length === 0 ? [] : systemsNamed(systemsAsked);
  const served = await step('Looking for what serving reads', filesServed);
  const made: string[] = [];
  if (words.includes('image')) {
    const image = await imageFor(served, version);
    if (image) made.push(image);
  }
  for (const system of named) {
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

async function putTogether(folder: string, system: SystemName, served: readonly string[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await layProgram(folder, systems[system], served);
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
