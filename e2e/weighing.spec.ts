import { expect, givenScenario, test } from './fixtures';

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

test('a scenario is weighed in the background, and its page says where it stands after each turn', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('our-bridge');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  await host.getByRole('link', { name: 'Weigh it' }).click();
  await host.getByLabel('Plays', { exact: true }).selectOption('5');
  await host.getByLabel('Turns of each').selectOption('1');
  await host.getByRole('button', { name: 'Play it five times' }).click();

  const state = host.getByRole('region', { name: 'State' });
  await expect(state.getByRole('status')).toHaveText('It begins in a moment.');
  await expect(state.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 5 turns');
  await expect(state.getByRole('button', { name: 'Stop' })).toBeVisible();

  await lobby.weighs();
  await expect(state.getByRole('status')).toHaveText('Five plays, all done.');
  await expect(state.getByRole('progressbar')).toHaveCount(0);
  await expect(host.getByRole('region', { name: 'In short' })).toContainText(/ after turn 5 .* of 5 plays\./);
  const figures = host.getByRole('table', { name: 'After each turn' });
  await expect(figures.getByRole('row')).toHaveCount(2);
  await expect(figures.getByRole('row').nth(1)).toContainText('5');
  await expect(host.getByText(/^our-bridge, version 0 \([0-9a-f]{8}\), turns 5 to 5; asked for by/)).toBeVisible();
  await expect(host.getByRole('button', { name: 'Play it twenty times anew' })).toBeVisible();
});
