import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { goesTo } from './fixtures/control';

const field = givenScenario('market-garden');

test('a landing is played out hex by hex, and its result is where the units come down: each shows the other', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Game Control');
  const does = await actsAs(control, field.loopback);
  // The second lift, of turn 5, is laid on.
  for (const turn of [2, 3, 4]) await does('end-turn', { turn, reason: 'This only tries the second lift.' });
  await does('save-air-order', {
    taskId: null,
    version: 0,
    turn: 5,
    squadronId: null,
    squadrons: 6,
    mission: 'airTransport',
    liftId: 't5-dz-y',
  });
  await goesTo(control, 'Air');
  await control
    .getByRole('navigation', { name: 'Air desk' })
    .getByRole('link', { name: 'Picture', exact: true })
    .click();
  const lift = control.getByRole('article', { name: 'Lift to DZ Y', exact: true });

  await test.step('the lift in the air is played out; its units and the zone are beside the table', async () => {
    await lift.getByRole('button', { name: 'Play it out…' }).click();
    await control.getByRole('menuitem', { name: /^The Farthest Bridge/ }).click();
    const about = control.getByRole('region', { name: 'What it is about' });
    for (const words of ['Landing at DZ Y, turn 5', '10 Para']) await expect(about).toContainText(words);
    await expect(control.getByText('On this board it lies at the drop zone of the 1st, 3919.')).toBeVisible();
  });

  await test.step('its first unit is aimed at the drop zone; its die asks for no terrain', async () => {
    await control.keyboard.press('n');
    await expect(control.getByRole('status').filter({ hasText: 'Allied movement' })).toBeVisible();
    await control.keyboard.press('/');
    await control.keyboard.type('Land UK 2-2-7 no. 1 of the 1st');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('textbox', { name: 'Landing hex' })).toHaveValue('3919');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('region', { name: 'Log' })).toContainText('aims at 3919');
  });

  await test.step('put away, it opens the landing with its sentence as the reason', async () => {
    await control.getByRole('button', { name: 'Put away' }).click();
    const end = control.getByRole('dialog', { name: 'What came of it?' });
    await end.getByRole('textbox').fill('10 Para came down north of the railway.');
    await end.getByRole('button', { name: 'Put away and rule by it' }).click();
    const landing = lift.getByRole('form', { name: 'Landing at DZ Y' });
    await expect(lift).toContainText('By companion game 1.');
    await expect(landing.getByRole('textbox', { name: 'Reason' })).toHaveValue(
      'Played out as companion game 1: 10 Para came down north of the railway.',
    );
    await landing.getByRole('textbox', { name: 'Where 10 Para Bn comes down' }).fill('63.00 84.00');
    await landing.getByRole('button', { name: 'Land', exact: true }).click();
    await expect(lift).toContainText('landed');
    await expect(lift.getByRole('list', { name: 'Played out' })).toContainText(
      '10 Para came down north of the railway.',
    );
    // It is ruled: nothing is left to take back.
    await expect(lift.getByRole('link', { name: 'Take back as a ruling' })).toHaveCount(0);
  });

  await test.step('the companion game shows the ruling', async () => {
    await lift.getByRole('link', { name: 'Companion game 1' }).click();
    await expect(control.getByRole('list', { name: 'Ruled by it' })).toContainText(
      'Played out as companion game 1: 10 Para came down north of the railway.',
    );
  });
});
