import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/host/root.mjs';
import { nobody, packedAs, unpacked } from '../../fixtures/unpacked';

test('the package for Linux, unpacked into a folder with a blank and an accent, starts with an empty path, serves, stops and goes on', () => {
  const archive = packedAs('linux-x64', '-linux-x64.tar.gz');
  const megabytes = statSync(archive).size / 1_000_000;
  console.log(`Counted: the package for Linux has ${megabytes.toFixed(0)} MB`);
  expect(megabytes).toBeLessThanOrEqual(110);
  const { above, folder, leaves } = unpacked(archive);
  try {
    const tried = spawnSync(join(folder, 'node', 'node'), [join(root, 'scripts/packages/try.mjs'), folder], {
      ...nobody,
      env: { NODE_ENV: 'test', TMPDIR: above },
      encoding: 'utf8',
    });
    expect([tried.status, tried.stderr]).toEqual([0, '']);
    const seconds = [...tried.stdout.matchAll(/(first|later) start: ([\d.]+) s/g)];
    console.log(`Counted: the package for Linux: ${seconds.map(([words]) => words).join(', ')}`);
    expect(tried.stdout).toContain('it goes on with the same game');
  } finally {
    leaves();
  }
});
