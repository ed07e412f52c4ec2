import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { desksOfControl, seatAddress } from './fixtures/desks';
import { tabStops } from './fixtures/tab-stops';

/** Control's desks follow one another in one page of the browser. */
const field = givenScenario('arnhem-bridge');

const noticeOf = (control: Page) =>
  control.getByRole('region', { name: 'Public notices' }).getByRole('textbox', { name: 'New notice' });
const desk = (control: Page, name: string) =>
  control.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: new RegExp(`^${name}\\b`) });

test('desks are opened as JSON, go back and forward in the browser, and a new page begins on the same one', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Board');
  const pages: string[] = [];
  control.on('request', (request) => {
    if (request.isNavigationRequest() || request.headers().rsc) pages.push(request.url());
  });
  const board = control.url();
  await goesTo(control, 'Orders');
  const orders = control.url();
  await control.getByRole('link', { name: /^1 Airborne\b/ }).click();
  await expect(control).toHaveURL(/\/orders\/1-airborne$/);
  await expect(control).toHaveTitle('Order sheet · Control');
  await goesTo(control, 'Units');

  await control.goBack();
  await expect(control).toHaveTitle('Order sheet · Control');
  await control.goBack();
  await control.goBack();
  await expect(desk(control, 'Board')).toHaveAttribute('aria-current', 'page');
  expect(control.url()).toBe(board);
  await control.goForward();
  await expect(desk(control, 'Orders')).toHaveAttribute('aria-current', 'page');
  expect(control.url()).toBe(orders);
  expect(pages).toEqual([]);

  await control.reload();
  await expect(desk(control, 'Orders')).toHaveAttribute('aria-current', 'page');
  expect(pages).toEqual([orders]);
});

test('while a desk or its code cannot be read, the one at hand stays with what is written on it', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await asControl(field);
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
  await noticeOf(control).fill('Supper at six.');
  const reads = '**/api/control/*/desk?at=**';

  await test.step('an answer that breaks off, a database that is away, a line that is down', async () => {
    const troubles = [
      { status: 200, contentType: 'application/json', body: '{"desk":{"address":"/control' },
      { status: 503, body: '' },
    ];
    let tries = 0;
    await control.route(reads, (route) => {
      tries += 1;
      const trouble = troubles[tries - 1];
      return trouble ? route.fulfill(trouble) : route.abort();
    });
    await desk(control, 'Combats').click();
    await expect.poll(() => tries).toBeGreaterThan(3);
    await expect(noticeOf(control)).toHaveValue('Supper at six.');
    await expect(control).toHaveURL(/\/setup\/clock$/);
    await control.unroute(reads);
    await expect(desk(control, 'Combats')).toHaveAttribute('aria-current', 'page');
    await expect(control).toHaveURL(/\/combats$/);
  });

  await test.step('its code', async () => {
    await control.goBack();
    await noticeOf(control).fill('Supper at seven.');
    const code = '**/_next/static/chunks/**';
    let tries = 0;
    await control.route(code, (route) => {
      tries += 1;
      return route.abort();
    });
    await desk(control, 'Ledger').click();
    await expect.poll(() => tries).toBeGreaterThan(3);
    await expect(noticeOf(control)).toHaveValue('Supper at seven.');
    await control.unroute(code);
    await expect(desk(control, 'Ledger')).toHaveAttribute('aria-current', 'page');
    await expect(control.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  });
});

/** These desks have a map. */
const withMap = ['/map', '/map/side/1-airborne', '/air', '/air/picture', '/reinforcements', '/sees/1-airborne'];

/** The most tab stops that a desk may have: a few more than were counted by hand on the fullest, the numbers of a combat. */
const mostStops = 70;

test('a map is one tab stop whatever lies on it, and no desk has more stops than a hand can pass', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const seat = seatAddress(control);
  for (const desk of desksOfControl)
    await test.step(desk || 'board', async () => {
      await control.goto(seat + desk);
      await expect(control.getByRole('main')).toBeVisible();
      if (withMap.includes(desk)) await expect(control.locator('svg[role=application]')).not.toHaveCount(0);
      if (desk.startsWith('/map')) await expect(control.locator('svg.map [data-counter]').first()).toBeAttached();
      const { all, maps } = await tabStops(control);
      expect.soft(maps.length > 0, desk).toBe(withMap.includes(desk));
      for (const { name, stops } of maps) expect.soft(stops, `${desk}: ${name}`).toBe(1);
      expect.soft(all, desk).toBeLessThanOrEqual(mostStops);
    });
  const frost = await asPlayer(field, '1 Airborne');
  await expect(frost.locator('svg.map [data-counter]').first()).toBeAttached();
  const { all, maps } = await tabStops(frost);
  expect(maps.map(({ stops }) => stops)).toEqual([1]);
  expect(all).toBeLessThanOrEqual(40);
});
