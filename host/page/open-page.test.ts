import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, openPage } from './open-page';

/** The requests to the page. */
const acts: unknown[] = [];
let page: OpenPage;
let key = '';
let port = 0;

beforeAll(async () => {
  page = await openPage({
    shown: async () => ({ game: 'Market Garden' }),
    act: async (said) => {
      acts.push(said);
      return { ok: true };
    },
    takeFile: async (name, content) => ({ name, length: (await text(content)).length }),
  });
  const { pathname, port: at } = new URL(page.address);
  key = pathname.slice(1, -1);
  port = Number(at);
});
afterAll(() => page.close());

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  at?: string;
}

/** Asks by a name of one's own, as no browser would. */
const ask = ({ method = 'GET', path = `/${key}/`, headers = {}, body = '', at = '127.0.0.1' }: Sent) =>
  new Promise<{ code: number; text: string; headers: Record<string, unknown> }>((settle, fail) => {
    const host = `127.0.0.1:${port}`;
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const asked = request({ method, path, port, host: at, headers: { host, ...length, ...headers } }, async (answer) =>
      settle({ code: answer.statusCode!, text: await text(answer), headers: answer.headers }),
    );
    asked.once('error', fail).end(body);
  });

const own = () => ({ origin: `http://127.0.0.1:${port}` });

describe('by its link', () => {
  it('the page is shown, and may load nothing of others', async () => {
    const { code, text, headers } = await ask({});
    expect([code, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(text).toContain('Host’s page');
  });
  it('it says what it shows, and does what is asked of it', async () => {
    expect((await ask({ path: `/${key}/shown` })).text).toBe('{"game":"Market Garden"}');
    const body = JSON.stringify({ act: 'stop' });
    expect((await ask({ method: 'POST', path: `/${key}/act`, headers: own(), body })).text).toBe('{"ok":true}');
    expect(acts.splice(0)).toEqual([{ act: 'stop' }]);
    const file = { method: 'POST', path: `/${key}/file?name=a%20b.opcom.gz`, headers: own(), body: 'whole' };
    expect((await ask(file)).text).toBe('{"name":"a b.opcom.gz","length":5}');
  });
  it('what is no file of the page is not there', async () => {
    for (const path of ['secrets', '..%2f..%2fpackage.json', '.page.js', 'package.json', 'page.html'])
      expect((await ask({ path: `/${key}/${path}` })).code).toBe(404);
  });
});

describe('nothing is done', () => {
  const post = () => ({ method: 'POST', path: `/${key}/act`, body: '{"act":"stop"}' });
  it.each<[string, () => Sent, number]>([
    ['without the key', () => ({ ...post(), path: '/act', headers: own() }), 404],
    ['with another key', () => ({ ...post(), path: `/${'a'.repeat(32)}/act`, headers: own() }), 404],
    ['for a page of another address', () => ({ ...post(), headers: { origin: 'http://evil.example' } }), 403],
    ['for no page', () => post(), 403],
    ['under a borrowed name', () => ({ ...post(), headers: { ...own(), host: `evil.example:${port}` } }), 421],
    ['through a proxy', () => ({ ...post(), headers: { ...own(), 'x-forwarded-for': '192.168.1.9' } }), 403],
  ])('%s', async (_, sent, code) => {
    expect((await ask(sent())).code).toBe(code);
    expect(acts).toEqual([]);
  });
  it('when more is said than an act has to say', async () => {
    const body = JSON.stringify({ act: 'x'.repeat(70_000) });
    await ask({ ...post(), headers: own(), body });
    expect(acts.splice(0)).toEqual([undefined]);
  });
  it('from an address of this machine that others reach: nobody listens there', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(ask({ at: address })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
