import { request } from 'node:http';
import { doesWhatIsForbidden, expect, givenScenario, sitsDown, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

type Result = { code: number; text: string };

/** A request with any Host header, which a browser would not let one choose. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<Result> {
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

test('a script that somebody has smuggled into a page does not run', async ({ asPlayer }) => {
  const desk = await asPlayer(field, '1 Airborne');
  await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
  doesWhatIsForbidden();
  const ran = await desk.evaluate(async () => {
    const forbidden: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => forbidden.push(event.effectiveDirective));
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true"><style>b {}</style>');
    const script = document.createElement('template');
    script.innerHTML = '<div><script>window.ran = true</script></div>';
    document.body.append(script.content);
    const frame = document.createElement('iframe');
    frame.src = '/sign-in';
    document.body.append(frame);
    await new Promise((settle) => setTimeout(settle, 500));
    return { ran: 'ran' in window, forbidden: [...new Set(forbidden)].sort() };
  });
  expect(ran.ran).toBe(false);
  expect(ran.forbidden).toEqual(expect.arrayContaining(['script-src-attr', 'style-src-elem']));
});

test('after a seat was revoked, "back" brings nothing of its desk to light', async ({
  asControl,
  playwright,
  launchOptions,
}) => {
  const control = await asControl(field);
  const bare = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await bare.newContext({ baseURL: field.address });
    const desk = await context.newPage();
    await sitsDown(desk, await field.codeFor({ team: '1 Airborne', duty: 'intelligence' }));
    await expect(desk.getByRole('main')).toContainText('1 Airborne');
    await desk.goto('/board/x');
    await goesTo(control, 'Seats');
    await control.getByRole('button', { name: 'Revoke 1 Airborne, Intelligence' }).click();
    await control.getByRole('dialog').getByRole('button', { name: 'Revoke the seat' }).click();
    await expect(control.getByRole('row', { name: /1 Airborne Intelligence/ })).toContainText('revoked');
    await desk.goBack();
    await desk.waitForURL(/\/sign-in/);
    await expect(desk.getByRole('heading', { name: 'Come in' })).toBeVisible();
  } finally {
    await bare.close();
  }
});

test('a page that is taken out of the browser’s memory asks for itself anew', async ({ asStranger }) => {
  const page = await asStranger(field);
  await page.goto('/sign-in');
  await expect(page.getByLabel('The code Control gave you')).toBeEditable();
  // Next.js itself puts its own address back at this moment: only a page that is asked for is a new one.
  const asked = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 10_000 });
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const isShown = document.documentElement.style.visibility;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    if (isShown !== 'hidden') throw new Error('It showed what was put away.');
  });
  await asked;
  await expect(page.getByLabel('The code Control gave you')).toBeVisible();
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
