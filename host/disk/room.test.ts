import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fullDiskInWords, isDiskFull } from './room';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'opcom-room-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mb = 2 ** 20;

/** An archive of so many MB, made on a day of the month. */
function archive(folder: string, name: string, megabytes: number, day: number): string {
  const file = join(folder, name);
  writeFileSync(file, Buffer.alloc(megabytes * mb));
  utimesSync(file, new Date(2026, 0, day), new Date(2026, 0, day));
  return file;
}

test('the folder, what is missing, and as many old archives by name as make up for it; the newest two are never named', () => {
  const stick = join(dataDir, 'stick');
  mkdirSync(stick);
  const first = archive(stick, 'garden-1.opcom.gz', 2, 1);
  const second = archive(dataDir, 'replaced-garden.opcom.gz', 3, 2);
  archive(stick, 'garden-3.opcom.gz', 4, 3);
  archive(stick, 'garden-4.opcom.gz', 4, 4);
  writeFileSync(join(stick, 'holiday.jpg'), Buffer.alloc(mb));
  expect(fullDiskInWords(dataDir, [stick], 2 * mb).split('\n')).toEqual([
    `The disk of ${dataDir} is full: 2 MB more must be free for the console to go on.`,
    'These are old archives of the console, and may be deleted:',
    `  ${first} (2 MB)`,
  ]);
  expect(
    fullDiskInWords(dataDir, [stick], 40 * mb)
      .split('\n')
      .slice(1),
  ).toEqual([
    'These are old archives of the console, and may be deleted:',
    `  ${first} (2 MB)`,
    `  ${second} (3 MB)`,
    'That is not enough: delete or move other files too.',
  ]);
});

test('where there are none, that is said', () => {
  expect(fullDiskInWords(dataDir, [join(dataDir, 'gone')], 1).split('\n')).toEqual([
    `The disk of ${dataDir} is full: 1 MB more must be free for the console to go on.`,
    'The console has no old archives there. Make room by deleting or moving other files.',
  ]);
});

test('a full disk is told from other failures, whoever says so', () => {
  const said = (message: string, more: object = {}) => Object.assign(new Error(message), more);
  expect(isDiskFull(said('write', { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(said('could not extend file', { code: '53100' }))).toBe(true);
  expect(isDiskFull(said('Command failed', { stderr: 'initdb: error: … No space left on device' }))).toBe(true);
  expect(isDiskFull(new Error('outer', { cause: said('FATAL: … : No space left on device') }))).toBe(true);
  expect(isDiskFull(said('role "postgres" does not exist', { code: '28000' }))).toBe(false);
  expect(isDiskFull('No space left on device')).toBe(false);
});
