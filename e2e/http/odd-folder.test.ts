import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '@/host/build';
import { root } from '@/host/install.mjs';
import { freePort } from '@/host/postgres/free-port';
import { newHost } from '../fixtures/host';
import { takeSeat } from '../fixtures/take-seat';

/** Everything of the project that serving reads, except the packages. */
const served = [
  ...['app', 'basemaps', 'companions', 'components', 'host', 'lib', 'prisma', 'public', 'scenarios'],
  ...['next.config.js', 'package.json', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'],
];

test('the console starts with two processes from a folder whose path has a space, an umlaut and an ampersand', async () => {
  const above = mkdtempSync(join(tmpdir(), 'opcom-folder-'));
  const program = join(above, 'Ünï có(de) & more');
  const build = basename(distFolder());
  for (const name of served) cpSync(join(root, name), join(program, name), { recursive: true });
  const isKept = (file: string) => !file.startsWith(join(root, build, 'cache'));
  cpSync(join(root, build), join(program, build), { recursive: true, verbatimSymlinks: true, filter: isKept });
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'));
  const host = newHost(program);
  try {
    const port = await freePort();
    const hall = host.start('--port', String(port), '--processes', '2');
    await hall.isUp();
    expect(hall.said()).not.toContain('Building the pages');
    const at = `http://localhost:${port}`;
    const { name, value } = await takeSeat(at, /\/join\/([0-9A-Z-]+)/.exec(hall.said())![1]!);
    const desk = await fetch(at, { headers: { cookie: `${name}=${value}` } });
    expect([desk.status, new URL(desk.url).pathname]).toEqual([200, expect.stringMatching(/^\/control\//)]);
    hall.child.kill('SIGTERM');
    expect(await hall.ended).toBe(0);
  } finally {
    await host.leaves();
    rmSync(above, { recursive: true, force: true });
  }
});
