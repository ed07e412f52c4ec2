import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright/test';
import { freePort } from '../host/postgres/free-port';
import { test as base, expect, sitsDown } from './fixtures';
import { startBadNetwork } from './fixtures/bad-network';
import { reissues } from './fixtures/control';
import { type Host, newHost } from './fixtures/host';
import { givesOrders, rowOf } from './fixtures/player';

/** The pages that a host's own start gives to browsers; its words and refusals are tested without one (`http/start.test.ts`). */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  host: async ({}, use) => {
    const host = newHost();
    await use(host);
    await host.leaves();
  },
});

test('over TLS a seat is taken, and where the certificate is trusted its order form opens anew without the network', async ({
  browser,
  host,
}) => {
  const port = String(await freePort());
  const console = host.start('--port', port, '--tls');
  await console.isUp();
  const control = await isServedOverTls(browser, console.said(), port, host);
  await opensAnewWithoutNetwork(browser, console.said(), port, control, host);
  await control.context().close();
});

/** A seat is taken over TLS: the certificate is the one that was announced, and the cookie goes nowhere else. */
async function isServedOverTls(browser: Browser, said: string, port: string, host: Host): Promise<Page> {
  expect(statSync(join(host.dataDir, 'tls-key.pem')).mode & 0o777).toBe(0o600);
  const { fingerprint256 } = certificate(host);
  expect(said).toContain(fingerprint256);
  const context = await browser.newContext({ baseURL: `https://localhost:${port}`, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await sitsDown(page, /https:\/\/.*\/join\/([0-9A-Z-]+)/.exec(said)![1]!);
  const [holder, ...others] = (await context.cookies()).filter(({ name }) => name.includes('opcom-holder'));
  expect(others).toEqual([]);
  expect(holder).toMatchObject({
    name: '__Host-opcom-holder',
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  return page;
}

const certificate = ({ dataDir }: Host) => new X509Certificate(readFileSync(join(dataDir, 'tls-cert.pem')));
const orders = (desk: Page) => rowOf(desk, 1).getByRole('textbox', { name: 'Orders' });
const heard = (desk: Page, words: string) => expect(desk.getByRole('status').filter({ hasText: words })).toBeVisible();

/** All that a browser keeps of the console besides its cookies: the addresses laid by, and every word laid by or stored. */
const allKept = (desk: Page): Promise<{ laidBy: string[]; words: string }> =>
  desk.evaluate(async () => {
    let words = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const laidBy: string[] = [];
    for (const name of await caches.keys()) {
      const shelf = await caches.open(name);
      for (const request of await shelf.keys()) {
        laidBy.push(new URL(request.url).pathname);
        words += await (await shelf.match(request))!.text();
      }
    }
    for (const { name } of await indexedDB.databases()) {
      words += await new Promise<string>((settle) => {
        const asked = indexedDB.open(name!);
        asked.onsuccess = () => {
          const names = [...asked.result.objectStoreNames];
          if (names.length === 0) return settle('');
          const all = asked.result.transaction(names).objectStore(names[0]!).getAll();
          all.onsuccess = () => {
            asked.result.close();
            settle(JSON.stringify(all.result));
          };
        };
      });
    }
    return { laidBy, words };
  });

/**
 * A browser that trusts the certificate, as a laptop does on which it was put among the trusted ones: the order form opens
 * anew without network and goes out when it is back; when the seat is gone, nothing of it is left. `control` sits at a
 * browser that was told to go on all the same, and trusts nothing.
 */
async function opensAnewWithoutNetwork(
  browser: Browser,
  said: string,
  port: string,
  control: Page,
  host: Host,
): Promise<void> {
  const baseURL = `https://localhost:${port}`;
  const network = await startBadNetwork(baseURL, 1);
  const profile = mkdtempSync(join(tmpdir(), 'opcom-profile-'));
  const key = certificate(host).publicKey.export({ type: 'spki', format: 'der' });
  const trusts = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions!.args!, trusts],
    baseURL,
    proxy: { server: network.proxy },
  });
  try {
    const desk = await context.newPage();
    await sitsDown(desk, /1 Airborne, .*\/join\/([0-9A-Z-]+)/.exec(said)![1]!);
    await givesOrders(desk, [{ units: '2 Para', orders: 'Hold the bridge', action: 'Hold' }]);
    await expect.poll(async () => (await allKept(desk)).words, 'the draft is kept').toContain('Hold the bridge');
    // What opens it anew is laid by while there is a network: its worker first, then the page, then the names on its form.
    await desk.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(async () => (await allKept(desk)).laidBy, 'the page is laid by')
      .toContain('/player/without-network');
    await expect.poll(async () => (await allKept(desk)).words, 'the form is kept').toContain('"counters"');

    network.cut();
    await heard(desk, 'You can reload this page without the network.');
    await orders(desk).press('Control+End');
    await orders(desk).pressSequentially(' until relieved');
    await expect
      .poll(async () => (await allKept(desk)).words, 'what was written without network is kept')
      .toContain('Hold the bridge until relieved');
    await desk.reload();
    await heard(desk, 'Your order form without the network');
    await expect(orders(desk)).toHaveValue('Hold the bridge until relieved');
    await expect(desk.getByText('The map comes back with the network')).toBeVisible();
    await orders(desk).press('Control+End');
    await orders(desk).pressSequentially('.');
    await desk.getByRole('button', { name: /^Hand in/ }).click();
    await expect(desk.getByText('Kept on this laptop; is handed in when the network is back')).toBeVisible();

    network.mend();
    await expect(desk.getByText('Control has it', { exact: true })).toBeVisible();
    await expect(desk.getByRole('cell', { name: 'Hold the bridge until relieved.' })).toBeVisible();
    await expect(desk.getByRole('application', { name: /^Map/ })).toBeVisible();
    await expect(desk.getByText('Your order form without the network')).toBeHidden();

    const code = await reissues(control, '1 Airborne, Commander');
    await expect(desk.getByRole('heading', { name: 'This seat has moved to another laptop' })).toBeVisible();
    await expect
      .poll(async () => (await allKept(desk)).words, 'nothing of the desk is kept')
      .not.toMatch(/2 Para|Hold the bridge|1 Airborne|Arnhem/);
    const { laidBy } = await allKept(desk);
    expect(laidBy.length).toBeGreaterThan(5);
    for (const path of laidBy) expect(path).toMatch(/^\/player\/without-network$|^\/_next\/static\//);
    network.cut();
    await desk.reload();
    await expect(desk.getByText('This desk is not saved in this browser.')).toBeVisible();

    // Where the certificate is not trusted the page does not promise what the browser will not do.
    const doubting = await (await browser.newContext({ baseURL, ignoreHTTPSErrors: true })).newPage();
    await sitsDown(doubting, code);
    await expect(doubting.getByText('Control has it', { exact: true })).toBeVisible();
    await doubting.context().setOffline(true);
    await heard(doubting, 'Leave this page open: reloading it needs the network.');
    expect((await allKept(doubting)).laidBy).toEqual([]);
    await doubting.context().close();
  } finally {
    await context.close();
    await network.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

// In `npm test` without a browser: bin/archives.test.ts and archive/restore.db.test.ts.
test('an archive made while it runs opens the same game in another folder on another port, for whoever sat there', {
  tag: '@soak',
}, async ({ host, page }) => {
  const [home, stick, other] = ['home', 'stick', 'other'].map((name) => join(host.folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(stick);
  const first = host.start('--port', String(await freePort()), '--data', home, '--archive', stick, '--keep', '5');
  await first.isUp();
  expect(readdirSync(stick).map((name) => /turn-05-orders\.opcom\.gz$/.test(name))).toEqual([true]);
  const [, port, code] = /localhost:(\d+)[\s\S]*?\/join\/([0-9A-Z-]+)/.exec(first.said())!;
  await page.goto(`http://localhost:${port}/join/${code}`);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/control/'));
  const [seat] = /^\/control\/[^/]+/.exec(new URL(page.url()).pathname)!;
  await page.goto(`http://localhost:${port}${seat}/setup/clock`);
  const archives = page.getByRole('region', { name: 'Archives' });
  await expect(archives).toContainText(`${stick} on `);
  await expect(archives).toContainText(/Last archive: turn 5, orders, at \d\d:\d\d\./);

  const backup = host.opcom('backup', '--data', home, '--to', stick);
  expect(await backup.ended, backup.said()).toBe(0);
  const archive = backup.said().trimEnd().split('\n').at(-1)!;
  const onto = host.opcom('restore', archive, '--data', home, '--replace');
  expect(await onto.ended).toBe(2);
  expect(onto.said()).toContain(`The console of ${home} is running`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const begun = Date.now();
  const restore = host.opcom('restore', archive, '--data', other);
  expect(await restore.ended, restore.said()).toBe(0);
  const second = host.start('--port', String(await freePort()), '--data', other);
  await second.isUp();
  expect(second.said()).toContain('going on with ');
  const [, newPort] = /localhost:(\d+)/.exec(second.said())!;
  expect(newPort).not.toBe(port);
  await page.goto(`http://localhost:${newPort}${seat}/setup/clock`);
  await expect(archives).toContainText('None are kept.');
  const seconds = (Date.now() - begun) / 1000;
  console.log(`Counted: restored and shown on another port after ${seconds.toFixed(0)} s`);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
