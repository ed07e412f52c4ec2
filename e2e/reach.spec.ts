import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** How far a unit gets this turn, drawn on the maps as a guide (§6). */

const field = givenScenario('arnhem-bridge');

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
  await control.keyboard.press('/');
  await control.keyboard.type('2 Para Bn');
  await control.keyboard.press('Enter');
  const drawn = control.locator('svg.map .reach');
  await expect(drawn.locator('.country.inner')).toHaveAttribute('d', /^M/);
  await control.keyboard.press('6');
  await control.getByRole('checkbox', { name: 'Reach of the unit in hand' }).click();
  await expect(drawn).toHaveCount(0);
});
