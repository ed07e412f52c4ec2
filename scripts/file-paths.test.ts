import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../host/root.mjs';
import { sourceFiles } from './testing/source-files';

/** Files that read the `pathname` of a web address, and of no file. */
const ofWebAddresses = ['scripts/file-paths.test.ts', 'scripts/make-migration.ts'];

test('no path of a file is read from the `pathname` of a URL, which keeps %20 and on Windows begins with a slash', () => {
  const sources = sourceFiles.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const ofFiles = sources.filter(({ text }) => /import\.meta\.(url|resolve)\b|pathToFileURL/.test(text));
  expect(ofFiles.length).toBeGreaterThan(20);
  const reading = ofFiles.filter(({ text }) => /\.pathname\b|\bpathname\s*[,}]/.test(text)).map(({ file }) => file);
  expect(reading.filter((file) => !ofWebAddresses.includes(file))).toEqual([]);
});
