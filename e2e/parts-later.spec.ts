import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { findsUnit, goesTo } from './fixtures/control';

/** Parts of a desk that are loaded when they are first drawn, while the network is away. */

const field = givenScenario('arnhem-bridge');

/** From here on no further script comes; `comesBack` ends it. */
async function loadsNoScript(page: Page): Promise<{ comesBack: () => Promise<void>; refused: () => number }> {
  let refused = 0;
  const scripts = /\/_next\/static\/chunks\/.*\.js/;
  await page.route(scripts, (route) => {
    refused += 1;
    return route.abort();
  });
  return { comesBack: () => page.unroute(scripts), refused: () => refused };
}

test('a unit is in hand and is measured while nothing more of the desk can be loaded; it comes with the network', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Map');
  await expect(control.locator('svg.map .base-map .of-wood').first()).toBeAttached();
  const network = await loadsNoScript(control);
  const find = control.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill('HQ 1 Abn Div');
  await find.press('Enter');
  const inHand = control.locator('svg.map [data-counter][aria-pressed="true"]');
  await expect(inHand).toHaveCount(1);
  await expect.poll(network.refused).toBeGreaterThan(0);
  // The map goes on: the counter moves by keys, and the list beside it stands.
  await inHand.press('ArrowLeft');
  await inHand.press('Enter');
  const panel = control.getByRole('complementary', { name: 'Units and movement' });
  await expect(panel.getByText('One counter has moved')).toBeVisible();
  const card = panel.getByRole('region', { name: 'HQ 1 Airborne Div' });
  await expect(card).toHaveCount(0);
  await expect(panel.getByRole('alert')).toContainText('This part has not come: the network is away.');
  await control.keyboard.press('7');
  await control.keyboard.press('Enter');

  await network.comesBack();
  await expect(card).toBeVisible();
  await expect(control.getByRole('region', { name: 'Measure' })).toBeVisible();
  await expect(control.locator('svg.map .reach')).toHaveCount(1);
});

test('ground is drawn and a counter amended once the network is back: until then a sentence stands there, and the desk goes on', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Map');
  const panel = control.getByRole('complementary', { name: 'Units and movement' });
  const again = (within: Locator) => within.getByRole('button', { name: 'Try again' });

  await test.step('a counter that is amended', async () => {
    const card = await findsUnit(control, 'HQ 1 Airborne Div');
    const network = await loadsNoScript(control);
    await card.getByRole('button', { name: /^Amend/ }).click();
    const dialog = control.getByRole('dialog', { name: /^Amend HQ 1 Airborne Div/ });
    await expect(dialog.getByRole('alert')).toContainText('This part has not come: the network is away.');
    await again(dialog).click();
    await expect(again(dialog)).toBeVisible();
    await network.comesBack();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible();
    await control.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('ground that is drawn', async () => {
    const network = await loadsNoScript(control);
    await control.locator('.map-picture > svg.map').focus();
    await control.keyboard.press('9');
    await expect(panel.getByRole('alert')).toContainText('This part has not come: the network is away.');
    await again(panel).click();
    // The desk stands, and says the same until the network is back.
    await expect(again(panel)).toBeVisible();
    await expect(control.locator('svg.map [data-counter]').first()).toBeVisible();
    await network.comesBack();
    await expect(panel.getByRole('region', { name: 'Ground' })).toBeVisible();
    await expect(again(panel)).toHaveCount(0);
  });
});
