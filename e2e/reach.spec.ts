import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** The reach of a unit this turn, drawn on the maps as a guide (§6). */

const field = givenScenario('arnhem-bridge');

/** Takes a unit in hand by its name. */
async function finds(control: Page, name: string): Promise<void> {
  const find = control.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill(name);
  await find.press('Enter');
}

test('a player and Control see how far a unit gets, and each may take it off', async ({ asControl, asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  const map = frost.getByRole('application', { name: /^Map/ });
  const reach = map.locator('.reach');
  const para = map.getByRole('button', { name: /^2 Para Bn at/ });
  await expect(para).toBeVisible();
  await expect(reach).toHaveCount(0);
  await para.press('Enter');
  await expect(reach.locator('.country.inner')).toHaveAttribute('d', /^M/);
  await expect(reach.locator('.road.inner')).toHaveAttribute('d', /^M/);
  await expect(frost.getByText('a guide: how far it gets this turn at the very most')).toBeVisible();
  await frost.getByRole('button', { name: 'Layers', exact: true }).click();
  await frost.getByRole('checkbox', { name: 'Reach of the unit pressed' }).click();
  await expect(reach).toHaveCount(0);

  const control = await asControl(field);
  await goesTo(control, 'Map');
  await finds(control, '2 Para Bn');
  const drawn = control.locator('svg.map .reach');
  await expect(drawn.locator('.country.inner')).toHaveAttribute('d', /^M/);
  await control.keyboard.press('6');
  await control.getByRole('checkbox', { name: 'Reach of the unit in hand' }).click();
  await expect(drawn).toHaveCount(0);

  // A distance is measured straight and along the roads.
  await control.keyboard.press('Escape');
  await control.keyboard.press('7');
  const measure = control.getByRole('region', { name: 'Measure' });
  await control.keyboard.press('Enter');
  for (let i = 0; i < 3; i++) await control.keyboard.press('ArrowRight');
  await expect(measure).toContainText('3.0 km');
  await expect(measure).toContainText(/\d\.\d km by road/);
  await expect(control.locator('svg.map .aim .by-road')).toHaveAttribute('d', /^M/);
});

test('what has moved since the map was last looked at has an arrow', async ({ asControl }) => {
  const control = await asControl(field);
  const arrows = control.locator('svg.map .moves-since .arrow');
  await goesTo(control, 'Map');
  await expect(control.locator('svg.map [data-counter]').first()).toBeVisible();
  await goesTo(control, 'Board');
  await goesTo(control, 'Map');
  await finds(control, 'HQ 1 Abn Div');
  await expect(control.locator('svg.map .reach')).toHaveCount(1);
  await expect(arrows).toHaveCount(0);
  const inHand = control.locator('svg.map [data-counter][aria-pressed="true"]');
  await inHand.press('ArrowLeft');
  await inHand.press('Enter');
  await expect(arrows).toHaveCount(1);
  await expect(control.getByText('One unit has moved since you last looked.')).toBeAttached();
  await goesTo(control, 'Board');
  await goesTo(control, 'Map');
  await expect(control.locator('svg.map [data-counter]').first()).toBeVisible();
  await expect(arrows).toHaveCount(0);
});
