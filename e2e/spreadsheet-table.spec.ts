import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { columnsOf, hasSaved } from './fixtures/draft';

/** The table of the scenario desk, used as a spreadsheet is: by ranges, the clipboard and its keys. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

async function begins(host: Page): Promise<void> {
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('as-a-spreadsheet');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
}

test('a range is copied, pasted, filled down, emptied and undone in place; rows that are picked are deleted together', async ({
  asControl,
  browser,
}) => {
  const host = await asControl(lobby);
  await begins(host);
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toHaveAttribute('aria-rowcount', '11');
  const columns = await columnsOf(units);
  const cell = (row: number, column: string) =>
    units.locator(`[aria-rowindex="${row}"] td`).nth(columns.indexOf(column));

  // The name comes first and stays in sight; a column has a person's words, and the file's name on hover.
  expect(columns.slice(0, 2)).toEqual(['name', 'id']);
  await expect(units.getByRole('columnheader', { name: 'Short name' })).toHaveAttribute('title', 'shortName');
  const left = async () => Math.round((await cell(3, 'name').boundingBox())!.x);
  const before = await left();
  await cell(3, 'name').click();
  await host.keyboard.press('End');
  await expect(cell(3, 'notes')).toBeInViewport();
  expect(await left()).toBe(before);
  await host.keyboard.press('Home');

  // Two cells are copied and pasted two rows further down.
  await cell(3, 'name').click();
  await cell(3, 'shortName').scrollIntoViewIfNeeded();
  const first = await cell(3, 'name').textContent();
  const id = await cell(4, 'id').textContent();
  await host.keyboard.press('Shift+ArrowDown');
  await host.keyboard.press('Shift+ArrowRight');
  await expect(cell(4, 'id')).toHaveAttribute('aria-selected', 'true');
  await host.keyboard.press('ControlOrMeta+c');
  await cell(5, 'name').click();
  await host.keyboard.press('ControlOrMeta+v');
  await expect(cell(5, 'name')).toHaveText(first!);
  await expect(cell(6, 'id')).toHaveText(id!);
  // Undone while it is perhaps still being saved: the hand stays where it is.
  await host.keyboard.press('ControlOrMeta+z');
  await expect(cell(5, 'name')).not.toHaveText(first!);
  await expect(host.getByText('no faults')).toBeVisible();
  await host.keyboard.press('ControlOrMeta+y');
  await expect(cell(5, 'name')).toHaveText(first!);
  await host.keyboard.press('ControlOrMeta+z');
  await expect(cell(5, 'name')).not.toHaveText(first!);
  await hasSaved(host);

  // Drawn over with the mouse, filled down with the first, then emptied whole.
  await cell(3, 'corps').click();
  await host.keyboard.type('Second Army');
  await host.keyboard.press('Enter');
  await cell(3, 'corps').hover();
  await host.mouse.down();
  await cell(6, 'corps').hover();
  await host.mouse.up();
  await host.keyboard.press('ControlOrMeta+d');
  for (const row of [3, 4, 5, 6]) await expect(cell(row, 'corps')).toHaveText('Second Army');
  await expect(cell(7, 'corps')).not.toHaveText('Second Army');
  await host.keyboard.press('Delete');
  for (const row of [3, 6]) await expect(cell(row, 'corps')).toHaveText('');
  await expect(host.getByRole('button', { name: 'Try it' })).toBeDisabled();
  await host.screenshot({ path: test.info().outputPath('range.png') });

  // Rows that lie apart are deleted together, and come back with one undo.
  await units.locator('[aria-rowindex="4"] th').click();
  await units.locator('[aria-rowindex="7"] th').click({ modifiers: ['ControlOrMeta'] });
  await host.getByRole('button', { name: 'Delete 2 rows' }).click();
  await expect(units).toHaveAttribute('aria-rowcount', '9');
  await hasSaved(host);
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(units).toHaveAttribute('aria-rowcount', '11');
  await hasSaved(host);

  // By finger on a phone: a cell is written in by a second press, a range is taken by its two corners, copied, pasted and emptied.
  const kept = await host.context().storageState();
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const phone = await (await browser.newContext({ storageState: kept, ...size })).newPage();
  await phone.goto(host.url());
  const on = (row: number, column: string) =>
    phone.getByRole('grid', { name: 'Units' }).locator(`[aria-rowindex="${row}"] td`).nth(columns.indexOf(column));
  await on(3, 'name').tap();
  await on(3, 'name').tap();
  await phone.getByRole('textbox', { name: 'Name, row 3' }).fill('3 Coots');
  await phone.keyboard.press('Enter');
  await expect(on(3, 'name')).toHaveText('3 Coots');
  await on(3, 'name').tap();
  const reach = phone.getByRole('button', { name: 'Select up to…' });
  await reach.tap();
  await on(4, 'id').tap();
  await expect(on(4, 'name')).toHaveAttribute('aria-selected', 'true');
  await phone.getByRole('button', { name: 'Copy', exact: true }).tap();
  await reach.tap();
  await on(5, 'name').tap();
  await phone.getByRole('button', { name: 'Paste', exact: true }).tap();
  await expect(on(5, 'name')).toHaveText('3 Coots');
  await expect(on(6, 'id')).toHaveText(id!);
  await phone.getByRole('button', { name: 'Empty the cells' }).tap();
  await expect(on(5, 'name')).toHaveText('');
  await expect(on(6, 'id')).toHaveText('');
  await phone.screenshot({ path: test.info().outputPath('finger.png') });
  await phone.context().close();
});
