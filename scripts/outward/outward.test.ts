import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../host/steps.mjs';
import { linesOf, verdict, watched, wayIn, withoutWayOut } from './outward.mjs';

/**
 * Planted requests that would get out must be caught. 192.0.2.1 and 2001:db8::1 are nobody's, by RFC 5737 and 3849;
 * 10.255.255.1 is of the LAN at most, and no more this machine.
 */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-outward-test-'));
  writeFileSync(join(folder, 'log'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program under the watch. @returns what it printed, and what the watch wrote down of it */
async function seen(program: string) {
  const log = join(folder, 'log');
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const { output } = await run(process.execPath, [file], { env: { ...process.env, ...watched(log) } });
  const lines = linesOf(log);
  return { output, lines, attempts: lines.flatMap(({ how, to }) => (how ? [`${how} ${to}`] : [])) };
}

describe('the watch', () => {
  test.each([
    ['a socket', `(await import('node:net')).connect(80, '192.0.2.1').on('error', ({ code }) => console.log(code))`],
    [
      'TLS',
      `(await import('node:tls')).connect({ host: '192.0.2.1', port: 443 }).on('error', ({ code }) => console.log(code))`,
    ],
    ['a request', `(await import('node:http')).get('http://192.0.2.1/').on('error', ({ code }) => console.log(code))`],
    ['fetch', `await fetch('http://192.0.2.1/').catch(({ cause }) => console.log(cause.code))`],
  ])('catches %s to an address elsewhere, and refuses it', async (_, program) => {
    expect(await seen(program)).toMatchObject({ output: 'ENETUNREACH\n', attempts: ['connect 192.0.2.1'] });
  });

  test.each([
    ['dns.lookup', `(await import('node:dns')).lookup('registry.example', ({ code }) => console.log(code))`, 'lookup'],
    [
      'dns/promises',
      `await (await import('node:dns/promises')).resolve4('registry.example').catch(({ code }) => console.log(code))`,
      'resolve4',
    ],
    [
      'a resolver',
      `new (await import('node:dns')).Resolver().resolveTxt('registry.example', ({ code }) => console.log(code))`,
      'resolveTxt',
    ],
    [
      'a resolver that promises',
      `await new (await import('node:dns/promises')).Resolver().resolve4('registry.example').catch(({ code }) => console.log(code))`,
      'resolve4',
    ],
  ])('catches a look-up by %s', async (_, program, how) => {
    expect(await seen(program)).toMatchObject({ output: 'ENOTFOUND\n', attempts: [`${how} registry.example`] });
  });

  test('catches a name that is fetched, a datagram, the newer addresses, and a process that a process starts', async () => {
    const { attempts } = await seen(`
      await fetch('https://registry.example/next').catch(() => undefined);
      (await import('node:dgram')).createSocket('udp4').send('who', 53, '192.0.2.1', function () { this.unref?.(); });
      (await import('node:net')).connect({ host: '2001:db8::1', port: 80 }).on('error', () => undefined);
      (await import('node:net')).connect({ host: '10.255.255.1', port: 80 }).on('error', () => undefined);
      (await import('node:child_process')).spawnSync(process.execPath, ['-e', 'require("dns").lookup("update.example", () => {})']);
      process.exit();`);
    expect(attempts.sort()).toEqual([
      'connect 10.255.255.1',
      'connect 2001:db8::1',
      'connect registry.example',
      'lookup update.example',
      'send 192.0.2.1',
    ]);
  });

  test('lets everything pass on this machine', async () => {
    const { output, attempts, lines } = await seen(`
      import { once } from 'node:events';
      import { createServer } from 'node:http';
      const server = createServer((_, answer) => answer.end('here')).listen(0, 'localhost');
      await once(server, 'listening');
      console.log(await (await fetch('http://localhost:' + server.address().port)).text());
      server.close();`);
    expect([output, attempts, lines.length]).toEqual(['here\n', [], 1]);
  });
});

describe('the verdict', () => {
  const started = { program: 'next build', isWatched: true as const };

  test('fails for an attempt, for a packet of whatever program, and where nobody was watched', () => {
    const attempt = { program: 'next build', how: 'lookup', to: 'fonts.example' };
    expect(verdict([started, attempt])).toMatchObject({ passed: 0, failed: 1 });
    expect(verdict([started, attempt]).output).toContain('next build: lookup fonts.example');
    expect(verdict([])).toMatchObject({ passed: 0, failed: 1 });
    const alone = { program: 'vitest run', isAlone: true as const, withoutRoute: 2 };
    expect(verdict([started, alone, { ...alone, withoutRoute: 0 }])).toMatchObject({ passed: 2, failed: 1 });
  });

  test('says which of the two ran', () => {
    const alone = { program: 'vitest run', isAlone: true as const, withoutRoute: 0 };
    const open = { program: 'playwright test', isOpen: true as const };
    const shut = verdict([started, alone, alone]).output;
    const mixed = verdict([started, alone, open]).output;
    expect(shut).toContain(': 2 suites in network namespaces with loopback only; every socket');
    expect(mixed).toContain(': 1 suites in network namespaces with loopback only; 1 suites watched only, as this');
    expect(verdict([started, open]).output).toContain(': 1 suites watched only, as this machine allows them no');
  });
});

test('in a namespace a program that nobody watches does not get out either, and the kernel tells of it', async () => {
  if (!wayIn()) return console.log('Counted: a plant in a network namespace: not run, this machine allows none');
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { connect } from 'node:net';
    for (const host of ['192.0.2.1', '2001:db8::1']) connect(80, host).on('error', ({ code }) => console.log(code));`,
  );
  const [program, args] = withoutWayOut(process.execPath, [file]);
  const env = { ...process.env, NODE_OPTIONS: '', OPCOM_OUTWARD: join(folder, 'log') };
  const { output } = await run(program, args, { env });
  expect(output).toBe('ENETUNREACH\nENETUNREACH\n');
  expect(linesOf(join(folder, 'log'))).toEqual([{ program: file, isAlone: true, withoutRoute: 2 }]);
});
