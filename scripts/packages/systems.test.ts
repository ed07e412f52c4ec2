import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/host/root.mjs';
import { packageName, systems, systemsNamed } from './systems';

test('without a word a package is made for each system; with words, for those', () => {
  expect(systemsNamed([])).toEqual(['linux-x64', 'win-x64', 'darwin-arm64', 'darwin-x64']);
  expect(systemsNamed(['win-x64'])).toEqual(['win-x64']);
  expect(() => systemsNamed(['windows'])).toThrow(
    'There is no package for windows. There are linux-x64, win-x64, darwin-arm64, darwin-x64.',
  );
  expect(packageName('0.2.0', 'linux-x64')).toBe('opcom-console-0.2.0-linux-x64');
});

test('everything native of every system has its version and its checksum in the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string } | undefined>;
  };
  for (const { node, natives } of Object.values(systems))
    for (const name of [node, ...natives])
      expect(packages[`node_modules/${name}`], name).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        integrity: expect.stringMatching(/^sha512-/),
      });
});
