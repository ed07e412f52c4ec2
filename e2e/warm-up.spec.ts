import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { givesOrders, handsIn, rowOf } from './fixtures/player';

const field = givenScenario('arnhem-bridge', { isLobby: true });

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const steps = (desk: Page) => desk.getByRole('region', { name: 'Warm-up', exact: true });
const isAt = (desk: Page, words: string) => expect(steps(desk).locator('[aria-current="step"]')).toContainText(words);

test('the hall warms up: two players are led into it, order a move, read the letter, and are back at their desks', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const frostAt = pathOf(frost);
  const harzerAt = pathOf(harzer);
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge.', action: 'Hold' }]);
  const bar = control.getByRole('region', { name: 'Warm-up', exact: true });

  await test.step('one press leads everybody to a desk of their own team', async () => {
    await control.getByRole('button', { name: 'Warm up the hall' }).click();
    await expect(bar).toContainText('No team of two has handed in.');
    await frost.waitForURL((url) => url.pathname !== frostAt);
    await harzer.waitForURL((url) => url.pathname !== harzerAt);
    for (const [desk, team] of [
      [frost, '1 Airborne'],
      [harzer, '9 SS-Pz Hohenstaufen'],
    ] as const) {
      await expect(desk.getByRole('region', { name: 'Practice', exact: true })).toContainText('WARM-UP');
      await expect(desk.getByRole('heading', { name: team, level: 1 })).toBeVisible();
      await expect(desk).toHaveTitle('Practice: Desk · OP COM Console');
    }
  });

  await test.step('four steps are ticked by what is done', async () => {
    await isAt(frost, 'Find your troops on the map');
    const find = frost.getByRole('combobox', { name: 'Find unit, place or grid reference' });
    await find.fill('2 Para');
    await find.press('Enter');
    await isAt(frost, 'Write one move');
    await givesOrders(frost, [{ units: '2 Para', orders: 'Move to Oosterbeek.', action: 'Move' }]);
    await isAt(frost, 'Hand it in');
    await handsIn(frost);
    await isAt(frost, 'Read the letter that comes back');
    await expect(bar).toContainText('One team of two has handed in. Still to come: 9 SS-Pz Hohenstaufen.');
  });

  await test.step('one press answers every sheet with its letter', async () => {
    await bar.getByRole('button', { name: 'Answer every sheet' }).click();
    await expect(bar).toContainText('The console is answering every sheet with a letter.');
    await field.staffsLook();
    await expect(frost.getByRole('complementary', { name: 'Signals' })).toContainText('Oosterbeek');
    await expect(steps(frost)).toContainText('That is a turn.');
    await expect(bar).toContainText('Every letter is out.');
    await expect(bar).toContainText(/(One team|Two teams) of two ha/);
  });

  await test.step('Begin asks first; one press ends it, and every desk is as it was', async () => {
    await control.keyboard.press('n');
    const asks = control.getByRole('dialog', { name: 'Begin the game?' });
    await expect(asks).toContainText('The warm-up is open. It ends, and every player is back at the desk of the game.');
    await asks.getByRole('button', { name: 'Wait' }).click();
    await bar.getByRole('button', { name: 'End the warm-up' }).click();
    await frost.waitForURL((url) => url.pathname === frostAt);
    await harzer.waitForURL((url) => url.pathname === harzerAt);
    await expect(bar).toBeHidden();
    await expect(control.getByRole('button', { name: 'Warm up the hall' })).toBeVisible();
    await expect(frost.getByRole('region', { name: 'Practice', exact: true })).toBeHidden();
    await expect(rowOf(frost, 1).getByRole('textbox', { name: 'Orders' })).toHaveValue('Hold the bridge.');
    await expect(rowOf(harzer, 1)).toBeHidden();
  });
});
