import { expect, givenScenario, test } from './fixtures';

/** §13, OC-94: a side that fought in the air and lost no whole squadron is told “light losses”. */
const field = givenScenario('market-garden');

// In `npm test` without a browser: visibility/reports/eleti.test.ts and news.test.ts.
test('fighters that fought and lost no whole squadron are told as light losses', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const air = await asControl(field, 'Air Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  const opens = (name: string) =>
    air.getByRole('navigation', { name: 'Air desk' }).getByRole('link', { name, exact: true }).click();

  await test.step('air cover of both sides over the same place, four squadrons each', async () => {
    for (const group of [/II Jagdkorps, fighter Gruppen/, /83 Group, Spitfire wings/]) {
      const form = air.getByRole('form', { name: 'New air order' });
      await form.locator('label').filter({ hasText: 'Air cover' }).first().click();
      const groups = form.getByRole('combobox', { name: 'Group', exact: true });
      await groups.selectOption({ label: await groups.getByRole('option').filter({ hasText: group }).innerText() });
      await form.getByLabel('Squadrons', { exact: true }).fill('4');
      await form.getByLabel('Over', { exact: true }).fill('62.00 70.00');
      await form.getByLabel('Reaching, km', { exact: true }).fill('5');
      await form.getByRole('button', { name: 'Lay on' }).click();
      await expect(air.getByRole('region', { name: 'Air orders' })).toContainText(group);
    }
  });

  await test.step('4 against 4 and a 3: a draw, a tenth of four is no whole squadron', async () => {
    await opens('Picture');
    const fight = air.getByRole('article', { name: 'Air cover against air cover' });
    await fight.getByRole('button', { name: 'Own dice…' }).click();
    await fight.getByRole('textbox', { name: /^Own dice/ }).fill('3');
    await fight.getByRole('button', { name: 'Settle' }).click();
    const verdict = air.getByRole('region', { name: 'Verdict' });
    await expect(verdict).toContainText('A attacks: a draw');
    await expect(verdict).toContainText('0 of 4 lost, told as light losses');
    await air
      .getByRole('article')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(air.getByText('Accepted as found.')).toBeVisible();
  });

  await test.step('the draft says so, and so does the team’s own desk, of its own side alone', async () => {
    await air
      .getByRole('navigation', { name: 'Desks' })
      .getByRole('link', { name: /^Air\b/ })
      .click();
    await opens('Sightings');
    await air.getByRole('combobox', { name: 'Team', exact: true }).selectOption({ label: 'Guards Armoured' });
    await air.getByRole('button', { name: /^Draft for Guards Armoured: Air cover/ }).click();
    const report = air.getByRole('article', { name: 'Report to Guards Armoured' });
    await expect(report.getByLabel('Text')).toHaveValue('83 Group, Spitfire wings: light losses.');
    await report.getByRole('button', { name: 'Release to Guards Armoured' }).click();
    await expect(guards.getByText('83 Group, Spitfire wings: light losses.').first()).toBeVisible();
    expect(await guards.content()).not.toMatch(/Jagdkorps|no losses/);
  });
});
