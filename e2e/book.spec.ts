import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { phone, tooSmall } from './fixtures/fingers';
import { printed } from './fixtures/printed';

const field = givenScenario('arnhem-bridge');

test('a stranger reads the handbook: no page and no picture of Control’s is there for them', async ({ asStranger }) => {
  const stranger = await asStranger(field);
  await stranger.goto(`${field.address}/sign-in`);
  await expect(stranger.getByRole('link', { name: 'What the console keeps of you' })).toBeVisible();
  const [book] = await Promise.all([stranger.context().waitForEvent('page'), stranger.keyboard.press('F1')]);
  await expect(book.getByRole('article', { name: 'The evening before' })).toBeVisible();

  const contents = book.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Commander' }).click();
  await expect(book.getByRole('article', { name: 'Commander' })).toContainText('You decide what is to be done');
  await expect(contents.getByText('Team Control')).toBeHidden();
  const status = async (path: string) => (await stranger.goto(`${field.address}${path}`))!.status();
  expect(await status('/api/book/order-form-light.png')).toBe(200);
  expect(await status('/api/book/master-map-light.png')).toBe(404);
  expect(await status('/book/words-of-control')).toBe(404);

  await book.getByRole('searchbox', { name: 'Find words in the handbook' }).fill('stick laptop');
  await book.keyboard.press('Enter');
  const found = book.getByRole('region', { name: 'What was found' });
  await found.getByRole('link', { name: 'When something breaks: Go on at another laptop' }).click();
  await expect(book.getByRole('heading', { name: 'Go on at another laptop' })).toBeInViewport();
  expect((await printed(book)).length).toBe(2);

  await book.setViewportSize(phone.viewport);
  expect(await book.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the key opens the page that speaks of the desk, also out of a field that is written in', async ({
  asControl,
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.getByRole('combobox', { name: 'Next unit' }).focus();
  const [page] = await Promise.all([frost.context().waitForEvent('page'), frost.keyboard.press('F1')]);
  await expect(page.getByRole('article', { name: 'Commander' })).toBeVisible();
  expect((await page.goto(`${field.address}/book/team-control`))!.status()).toBe(404);

  const control = await asControl(field);
  await goesTo(control, 'Map');
  const [book] = await Promise.all([
    control.context().waitForEvent('page'),
    control.getByRole('link', { name: 'Handbook', exact: true }).click(),
  ]);
  await expect(book.getByRole('article', { name: 'Map Control' })).toContainText('For Control only');
  await expect(book.getByRole('img', { name: /movement list beside it/ })).toBeVisible();
  await goesTo(control, 'Orders');
  await control.keyboard.press('F1');
  await book.waitForURL(/\/book\/team-control$/);

  await book.getByRole('link', { name: 'All of it, as a booklet' }).click();
  const sheets = await printed(book);
  expect(sheets[0]!.text).toContain('Handbook of the OP COM Console');
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.some(({ text }) => text.includes('Four keys to remember'))).toBe(true);
});

test('under fingers everything of the handbook can be pressed', async ({ browser }) => {
  const context = await browser.newContext(phone);
  const hand = await context.newPage();
  await hand.goto(`${field.address}/book/when-something-breaks`);
  await expect(hand.getByRole('article')).toBeVisible();
  expect(await tooSmall(hand)).toEqual([]);
  await context.close();
});
