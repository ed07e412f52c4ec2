import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { rolls } from './fixtures/control';

const field = givenScenario('arnhem-bridge', { isLobby: true });

const strip = (control: Page) => control.getByRole('complementary', { name: 'Try a turn' });
const lit = (control: Page) => strip(control).locator('[aria-current="step"]');
const band = (control: Page) => control.getByRole('region', { name: 'Practice', exact: true });
const desk = (control: Page) => control.getByRole('main');
const isAt = (control: Page, words: string) => expect(lit(control)).toContainText(words);
const presses = (control: Page, name: string | RegExp) => lit(control).getByRole('button', { name }).click();
const follows = (control: Page, name: string | RegExp) => lit(control).getByRole('link', { name }).click();

/** Opens the sheet that lies there, and accepts it: then the next one lies there. */
async function checks(control: Page): Promise<void> {
  await desk(control)
    .getByRole('button', { name: /^Open the sheet/ })
    .click();
  await desk(control)
    .getByRole('button', { name: /^Accept/ })
    .click();
}

test('somebody new tries a turn by the strip alone, from the lobby to a letter for each side', async ({
  asControl,
}) => {
  const control = await asControl(field);
  const beside = new URL(control.url()).pathname;
  await control.getByRole('button', { name: /^Try a turn/ }).click();
  await control.waitForURL((url) => url.pathname.startsWith('/control/') && url.pathname !== beside);
  await expect(band(control)).toContainText('Arnhem Bridge. Nothing here counts, and nobody else sees it.');
  await expect(control).toHaveTitle('Practice: Turn board · Control');

  await test.step('both staffs hand in once the clock runs', async () => {
    await isAt(control, 'Start the clock');
    await presses(control, /^Start the clock/);
    await isAt(control, 'will hand in in a few seconds');
    await expect
      .poll(async () => {
        await field.staffsLook();
        return lit(control).textContent();
      })
      .toContain('Look at 1 Airborne’s desk');
  });

  await test.step('a desk is looked at, and both sheets are checked', async () => {
    await follows(control, 'See as 1 Airborne');
    await expect(control.getByRole('heading', { name: 'What 1 Airborne sees' })).toBeVisible();
    await isAt(control, 'Check the three rows of 1 Airborne');
    await follows(control, 'Go to 1 Airborne’s sheet');
    await checks(control);
    await isAt(control, 'rows of 9 SS-Pz Hohenstaufen');
    await checks(control);
  });

  await test.step('movement is brought to its end, and the fights are ruled on', async () => {
    await isAt(control, 'Close movement');
    await presses(control, /^Go on to collection/);
    await presses(control, /^Go on to movement/);
    await isAt(control, 'No unit is left to move');
    await presses(control, /^Go on to combat/);
    await isAt(control, 'Rule on each fight');
    await follows(control, /^Go to the combats/);
    await desk(control)
      .getByRole('button', { name: /^Group 20 SS-PzGR/ })
      .click();
    await isAt(control, 'Close the grouping');
    await desk(control).getByRole('button', { name: 'Close grouping' }).click();
    await isAt(control, 'Resolve Arnhem');
    await rolls(control, 1);
    await isAt(control, 'Accept what is found');
    await desk(control)
      .getByRole('article')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await isAt(control, 'Draft both letters');
  });

  await test.step('the letters are drafted, released and read beside each other', async () => {
    await presses(control, /^Go on to briefing/);
    await follows(control, /^Go to the reports/);
    await control
      .getByRole('main')
      .getByRole('button', { name: /^Draft/ })
      .first()
      .click();
    await isAt(control, 'Release both letters');
    await desk(control)
      .getByRole('button', { name: /^Release 2/ })
      .click();
    await strip(control).getByRole('button', { name: 'Read both letters' }).click();
    const letters = control.getByRole('dialog', { name: 'The same battle, from both sides' });
    await expect(letters.getByRole('article')).toHaveCount(2);
    await expect(letters.getByRole('article').first()).toContainText('1 Airborne');
    await letters.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('and the practice is deleted by one press', async () => {
    await band(control).getByRole('button', { name: 'Delete this practice' }).click();
    await control.waitForURL((url) => url.pathname === beside);
    await expect(control.getByRole('button', { name: /^Try a turn/ })).toBeVisible();
  });
});
