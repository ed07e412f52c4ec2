/**
 * The container of an archive: gzip over lines of JSON, one value a line.
 *
 *   {"archive":"opcom","format":1,"console":…}   what it is: the heading
 *   {"file":"session-secret","text":"…"}         a file of the data folder
 *   {"table":"Game","columns":["id", …]}         a table; its rows follow
 *   ["…",null, …]                                a row: each column as PostgreSQL's own text
 *   {"end":"opcom","lines":812,"sha256":"…","signature":{"key":"…","of":"…"}}
 *                                                the end: how many lines stand above it, the checksum of them all, and who
 *                                                signed it, if anybody did
 *
 * It is written and read as a stream. `gunzip -c FILE | less` shows everything that is in it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { version } from '../version.mjs';
import { isOf, type Signature } from './signature';

/** Something a person can put right; its message says how. */
export class ArchiveProblem extends Error {}

const format = 1;

const headingShape = z.object({
  archive: z.literal('opcom'),
  format: z.number().int(),
  /** The version of the console that made it; absent: an early one. */
  console: z.string().optional(),
  /** everything: of the database, and its keys · game: one game, without keys · papers: what one team was told and wrote. */
  holds: z.enum(['everything', 'game', 'papers']),
  /** The team whose papers they are. */
  team: z.string().optional(),
  /** ISO, by the database's clock. */
  takenAt: z.string(),
  /** The game in a few words; absent: there was none. */
  game: z.object({ title: z.string(), turn: z.number().int(), phase: z.string() }).optional(),
  /** The migrations the database had, in order. Papers have none. */
  migrations: z.array(z.string()),
});

/** The heading of an archive. */
export type Heading = z.infer<typeof headingShape>;

/** The heading of an archive, and its signer. */
export type Checked = Heading & { signature: Signature | undefined };

/** A file of the data folder. */
export interface KeptFile {
  file: string;
  text: string;
}

/** One line of an archive between its heading and its end. A row is handed on as it stands, never taken apart here. */
export type ArchiveLine = KeptFile | { table: string; columns: string[] } | { row: string };

const asText = (line: ArchiveLine): string => ('row' in line ? line.row : JSON.stringify(line));

/**
 * Writes an archive to a new file and has it on the disk when it returns.
 *
 * @param batches the lines, in batches of any length
 * @param signed signs the checksum; left out: the archive is not signed
 * @throws what the file system says; the file may be there in part then
 */
export async function writeContainer(
  file: string,
  heading: Omit<Heading, 'archive' | 'format' | 'console'>,
  batches: AsyncIterable<ArchiveLine[]>,
  signed?: (checksum: string) => Signature,
): Promise<void> {
  const checksum = createHash('sha256');
  let lines = 0;
  const counted = (texts: string[]): string => {
    const text = `${texts.join('\n')}\n`;
    checksum.update(text);
    lines += texts.length;
    return text;
  };
  async function* all(): AsyncGenerator<string> {
    yield counted([JSON.stringify({ archive: 'opcom', format, console: version, ...heading })]);
    for await (const batch of batches) if (batch.length > 0) yield counted(batch.map(asText));
    const sha256 = checksum.digest('hex');
    yield `${JSON.stringify({ end: 'opcom', lines, sha256, signature: signed?.(sha256) })}\n`;
  }
  const whole = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(all()), createGzip(), whole);
}

const damaged = (file: string, how: string): ArchiveProblem =>
  new ArchiveProblem(`${basename(file)} is damaged (${how}). Nothing was changed. Take another archive.`);

const headless = (file: string): ArchiveProblem =>
  new ArchiveProblem(`${basename(file)} is not an archive of this console. Choose one that it has written.`);

/** The unpacked lines of a file, as bytes without their line ends; whatever is not whole throws. */
async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const unpacking = pipeline(createReadStream(file), gunzip);
  unpacking.catch(() => undefined);
  let open: Buffer[] = [];
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        const rest = chunk.subarray(from, end);
        yield open.length > 0 ? Buffer.concat([...open, rest]) : rest;
        open = [];
        from = end + 1;
      }
      if (from < chunk.length) open.push(chunk.subarray(from));
    }
    await unpacking;
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw damaged(file, message);
    throw problem;
  }
  if (open.length > 0) throw damaged(file, 'it breaks off in the middle of a line');
  if (gunzip.bytesWritten !== statSync(file).size) throw damaged(file, 'something stands behind its end');
}

function readHeading(file: string, line: Buffer): Heading {
  let said: unknown;
  try {
    said = JSON.parse(line.toString());
  } catch {
    throw headless(file);
  }
  if ((said as { archive?: unknown } | null)?.archive !== 'opcom') throw headless(file);
  if (Number((said as { format?: unknown }).format) > format) {
    throw new ArchiveProblem(
      `${basename(file)} was made by a later version of the console. Restore it with that version.`,
    );
  }
  const heading = headingShape.safeParse(said);
  if (!heading.success) throw damaged(file, 'its heading does not read');
  return heading.data;
}

/**
 * Reads an archive from its heading to its end. Whoever acts on a line before the last one was read must be able to take
 * it back: only then are the checksum and the number of lines known to be right.
 *
 * @throws ArchiveProblem when it is damaged, broken off, or no archive
 */
export async function* readContainer(file: string): AsyncGenerator<Heading | ArchiveLine | { signature: Signature }> {
  const checksum = createHash('sha256');
  let lines = 0;
  let isEnded = false;
  for await (const line of unpacked(file)) {
    if (isEnded) throw damaged(file, 'something stands behind its end');
    if (lines === 0) yield readHeading(file, line);
    else if (line[0] === 0x5b) yield { row: line.toString() };
    else {
      const said = parsed(file, line);
      if ('end' in said) {
        isEnded = true;
        if (said.lines !== lines || said.sha256 !== checksum.digest('hex'))
          throw damaged(file, 'its checksum is wrong');
        const { signature } = said;
        if (signature && !isOf(signature, said.sha256)) throw damaged(file, 'its signature is wrong');
        if (signature) yield { signature };
        continue;
      }
      yield said;
    }
    checksum.update(line).update('\n');
    lines += 1;
  }
  if (lines === 0) throw headless(file);
  if (!isEnded) throw damaged(file, 'its end is missing');
}

/** The contents of a line that is no row, and nothing beside it. */
const saidShape = z.union([
  z.strictObject({
    end: z.literal('opcom'),
    lines: z.number(),
    sha256: z.string(),
    signature: z.strictObject({ key: z.string(), of: z.string() }).optional(),
  }),
  z.strictObject({ file: z.string(), text: z.string() }),
  z.strictObject({ table: z.string(), columns: z.array(z.string()) }),
]);

function parsed(file: string, line: Buffer): z.infer<typeof saidShape> {
  try {
    return saidShape.parse(JSON.parse(line.toString()));
  } catch {
    throw damaged(file, 'a line of it does not read');
  }
}

/**
 * Reads all of an archive and holds it against its checksum.
 *
 * @throws ArchiveProblem when it is damaged, broken off, or no archive
 */
export async function checkContainer(file: string): Promise<Checked> {
  let heading: Heading | undefined;
  let signature: Signature | undefined;
  try {
    for await (const line of readContainer(file)) {
      if ('archive' in line) heading = line;
      if ('signature' in line) signature = line.signature;
    }
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ArchiveProblem(`There is no file ${file}.`);
    if (code === 'EACCES')
      throw new ArchiveProblem(`${file} may not be read by this account: have its owner pass it on.`);
    if (code === 'EISDIR') throw new ArchiveProblem(`${file} is a folder. Name one archive in it.`);
    throw problem;
  }
  return { ...heading!, signature };
}
