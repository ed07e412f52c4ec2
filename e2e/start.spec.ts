import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright/test';
import { freePort } from '../host/postgres/free-port';
import { expect, sitsDown, test } from './fixtures';
import { startBadNetwork } from './fixtures/bad-network';
import { reissues } from './fixtures/control';
import { givesOrders, rowOf } from './fixtures/player';

/** `npm start`, as a host would type it, on a data folder of this file. */
let dataDir: string;
const started = new Set<ChildProcess>();

type Start = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

const start = (...args: string[]) => run('host/start.mjs', '--data', dataDir, '--scenario', 'arnhem-bridge', ...args);
const opcom = (...args: string[]) => run('--import', 'tsx', 'bin/opcom.ts', ...args);

function run(...args: string[]): Start {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  started.add(child);
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      started.delete(child);
      settle(code);
    });
  });
  return { child, said: () => said, ended };
}

async function isUp({ said, ended }: Start): Promise<void> {
  let code: number | null | undefined;
  void ended.then((ending) => {
    code = ending;
  });
  await expect
    .poll(() => (code === undefined ? said() : `ended with ${code}: ${said()}`), { timeout: 90_000 })
    .toMatch(/Ctrl-C stops the console|^ended/);
  expect(code, said()).toBeUndefined();
}

const postmaster = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'opcom-start-'));
});

test.afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await expect.poll(() => started.size).toBe(0);
  for (const end of ['', '-home', '-stick', '-other']) rmSync(`${dataDir}${end}`, { recursive: true, force: true });
});

test('a start opens the scenario and says where it is and who may sit where', async () => {
  const port = String(await freePort());
  const first = start('--port', port, '--address', 'Hall.local');
  await isUp(first);
  expect(first.said()).toContain('opened ');
  expect(first.said()).toContain(`http://localhost:${port}`);
  expect(first.said()).toMatch(new RegExp(`http://hall\\.local:${port}/join/[0-9A-Z-]+`));
  expect(first.said()).toMatch(/[█▀▄]{5}/);
  expect((await fetch(`http://localhost:${port}/sign-in`)).status).toBe(200);

  const second = start('--port', port);
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain('is running already');
  expect(second.said()).toContain(`http://localhost:${port}`);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(existsSync(postmaster())).toBe(false);
  expect(existsSync(join(dataDir, 'server.json'))).toBe(false);
});

test('after a crash the database left running is stopped, and the same game goes on, over TLS where that is asked for', async ({
  browser,
}) => {
  const port = String(await freePort());
  const crashed = start('--port', port);
  await isUp(crashed);
  crashed.child.kill('SIGKILL');
  await crashed.ended;
  const orphan = readFileSync(postmaster(), 'utf8').split('\n')[0];

  const next = start('--port', port, '--tls');
  await isUp(next);
  expect(next.said()).toContain('one left running by an earlier start was stopped first');
  expect(next.said()).toContain('going on with ');
  expect(readFileSync(postmaster(), 'utf8').split('\n')[0]).not.toBe(orphan);
  const control = await isServedOverTls(browser, next.said(), port);
  await opensAnewWithoutNetwork(browser, next.said(), port, control);
  await control.context().close();
  const second = start('--port', port);
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain(`https://localhost:${port}`);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
});

/** A seat is taken over TLS: the certificate is the one that was announced, and the cookie goes nowhere else. */
async function isServedOverTls(browser: Browser, said: string, port: string): Promise<Page> {
  expect(statSync(join(dataDir, 'tls-key.pem')).mode & 0o777).toBe(0o600);
  const { fingerprint256 } = certificate();
  expect(said).toContain(fingerprint256);
  const context = await browser.newContext({ baseURL: `https://localhost:${port}`, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await sitsDown(page, /https:\/\/.*\/join\/([0-9A-Z-]+)/.exec(said)![1]!);
  const [holder, ...others] = (await context.cookies()).filter(({ name }) => name.includes('opcom-holder'));
  expect(others).toEqual([]);
  expect(holder).toMatchObject({
    ...{ name: '__Host-opcom-holder', domain: 'localhost', path: '/' },
    ...{ secure: true, httpOnly: true, sameSite: 'Lax' },
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  return page;
}

const certificate = () => new X509Certificate(readFileSync(join(dataDir, 'tls-cert.pem')));
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
async function opensAnewWithoutNetwork(browser: Browser, said: string, port: string, control: Page): Promise<void> {
  const baseURL = `https://localhost:${port}`;
  const network = await startBadNetwork(baseURL, 1);
  const profile = mkdtempSync(join(tmpdir(), 'opcom-profile-'));
  const key = certificate().publicKey.export({ type: 'spki', format: 'der' });
  const trusts = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...{ args: [...launchOptions!.args!, trusts], baseURL, proxy: { server: network.proxy } },
  });
  try {
    const desk = await context.newPage();
    await sitsDown(desk, /1 Airborne, .*\/join\/([0-9A-Z-]+)/.exec(said)![1]!);
    await givesOrders(desk, [{ units: '2 Para', orders: 'Hold the bridge', action: 'Hold' }]);
    await expect.poll(async () => (await allKept(desk)).words).toContain('Hold the bridge');

    network.cut();
    await heard(desk, 'This page opens anew without the network.');
    await orders(desk).press('Control+End');
    await orders(desk).pressSequentially(' until relieved');
    await expect.poll(async () => (await allKept(desk)).words).toContain('Hold the bridge until relieved');
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
    await expect.poll(async () => (await allKept(desk)).words).not.toContain('2 Para');
    const { laidBy, words } = await allKept(desk);
    expect(words).not.toMatch(/Hold the bridge|1 Airborne|Arnhem/);
    expect(laidBy.length).toBeGreaterThan(5);
    for (const path of laidBy) expect(path).toMatch(/^\/player\/without-network$|^\/_next\/static\//);
    network.cut();
    await desk.reload();
    await expect(desk.getByText('Nothing of this desk is kept in this browser.')).toBeVisible();

    // Where the certificate is not trusted the page does not promise what the browser will not do.
    const doubting = await (await browser.newContext({ baseURL, ignoreHTTPSErrors: true })).newPage();
    await sitsDown(doubting, code);
    await expect(doubting.getByText('Control has it', { exact: true })).toBeVisible();
    await doubting.context().setOffline(true);
    await heard(doubting, 'Leave this page open: loading it anew needs the network.');
    expect((await allKept(doubting)).laidBy).toEqual([]);
    await doubting.context().close();
  } finally {
    await context.close();
    await network.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('an archive made while it runs opens the same game in another folder on another port, for whoever sat there', async ({
  page,
}) => {
  const [home, stick, other] = [`${dataDir}-home`, `${dataDir}-stick`, `${dataDir}-other`];
  mkdirSync(stick);
  const first = start('--port', String(await freePort()), '--data', home, '--archive', stick, '--keep', '5');
  await isUp(first);
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

  const backup = opcom('backup', '--data', home, '--to', stick);
  expect(await backup.ended, backup.said()).toBe(0);
  const archive = backup.said().trimEnd().split('\n').at(-1)!;
  const onto = opcom('restore', archive, '--data', home, '--replace');
  expect(await onto.ended).toBe(2);
  expect(onto.said()).toContain(`The console of ${home} is running`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const begun = Date.now();
  const restore = opcom('restore', archive, '--data', other);
  expect(await restore.ended, restore.said()).toBe(0);
  const second = start('--port', String(await freePort()), '--data', other);
  await isUp(second);
  expect(second.said()).toContain('going on with ');
  const [, newPort] = /localhost:(\d+)/.exec(second.said())!;
  expect(newPort).not.toBe(port);
  await page.goto(`http://localhost:${newPort}${seat}/setup/clock`);
  await expect(archives).toContainText('None are kept.');
  const seconds = (Date.now() - begun) / 1000;
  expect(seconds).toBeLessThan(120);
  console.log(`Counted: restored and shown on another port after ${seconds.toFixed(0)} s`);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a port that belongs to another program is named, with what to do', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((settle) => other.listen(port, '127.0.0.1', settle));
  const refused = start('--port', String(port));
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(`Port ${port} is in use by another program.`);
  expect(refused.said()).toContain(`npm start -- --port ${port + 1}`);
  expect(existsSync(postmaster())).toBe(false);
  await new Promise((settle) => other.close(settle));
});

test('a bad option ends with code 2 and says what would be right', async () => {
  const refused = start('--prot', '3001');
  expect(await refused.ended).toBe(2);
  expect(refused.said()).toContain('There is no option --prot. The options are --port,');
});
