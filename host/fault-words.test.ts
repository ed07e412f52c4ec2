import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultInWords } from './fault-words.mjs';

test('faults of real files are told in a sentence, with the place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opcom-faults-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const faultOf = (work: () => unknown) => {
    try {
      work();
    } catch (problem) {
      return faultInWords(problem);
    }
  };
  expect(faultOf(() => mkdirSync(file, { recursive: true }))).toBe(
    `There is a file at ${file} already. Name a folder, or another place.`,
  );
  expect(faultOf(() => mkdirSync(join(file, 'data'), { recursive: true }))).toBe(
    `${join(file, 'data')} lies below a file, where no folder can be. Name another place.`,
  );
  expect(faultOf(() => readFileSync(folder))).toBe('This is a folder. Name a file.');
  expect(faultOf(() => readFileSync(join(folder, 'none')))).toBe(`There is no ${join(folder, 'none')}.`);
  rmSync(folder, { recursive: true });
});

test.each([
  ['EPERM', 'The system does not let this account change /stick. Choose another place, or change its rights.'],
  ['EACCES', 'This account may not use /stick. Choose another place, or give the account the right to it.'],
  ['EROFS', '/stick lies on a disk that can only be read. Choose another place.'],
  ['ENOSPC', 'The disk of /stick is full. Make room on it, then try again.'],
])('%s', (code, words) => {
  const fault = Object.assign(new Error(`${code}: operation not permitted, open '/stick'`), { code, path: '/stick' });
  expect(faultInWords(fault)).toBe(words);
  expect(faultInWords(new Error('Archiving failed', { cause: fault }))).toBe(words);
});

test('what is no fault of the system has words of its own', () => {
  expect(faultInWords(new Error('Port 3000 is in use'))).toBeNull();
  expect(faultInWords('a word')).toBeNull();
});
