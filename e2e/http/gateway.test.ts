import { request } from 'node:http';
import { expect, test } from 'vitest';
import { heldBy, say } from '../fixtures/knock';
import { cookieOf, givenScenario } from './given-scenario';

const field = givenScenario('arnhem-bridge');

type Answer = { code: number; text: string };

/** A request with any Host header, which a browser would not let one choose. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((settle, fail) => {
    const { hostname, port } = new URL(field.loopback);
    const asked = request({ hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => settle({ code: response.statusCode ?? 0, text }));
    });
    asked.on('error', fail).end();
  });
}

test('a request under a name the console was not given is turned away', async () => {
  expect((await ask('GET', '/sign-in', { host: 'evil.example' })).code).toBe(421);
  expect((await ask('GET', '/sign-in', { host: new URL(field.address).host })).code).toBe(200);
});

test('a claim to have come through a proxy changes no name', async () => {
  const { host } = new URL(field.address);
  const { text } = await ask('GET', '/api/auth/providers', { host, 'x-forwarded-host': 'evil.example' });
  expect(text).not.toContain('evil.example');
  expect(text).toContain(host);
});

test('a change asked for by a page elsewhere is turned away', async () => {
  const { host } = new URL(field.address);
  expect((await ask('POST', '/api/auth/signout', { host, origin: 'http://evil.example' })).code).toBe(403);
});

test('a change is turned away when the browser says that another page is behind it', async () => {
  const { host } = new URL(field.address);
  const asked = (site: string) => ask('POST', '/api/auth/signout', { host, 'sec-fetch-site': site });
  expect((await asked('cross-site')).code).toBe(403);
  expect((await asked('same-site')).code).toBe(403);
  expect((await asked('same-origin')).code).not.toBe(403);
});

test('what is no route is not there, whatever Next.js could make of it', async () => {
  const { host } = new URL(field.address);
  const nothing = await ask('GET', '/no/such/thing', { host });
  expect(nothing.code).toBe(404);
  expect(nothing.text).toContain('There is nothing here');
  expect(nothing.text).toMatch(/<script[^>]* nonce="[\w+/=]{24}"/);
  expect(nothing.text).not.toMatch(/<script(?![^>]* nonce=)/);
  expect((await ask('GET', '/_next/image?url=%2Ficon.svg&w=64&q=75', { host })).code).toBe(404);
});

test('no page of the console may be framed, and none says what serves it', async () => {
  const { headers } = await say({ at: field.loopback, cookie: '' }, 'GET', '/sign-in');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a board of a game that is not there is not found', async () => {
  const stranger = { at: field.loopback, cookie: '' };
  expect((await say(stranger, 'GET', '/api/board/no-such-game')).status).toBe(404);
  expect((await say(stranger, 'GET', '/board/no-such-game')).text).not.toContain('role="timer"');
});

test('a seat that was taken is held on either of two servers of one database', async () => {
  const cookie = await cookieOf(field, {});
  const second = await field.another();
  const seatId = await heldBy(field.loopback, cookie);
  expect(await heldBy(second.loopback, cookie)).toBe(seatId);
  expect((await say({ at: second.loopback, cookie }, 'GET', `/control/${seatId}`)).status).toBe(200);
});
