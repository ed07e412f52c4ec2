import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('a report that is left before it is saved lies there as it was written', async ({ asControl }) => {
  const control = await asControl(field);
  const letter = control.getByRole('textbox', { name: 'Report', exact: true });
  const opens = () =>
    control
      .getByRole('main')
      .getByRole('link', { name: /^1 Airborne/ })
      .click();
  await goesTo(control, 'Reports');
  await opens();
  await control.getByRole('button', { name: /^Draft report(?! to)/ }).click();
  await expect(letter).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((settle) => {
    letGo = settle;
  });
  await control.route('**/act', (route) => held.then(() => route.continue()));

  await test.step('by a link, with words that nobody has sent', async () => {
    await letter.fill('The bridge is ours.');
    await control.getByRole('main').getByRole('link', { name: 'Reports' }).click();
    await expect(letter).toHaveCount(0);
    await opens();
    await expect(letter).toHaveValue('The bridge is ours.');
  });

  await test.step('by a key, with a save under way and more written since', async () => {
    await letter.fill('The bridge is ours, at both ends.');
    await letter.press('Escape');
    await control.keyboard.press('v');
    await control.keyboard.press('Escape');
    await goesTo(control, 'Reports');
    await opens();
    await expect(letter).toHaveValue('The bridge is ours, at both ends.');
  });

  await test.step('and is saved as soon as the console answers', async () => {
    letGo();
    await expect(control.getByText(/^Saved/)).toBeVisible();
    await control.reload();
    await expect(letter).toHaveValue('The bridge is ours, at both ends.');
  });
});
