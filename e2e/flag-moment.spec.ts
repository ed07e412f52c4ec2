import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('a moment is flagged by one key on any desk, stands in the ledger, and is taken back', async ({ asControl }) => {
  const control = await asControl(field);
  const card = control.getByRole('dialog', { name: 'Flag this moment' });
  const word = card.getByRole('textbox', { name: 'What happens now' });

  await goesTo(control, 'Map');
  await control.keyboard.press('!');
  await expect(word).toBeFocused();
  await word.fill('Frost holds the north end!');
  await word.press('Enter');
  await expect(card).toBeHidden();

  await goesTo(control, 'Ledger');
  const entry = control.getByRole('row').filter({ hasText: 'flagged this moment' });
  await expect(entry).toContainText('Frost holds the north end!');
  await expect(entry).not.toContainText('because');

  await control.keyboard.press('!');
  await expect(card.getByText('You flagged: “Frost holds the north end!”')).toBeVisible();
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect(card).toBeHidden();
  await expect(entry).toContainText('Flagged by mistake.');

  await control.keyboard.press('Control+k');
  await control.getByRole('dialog').getByRole('combobox').fill('flag this');
  await control.keyboard.press('Enter');
  await expect(card).toBeVisible();
});

test('on a phone, which has no keys, it is flagged by its button', async ({ asControl }) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 390, height: 844 });
  await control.getByRole('button', { name: /^Flag/ }).click();
  const card = control.getByRole('dialog', { name: 'Flag this moment' });
  await card.getByRole('textbox', { name: 'What happens now' }).fill('The bridge is blown.');
  await card.getByRole('button', { name: 'Flag it' }).click();
  await expect(card).toBeHidden();
  await control.setViewportSize({ width: 1440, height: 900 });
  await goesTo(control, 'Ledger');
  await expect(control.getByText('The bridge is blown.')).toBeVisible();
});
