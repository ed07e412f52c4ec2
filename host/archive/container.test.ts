import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../version.mjs';
import { type ArchiveLine, ArchiveProblem, checkContainer, readContainer, writeContainer } from './container';

let folder: string;
let whole: string;
let bytes: Buffer;

const heading = {
  holds: 'everything' as const,
  takenAt: '1944-09-17T12:00:00.000Z',
  game: { title: 'Market Garden', turn: 2, phase: 'orders' },
  migrations: ['20260101000000_first'],
};
/** A row with everything that ends a line somewhere, and with what is no line at all. */
const odd = JSON.stringify(['a\nb\r\nc\u2028d\u2029e', null, '{"end":"opcom"}', '𝄞 \\ "']);
const lines: ArchiveLine[] = [
  { file: 'session-secret', text: 'held' },
  { table: 'Unit', columns: ['id', 'notes', 'orders', 'name'] },
  { row: odd },
  ...Array.from({ length: 500 }, (_, i) => ({ row: JSON.stringify([`${i}`, 'x'.repeat(i), null, null]) })),
];

async function* inTwo(): AsyncGenerator<ArchiveLine[]> {
  yield lines.slice(0, 2);
  yield [];
  yield lines.slice(2);
}

function given(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const refused = (file: string) =>
  checkContainer(file).then(
    () => 'taken',
    (problem) => {
      expect(problem).toBeInstanceOf(ArchiveProblem);
      return (problem as Error).message;
    },
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-container-'));
  whole = join(folder, 'whole.opcom.gz');
  await writeContainer(whole, heading, inTwo());
  bytes = readFileSync(whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the container', () => {
  test('gives back what was put in, line for line', async () => {
    const back = [];
    for await (const line of readContainer(whole)) back.push(line);
    expect(back).toEqual([{ archive: 'opcom', format: 1, console: version, ...heading }, ...lines]);
  });

  test('is lines of JSON that any gunzip shows', () => {
    const text = gunzipSync(bytes).toString().split('\n');
    expect(text[0]).toBe(
      `{"archive":"opcom","format":1,"console":"${version}","holds":"everything","takenAt":"1944-09-17T12:00:00.000Z","game":{"title":"Market Garden","turn":2,"phase":"orders"},"migrations":["20260101000000_first"]}`,
    );
    expect(text.at(-2)).toMatch(/^\{"end":"opcom","lines":504,"sha256":"[0-9a-f]{64}"\}$/);
    expect(text.at(-1)).toBe('');
  });

  test('is never written over', async () => {
    await expect(writeContainer(whole, heading, inTwo())).rejects.toThrow('EEXIST');
    expect(readFileSync(whole).equals(bytes)).toBe(true);
  });

  test('with one bit turned, wherever it is, is refused, unless the same bytes come out of it', async () => {
    // The ten bytes of gzip's own head hold a time and a system; a bit turned there changes nothing of what is inside.
    const places = Array.from({ length: 64 }, (_, i) => 10 + Math.floor(((bytes.length - 11) * i) / 63));
    let same = 0;
    for (const [i, place] of places.entries()) {
      const turned = Buffer.from(bytes);
      turned[place]! ^= 1 << (i % 8);
      const answer = await refused(given('turned.gz', turned));
      // A repeated text may be packed by another bit and unpack to the same bytes: nothing was changed then.
      const isSame = answer === 'taken' && gunzipSync(turned).equals(gunzipSync(bytes));
      if (isSame) same += 1;
      else expect(answer, `byte ${place}`).toMatch(/^turned\.gz is (damaged|not an archive)/);
    }
    expect(same).toBeLessThanOrEqual(3);
  });

  test('cut short, wherever it is, is refused', async () => {
    for (const length of [1, 9, 10, 100, bytes.length >> 1, bytes.length - 8, bytes.length - 1])
      expect(await refused(given('short.gz', bytes.subarray(0, length))), `${length} bytes`).toMatch(
        /^short\.gz is damaged/,
      );
  });

  test.each<[string, (text: string) => string, string]>([
    ['a figure changed', (text) => text.replace('["7",', '["8",'), 'its checksum is wrong'],
    ['a row left out', (text) => text.replace(/\["7",.*\n/, ''), 'its checksum is wrong'],
    ['a row put in', (text) => text.replace('{"end"', '["900",null,null,null]\n{"end"'), 'its checksum is wrong'],
    ['its last line left out', (text) => text.replace(/\{"end":"opcom","lines.*\n/, ''), 'its end is missing'],
    ['its last line without an end', (text) => text.trimEnd(), 'it breaks off in the middle of a line'],
    ['a line behind its end', (text) => `${text}["1"]\n`, 'something stands behind its end'],
    ['a line that is none', (text) => text.replace('{"file"', '{"life"'), 'a line of it does not read'],
    ['a heading that is half', (text) => text.replace(',"migrations"', ',"immigrations"'), 'its heading does not read'],
  ])('packed anew with %s is refused', async (_, change, how) => {
    const text = gunzipSync(bytes).toString();
    expect(change(text)).not.toBe(text);
    expect(await refused(given('anew.gz', gzipSync(change(text))))).toBe(
      `anew.gz is damaged (${how}). Nothing was changed. Take another archive.`,
    );
  });

  test('with something behind its end is refused', async () => {
    expect(await refused(given('longer.gz', Buffer.concat([bytes, Buffer.from('x')])))).toMatch(
      /^longer\.gz is damaged/,
    );
  });

  test.each<[string, Buffer | string]>([
    ['a text', 'Dear Control,\nhere are our orders.\n'],
    ['nothing', ''],
    ['a packed text', gzipSync('Dear Control,\n')],
    ['packed JSON of others', gzipSync('{"archive":"photos"}\n')],
    ['packed nothing', gzipSync('')],
  ])('%s is refused', async (_, content) => {
    expect(await refused(given('odd.gz', content))).toMatch(/^odd\.gz is (not an archive of this console|damaged)/);
  });

  test('of a later format is refused with what to do', async () => {
    const later = gunzipSync(bytes).toString().replace('"format":1', '"format":2');
    expect(await refused(given('later.gz', gzipSync(later)))).toBe(
      'later.gz was made by a later version of the console. Restore it with that version.',
    );
  });

  test('that is not there, or is a folder, is named', async () => {
    expect(await refused(join(folder, 'none.gz'))).toBe(`There is no file ${join(folder, 'none.gz')}.`);
    expect(await refused(folder)).toBe(`${folder} is a folder. Name one archive in it.`);
  });
});
