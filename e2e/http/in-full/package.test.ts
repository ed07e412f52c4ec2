import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/host/root.mjs';

/** An account without rights: PostgreSQL runs as whoever starts the package, and not as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('the package for Linux, unpacked into a folder with a blank and an accent, starts with an empty path, serves, stops and goes on', () => {
  const { OPCOM_DIST: _, OPCOM_SOURCE_MAPS: __, OPCOM_BUILDS_GALLERY: ___, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/package.mjs', 'linux-x64'], { cwd: root, env, stdio: 'ignore' });
  const archive = readdirSync(join(root, 'packed')).find((name) => name.endsWith('-linux-x64.tar.gz'))!;
  const megabytes = statSync(join(root, 'packed', archive)).size / 1_000_000;
  console.log(`Counted: the package for Linux has ${megabytes.toFixed(0)} MB`);
  expect(megabytes).toBeLessThanOrEqual(110);
  const above = mkdtempSync(join(tmpdir(), 'opcom-package-'));
  const folder = join(above, 'Op Com é');
  try {
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', join(root, 'packed', archive), '-C', folder]);
    chmodSync(above, 0o777);
    if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
    const unpacked = join(folder, archive.replace('.tar.gz', ''));
    const tried = spawnSync(join(unpacked, 'node', 'node'), [join(root, 'scripts/packages/try.mjs'), unpacked], {
      ...nobody,
      env: { NODE_ENV: 'test', TMPDIR: above },
      encoding: 'utf8',
    });
    expect([tried.status, tried.stderr]).toEqual([0, '']);
    const seconds = [...tried.stdout.matchAll(/(first|later) start: ([\d.]+) s/g)];
    console.log(`Counted: the package for Linux: ${seconds.map(([words]) => words).join(', ')}`);
    expect(tried.stdout).toContain('it goes on with the same game');
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
});
