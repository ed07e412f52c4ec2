import type { Page } from 'playwright/test';
import { spendOnScripts } from '@/scripts/testing/budgets';
import { expect, givenScenario, test } from './fixtures';

const field = givenScenario('arnhem-bridge');

/** What a page has loaded of script so far, compressed as it was sent, kB of 1,000 bytes. */
const scriptKb = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

/** What each page loads before anything is opened on it: a phone on a bad network waits for every kB. */
test('a page loads its own script, and no more than it may', async ({ asControl, asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await expect(frost.getByRole('application', { name: /^Map/ })).toBeVisible();
  spendOnScripts('player', await scriptKb(frost));

  const control = await asControl(field);
  const room = new URL(control.url()).pathname;
  for (const [desk, heading] of [
    ['', 'Turn board'],
    ['/orders/1-airborne', /1 Airborne/],
    ['/combats', /Combats/],
    ['/map', /Map/],
  ] as const) {
    await control.goto(`${room}${desk}`);
    await expect(control.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    spendOnScripts(desk === '' ? 'board' : desk.split('/')[1]!, await scriptKb(control));
  }
});
