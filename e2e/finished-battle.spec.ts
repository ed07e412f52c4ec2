import { expect, givenScenario, test } from './fixtures';

const field = givenScenario('arnhem-bridge', { isLobby: true });

test('somebody new looks at a finished battle: from the lobby to its theatre at any turn, a letter, its figures, and it is gone with one press', async ({
  asControl,
}) => {
  const control = await asControl(field);
  const beside = new URL(control.url()).pathname;
  await control.getByRole('button', { name: 'See a finished battle' }).click();
  await control.waitForURL((url) => url.pathname.endsWith('/debrief') && !url.pathname.startsWith(beside));
  const band = control.getByRole('region', { name: 'Practice', exact: true });
  await expect(band).toContainText('Market Garden, a finished battle.');
  await expect(control.getByRole('main')).toContainText('Turn 9');

  await test.step('the battle is shown again at an earlier turn', async () => {
    for (const turn of ['Turn 9, Orders', 'Turn 8, Orders', 'Turn 7, Orders']) {
      await control.getByRole('button', { name: 'Back one turn' }).click();
      await expect(control.getByRole('main')).toContainText(turn);
    }
  });

  await test.step('a team’s desk has its letters', async () => {
    await band.getByRole('combobox', { name: 'Desk' }).selectOption('101 Airborne');
    await expect(control.getByRole('heading', { name: 'What 101 Airborne sees' })).toBeVisible();
    await expect(control.getByRole('main')).toContainText('Son');
  });

  await test.step('and it is gone with one press', async () => {
    await band.getByRole('button', { name: 'Delete this practice' }).click();
    await control.waitForURL((url) => url.pathname === beside);
    await expect(control.getByRole('button', { name: 'See a finished battle' })).toBeVisible();
  });
});
