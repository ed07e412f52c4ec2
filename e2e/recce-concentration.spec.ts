import { expect, givenScenario, test } from './fixtures';

/** §12c Recce, OC-127: what lies in cover is looked for where Control ticks an exceptionally high concentration. */
const field = givenScenario('market-garden');

test('a concentration is ticked on the air desk: covered units get a die, and are spotted at best', async ({
  asControl,
}) => {
  const air = await asControl(field, 'Air Control');

  await test.step('a reconnaissance over two battalions in the houses of Nijmegen has no die', async () => {
    const form = air.getByRole('form', { name: 'New air order' });
    await form.locator('label').filter({ hasText: 'Recce' }).first().click();
    const groups = form.getByRole('combobox', { name: 'Group', exact: true });
    const wing = groups.getByRole('option').filter({ hasText: /reconnaissance wing/ });
    await groups.selectOption({ label: await wing.first().innerText() });
    await form.getByLabel('Squares of one km', { exact: true }).fill('7063');
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(air.getByRole('region', { name: 'Air orders' })).toContainText('1 square');
    await air.getByRole('navigation', { name: 'Air desk' }).getByRole('link', { name: 'Picture', exact: true }).click();
  });

  const card = air.getByRole('article', { name: '83 Group, reconnaissance wing', exact: true });
  const tick = card.getByRole('checkbox', { name: 'In 7063, with 2 units in cover' });

  await test.step('the tick, by keyboard, brings a die for each of them', async () => {
    await expect(card.getByRole('button', { name: 'Own dice…' })).toHaveCount(0);
    await tick.focus();
    await air.keyboard.press('Space');
    await expect(tick).toBeChecked();
    await card.getByRole('button', { name: 'Own dice…' }).click();
    await expect(card.locator('ol').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a 6 is the row of 5, enemy spotted; a 5 is the row of 4, nothing', async () => {
    await card.getByRole('textbox', { name: 'Own dice, 2 in their order' }).fill('6 5');
    await card.getByRole('button', { name: 'Settle' }).click();
    await expect(air.getByRole('region', { name: 'Verdict' })).toContainText('1 of 2 reported');
    const covered = 'Infantry halted in cover, an exceptionally high concentration';
    await expect(air.getByText(`${covered}: 6, less 1 for cover, enemy spotted.`)).toBeVisible();
    await expect(air.getByText(`${covered}: 5, less 1 for cover, no report.`)).toBeVisible();
  });
});
