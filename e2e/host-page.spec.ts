import { readFileSync } from 'node:fs';
import { freePort } from '../host/postgres/free-port';
import { test as base, expect } from './fixtures';
import { type Host, newHost } from './fixtures/host';
import { inWords, layoutFaults } from './fixtures/laid-out';

/** The host's page in a browser; what its door refuses is tested without one (`host/page`), and what it does (`http/host-page.test.ts`). */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  host: async ({}, use) => {
    const host = newHost();
    await use(host);
    await host.leaves();
  },
});

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

test('by their page the host seats Game Control, names the network, archives, checks the laptop, restores and stops', async ({
  page,
  host,
}) => {
  const console = host.start('--port', String(await freePort()));
  await console.isUp();
  await page.goto(/http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(console.said())![0]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByText('0 of 7 seats are taken')).toBeVisible();

  await button('Check now').click();
  const check = page.getByRole('region', { name: 'Check this laptop' });
  await expect(check.getByText(/^\d+ is ours and answers\.$/)).toBeVisible();
  await expect(check.getByText(/writes a second/)).toBeVisible();
  await check.getByText('It says nothing?').click();
  await expect(check.getByText(/^Is the phone in the same wifi/)).toBeVisible();

  await button('Dry run of the hall…').click();
  const dryRun = page.getByRole('dialog', { name: 'Dry run of the hall' });
  await dryRun.getByLabel(/its link$/).fill(new URL('/join/AAAA-AAAA', page.url()).href);
  await dryRun.getByRole('button', { name: 'Play it over the network' }).click();
  await expect(dryRun.getByText(/^This is no link of a dry run/)).toBeVisible();
  await dryRun.getByRole('button', { name: 'Play it on this laptop' }).click();
  await expect(dryRun.getByText('6 seats of 2 teams with troops.')).toBeVisible();
  await dryRun.getByRole('button', { name: 'Close' }).click();
  await expect(check.getByText(/What was seen stands under “Dry run of the hall…”\.$/)).toBeVisible();

  await button('Name it').click();
  await page.getByLabel('Name of the wifi').fill('Dorpshuis');
  await page.getByLabel('Name of the wifi').press('Enter');
  await expect(page.getByText('Wifi Dorpshuis')).toBeVisible();

  await button('Archive now').click();
  await expect(page.getByText(/written, read back and found complete\.$/)).toBeVisible();
  await button('Restore…').click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await expect(page.getByRole('dialog').getByText('Arnhem Bridge, turn 5, orders')).toBeVisible();
  await button('Leave it').click();

  await isReadable();
  const opens = page.waitForEvent('popup');
  await button('Sit down as Game Control').click();
  const control = await opens;
  await control.waitForLoadState();
  await control.getByRole('button', { name: 'Take this seat' }).click();
  await control.waitForURL((url) => url.pathname.startsWith('/control/'));
  await expect(page.getByText('1 of 7 seats are taken')).toBeVisible();
  await expect(button('Take over Game Control')).toBeVisible();

  await button('Stop the console…').click();
  await button('Stop it').click();
  await expect(page.getByRole('heading', { name: 'The console has stopped' })).toBeVisible();
  expect(await console.ended).toBe(0);

  /** Nothing that axe calls serious, by day and by night; nothing runs off the page, on a laptop, at 200 % and on a phone. */
  async function isReadable(): Promise<void> {
    await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async () => {
        type Run = () => Promise<{ violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }>;
        const { violations } = await (window as unknown as { axe: { run: Run } }).axe.run();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`);
      });
      expect(found).toEqual([]);
    }
    for (const [width, height] of [
      [1366, 768],
      [683, 384],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await inWords(page, 'normal');
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});
