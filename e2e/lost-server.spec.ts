import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { givesOrders, isSaved, rowOf } from './fixtures/player';

/**
 * The pages that people see while the server or its database is gone, and that each thing they did is there once when it is
 * back.
 */
const field = givenScenario('arnhem-bridge');

const orders = (desk: Page) => rowOf(desk, 1).getByRole('textbox', { name: 'Orders' });
const noticesOf = (control: Page) => control.getByRole('region', { name: 'Public notices' });
async function hangs(control: Page, text: string): Promise<void> {
  await noticesOf(control).getByRole('textbox', { name: 'New notice' }).fill(text);
  await noticesOf(control).getByRole('button', { name: 'Put the notice up' }).click();
}

test('killed in the middle, another process takes its place: everybody moves over, and nothing is lost or done twice', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge', action: 'Hold' }]);
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
  await noticesOf(control).getByRole('textbox', { name: 'New notice' }).fill('Lunch at noon.');

  await field.dies();
  await orders(frost).fill('Hold the bridge until relieved');
  await expect(frost.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
  await expect(frost.getByText(/^not updated since/)).toBeVisible();
  await expect(control.getByText('The line to the server is down.')).toBeVisible();
  await noticesOf(control).getByRole('button', { name: 'Put the notice up' }).click();
  await expect(
    control.getByText('No answer yet. It is sent again by itself, and done only once.').first(),
  ).toBeVisible();

  await field.isStoodInFor();
  await isSaved(frost);
  await expect(frost.getByText(/^not updated since/)).toBeHidden();
  await expect(control.getByText('The line to the server is down.')).toBeHidden();
  const hung = control.getByRole('list', { name: 'Notices that are up' }).getByRole('listitem');
  await expect(hung).toHaveCount(1);
  await expect(hung).toContainText('Lunch at noon.');
  await frost.reload();
  await expect(orders(frost)).toHaveValue('Hold the bridge until relieved');
  await expect(frost.getByText('Lunch at noon.').first()).toBeVisible();
});

test('the database is away: each page says so, keeps what was written, and goes on by itself when it is back', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne', 'operations');
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
  await expect(noticesOf(control)).toBeVisible();
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge', action: 'Hold' }]);

  await field.databaseIs('away');
  await orders(frost).fill('Hold on.');
  await expect(
    frost.getByText('Kept on this laptop; goes out when the console reaches its database again'),
  ).toBeVisible();
  await hangs(control, 'Tea at four.');
  await expect(
    control.getByText('No answer yet. It is sent again by itself, and done only once.').first(),
  ).toBeVisible();
  await expect(frost.getByRole('status').getByText('The console cannot reach its database.')).toBeVisible();
  const late = await frost.context().newPage();
  await late.goto(frost.url());
  await expect(late.getByText('The console cannot reach its database')).toBeVisible();

  await field.databaseIs('back');
  await isSaved(frost);
  await expect(orders(late)).toHaveValue('Hold on.');
  const hung = control.getByRole('list', { name: 'Notices that are up' }).getByRole('listitem');
  await expect(hung.filter({ hasText: 'Tea at four.' })).toHaveCount(1);
});

test('a desk that is read just as the database goes away leaves the one at hand as it is, and comes when it can', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
  const notice = noticesOf(control).getByRole('textbox', { name: 'New notice' });
  await notice.fill('Supper at six.');

  await field.databaseIs('away');
  const reading = control.waitForResponse((answer) => answer.url().includes('/desk?at='));
  await control.getByRole('link', { name: 'Board', exact: true }).click();
  expect((await reading).status()).toBe(503);
  await expect(control.getByText('The console cannot reach its database.')).toBeVisible();
  await expect(notice).toHaveValue('Supper at six.');

  await field.databaseIs('back');
  await expect(control.getByRole('region', { name: 'What the turn waits for' })).toBeVisible();
});
