import { expect, givenScenario, test } from './fixtures';
import { desksOfControl, seatAddress } from './fixtures/desks';
import { phone, tablet, tooSmall } from './fixtures/fingers';

/** Control's desks under fingers. */

const field = givenScenario('arnhem-bridge');

for (const [screen, options] of [
  ['tablet', tablet],
  ['phone', phone],
] as const)
  test(`what a finger presses on Control's ${screen} is as large as its tip`, {
    tag: '@soak',
  }, async ({ behindBadNetwork }) => {
    const { page } = await behindBadNetwork(field, { control: 'Control' }, 1, options);
    await expect(page.getByRole('main')).toBeVisible();
    const seat = seatAddress(page);
    for (const desk of desksOfControl)
      await test.step(desk || 'board', async () => {
        await page.goto(seat + desk);
        await expect(page.getByRole('main')).toBeVisible();
        expect.soft(await tooSmall(page), desk).toEqual([]);
        // Where there are no keys the button of the help says what it is, and nothing of the head lies over the band above it.
        await expect
          .soft(page.getByRole('button', { name: 'Keys, rules and words' }))
          .toHaveText(/\?$/, { useInnerText: true });
        const band = (await page.getByText('Control eyes only').first().boundingBox())!;
        for (const pressed of await page.getByRole('banner').locator('button:visible, label:visible').all())
          expect.soft((await pressed.boundingBox())!.y, desk).toBeGreaterThanOrEqual(band.y + band.height);
      });
  });

test("on Control's phone every desk is whole under More, and nothing lies over the map", async ({
  behindBadNetwork,
}) => {
  const { page } = await behindBadNetwork(field, { control: 'Control' }, 1, phone);
  await expect(page.getByRole('main')).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Desks' });
  const more = rail.getByRole('button', { name: 'More desks' });
  const boxes = async () => {
    const all = await rail.locator('a:visible, button:visible').all();
    return Promise.all(all.map(async (one) => (await one.boundingBox())!));
  };
  const expectWhole = async () => {
    for (const { x, y, width, height } of await boxes()) {
      expect.soft(x).toBeGreaterThanOrEqual(0);
      expect.soft(x + width).toBeLessThanOrEqual(390.5);
      expect.soft(y + height).toBeLessThanOrEqual(844.5);
      expect.soft(width).toBeGreaterThan(44);
    }
  };
  await expect(more).toBeVisible();
  await expect(rail.getByRole('link')).toHaveCount(6);
  await expectWhole();
  await more.click();
  await expect(rail.getByRole('link')).toHaveCount(14);
  await expectWhole();
  await rail.getByRole('link', { name: /^Map\b/ }).click();
  await expect(page.locator('svg.map [data-on-map]').first()).toBeAttached();
  await more.click();
  const pane = (await page.locator('.map-pane').boundingBox())!;
  const over = await page.locator('.map-field :is(button, input):visible').all();
  expect(over.length).toBeGreaterThan(9);
  for (const one of over) {
    const { y, height } = (await one.boundingBox())!;
    expect.soft(y + height <= pane.y + 1 || y >= pane.y + pane.height - 1, await one.innerText()).toBe(true);
  }
});
