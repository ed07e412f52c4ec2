import { expect, givenScenario, test } from './fixtures';
import { phone, tooSmall } from './fixtures/fingers';

const field = givenScenario('arnhem-bridge');

test('on a phone: the trainer is found by its name, asks blind, shows the ruling, goes on where it was left, and Game Control reads of it', async ({
  behindBadNetwork,
}) => {
  const { page } = await behindBadNetwork(field, { control: 'Control' }, 1, phone);
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a desk, team, combat or unit' }).pressSequentially('trainer');
  await page.getByRole('option', { name: /^Train the rules/ }).click();
  await page.waitForURL(/\/train$/);
  const begin = page.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /read my seat’s name/ })).not.toBeChecked();
  await page.keyboard.press('Enter');

  const asked = page.getByRole('form', { name: 'A case to decide' });
  await expect(page.getByText('1 of 20 · about 15 minutes')).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Decide' })).toBeDisabled();
  expect(await page.content()).not.toMatch(/The ruling|Working/);
  expect(await tooSmall(page)).toEqual([]);
  await page.keyboard.press('1');
  await expect(asked.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');

  const ruling = page.getByRole('region', { name: 'The ruling' });
  await expect(ruling.getByRole('listitem').filter({ hasText: 'The ruling' })).toHaveCount(1);
  await expect(ruling.getByText('No one else of Control has decided this case yet.')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 20 · about 14 minutes')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 of 20 · about 14 minutes')).toBeVisible();
  await asked.getByRole('radio', { name: 'Not sure' }).check();
  await asked.getByRole('radio', { name: 'Not sure' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Not sure is an answer. This is the ruling.' })).toBeFocused();

  await page.getByRole('link', { name: 'What the crew decided' }).click();
  await expect(page.getByText(/^1 umpire, 2 decisions so far\./)).toBeVisible();
  await expect(page.getByText('It is reckoned from two umpires on')).toBeVisible();
  await page.getByRole('button', { name: 'Erase it now' }).click();
  await expect(page.getByText('Nobody has decided a case yet.')).toBeVisible();
});
