import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import { expect, givenScenario, test } from './fixtures';
import { columnsOf } from './fixtures/draft';

/** The scenario desk, as a host uses it who brings a battle of his own. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

test('a copy of a battle is changed as in a spreadsheet, its faults are mended at their cells, and it is tried and packed', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('our-bridge');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  await expect(host.getByRole('heading', { name: 'Arnhem Bridge' })).toBeVisible();

  const units = host.getByRole('grid', { name: 'Units' });
  const cell = (row: number, heading: string) =>
    units.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf(heading));
  const headings = await columnsOf(units);

  // Written with the keyboard alone: letters open the cell, Enter goes on to the row below.
  await cell(3, 'arm').click();
  await host.keyboard.type('parachutists');
  await host.keyboard.press('Enter');
  await expect(cell(3, 'arm')).toHaveText('parachutists');
  await expect(cell(4, 'arm')).toBeFocused();
  await expect(cell(3, 'arm')).toHaveAttribute('aria-invalid', 'true');
  await expect(host.getByRole('button', { name: 'Try it' })).toBeDisabled();

  // A block from a spreadsheet goes in from the cell in hand on, below the last row too.
  await cell(10, 'shortName').click();
  await units.evaluate((grid) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Frost HQ\thq\r\nNew unit\tparas\r\n');
    grid.ownerDocument.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(10, 'shortName')).toHaveText('Frost HQ');
  await expect(cell(11, 'shortName')).toHaveText('New unit');
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();

  // Undo takes the block back, whole.
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(units).toHaveAttribute('aria-rowcount', '11');
  await expect(cell(10, 'shortName')).not.toHaveText('Frost HQ');

  // A fault leads to its cell from any other file.
  await host.getByRole('link', { name: /^Teams .+/ }).click();
  await expect(host.getByRole('grid', { name: 'Teams' })).toBeVisible();
  await host.getByRole('button', { name: /^Units row 3, Arm is not one of/ }).click();
  await expect(cell(3, 'arm')).toHaveAttribute('aria-selected', 'true');
  await cell(3, 'arm').dblclick();
  await host.getByRole('textbox', { name: 'Arm, row 3' }).fill('paras');
  await host.keyboard.press('Tab');
  await expect(host.getByText('no faults')).toBeVisible();

  // What is saved is there after the lid was closed.
  await host.reload();
  await expect(cell(3, 'arm')).toHaveText('paras');

  const packed = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save as…' }).click();
  await host.getByRole('link', { name: 'One file' }).click();
  expect((await packed).suggestedFilename()).toBe('our-bridge.opcom-scenario');
  expect((await readFile(await (await packed).path())).subarray(0, 2).toString('latin1')).toBe('PK');
  // Its tables as a spreadsheet, written in the browser.
  const spreadsheet = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Spreadsheet' }).click();
  expect((await spreadsheet).suggestedFilename()).toBe('our-bridge.xlsx');
  const sheets = await readExcelFile(await readFile(await (await spreadsheet).path()));
  expect(sheets.map(({ sheet }) => sheet).slice(0, 3)).toEqual(['units', 'profiles', 'teams']);
  expect(sheets[0]!.data[0]).toContain('arm');
  expect(sheets[0]!.data[2]).toContain('paras');
  await host.getByRole('button', { name: 'Done' }).click();

  // A version is given a name, gone back to, undone in one step, and opened as a scenario of its own.
  await host.getByRole('link', { name: 'Versions', exact: true }).click();
  const all = host.getByRole('region', { name: 'All versions' });
  await expect(all.getByRole('listitem')).toHaveCount(5);
  await all.getByRole('button', { name: 'Name version 1' }).click();
  await host.getByLabel('Name, such as before the map was redrawn').fill('with the slip');
  await host.getByRole('button', { name: 'Name it' }).click();
  const named = host.getByRole('region', { name: 'Versions with a name' });
  await expect(named.getByRole('listitem')).toContainText('with the slip');
  await named.getByRole('button', { name: 'Go back to version 1' }).click();
  await expect(cell(3, 'arm')).toHaveText('parachutists');
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(3, 'arm')).toHaveText('paras');
  await host.getByRole('link', { name: 'Versions', exact: true }).click();
  await all.getByRole('button', { name: 'Open a copy of version 1' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('with-the-slip');
  await host.getByRole('button', { name: 'Open it' }).click();
  await expect(host.getByText('with-the-slip ·')).toBeVisible();
  await expect(cell(3, 'arm')).toHaveText('parachutists');
  await host.goBack();
  await host.getByRole('link', { name: 'Back to the scenario' }).click();
  await expect(host.getByText('our-bridge ·')).toBeVisible();

  // The plan of a team is written in words: a place that the map has not is told at its cell.
  await host.getByRole('link', { name: /^Plans \d+/ }).click();
  const plans = host.getByRole('grid', { name: 'Plans' });
  await expect(plans).toBeVisible();
  const ofPlans = await columnsOf(plans);
  const place = plans.locator('[aria-rowindex="2"] td').nth(ofPlans.indexOf('place'));
  await expect(place).toHaveText('Arnhem – Rhine road bridge');
  await place.click();
  await host.keyboard.type('Arnheim');
  await host.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  await expect(
    host.getByRole('button', { name: /^Plans row 2, Place no place on the map is called Arnheim/ }),
  ).toBeVisible();
  await expect(host.getByRole('button', { name: 'Try it' })).toBeDisabled();
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(place).toHaveText('Arnhem – Rhine road bridge');
  await expect(host.getByText('no faults')).toBeVisible();

  await host.getByRole('button', { name: 'Try it' }).click();
  await expect(host.getByRole('dialog', { name: 'The practice game is open' })).toBeVisible();
  const way = host.getByRole('link', { name: 'Take its Control seat' });
  await host.goto((await way.getAttribute('href'))!);
  await host.getByRole('button', { name: /Take/ }).click();
  await expect(host.getByText('Practice: Arnhem Bridge').first()).toBeVisible();
});

test('rows of a spreadsheet are brought in: columns and words are matched once, what does not fit is told at its cell', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('crete-1941');
  await host.getByRole('button', { name: 'Begin it' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toBeVisible();

  await host.getByRole('button', { name: 'Bring rows in…' }).click();
  const dialog = host.getByRole('dialog', { name: 'Bring units in' });
  await dialog
    .getByLabel('Paste the rows here, with their headings')
    .fill('Unit\tType\tNationality\n22 NZ Battalion\tInf Bn\tBritish\nAssault Regiment\tLuftlande\tGerman');
  await expect(dialog.getByText('2 rows. Choose the source of each column.')).toBeVisible();
  await expect(dialog.getByLabel('Name is brought from', { exact: true })).toHaveValue('0');
  await expect(dialog.getByLabel('Inf Bn of Arm is')).toHaveValue('infantry');
  await expect(dialog.getByLabel('British of Nation is')).toHaveValue('UK');
  await dialog.getByLabel('Luftlande of Arm is').selectOption('gliderInfantry');
  await dialog.getByLabel('Size is brought from').selectOption('same');
  await dialog.getByLabel('Size in every row').fill('battalion');
  await dialog.getByRole('button', { name: 'Bring 2 rows in' }).click();

  const headings = await columnsOf(units);
  const cell = (row: number, heading: string) =>
    units.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf(heading));
  await expect(cell(2, 'name')).toHaveText('22 NZ Battalion');
  await expect(cell(2, 'arm')).toHaveText('infantry');
  await expect(cell(3, 'arm')).toHaveText('gliderInfantry');
  await expect(cell(3, 'nation')).toHaveText('GER');
  await expect(cell(3, 'echelon')).toHaveText('battalion');
  await expect(cell(2, 'lon')).toHaveAttribute('aria-invalid', 'true');

  // The console breaks down once while a cell is saved: what was written stays, and is saved when it is back.
  await host.route('**/act', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await cell(2, 'corps').click();
  await host.keyboard.type('Creforce');
  await host.keyboard.press('Enter');
  await expect(host.getByText('Not saved yet: nobody answers.')).toBeVisible();
  await expect(cell(2, 'corps')).toHaveText('Creforce');
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();
  await host.reload();
  await expect(cell(2, 'corps')).toHaveText('Creforce');

  // The page is closed while nobody answers: what was written is kept here, and saved by the page that is opened next.
  await host.route('**/act', (route) => route.abort());
  await cell(3, 'corps').click();
  await host.keyboard.type('XI Fliegerkorps');
  await host.keyboard.press('Enter');
  await expect(host.getByText('It is kept in this browser.')).toBeVisible();
  await host.reload();
  await expect(cell(3, 'corps')).toHaveText('');
  await expect(host.getByText('It is kept in this browser.')).toBeVisible();
  await host.unroute('**/act');
  await expect(cell(3, 'corps')).toHaveText('XI Fliegerkorps');
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();

  // Two tabs write while nobody answers, and both are closed: neither takes away what the other keeps.
  const context = host.context();
  await context.route('**/act', (route) => route.abort());
  const tabs = await Promise.all(
    [2, 3].map(async (row) => {
      const tab = await context.newPage();
      await tab.goto(host.url());
      const grid = tab.getByRole('grid', { name: 'Units' });
      await expect(grid).toBeVisible();
      return { row, tab, cell: grid.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf('corps')) };
    }),
  );
  for (const { row, tab, cell } of tabs) {
    await tab.bringToFront();
    await expect(async () => {
      await cell.click();
      expect(await cell.getAttribute('aria-selected')).toBe('true');
    }).toPass();
    await tab.keyboard.type(`Tab ${row}`);
    await tab.keyboard.press('Enter');
    await expect(tab.getByText('It is kept in this browser.')).toBeVisible();
  }
  for (const { tab } of tabs) await tab.close();
  await context.unroute('**/act');
  await host.reload();
  await expect(cell(2, 'corps')).toHaveText('Tab 2');
  await expect(cell(3, 'corps')).toHaveText('Tab 3');

  // What a column is for stands at the cell in hand.
  await cell(2, 'mover').click();
  await expect(host.getByText('One of foot, mech, tank, towedArtillery, recce, such as tank.')).toBeVisible();
});

test('what the game is, is a form: saved when a field is left, and what is wrong stands at its field', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('maleme');
  await host.getByRole('button', { name: 'Begin it' }).click();
  await host.getByRole('link', { name: /^What the game is/ }).click();
  const game = host.getByRole('region', { name: 'What the game is' });
  await game.getByLabel('Title', { exact: true }).fill('Maleme and Chania');
  await game.getByLabel('Name of the first side').fill('Commonwealth');
  await expect(host.getByRole('heading', { name: 'Maleme and Chania' })).toBeVisible();
  await game.getByLabel('Day of the first turn').fill('1941-05-20');
  await game.getByLabel('How many turns').fill('6');
  await game.getByLabel('The game opens on turn').fill('9');
  await game.getByLabel('Title of the map').focus();
  await expect(game.getByText('there is no turn 9')).toBeVisible();
  // The hand stays where it is while all of it is saved and read again.
  await expect(game.getByLabel('Title of the map')).toBeFocused();
  await game.getByLabel('The game opens on turn').fill('2');
  await game.getByLabel('Title of the map').fill('Western Crete');
  await game.getByLabel('West edge, km').focus();
  await expect(game.getByText('there is no turn 9')).toHaveCount(0);
  await host.reload();
  await expect(game.getByLabel('Name of the first side')).toHaveValue('Commonwealth');
  await expect(game.getByLabel('How many turns')).toHaveValue('6');
  await expect(game.getByLabel('Title of the map')).toHaveValue('Western Crete');

  // A seat is taken off by its button; the hand is at what adds one again.
  await game.getByRole('button', { name: 'One more seat of Control' }).click();
  await game.getByRole('button', { name: 'Take off Another umpire' }).click();
  await expect(game.getByRole('button', { name: 'Take off Another umpire' })).toHaveCount(0);
  await expect(game.getByRole('button', { name: 'One more seat of Control' })).toBeFocused();
});

test('on a phone the open file stands first, and the list of files is a press away', async ({ asControl }) => {
  const host = await asControl(lobby);
  await host.setViewportSize({ width: 390, height: 844 });
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('on-a-phone');
  await host.getByRole('button', { name: 'Begin it' }).click();
  const list = host.getByRole('navigation', { name: 'Files of the scenario' });
  const files = host.getByRole('button', { name: 'Files and faults' });
  await expect(host.getByRole('grid', { name: 'Units' })).toBeInViewport();
  await expect(list).toBeHidden();

  await files.focus();
  await host.keyboard.press('Enter');
  await expect(files).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  await host.keyboard.press('Tab');
  await expect(list.locator('a, button').first()).toBeFocused();
  await host.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(files).toBeFocused();

  await files.click();
  await list.getByRole('link', { name: /^Teams/ }).click();
  await expect(host.getByRole('grid', { name: 'Teams' })).toBeInViewport();
  await expect(list).toBeHidden();
  await host.keyboard.press('Tab');
  await expect(host.getByRole('button', { name: 'Bring rows in…' })).toBeFocused();
});

test('a folder made by copying and editing files comes in as it is, and every fault stands at its cell', async ({
  asControl,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'opcom-folder-'));
  const mine = join(folder, 'my-bridge');
  await cp('scenarios/arnhem-bridge', mine, { recursive: true });
  const edit = async (file: string, change: (text: string) => string, encoding: BufferEncoding = 'utf8') =>
    writeFile(join(mine, file), change(await readFile(join(mine, file), 'utf8')), encoding);
  // Excel in Europe: semicolons, and letters as Windows writes them.
  await edit(
    'teams.csv',
    (text) => text.replaceAll(',', ';').replace('9 SS-Pz Hohenstaufen', 'Kampfgruppe Möller'),
    'latin1',
  );
  await edit('units.csv', (text) =>
    text.replace(',paras,UK,', ',parachutists,UK,').replace('foot,foot,no', 'foot,foot,nein'),
  );
  await edit('crossings.csv', (text) => text.replace('51.9749', '35.5'));
  await writeFile(join(mine, 'thoughts.txt'), 'To be written.');
  try {
    const host = await asControl(lobby);
    await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
    const card = host.getByRole('region', { name: 'A scenario from a file' });
    await card.getByLabel('Folder of a scenario').setInputFiles(mine);
    await expect(card.getByLabel('Name', { exact: true })).toHaveValue('my-bridge');
    await card.getByRole('button', { name: 'Take it in' }).click();
    const notes = host.getByRole('dialog', { name: /^Taken in, with/ });
    await expect(notes).toContainText('thoughts.txt is no file of a scenario, and is not read');
    await expect(notes).toContainText('was read as Windows-1252: look whether "Möller" is right');
    await notes.getByRole('button', { name: 'Open it' }).click();

    const faults = host.getByRole('region', { name: 'Faults' });
    for (const said of [/^Units row 2, Flexible/, /^Units row 3, Arm/, /^Crossings row 3/])
      await expect(faults.getByRole('button', { name: said })).toBeVisible();
    await faults.getByRole('button', { name: /^Units row 3, Arm/ }).click();
    await expect(host.getByRole('grid', { name: 'Units' }).getByText('parachutists')).toBeVisible();
  } finally {
    await rm(folder, { recursive: true });
  }
});
