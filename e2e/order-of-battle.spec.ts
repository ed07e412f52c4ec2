import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { columnsOf } from './fixtures/draft';

/** The units of a scenario as text, as a tree and many at once, and the profile of one picked by its counter. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

async function begin(host: Page): Promise<void> {
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('our-army');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  await expect(host.getByRole('grid', { name: 'Units' })).toHaveAttribute('aria-rowcount', '11');
}

async function cellOf(host: Page, row: number, heading: string) {
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toBeVisible();
  const headings = await columnsOf(units);
  return units.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf(heading));
}

test('an order of battle is typed, seen with its counters, brought in, and its units are moved in the tree', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await begin(host);
  await host.getByRole('radio', { name: 'As text' }).check({ force: true });
  const desk = host.getByRole('region', { name: 'Order of battle as text' });
  const written = desk.getByLabel(/^Order of battle, one line/);
  await written.fill(
    'XXX Corps\n  Guards Armd Div\n    5 Gds Armd Bde\n      1-3 Tank Bn, armour\n    32 Gds Bde\n      5 Coldstream, inf bn, 6-4-3-2-0\n      Mystery Bn, on bicycles',
  );
  const read = desk.getByRole('list', { name: 'What is read' });
  await expect(read.getByText('3 Tank Bn', { exact: true })).toBeVisible();
  await expect(read.getByRole('button', { name: '5 Gds Armd Bde 3 units' })).toBeVisible();
  // What was typed is there when the page is opened anew.
  await host.reload();
  await host.getByRole('radio', { name: 'As text' }).check({ force: true });
  await expect(written).toHaveValue(/Mystery Bn, on bicycles$/);
  await expect(desk.getByText('Line 4: 3 units: 1 Tank Bn … 3 Tank Bn')).toBeVisible();
  await expect(desk.getByText('Line 7: is not known and goes into its notes: on bicycles')).toBeVisible();
  await desk.getByLabel('Team of all of them').selectOption({ label: '1 Airborne' });
  await desk.getByLabel('Nation where none is said').selectOption('UK');
  await desk.getByRole('button', { name: 'Bring 5 units in' }).click();
  await expect(host.getByRole('link', { name: /^Units/ })).toContainText('14');

  // In the tree: by keyboard two are ticked and sent to another brigade, in one edit.
  await host.getByRole('radio', { name: 'Tree' }).check({ force: true });
  const tree = host.getByRole('region', { name: 'Tree of the units' });
  await tree.getByRole('checkbox', { name: 'Select 1 Tank Bn' }).press('Space');
  await tree.getByRole('checkbox', { name: 'Select 2 Tank Bn' }).press('Space');
  await expect(tree.getByText('2 units selected')).toBeVisible();
  await tree.getByRole('button', { name: 'Move to…' }).press('Enter');
  await host.getByRole('menuitem', { name: 'XXX Corps / Guards Armd Div / 32 Gds Bde' }).press('Enter');
  await expect(tree.getByRole('button', { name: '32 Gds Bde 4 units' })).toBeVisible();
  await tree.getByRole('button', { name: 'Leave them' }).click();

  // With the mouse the third is dragged there by its counter.
  const third = tree
    .getByRole('listitem')
    .filter({ has: host.getByRole('checkbox', { name: 'Select 3 Tank Bn' }) })
    .last();
  await third.getByTitle('Drag it to another formation').hover();
  await host.mouse.down();
  const into = (await tree.getByRole('button', { name: '32 Gds Bde 4 units' }).boundingBox())!;
  await host.mouse.move(into.x + 20, into.y + 10, { steps: 8 });
  // The formation that would take it is ringed: a hand lets go when it sees that.
  await expect(tree.locator('.outline-mine').getByRole('button', { name: /^32 Gds Bde/ })).toBeVisible();
  await host.mouse.up();
  await expect(tree.getByRole('button', { name: '32 Gds Bde 5 units' })).toBeVisible();
  await expect(tree.getByRole('button', { name: '5 Gds Armd Bde' })).toHaveCount(0);

  // Each was one edit: one undo brings the third back, the next the two.
  await expect(host.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('button', { name: '5 Gds Armd Bde 1 unit' })).toBeVisible();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('button', { name: '5 Gds Armd Bde 3 units' })).toBeVisible();

  // A fault leads from the tree to its cell; what is in the table is written as text.
  // Faults of one kind are one line, which opens to each.
  await host.getByText(/^Units \d+ units: Longitude /).click();
  await host.getByRole('button', { name: /^row 15, Longitude / }).click();
  await expect(await cellOf(host, 15, 'lon')).toHaveAttribute('aria-selected', 'true');
  await expect(await cellOf(host, 15, 'notes')).toHaveText('on bicycles');
  await host.getByRole('radio', { name: 'As text' }).check({ force: true });
  await desk.getByRole('button', { name: 'Write what is in the table' }).click();
  await expect(written).toHaveValue(
    /\n {4}32 Gds Bde\n {6}5 Coldstream, infantry, battalion, UK, \w+\n {6}Mystery Bn, arm=, battalion, UK, notes=on bicycles\n$/,
  );
});

test('a column of many rows is set at once, and a profile is picked by its counter or made there', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await begin(host);
  const units = host.getByRole('grid', { name: 'Units' });
  const number = (row: number) => units.locator(`[aria-rowindex="${row}"] th`);

  // A press on a number picks a row alone, Shift picks those between, Control one more.
  await number(9).click();
  await number(3).click();
  await number(5).click({ modifiers: ['Shift'] });
  await number(7).click({ modifiers: ['ControlOrMeta'] });
  const many = host.getByRole('form', { name: 'All that are selected' });
  await expect(many.getByText('4 rows selected')).toBeVisible();
  await many.getByLabel('Column').selectOption('echelon');
  await many.getByLabel('is', { exact: true }).selectOption('company');
  await many.getByRole('button', { name: 'Set them all' }).click();
  for (const row of [3, 4, 5, 7]) await expect(await cellOf(host, row, 'echelon')).toHaveText('company');
  await expect(await cellOf(host, 6, 'echelon')).not.toHaveText('company');
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(await cellOf(host, 3, 'echelon')).toHaveText('battalion');
  await many.getByRole('button', { name: 'Leave them' }).click();

  // By keyboard the rows of a range are picked; a press on a cell leaves them.
  await (await cellOf(host, 4, 'arm')).click();
  await host.keyboard.press('Shift+ArrowDown');
  await host.keyboard.press('Shift+Space');
  await expect(many.getByText('2 rows selected')).toBeVisible();
  await (await cellOf(host, 3, 'name')).click();
  await expect(many).toBeHidden();

  // A row is carried down and up again by keyboard.
  await (await cellOf(host, 3, 'name')).click();
  await host.keyboard.press('Alt+ArrowDown');
  await expect(await cellOf(host, 4, 'name')).toHaveText('2 Para Bn');
  await expect(await cellOf(host, 4, 'name')).toBeFocused();
  await host.keyboard.press('Alt+ArrowUp');
  await expect(await cellOf(host, 3, 'name')).toHaveText('2 Para Bn');

  // With the mouse it is dragged by its number, two places down; taken back, it lies where it lay.
  await number(3).hover();
  await host.mouse.down();
  await number(4).hover();
  await number(5).hover();
  await host.mouse.up();
  await expect(await cellOf(host, 5, 'name')).toHaveText('2 Para Bn');
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(await cellOf(host, 3, 'name')).toHaveText('2 Para Bn');

  // A profile of the scenario, by its counter.
  await (await cellOf(host, 3, 'profile')).click();
  await host.getByRole('button', { name: 'Choose a profile…' }).click();
  const picker = host.getByRole('dialog', { name: 'Status profile of 2 Para Bn' });
  await picker
    .getByRole('region', { name: 'Of this scenario' })
    .getByRole('button', { name: /6-4-3-2-0/ })
    .click();
  await expect(await cellOf(host, 3, 'profile')).toHaveText('ss_pzgr');

  // One of one's own: what is wrong is said at its field, then it is made and used in one edit.
  await host.getByRole('button', { name: 'Choose a profile…' }).click();
  await picker.getByRole('button', { name: /Tank battalion/ }).click();
  await picker.getByLabel('Levels, as the counter prints them').fill('8-9');
  await picker.getByRole('button', { name: 'Make it and use it' }).click();
  await expect(picker.getByText(/^Rises from 8 to 9/)).toBeVisible();
  await picker.getByLabel('Levels, as the counter prints them').fill('7-5-3-0');
  await picker.getByLabel('Key, such as infantry_bn').fill('our_tanks');
  await picker.getByRole('button', { name: 'Make it and use it' }).click();
  await expect(await cellOf(host, 3, 'profile')).toHaveText('our_tanks');
  await expect(host.getByText('no faults')).toBeVisible();

  // Whose figure it is, is a tick beside it.
  const ours = host.getByRole('checkbox', { name: 'our guess, not a source’s' });
  await expect(ours).not.toBeChecked();
  await ours.click();
  await expect(await cellOf(host, 3, 'ours')).toHaveText('formation; shortName; echelon; isFlexible; place; profile');

  await host.getByRole('link', { name: /^Status profiles/ }).click();
  const made = host
    .getByRole('grid', { name: 'Status profiles' })
    .getByRole('row')
    .last()
    .locator('xpath=preceding-sibling::tr[1]');
  await expect(made).toContainText('our_tanks');
  await expect(made).toContainText('notation; sizePoints');
});
