import { expect, givenScenario, test } from './fixtures';
import { isGroupedAtOnce } from './fixtures/bridge-turn';
import { findsUnit, goesTo, opensCombat } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: arrivals/amend-unit.db.test.ts.
test('Control amends a counter on the map, and ticks one that fights out of role', { tag: '@soak' }, async ({
  asControl,
}) => {
  const control = await asControl(field);
  await isGroupedAtOnce(control, field);
  const score = (side: string, points: string) =>
    expect(control.getByRole('article').getByRole('region', { name: side, exact: true })).toContainText(
      `Score ${points}`,
    );
  await score('Attackers', '18');
  await score('Defenders', '12');

  await test.step('two steps off 2 Para, by keyboard, from its card on the map', async () => {
    await goesTo(control, 'Map');
    const card = await findsUnit(control, '2 Para');
    await card.getByRole('button', { name: /^Amend / }).focus();
    await control.keyboard.press('Enter');
    const dialog = control.getByRole('dialog', { name: /^Amend / });
    const steps = dialog.getByRole('spinbutton', { name: 'Steps lost' });
    await steps.fill('9');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The crossing off was forgotten last turn.');
    await control.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/has only 5 steps to lose/)).toBeVisible();
    await expect(steps).toBeFocused();
    await steps.fill('2');
    await control.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(control.getByText(/is amended\. It holds from now on\./)).toBeVisible();
  });

  await test.step('it is in force in the combat: 4 instead of 6', async () => {
    await goesTo(control, 'Combats');
    await opensCombat(control, 1);
    await score('Defenders', '10');
  });

  await test.step('the grenadiers fight out of role, by one tick in the row of the grouping: light infantry, two less', async () => {
    await control.getByRole('button', { name: 'Reopen grouping' }).click();
    const form = control.getByRole('form', { name: 'Grouping of C1' });
    await expect(form.getByRole('checkbox', { name: 'Fights out of role: 9 SS-PzJg' })).toBeDisabled();
    await form.getByRole('checkbox', { name: 'Fights out of role: 20 SS-PzGR' }).click();
    await score('Attackers', '16');
    await form.getByRole('button', { name: 'Save grouping' }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    await form.getByRole('button', { name: 'Amend 2 Para Bn' }).click();
    const dialog = control.getByRole('dialog', { name: 'Amend 2 Para Bn' });
    await dialog
      .getByRole('combobox', { name: 'Status profile' })
      .selectOption({ label: '6-4-3-2-0 · SS panzergrenadier battalion' });
    await expect(dialog.getByRole('spinbutton', { name: 'Size points' })).toHaveValue('6');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They hold as grenadiers do.');
    await control.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    // 6-4-3-2-0 with two steps off: 3 where it was 4.
    await score('Defenders', '9');
  });
});
