import { expect, givenScenario, test } from './fixtures';
import { knockOf } from './fixtures/acts-as';
import { goesTo } from './fixtures/control';
import { asksSeat, toldOf } from './fixtures/gets-nothing';

const field = givenScenario('arnhem-bridge');

test('a seat that Game Control has revoked gets nothing more', async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const staff = await asPlayer(field, '1 Airborne', 'operations');
  const seatId = new URL(staff.url()).pathname.split('/')[2]!;
  const knock = await knockOf(staff, field.loopback);
  expect((await asksSeat(knock, 'GET', `/api/player/${seatId}/desk`)).status).toBe(200);
  await goesTo(control, 'Seats');
  await control.getByRole('button', { name: 'Revoke 1 Airborne, Operations' }).click();
  await control.getByRole('dialog').getByRole('button', { name: 'Revoke the seat' }).click();
  await expect(control.getByRole('row', { name: /Operations/ }).filter({ hasText: 'revoked' })).toBeVisible();
  expect(await toldOf(seatId, knock)).toEqual([]);
  await expect(staff.getByRole('heading', { name: 'This seat has moved to another laptop' })).toBeVisible();
});

test('a seat offered in a browser that holds one of another team says so before it is taken', async ({
  asPlayer,
  asStranger,
}) => {
  const code = await field.codeFor({ team: '1 Airborne', duty: 'intelligence' });
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen', 'operations');
  await harzer.goto(`/join/${code}`);
  await expect(harzer.getByRole('main')).toContainText('This browser holds 9 SS-Pz Hohenstaufen, Operations as well.');
  const stranger = await asStranger(field);
  await stranger.goto(`/join/${code}`);
  await expect(stranger.getByRole('main')).toContainText('The link works once');
  await expect(stranger.getByRole('main')).not.toContainText('This browser holds');
});
