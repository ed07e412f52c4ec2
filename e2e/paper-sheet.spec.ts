import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { countsKeys, handsPaperIn, opensPaper, type PaperRow, typesPaper } from './fixtures/keyboard';

const field = givenScenario('market-garden');

/** Ten rows as they were brought on paper: three letters of the unit, and a letter each for action and movement. */
const sheet: readonly PaperRow[] = [
  ['hcr', 'Feel forward to Valkenswaard on both sides of the road.', 'p', 't'],
  ['2ir', 'Attack up the road behind the barrage.', 'a', 't'],
  ['3ir', 'Ride on the tanks and clear the verges.', 'a', 't'],
  ['2gr', 'Follow the Irish Guards.', 'm', 'n'],
  ['1gr', 'Follow 2 Grenadier Guards.', 'm', 'n'],
  ['1co', 'Wait south of the canal.', 'h', 't'],
  ['5co', 'Wait with 1 Coldstream Guards.', 'h', 't'],
  ['2we', 'Watch the right flank.', 'r', 't'],
  ['1we', 'Make ready to relieve 3 Irish Guards.', 'r', 't'],
  ['55f', 'Move up behind the start line.', 'm', 'n'],
];

/** Units as they must stand on the sheet, written out by hand from the order of battle. */
const units = [
  '2 Household Cavalry Regt',
  '2 (Armd) Irish Guards',
  '3 Irish Guards',
  '2 (Armd) Grenadier Guards',
  '1 (Motor) Grenadier Guards',
  '1 (Armd) Coldstream Guards',
  '5 Coldstream Guards',
  '2 (Armd Recce) Welsh Guards',
  '1 Welsh Guards',
  '55 Field Regt RA',
];
const ringed = ['Probe', 'Attack', 'Attack', 'Move', 'Move', 'Hold', 'Hold', 'Prepare', 'Prepare', 'Move'];

test('ten rows from paper by keyboard alone, at most eight key presses a row besides the words (§5)', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const guards = await asPlayer(field, 'Guards Armoured');
  await opensPaper(control, 'Guards Armoured');

  const keysPressed = await countsKeys(control);
  for (const [row, line] of sheet.entries()) {
    const before = await keysPressed();
    await typesPaper(control, [line]);
    expect((await keysPressed()) - before, `key presses in row ${row + 1}`).toBeLessThanOrEqual(8);
  }
  // Whoever types it in confirms how it is read.
  const first = control.getByRole('group', { name: 'How row 1 is read', exact: true });
  await expect(first).toContainText('Read: to Valkenswaard');
  await control
    .getByRole('radio', { name: /^Probe/ })
    .first()
    .focus();
  await control.keyboard.press('g');
  await expect(first).toContainText('Confirmed: to Valkenswaard');
  await handsPaperIn(control, 'Guards Armoured');

  const rows = control.getByRole('table', { name: /^Order sheet of Guards Armoured/ }).getByRole('row');
  for (const [row, [, orders]] of sheet.entries()) {
    const line = rows.filter({ hasText: orders });
    await expect(line, `row ${row + 1}`).toContainText(units[row]!);
    await expect(line.getByRole('cell', { name: ringed[row], exact: true })).toBeVisible();
  }
  await expect(rows.filter({ hasText: sheet[0]![1] })).toContainText('Confirmed: to ');
  await expect(guards.getByText('Control wrote this in from paper')).toBeVisible();
  await expect(guards.getByText(/^Control is reading it/)).toBeVisible();
  for (const [, orders] of sheet) await expect(guards.getByRole('cell', { name: orders })).toBeVisible();
});

// In `npm test` without a browser: orders/order-sheets.db.test.ts.
test("a paper sheet beside the team's own draft: Control sees both, and the team keeps what was set aside", {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const walther = await asPlayer(field, 'KG Walther');
  await walther.getByRole('combobox', { name: 'Next unit' }).fill('I/FJR 6');
  await walther.getByRole('combobox', { name: 'Next unit' }).press('Enter');
  await walther.getByRole('textbox', { name: 'Orders' }).fill('Hold both sides of the road.');
  await expect(walther.getByText(/^Draft\. Not handed in\. Saved/)).toBeVisible();

  await opensPaper(control, 'KG Walther');
  const draft = control.getByRole('region', { name: 'Draft of KG Walther' });
  await expect(draft).toContainText('Hold both sides of the road.');
  await typesPaper(control, [['2f6', 'Counter-attack from the west.', 'a', 't']]);
  await handsPaperIn(control, 'KG Walther');
  await expect(walther.getByRole('cell', { name: 'Counter-attack from the west.' })).toBeVisible();
  await walther.getByText('Your own draft, set aside for the paper sheet').click();
  await expect(walther.getByRole('cell', { name: 'Hold both sides of the road.' })).toBeVisible();

  await goesTo(control, 'Ledger');
  await expect(control.getByRole('table', { name: 'Ledger entries' })).toContainText('KG Walther');
});
