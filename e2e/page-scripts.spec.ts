import type { Page } from 'playwright/test';
import { spendOnScripts } from '@/scripts/testing/budgets';
import { expect, givenScenario, test } from './fixtures';
import { phone } from './fixtures/fingers';

const field = givenScenario('arnhem-bridge');

/** The script that a page has loaded so far, compressed as it was sent, kB of 1,000 bytes. */
const scriptKb = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

/** The same once nothing has come for a second. */
async function scriptKbAtRest(page: Page): Promise<number> {
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await scriptKb(page);
    return last === before;
  };
  await expect.poll(isAtRest, { message: 'scripts still come', intervals: [1_000] }).toBe(true);
  return last;
}

/** The script that each page loads before anything is opened on it: a phone on a bad network waits for every kB. */
test('a page loads its own script, and no more than it may', async ({ asControl, asPlayer, asStranger }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await expect(frost.getByRole('application', { name: /^Map/ })).toBeVisible();
  spendOnScripts('player', await scriptKbAtRest(frost));
  await frost.setViewportSize(phone.viewport);
  await frost.reload();
  await expect(frost.getByRole('region', { name: 'Order sheets' })).toBeVisible();
  spendOnScripts('player on a phone', await scriptKbAtRest(frost));

  const seat = new URL(frost.url()).pathname;
  const papers = { 'HQ file': `${seat}/file?turn=all`, 'war diary': `${seat}/diary` };
  for (const [paper, path] of Object.entries(papers)) {
    await frost.goto(path);
    await expect(frost.getByRole('heading').first()).toBeVisible();
    spendOnScripts(paper, await scriptKbAtRest(frost));
  }
  const stranger = await asStranger(field);
  for (const [entrance, path] of Object.entries({
    'sign-in': '/sign-in',
    join: '/join/AAAA-BBBB-CCCC',
    handbook: '/book/commander',
  })) {
    await stranger.goto(`${field.address}${path}`);
    await expect(stranger.locator('main, form').first()).toBeVisible();
    spendOnScripts(entrance, await scriptKbAtRest(stranger));
  }

  const control = await asControl(field);
  const room = new URL(control.url()).pathname;
  const desks = {
    board: ['', control.getByRole('heading', { name: 'Turn board' })],
    orders: ['/orders/1-airborne', control.getByRole('heading', { name: '1 Airborne' })],
    reports: ['/reports', control.getByRole('heading', { name: /reports/i })],
    combats: ['/combats', control.getByRole('heading', { name: /combats/i })],
    map: ['/map', control.getByRole('application', { name: /map/i })],
  } as const;
  for (const [desk, [path, seen]] of Object.entries(desks)) {
    await control.goto(`${room}${path}`);
    await expect(seen.first()).toBeVisible();
    spendOnScripts(desk, await scriptKbAtRest(control));
  }
});
