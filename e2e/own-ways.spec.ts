import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { overprinted } from './fixtures/overprinted';

const field = givenScenario('arnhem-bridge');

test('an umpire who cannot use single keys has them with Alt, or not at all, and finds every act by its name', async ({
  asControl,
}) => {
  const control = await asControl(field);
  const board = control.getByRole('heading', { name: 'Turn board' });
  const map = control.getByRole('application', { name: /map/i });
  await expect(board).toBeVisible();
  const card = control.getByRole('dialog', { name: 'Text, light, sound and keys' });
  const sets = async (keys: string) => {
    await control.getByRole('button', { name: 'Text, light, sound, keys' }).click();
    await card.getByRole('group', { name: 'Single keys' }).getByText(keys, { exact: true }).click();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
  };

  await test.step('with Alt a letter alone does nothing, and its hint says so', async () => {
    await sets('With Alt');
    await control.keyboard.press('m');
    await control.waitForTimeout(600);
    await expect(board).toBeVisible();
    await control.keyboard.press('Alt+m');
    await expect(map).toBeVisible();
    await control.keyboard.press('Alt+b');
    await expect(board).toBeVisible();
    const hint = control.locator('kbd.is-single').first();
    expect(await hint.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Alt "');
  });

  await test.step('while a card lies over the desk its letters are not heard; once it is gone they are', async () => {
    await sets('On');
    await control.getByRole('button', { name: 'Text, light, sound, keys' }).click();
    await expect(card).toBeVisible();
    await control.keyboard.press('m');
    await control.waitForTimeout(600);
    expect(control.url()).not.toMatch(/\/map$/);
    await control.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(board).toBeVisible();
    await control.keyboard.press('m');
    await expect(map).toBeVisible();
    await control.keyboard.press('b');
    await expect(board).toBeVisible();
  });

  await test.step('off, no letter does anything, and after a reload neither', async () => {
    await sets('Off');
    for (let i = 0; i < 2; i++) {
      await control.keyboard.press('m');
      await control.keyboard.press('Alt+m');
      await control.waitForTimeout(600);
      await expect(board).toBeVisible();
      await expect(control.locator('kbd.is-single:visible')).toHaveCount(0);
      await control.reload();
      await expect(board).toBeVisible();
    }
    await control.keyboard.press('Control+k');
    await control.getByRole('dialog').getByRole('combobox').fill('Orders');
    await control.keyboard.press('Enter');
    await expect(control).toHaveURL(/\/orders$/);
  });
});

test('an umpire has larger words, and no desk runs off the window', async ({ asControl }) => {
  const control = await asControl(field);
  const room = new URL(control.url()).pathname;
  const size = () => control.locator('main').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await control.getByRole('button', { name: 'Text, light, sound, keys' }).click();
  const card = control.getByRole('dialog', { name: 'Text, light, sound and keys' });
  await card.getByRole('group', { name: 'Size of the text' }).getByText('Larger', { exact: true }).click();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect.poll(size).toBeGreaterThan(before * 1.25);
  for (const desk of ['', '/orders', '/combats', '/reports', '/crossings', '/messages', '/map']) {
    await control.goto(`${room}${desk}`);
    await expect.poll(size).toBeGreaterThan(before * 1.25);
    const beyond = () => control.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, desk).toBeLessThanOrEqual(0);
  }
});

test('names on both maps are 13 px and grow by 1.3, each as wide as it is reckoned', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  await control.goto(`${new URL(control.url()).pathname}/map`);
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  /** The letters of the first name on a counter, as large as they are on the screen. */
  const letters = (page: Page) =>
    page
      .locator('svg.map .counter-name')
      .first()
      .evaluate((name: SVGTextElement) => Number.parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a);
  for (const [page, button] of [
    [control, 'Text, light, sound, keys'],
    [harzer, 'Text, light, sound'],
  ] as const) {
    await expect.poll(() => letters(page)).toBeCloseTo(13, 1);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('group', { name: 'Size of the text' }).getByText('Larger', { exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => letters(page)).toBeCloseTo(16.9, 1);
    await expect(page.locator('svg.map')).toHaveAttribute('aria-busy', 'false');
    expect(await overprinted(page)).toEqual([]);
  }
});
