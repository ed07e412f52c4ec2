import { expect, givenScenario, test } from './fixtures';
import { goesTo, movesOnTo } from './fixtures/control';
import { readsSheet } from './fixtures/garden-turn';
import { countsKeys } from './fixtures/keyboard';
import { givesOrders, handsIn, isSaved } from './fixtures/player';

const field = givenScenario('market-garden');

test('movement is worked through as a list: by the words of the orders, by keys alone, legally unless a reason is given', async ({
  asControl,
  asPlayer,
}) => {
  const [guards, airborne] = await Promise.all([asPlayer(field, 'Guards Armoured'), asPlayer(field, '1 Airborne')]);
  await givesOrders(guards, [
    { units: ['2 Irish Gds', '3 Irish Gds'], orders: 'Break out up the Eindhoven road.', action: 'Break through' },
    { units: '55 Field', orders: 'Follow the Irish Guards by road.', action: 'Move', posture: 'Non-Tact' },
    { units: '2 HCR', orders: 'Wait behind the leading squadron.', action: 'Hold' },
  ]);
  await givesOrders(airborne, [
    { units: '3 Para', orders: 'Go to Oosterbeek and on to Arnhem.', action: 'Move' },
    { units: '1 Border', orders: 'Look for the enemy.', action: 'Probe' },
  ]);
  await Promise.all([handsIn(guards), handsIn(airborne)]);
  const control = await asControl(field, 'Game Control');
  await movesOnTo(control, 'Collection');
  await readsSheet(control, 'Guards Armoured');
  await readsSheet(control, '1 Airborne');
  await goesTo(control, 'Board');
  await movesOnTo(control, 'Movement');
  const waits = control.getByRole('region', { name: 'What the turn waits for' });
  await expect(waits).toContainText('The turn waits for four rows of orders to be moved, one of which names no place.');
  await control.keyboard.press('m');

  const list = control.getByRole('region', { name: 'Movement list' });
  await expect(list.getByRole('status')).toHaveText('4 to move (1 without a place) and 0 moved.');
  const keys = await countsKeys(control);
  const lit = list.locator('li[aria-current]');
  // In the order in which they happen: on foot 13 km and tanks 23 km, the guns behind the tanks, and whoever names no place.
  await expect(lit).toContainText('3 Para');
  await expect(lit).toContainText('To Arnhem by road, by way of Oosterbeek');
  await control.keyboard.press('Enter');
  await expect(lit).toContainText('2 Irish Gds, 3 Irish Gds');
  await expect(lit).toContainText('To Eindhoven by road, side by side');
  await expect(list.getByRole('status')).toContainText('3 to move');
  await control.keyboard.press('Enter');
  await expect(lit).toContainText('55 Field');
  await control.keyboard.press('4');
  await expect(lit).toContainText('1 Border');
  await control.keyboard.press('Enter');
  await expect(lit.getByRole('combobox')).toBeFocused();
  await control.keyboard.type('wolfh');
  await control.keyboard.press('Enter');
  await expect(lit).toContainText('To Wolfheze');
  await control.keyboard.press('Enter');
  // 3 Para came within 2 km of an enemy in the open on their way.
  await expect(list.getByRole('status')).toHaveText('0 to move, 2 stopped and 2 moved.');
  // Four rows: three in a key each, and one whose place was typed by five letters.
  expect(await keys()).toBe(11);
  // Closed and opened again by its key.
  await control.keyboard.press('m');
  await expect(list).toBeHidden();
  await control.keyboard.press('m');
  await expect(list).toBeVisible();
  await control.keyboard.press('b');
  // Thirteen teams have troops in the first turn; two have handed in.
  await expect(waits).toContainText(
    'The turn waits for eleven more things, first: 10 SS-Pz Frundsberg has not handed in its order sheet.',
  );
});

test('rows whose writers confirmed where they go, and which meet nobody, are placed together by one key', async ({
  asControl,
  asPlayer,
}) => {
  const airborne = await asPlayer(field, '82 Airborne');
  await givesOrders(airborne, [
    { units: '1/505 PIR', orders: 'Go to Groesbeek.', action: 'Move' },
    { units: '3/505 PIR', orders: 'Go to Groesbeek and dig in.', action: 'Move' },
    { units: '2/505 PIR', orders: 'Move to Mook.', action: 'Move' },
    { units: '1/508 PIR', orders: 'Strike into Nijmegen and take the road bridge.', action: 'Move' },
  ]);
  // The third is read by nobody, and the fourth leads into the enemy.
  for (const row of [1, 2, 4]) await airborne.getByRole('button', { name: `Confirm how row ${row} is read` }).click();
  await isSaved(airborne);
  await handsIn(airborne);
  const control = await asControl(field, 'Game Control');
  await movesOnTo(control, 'Collection');
  await readsSheet(control, '82 Airborne');
  await expect(control.getByText(/^Confirmed: to /).first()).toBeVisible();
  await goesTo(control, 'Board');
  await movesOnTo(control, 'Movement');
  await control.keyboard.press('m');
  const list = control.getByRole('region', { name: 'Movement list' });
  await expect(list.getByRole('status')).toContainText('4 to move');
  await control.keyboard.press('y');
  const look = control.getByRole('dialog', { name: 'Place 2 rows as written' });
  await expect(look.getByRole('listitem')).toHaveText([/^1\/505 PIR to Groesbeek, /, /^3\/505 PIR to Groesbeek, /]);
  await expect(look).toContainText('1 row is left to the list: something is to be said or asked of it.');
  await look.getByRole('button', { name: 'Place them' }).press('Enter');
  await expect(list.getByRole('status')).toHaveText('2 to move and 2 moved.');
  await expect(list.locator('li[aria-current]')).toContainText(/2\/505|1\/508/);
});
