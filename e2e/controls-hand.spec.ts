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
    tag: screen === 'tablet' ? [] : '@soak',
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
