import type { Page } from 'playwright/test';
import { expect, givenScenario, looksAgain, test } from './fixtures';
import { goesTo, movesOnTo } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';

/** Orders on time: who has opened, drafted and handed in, and what Control does about who has not. */

const field = givenScenario('arnhem-bridge');

const opensList = async (control: Page): Promise<void> => {
  await goesTo(control, 'Orders');
  await control.getByRole('link', { name: /^Orders on time/ }).click();
  await expect(control.getByRole('heading', { name: /^Orders on time, turn 5/ })).toBeVisible();
};
const teamIn = (control: Page, name: string) => control.getByRole('listitem', { name, exact: true });

// In `npm test` without a browser: orders/on-time.db.test.ts and clock/clock.db.test.ts.
test('a draft, a nudge, more time, a seat that goes, and the draft taken as it lay', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the houses.', action: 'Hold' }]);

  await opensList(control);
  const airborne = teamIn(control, '1 Airborne');
  const panzer = teamIn(control, '9 SS-Pz Hohenstaufen');
  await expect(airborne).toContainText(/drafting since \d\d:\d\d, 1 row/);
  await expect(airborne).toContainText('at the desk, has opened this turn');
  await expect(airborne).toContainText('nobody sits here');
  await expect(panzer).toContainText('nothing written');

  // A nudge goes to that team alone, in Control's words.
  await control.getByRole('textbox', { name: 'Words of the nudge' }).fill('Two minutes, gentlemen.');
  await control.getByRole('button', { name: 'Nudge 1 Airborne' }).click();
  await expect(frost.getByRole('region', { name: 'From Control' })).toContainText('Two minutes, gentlemen.');
  await expect(airborne).toContainText(/nudged at \d\d:\d\d/);
  await expect(harzer.getByRole('region', { name: 'From Control' })).toBeHidden();
  await control.getByRole('button', { name: 'Nudge 1 Airborne' }).click();
  await expect(control.getByText('1 Airborne was nudged within the last minute.')).toBeVisible();
  await control.getByRole('button', { name: 'Nudge all who are late' }).click();
  await expect(harzer.getByRole('region', { name: 'From Control' })).toContainText('Two minutes, gentlemen.');

  await expect(control.getByText('Nudged: 9 SS-Pz Hohenstaufen.')).toBeVisible();

  // More time for one team: it alone sees it.
  await control.getByRole('button', { name: 'More time for 9 SS-Pz Hohenstaufen' }).click();
  await control.getByRole('menuitem', { name: '5 minutes more' }).click();
  await expect(panzer).toContainText(/has until \d\d:\d\d/);
  await expect(harzer.getByRole('region', { name: 'From Control' })).toContainText('more time for its orders');
  await expect(harzer.getByText('for your orders', { exact: true })).toBeVisible();
  await expect(frost.getByRole('region', { name: 'From Control' })).not.toContainText('more time');

  // Drafts are taken when the orders phase ends; who has more time is left alone.
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
  await control.getByRole('radio', { name: /^Drafts are taken as they are/ }).check();
  await movesOnTo(control, 'Collection');
  await expect(control.getByText('Taken as they lay, not handed in: 1 Airborne.')).toBeVisible();
  await expect(frost.getByText('You had not handed it in: Control took it as it lay', { exact: false })).toBeVisible();
  await expect(frost.getByRole('region', { name: 'From Control' })).toBeHidden();
  await opensList(control);
  await expect(airborne).toContainText(/not handed in: taken as it lay at \d\d:\d\d/);
  await airborne.getByRole('link', { name: '1 Airborne', exact: true }).click();
  await expect(control.getByText('not handed in by the team')).toBeVisible();

  // Whoever would close movement reads who is still writing.
  await goesTo(control, 'Map');
  await control.getByRole('button', { name: 'Close movement…' }).click();
  const closing = control.getByRole('dialog', { name: 'Close movement?' });
  await expect(closing).toContainText(/9 SS-Pz Hohenstaufen still has until \d\d:\d\d for its orders/);
  await closing.getByRole('button', { name: 'Not yet' }).click();

  // Within its more time a sheet is not late.
  await givesOrders(harzer, [{ units: '20 SS-PzGR', orders: 'Wait for the guns.', action: 'Hold' }]);
  await handsIn(harzer);
  await expect(harzer.getByText('· late')).toBeHidden();
  await opensList(control);
  await expect(panzer).toContainText(/handed in at \d\d:\d\d/);
  await expect(panzer).not.toContainText('late');

  // Who closes the page is offline within a minute.
  await frost.close();
  await field.agesHolds(60);
  await looksAgain(control);
  await expect(airborne).toContainText(/offline since \d\d:\d\d/);

  // The board says what keeps the orders: nothing, now.
  await goesTo(control, 'Board');
  await control.getByRole('button', { name: 'Other phases' }).click();
  await control.getByRole('menuitem', { name: 'Go to orders' }).click();
  await expect(control.getByRole('region', { name: 'Orders on time' })).toContainText('No team owes an order sheet.');
});
