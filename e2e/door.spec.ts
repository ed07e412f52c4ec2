import { request } from 'node:http';
import { expect, givenScenario, test } from './fixtures';

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

test('the console is reached under a name that is no secure context', async ({ asStranger }) => {
  const page = await asStranger(field);
  await page.goto('/sign-in');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(await page.evaluate(() => window.location.hostname)).toBe('opcom.test');
});

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

test('no page of the console may be framed, and none loads anything from another host', async ({ asStranger }) => {
  const page = await asStranger(field);
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(field.address) && !asked.url().startsWith('data:')) elsewhere.push(asked.url());
  });
  const answer = await page.goto('/sign-in');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer?.headers()['x-powered-by']).toBeUndefined();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
});

test('a seat is taken by its link, on either of two servers of one database', async ({
  asControl,
  asPlayer,
  browser,
}) => {
  const control = await asControl(field);
  expect(new URL(control.url()).pathname).toMatch(/^\/control\//);
  const second = await field.another();
  const context = await browser.newContext({
    baseURL: second.address,
    storageState: await control.context().storageState(),
  });
  const sameSeat = await context.newPage();
  await sameSeat.goto(new URL(control.url()).pathname);
  expect(new URL(sameSeat.url()).pathname).toBe(new URL(control.url()).pathname);
  await context.close();
  const player = await asPlayer(field, '1 Airborne');
  expect(new URL(player.url()).pathname).toMatch(/^\/player\//);
});
