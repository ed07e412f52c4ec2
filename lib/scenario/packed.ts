import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { z } from 'zod';
import { readJson } from '@/lib/json';
import { draftOf } from './draft/draft';
import { contentsFile, packedEntries, packedMegabytesAtMost, pageFile } from './files/packed-entries';
import { whyNoScenario } from './files/why-no-scenario';
import { unpackEntry } from './files/zip';
import { scenarioPageOf } from './page/scenario-page';
import { writePage } from './page/write-page';
import { parseFiles } from './parsed-files';
import type { ScenarioSource } from './source';
import { nothingTold, type Told } from './told';

/** A packed scenario: a zip of its files, with a list of them and their checksums. */

export const packedEnding = '.opcom-scenario';

const contentsShape = z.strictObject({
  format: z.literal('opcom-scenario'),
  version: z.literal(1),
  /** SHA-256 of each file, hexadecimal. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

const checksum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The same files give the same bytes. */
const packedAt = new Date(1980, 0, 1);

/**
 * Packs the files of a scenario, with a page that says what it is. The same files give the same bytes, wherever and whenever they
 * are packed.
 */
export function pack(source: ScenarioSource): Uint8Array<ArrayBuffer> {
  const files = [...source].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = {
    format: 'opcom-scenario',
    version: 1,
    files: Object.fromEntries(files.map(([name, bytes]) => [name, checksum(bytes)])),
  } satisfies z.input<typeof contentsShape>;
  const packed = [
    [contentsFile, new TextEncoder().encode(`${JSON.stringify(list, null, 2)}\n`)],
    ...files,
    [pageFile, new TextEncoder().encode(pageOf(source))],
  ];
  return zipSync(Object.fromEntries(packed), { mtime: packedAt, level: 6 }) as Uint8Array<ArrayBuffer>;
}

/** The page of a scenario as a file. What is wrong with the scenario is told elsewhere. */
const pageOf = (source: ScenarioSource): string =>
  writePage(scenarioPageOf(draftOf(parseFiles(source, nothingTold()))));

/**
 * The files of a packed scenario, or null and what is wrong with it. Nothing is written anywhere; a file that unpacks to
 * more than a file of a scenario may have is refused before it is unpacked. A zip of a folder, as people make one, has no
 * list: it is read file by file (`mayBeFolder`), and what is no file of a scenario is told and left out.
 */
export function unpack(
  bytes: Uint8Array,
  file: string,
  told: Told,
  { mayBeFolder = false } = {},
): ScenarioSource | null {
  const refuse = (message: string, of = file): null => {
    told.problems.push({ file: of, message });
    return null;
  };
  if (bytes.length > packedMegabytesAtMost * 1_000_000)
    return refuse(
      `has ${Math.ceil(bytes.length / 1_000_000)} MB: a packed scenario has ${packedMegabytesAtMost} MB at most`,
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refuse(`is no packed scenario: it ${whyNoScenario(bytes)}`);
  let read: Map<string, Uint8Array>;
  const leftOut: string[] = [];
  try {
    // Nothing is unpacked before all of them have said how long they are.
    const entries = packedEntries(bytes, mayBeFolder ? leftOut : null);
    read = new Map([...entries].map(([name, entry]) => [name, unpackEntry(bytes, entry)]));
  } catch (fault) {
    return refuse(`is no packed scenario: ${(fault as Error).message}`);
  }
  if (mayBeFolder && !read.has(contentsFile)) {
    for (const name of leftOut) told.notes.push({ file: name, message: 'is no file of a scenario, and is not read' });
    return read.size > 0 ? read : refuse('holds no file of a scenario, such as units.csv or manifest.json');
  }
  const [foreign] = leftOut;
  if (foreign !== undefined)
    return refuse(`is no packed scenario: ${JSON.stringify(foreign)} is no file of a scenario`);
  const list = readContents(read.get(contentsFile));
  if (!list) return refuse(`is no packed scenario: it has no ${contentsFile} that can be read`);
  read.delete(contentsFile);
  for (const name of Object.keys(list)) if (!read.has(name)) refuse('is missing from the packed file', name);
  for (const [name, content] of read) {
    if (!Object.hasOwn(list, name)) refuse(`is in the packed file but not in its ${contentsFile}`, name);
    else if (checksum(content) !== list[name]) refuse('is not as it was packed: its checksum differs', name);
  }
  return told.problems.length > 0 ? null : read;
}

function readContents(bytes: Uint8Array | undefined): Record<string, string> | null {
  const read = readJson(new TextDecoder().decode(bytes));
  const list = read.ok ? contentsShape.safeParse(read.value) : null;
  return list?.success ? list.data.files : null;
}
