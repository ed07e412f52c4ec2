import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { distFolder, root } from '@/host/root.mjs';
import { newHost } from '../fixtures/host';
import { heldBy, type Knock, say, sayWithFile } from '../fixtures/knock';
import { takeSeat } from '../fixtures/take-seat';

/** Everything of the project that serving reads, except the packages. */
const served = [
  'app',
  'basemaps',
  'bin',
  'companions',
  'components',
  'host',
  'lib',
  'prisma',
  'public',
  'scenarios',
  'server',
  'next.config.js',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** The packages that `npm ci --omit=dev` leaves out, by the names of their folders. */
function onlyForDevelopment(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  return new Set(
    Object.entries(packages).flatMap(([path, { dev }]) => (dev ? path.replace(/^node_modules\//, '') : [])),
  );
}

/**
 * Copies the program and its build; links the packages that serve, except `sharp`, which throws as a native library that
 * does not load.
 */
function copyProgram(to: string): void {
  const build = basename(distFolder());
  for (const name of served) cpSync(join(root, name), join(to, name), { recursive: true });
  const isKept = (file: string) => !file.startsWith(join(root, build, 'cache'));
  cpSync(join(root, build), join(to, build), { recursive: true, verbatimSymlinks: true, filter: isKept });
  const packages = join(to, 'node_modules');
  mkdirSync(join(packages, 'sharp'), { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'sharp', 'package.json'), 'utf8'));
  writeFileSync(join(packages, 'sharp', 'package.json'), JSON.stringify({ name: 'sharp', version, main: 'index.js' }));
  writeFileSync(join(packages, 'sharp', 'index.js'), "throw new Error('Could not load the sharp module');");
  const left = onlyForDevelopment().add('sharp');
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!left.has(name)) symlinkSync(join(root, 'node_modules', name), join(packages, name));
}

test('in a folder whose path has a space, an umlaut and an ampersand, without packages for development and with a native library that does not load, two processes serve everything else', async () => {
  const above = mkdtempSync(join(tmpdir(), 'opcom-folder-'));
  const program = join(above, 'Ünï có(de) & more');
  copyProgram(program);
  const host = newHost(program);
  try {
    const port = await freePort();
    const hall = host.start('--port', String(port), '--processes', '2');
    await hall.isUp();
    expect(hall.said()).not.toMatch(/Installing|Building|Bundling/);
    const at = `http://localhost:${port}`;
    const { name, value } = await takeSeat(at, /\/join\/([0-9A-Z-]+)/.exec(hall.said())![1]!);
    const umpire: Knock = { at, cookie: `${name}=${value}` };
    const seatId = await heldBy(at, umpire.cookie);
    for (const desk of ['', '/map', '/setup/maps', '/combats', '/scenarios'])
      expect([desk, (await say(umpire, 'GET', `/control/${seatId}${desk}`)).status]).toEqual([desk, 200]);
    const upload = JSON.stringify({
      verb: 'save-map',
      writeId: 'a-scanned-map',
      input: { name: 'Arnhem', version: null },
    });
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const refused = await sayWithFile(umpire, seatId, upload, png);
    const message = expect.stringContaining('This computer cannot import pictures');
    expect(refused.answer).toMatchObject({ ok: false, refusal: { code: 'notNow', message } });
    hall.child.kill('SIGTERM');
    expect(await hall.ended).toBe(0);
  } finally {
    await host.leaves();
    rmSync(above, { recursive: true, force: true });
  }
});
