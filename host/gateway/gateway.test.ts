import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptCertificate } from '../certificate/certificate';
import { type Gateway, openGateway } from './gateway';
import { policy } from './headers';

/** A gateway before a console that only says what reached it. */
let gateway: Gateway;
let secure: Gateway;
let folder = '';

type Reached = { url: string; headers: Record<string, string | undefined> };
type Result = { code: number; headers: IncomingHttpHeaders; text: string; reached: Reached | null };

/** The same, in a test's time. */
const bounds = { bodyWithinMs: 50 };

async function opened(tls?: { cert: string; key: string }): Promise<Gateway> {
  const made = await openGateway({ port: 0, names: ['localhost', 'opcom.test'], address: '127.0.0.1', tls, bounds });
  made.letIn({
    handler: async ({ url, headers }, response) => {
      response.end(JSON.stringify({ url, headers }));
    },
    holderOf: async ({ headers }) => (headers.cookie === 'a seat' ? 'a seat' : null),
  });
  return made;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-gateway-'));
  gateway = await opened();
  secure = await opened(await keptCertificate(folder, ['localhost']));
});
afterAll(async () => {
  await Promise.all([gateway.close(), secure.close()]);
  rmSync(folder, { recursive: true, force: true });
});

function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  at: Gateway = gateway,
  sent = '',
): Promise<Result> {
  return new Promise((settle, fail) => {
    const where = { method, path, port: at.port, host: '127.0.0.1', headers: { host: 'localhost', ...headers } };
    const said = at === secure ? requestSecure({ ...where, rejectUnauthorized: false }) : request(where);
    said.once('error', fail).once('response', async (answer) => {
      const body = await text(answer);
      const reached = body.startsWith('{') ? (JSON.parse(body) as Reached) : null;
      settle({ code: answer.statusCode!, headers: answer.headers, text: body, reached });
    });
    said.end(sent);
  });
}

/** The answer to a request with these Host headers, written by hand. */
function written(hosts: string[]): Promise<string> {
  const line = connect(gateway.port, '127.0.0.1');
  const heads = hosts.map((host) => `Host: ${host}\r\n`).join('');
  line.write(`GET /sign-in HTTP/1.1\r\n${heads}Connection: close\r\n\r\n`);
  return text(line);
}

describe('what an answer tells the browser', () => {
  test('over TLS alone a worker may be laid by, and one of ours', async () => {
    const policyOf = async (at: Gateway) => (await ask('GET', '/sign-in', {}, at)).headers['content-security-policy'];
    expect(await policyOf(secure)).toContain("; worker-src 'self';");
    expect(await policyOf(gateway)).not.toContain('worker-src');
  });
});

describe('plain http on the port that speaks TLS', () => {
  const plain = (path: string, host = `opcom.test:${secure.port}`) =>
    new Promise<{ code: number; location: string | undefined; said: string }>((settle, fail) => {
      const asked = request({ path, port: secure.port, host: '127.0.0.1', headers: { host } });
      asked
        .once('error', fail)
        .once('response', async (answer) =>
          settle({ code: answer.statusCode!, location: answer.headers.location, said: await text(answer) }),
        );
      asked.end();
    });

  test('it is led to the same address over https, and told so in a sentence', async () => {
    const address = `https://opcom.test:${secure.port}/join/ABCD?x=1`;
    expect(await plain('/join/ABCD?x=1')).toEqual({
      code: 307,
      location: address,
      said: `This console is served over https. Open ${address}\n`,
    });
    expect((await ask('GET', '/sign-in', {}, secure)).code).toBe(200);
  });

  test('a name that is not ours is not led anywhere', async () => {
    expect(await plain('/', 'elsewhere.test')).toMatchObject({ code: 421, location: undefined });
    expect((await plain('http://elsewhere.test/x')).location).toBe(`https://opcom.test:${secure.port}/`);
  });

  test('who says nothing, or hangs up, leaves the console as it was', async () => {
    const line = connect(secure.port, '127.0.0.1');
    await new Promise((settle) => line.once('connect', settle));
    line.destroy();
    const mumbles = connect(secure.port, '127.0.0.1');
    mumbles.write('\u0000\u0001 no request');
    expect(await text(mumbles)).toContain('400 Bad Request');
    expect((await ask('GET', '/sign-in', {}, secure)).code).toBe(200);
  });
});

describe('what comes to the gateway', () => {
  test.each([
    ['GET', '/sign-in', '/sign-in'],
    ['HEAD', '/sign-in', null],
    ['GET', '/control/s1/map?at=1,2', '/control/[seatId]/map'],
    ['GET', '/api/control/s1/map/claims', '/api/control/[seatId]/map/claims'],
    ['POST', '/api/control/s1/act', '/api/control/[seatId]/act'],
    ['POST', '/api/player/s1/act', '/api/player/[seatId]/act'],
  ])('%s %s is let in by its row', async (method, path, row) => {
    const { code, reached } = await ask(method, path);
    expect(code).toBe(200);
    if (row) expect(reached).toMatchObject({ url: path, headers: { 'x-opcom-route': row } });
  });

  test.each([
    '/no/such/thing',
    '/control/s1/secrets',
    '/control/s1/orders/..%2fsetup',
    '/_next/image?url=x',
    '/__nextjs_stack',
    '/.env',
  ])('%s is led to nothing, by no row', async (path) => {
    const { reached } = await ask('GET', path, { 'x-opcom-route': '/control/[seatId]/map' });
    expect(reached?.url).toBe('/nothing-here');
    expect(reached?.headers['x-opcom-route']).toBeUndefined();
  });

  test.each([
    ['POST', '/no/such/thing', 404],
    ['POST', '/sign-in', 405],
    ['POST', '/player/s1', 405],
    ['PUT', '/api/player/s1/act', 405],
    ['GET', '/api/player/s1/act', 405],
    ['DELETE', '/api/control/s1/claims', 405],
    ['TRACE', '/sign-in', 405],
    ['OPTIONS', '/control/s1', 405],
  ])('%s %s is refused: %d', async (method, path, code) => {
    expect(await ask(method, path)).toMatchObject({ code, reached: null });
  });

  const sends = (path: string, headers: Record<string, string>, body = '') => ask('POST', path, headers, gateway, body);

  test('over TLS nothing is changed by a page that came without it, though its name and port are ours', async () => {
    const from = (origin: string) => ask('POST', '/api/player/s1/act', { origin }, secure);
    expect((await from('https://localhost')).code).toBe(200);
    expect(await from('http://localhost')).toMatchObject({ code: 403, reached: null });
  });

  test('what is too long to be kept in memory, or does not say how long it is, is not read: of strangers neither', async () => {
    for (const path of [
      '/api/auth/callback/credentials',
      '/api/player/s1/act',
      '/api/control/s1/act',
      '/api/control/s1/check',
    ]) {
      const told = await sends(path, { 'content-length': '3000001' });
      expect(told, path).toMatchObject({ code: 413, reached: null, text: 'That is too long to send at once.\n' });
      expect(told.headers.connection, path).toBe('close');
      const untold = await sends(path, { 'transfer-encoding': 'chunked' }, 'a');
      expect(untold, path).toMatchObject({ code: 411, reached: null });
    }
    expect((await sends('/api/player/s1/act', { cookie: 'a seat' }, 'a'.repeat(3_000_000))).code).toBe(200);
  });

  test('the sign-in takes two thousand bytes, of whomever: a code has twelve letters', async () => {
    const signIn = '/api/auth/callback/credentials';
    expect((await sends(signIn, {}, 'a'.repeat(2_000))).code).toBe(200);
    for (const cookie of ['', 'a seat'])
      expect(await sends(signIn, { cookie, 'content-length': '2001' })).toMatchObject({ code: 413, reached: null });
  });

  test('what a stranger holds back is not waited for', async () => {
    const { code, reached } = await sends('/api/auth/callback/credentials', { 'content-length': '20' }, 'csrf');
    expect([code, reached]).toEqual([408, null]);
  });

  test('a request that says two hosts is refused, whichever of them is ours', async () => {
    for (const hosts of [
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
      ['localhost', 'localhost'],
    ])
      expect(await written(hosts)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await written(['localhost'])).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a scan may be longer: its route knows who sends it, and stops reading by itself', async () => {
    const { code, reached } = await sends('/api/control/s1/upload', {}, 'a'.repeat(3_000_001));
    expect([code, reached?.url]).toEqual([200, '/api/control/s1/upload']);
  });

  test('no page takes what is sent: Next.js would take a form of several parts for an act', async () => {
    for (const path of ['/', '/sign-in', '/control/s1', '/control/s1/map', '/player/s1'])
      for (const type of ['multipart/form-data; boundary=b', 'text/plain;charset=UTF-8'])
        expect(await sends(path, { 'content-type': type, 'next-action': 'a' }, '--b--'), path).toMatchObject({
          code: 405,
          reached: null,
        });
  });

  test('what a client says of its route, its proxy or its nonce is dropped', async () => {
    const { reached } = await ask('GET', '/sign-in', {
      'x-opcom-route': '/control/[seatId]/setup',
      'x-forwarded-for': '10.1.2.3',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'content-security-policy': "script-src 'nonce-mine'",
      'content-security-policy-report-only': "script-src 'nonce-mine'",
    });
    expect(reached?.headers).toMatchObject({
      'x-opcom-route': '/sign-in',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(reached)).not.toContain('nonce-mine');
  });
});

describe('what goes out', () => {
  const nonceOf = (policy: string | string[] | undefined) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

  test('every answer has a policy with a nonce of its own, the one the page is made with', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/sign-in', '/no/such/thing', '/api/board/x', '/sign-in']) {
      const { headers, reached } = await ask('GET', path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
      expect(reached?.headers['content-security-policy']).toBe(policy);
      nonces.add(nonceOf(policy)!);
    }
    expect(nonces.size).toBe(5);
  });

  test('the policy lets in what stands here, and nothing else', async () => {
    const told = async (at: Gateway) =>
      String((await ask('GET', '/sign-in', {}, at)).headers['content-security-policy'])
        .replace(/'nonce-[^']+'/g, "'nonce'")
        .split('; ');
    const plain = [
      "default-src 'none'",
      "script-src 'nonce' 'strict-dynamic'",
      "style-src 'self' 'nonce'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ];
    expect(await told(gateway)).toEqual(plain);
    expect((await told(secure)).filter((part) => !plain.includes(part))).toEqual(["worker-src 'self'"]);
  });

  test('eval and sheets written into a page are let in while developing, and nothing else', () => {
    const parts = (isDev: boolean) => policy('n', { isDev, isSecure: false }).split('; ');
    const differs = (isDev: boolean) => parts(isDev).filter((part) => !parts(!isDev).includes(part));
    expect(differs(true)).toEqual([
      "script-src 'nonce-n' 'strict-dynamic' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(differs(false)).toEqual([
      "script-src 'nonce-n' 'strict-dynamic'",
      "style-src 'self' 'nonce-n'",
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  test('refusals and pages alike say how little a browser may do with them', async () => {
    for (const answer of [
      await ask('GET', '/sign-in'),
      await ask('POST', '/sign-in'),
      await ask('GET', '/', { host: 'evil.example' }),
    ]) {
      expect(answer.headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      });
      expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('files of the build may be kept, nothing else', async () => {
    expect((await ask('GET', '/_next/static/chunks/a.js')).headers['cache-control']).toBeUndefined();
    for (const path of [
      '/_next/static/../../control/s1',
      '/_next/static/%2e%2e/x',
      '/_next/static/.env',
      '/_next/static/',
    ]) {
      const { headers, reached } = await ask('GET', path);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(reached?.url, path).toBe('/nothing-here');
    }
  });

  test('over TLS the console knows it, and the browser is told to keep other windows apart', async () => {
    const { code, headers, reached } = await ask('GET', '/sign-in', {}, secure);
    expect(code).toBe(200);
    expect(reached?.headers['x-forwarded-proto']).toBe('https');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('what watches over a gateway, and ends it', () => {
  const own = () => openGateway({ port: 0, names: ['localhost'], address: '127.0.0.1', bounds });

  test('it says that it is alive while its console starts, and still when the console has a fault', async () => {
    const fresh = await own();
    expect((await ask('GET', '/api/health', {}, fresh)).code).toBe(503);
    expect(await ask('GET', '/api/alive', {}, fresh)).toMatchObject({ code: 200, text: '{"ok":true}' });
    fresh.letIn({ handler: async () => Promise.reject(new Error('a fault')), holderOf: async () => null });
    expect(await ask('GET', '/api/alive', {}, fresh)).toMatchObject({ code: 200, text: '{"ok":true}' });
    await fresh.close();
  });

  test('told to close it answers what is under way, and takes nothing more', async () => {
    const fresh = await own();
    let answers = () => {};
    const reached = new Promise<void>((isHere) => {
      fresh.letIn({
        handler: async (_, response) => {
          isHere();
          await new Promise<void>((go) => {
            answers = go;
          });
          response.end('done');
        },
        holderOf: async () => 'a seat',
      });
    });
    const underWay = ask('GET', '/sign-in', {}, fresh);
    await reached;
    const closed = fresh.close();
    await expect(ask('GET', '/sign-in', {}, fresh)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    answers();
    expect(await underWay).toMatchObject({ code: 200, text: 'done' });
    await closed;
  });
});
