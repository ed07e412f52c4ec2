import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** The legend of a map: one key opens and shuts it, and it explains what that map shows and no more. */

const field = givenScenario('market-garden');

const legend = (page: Page): Locator => page.getByRole('region', { name: 'Legend of the map' });

async function opensLegend(page: Page): Promise<Locator> {
  const map = page.locator('.map-picture > svg.map');
  await expect(map.locator('.of-wood').first()).toBeAttached();
  await map.press(';');
  await expect(legend(page)).toBeFocused();
  return legend(page);
}

test('explains the master map and a player’s, each by what it shows', async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Map Control');
  await goesTo(control, 'Map');
  const ofControl = await opensLegend(control);
  for (const words of ['Wood', 'River or lake', 'Main road', 'Railway', 'Blown', 'German: cut corners'])
    await expect(ofControl.getByRole('listitem').getByText(words, { exact: true })).toBeVisible();
  await expect(ofControl.getByText('Status now; in brackets: in defence only')).toBeVisible();
  await expect(ofControl.getByText('Name of a region')).toBeVisible();
  // Nobody has told Control anything, and it has drawn nothing.
  for (const title of ['The enemy, as told', 'Blue pencil'])
    await expect(ofControl.getByRole('region', { name: title })).toHaveCount(0);
  await control.keyboard.press(';');
  await expect(ofControl).toBeHidden();
  await control.keyboard.press(';');
  await expect(ofControl).toBeVisible();
  await control.keyboard.press('Escape');
  await expect(ofControl).toBeHidden();

  const frost = await asPlayer(field, '1 Airborne');
  const ofFrost = await opensLegend(frost);
  await expect(ofFrost.getByText('Allied: square corners')).toBeVisible();
  for (const secret of [/German: cut corners/, /status/i, /tested/i, /drop/i])
    await expect(ofFrost.getByText(secret)).toHaveCount(0);
});
