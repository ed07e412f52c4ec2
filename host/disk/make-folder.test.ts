import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultInWords } from '../fault-words.mjs';
import { makeFolder } from './make-folder';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-folder é-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a folder is made with those above it, and one that is there stays', () => {
  makeFolder(join(folder, 'Op Com ö', 'data'));
  makeFolder(join(folder, 'Op Com ö', 'data'));
  expect(existsSync(join(folder, 'Op Com ö', 'data'))).toBe(true);
});

it('what lies in the way is told, with what to do', () => {
  writeFileSync(join(folder, 'a file'), '');
  const told = (path: string) => {
    try {
      makeFolder(path);
      return null;
    } catch (problem) {
      return faultInWords(problem);
    }
  };
  expect(told(join(folder, 'a file', 'data'))).toBe(
    `${join(folder, 'a file', 'data')} lies below a file, where no folder can be. Name another place.`,
  );
});
