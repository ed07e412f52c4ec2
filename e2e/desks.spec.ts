import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

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

test('while a desk or its code cannot be read, the one at hand stays with what is written on it', async ({
  asControl,
}) => {
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
