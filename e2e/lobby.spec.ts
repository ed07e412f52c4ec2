import { expect, givenScenario, test } from './fixtures';
import { givesOrders, rowOf } from './fixtures/player';

const field = givenScenario('arnhem-bridge', { isLobby: true });

test('the hall finds its seats, reads and drafts; then Game Control begins, and the clock runs everywhere', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  await expect(control.getByLabel('What the turn waits for')).toContainText(
    /The game has not begun: .* seats of \d+ are not taken yet/,
  );
  await expect(control.getByRole('banner').getByText('not begun')).toBeVisible();
  const hall = await control.context().newPage();
  await control.goto(`${control.url()}/setup/clock`);
  await control.getByLabel('Name of the network').fill('Town hall guests');
  await control.getByRole('button', { name: 'Show it' }).click();
  const board = await control.getByRole('link', { name: 'Open the projector' }).getAttribute('href');
  await hall.goto(new URL(board!, control.url()).href);
  await expect(hall.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  await expect(hall.getByText('Town hall guests')).toBeVisible();
  await expect(hall.getByRole('img', { name: /^QR code of http/ })).toBeVisible();
  await expect(hall.getByRole('timer')).toBeHidden();

  const frost = await asPlayer(field, '1 Airborne');
  await expect(frost.getByText('once the game begins')).toBeVisible();
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge.', action: 'Hold' }]);
  await expect(frost.getByText(/^Draft\. Not handed in\. Saved/)).toBeVisible();

  await control.goto(control.url().replace('/setup/clock', ''));
  await control.keyboard.press('n');
  await control
    .getByRole('dialog', { name: 'Begin the game?' })
    .getByRole('button', { name: 'Begin the game' })
    .click();
  await expect(control.getByText('The game has begun. The clock runs.')).toBeVisible();
  await expect(control.getByRole('button', { name: 'Next phase: Collection' })).toBeVisible();
  await expect(hall.getByRole('timer')).toBeVisible();
  await expect(hall.getByText('Orders for the afternoon are being written')).toBeVisible();
  await expect(frost.getByText('once the game begins')).toBeHidden();
  await expect(rowOf(frost, 1).getByRole('textbox', { name: 'Orders' })).toHaveValue('Hold the bridge.');
});
