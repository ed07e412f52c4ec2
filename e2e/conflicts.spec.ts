import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, inTray, movesUnit, opensSheet } from './fixtures/control';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

/** The conflicts of a turn's sheets (§5, §7, §9), shown to Control while they come in, and put right. */
const field = givenScenario('market-garden');

const conflict = (control: Page, about: string | RegExp): Locator =>
  control.getByRole('region', { name: 'Conflicts' }).getByRole('article', { name: about });
const countIs = (control: Page, count: string): Promise<void> =>
  expect(
    control.getByRole('navigation', { name: 'Order sheets' }).getByRole('link', { name: /^Conflicts/ }),
  ).toHaveAccessibleName(`Conflicts ${count}`);

// In `npm test` without a browser: conflicts/conflicts.db.test.ts; on the board: board-at-a-look.spec.ts.
test('conflicts of the sheets come to Control as they are handed in, and go as they are put right', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Game Control');
  const airborne = await asPlayer(field, '1 Airborne');
  const guards = await asPlayer(field, 'Guards Armoured');

  await test.step('a draft is its team’s own', async () => {
    await goesTo(control, 'Orders');
    await givesOrders(airborne, [
      { units: '3 Para', orders: 'Brush them aside.', action: 'Attack' },
      { units: ['7 KOSB', '1 Border', '2 Para'], orders: 'South over the Driel ferry.', action: 'Move' },
    ]);
    await rowOf(airborne, 1).getByRole('checkbox', { name: 'Air support' }).check();
    await isSaved(airborne);
    await givesOrders(guards, [
      {
        units: ['2 Irish Gds', '3 Irish Gds'],
        orders: 'Up the Eindhoven road.',
        action: 'Attack',
        support: ['55 Field'],
      },
    ]);
    await expect(control.getByText('No sheet is handed in yet.')).toBeVisible();
    await countIs(control, 'none open');
  });

  await test.step('handed in, they lie there at once: OC-43, OC-31; nobody could prepare before the first turn (§9)', async () => {
    await handsIn(airborne);
    await handsIn(guards);
    await expect(conflict(control, /^Attack without preparation/)).toHaveCount(0);
    await expect(conflict(control, /^Air support not laid on/)).toContainText('no air order serves 1 Airborne Div');
    const far = conflict(control, /^Guns out of range/);
    await expect(far).toContainText(/Guards Armoured, row 1 .* 55 Field Regt RA 1\d\.\d km, reaches 8 km/);
    await countIs(control, '2');
  });

  await test.step('§7: the ferry its text names is proposed, and ticked it carries too much', async () => {
    await opensSheet(control, '1 Airborne');
    await control.getByRole('button', { name: 'Crosses Driel – Heveadorp ferry?' }).click();
    await countIs(control, '3');
    await goesTo(control, 'Orders');
    const ferry = conflict(control, /^Crossing over capacity/);
    await expect(ferry).toContainText('Driel – Heveadorp ferry carries 4 points a turn');
    await ferry.getByRole('link', { name: '1 Airborne, row 2' }).click();
    await expect(control.getByRole('button', { name: 'Row 2', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const crossings = control.getByRole('combobox', { name: 'Crossings, row 2' });
    await crossings.focus();
    await crossings.press('Backspace');
    await countIs(control, '2');
  });

  await test.step('OC-31: moved up, the guns reach', async () => {
    await goesTo(control, 'Orders');
    await conflict(control, /^Guns out of range/)
      .getByRole('link', { name: /^Map/ })
      .click();
    await expect(control).toHaveURL(/\/map\?at=/);
    await movesUnit(control, '55 Field Regt RA', [36.67, -5.72]);
    await goesTo(control, 'Orders');
    await expect(conflict(control, /^Guns out of range/)).toBeHidden();
    await countIs(control, '1');
  });

  await test.step('the sheet tells what it is at odds about at its rows', async () => {
    await inTray(control, '1 Airborne').click();
    const atRow = control.getByRole('table').getByRole('region', { name: /^Air support not laid on/ });
    await expect(atRow.getByRole('button', { name: 'Let it stand' })).toBeVisible();
  });

  await test.step('§5 Move, OC-111: a unit ordered to move stops where it meets the enemy', async () => {
    await goesTo(control, 'Map');
    const find = control.getByRole('combobox', { name: 'Find unit, place or grid reference' });
    await find.fill('2 Para Bn');
    await find.press('Enter');
    const card = control.getByRole('region', { name: '2 Para Bn' });
    await card.getByRole('button', { name: /^Move to/ }).click();
    const dialog = control.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Grid reference/ }).fill('74.60 77.90');
    await expect(dialog).toContainText(/It stops at \d{3} \d{3}, [12] km from /);
    await dialog.getByRole('button', { name: /^Stop there/ }).click();
    await expect(card).toContainText(/in contact/);
    await expect(card.getByRole('textbox', { name: 'Why it stopped, for the report' })).toHaveValue(
      'Stopped on meeting the enemy',
    );
    await goesTo(control, 'Orders');
  });

  await test.step('§9, OC-43: given back, prepared and without air, the sheet agrees', async () => {
    await conflict(control, /^Air support not laid on/)
      .getByRole('link', { name: '1 Airborne, row 1' })
      .click();
    await control.getByRole('button', { name: 'Return to the team' }).click();
    await goesTo(control, 'Orders');
    await countIs(control, 'none open');
    const row = rowOf(airborne, 1);
    await row.getByRole('checkbox', { name: 'Air support' }).uncheck();
    await row
      .getByRole('group', { name: /^Action/ })
      .getByText('Prepare', { exact: true })
      .click();
    await isSaved(airborne);
    await handsIn(airborne);
    await expect(control.getByText('The sheets agree with each other.')).toBeVisible();
    await countIs(control, 'none open');
  });

  await test.step('no player reads a word of it', async () => {
    for (const desk of [airborne, guards])
      expect(await desk.content()).not.toMatch(/conflict|unprepared|over capacity/i);
  });
});
