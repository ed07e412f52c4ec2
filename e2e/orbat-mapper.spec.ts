import { readFile } from 'node:fs/promises';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { columnsOf } from './fixtures/draft';

/** Scenarios of ORBAT Mapper on the scenario desk: out, changed there, and back; and a game, from its ledger. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

test('a scenario goes out for ORBAT Mapper and is updated by what was moved there, as far as it is ticked; alone, every guess is told', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  const list = `${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`;
  await host.goto(list);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('our-bridge');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  await expect(host.getByText('no faults')).toBeVisible();

  const download = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save as…' }).click();
  await host.getByRole('link', { name: 'For ORBAT Mapper' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('our-bridge.json');
  const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect([file.type, file.version]).toEqual(['ORBAT-mapper', '3.7.0']);

  // There 2 Para Bn is moved, and comes back without its name.
  const para = file.sides[0].groups[0].subUnits[0].subUnits[1].subUnits[0];
  expect(para.name).toBe('2 Para Bn');
  para.state[0].location = [5.912, 51.979];
  para.name = '';
  para.shortName = '';
  const changed = {
    name: 'bridge-moved.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  };

  await host.goto(list);
  const card = host.getByRole('region', { name: 'A scenario from a file' });
  await card.getByLabel('File of a scenario').setInputFiles(changed);
  await expect(card.getByLabel('Name', { exact: true })).toHaveValue('bridge-moved');
  await card
    .getByLabel('It becomes')
    .selectOption({ label: 'changes of Arnhem Bridge (our-bridge), which are listed first' });
  await card.getByRole('button', { name: 'Look at the changes' }).click();
  const told = host.getByRole('dialog', { name: 'What the file changes' });
  await expect(told.getByText('2 Para Bn: 2 Para Bn → Unnamed paras 2')).toBeVisible();
  await expect(
    told.getByText('Units row 3, Name Unnamed paras 2 has no name in the file: it is given one'),
  ).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('changes.png') });
  await told.getByRole('checkbox', { name: 'Latitude of 1 unit' }).uncheck();
  await told.getByRole('button', { name: 'Make 2 changes' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toBeVisible();
  const headings = await columnsOf(units);
  const cell = (row: number, heading: string) =>
    units.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf(heading));
  await expect(cell(3, 'lon')).toHaveText('5.912');
  await expect(cell(3, 'lat')).toHaveText('51.9784');
  await expect(cell(3, 'name')).toHaveText('Unnamed paras 2');
  await expect(cell(3, 'profile')).toHaveText('para_bn');
  await expect(host.getByText('no faults')).toBeVisible();

  // Without the scenario beside it the rest is guessed, and the first thing wrong with another file is said at the card.
  await host.goto(list);
  await card.getByLabel('File of a scenario').setInputFiles(changed);
  await card.getByLabel('Name', { exact: true }).fill('bridge-alone');
  await card.getByLabel('Its side that is Allied here').fill('German');
  await card.getByRole('button', { name: 'Take it in' }).click();
  await expect(host.getByText(/status profiles, ways of getting along and guns are guesses by the arm/)).toBeVisible();
  await host.getByRole('button', { name: 'Open it' }).click();
  await expect(cell(3, 'side')).toHaveText('german');
  await expect(host.getByText('no faults')).toBeVisible();
  await host.goto(list);
  await card.getByLabel('File of a scenario').setInputFiles({
    name: 'points.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"type": "FeatureCollection", "features": []}'),
  });
  await card.getByRole('button', { name: 'Take it in' }).click();
  await expect(
    card.getByText('The file is no scenario of ORBAT Mapper: it has not the type "ORBAT-mapper".'),
  ).toBeVisible();
});

test('a game goes out from its ledger: the truth in one file, what a team was told in another', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await goesTo(host, 'Ledger');
  await host.getByRole('button', { name: 'Files of this game…' }).click();
  const card = host.getByRole('dialog', { name: 'Files of this game' });
  const unitsOf = async (link: string, name: string): Promise<string[]> => {
    const download = host.waitForEvent('download');
    await card.getByRole('link', { name: `${link} for ORBAT Mapper` }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(name);
    const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
    type Group = { subUnits: { name: string }[] };
    const groups = file.sides.flatMap((side: { groups: Group[] }) => side.groups) as Group[];
    return groups.flatMap(({ subUnits }) => subUnits.map((unit) => unit.name));
  };
  expect(await unitsOf('The truth', 'arnhem-bridge-truth.json')).toContain('20 SS-PzGR Bn');
  expect(await unitsOf('1 Airborne', 'arnhem-bridge-1-airborne.json')).toEqual([
    '1 Airlanding AT Bty RA',
    '2 Para Bn',
    'HQ 1 Airborne Div',
  ]);
  // The tables are written in this browser, the rest comes as it is.
  const saved = async (role: 'button' | 'link', name: string): Promise<[name: string, bytes: Buffer]> => {
    const download = host.waitForEvent('download');
    await card.getByRole(role, { name }).click();
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path())];
  };
  const [workbook, xlsx] = await saved('button', 'Workbook');
  expect([workbook, xlsx.subarray(0, 2).toString()]).toEqual(['arnhem-bridge-tables.xlsx', 'PK']);
  const [csv, zip] = await saved('button', 'CSV files');
  expect([csv, zip.includes('units-by-turn.csv')]).toEqual(['arnhem-bridge-tables.zip', true]);
  const [ledger, lines] = await saved('link', 'JSON lines');
  expect([ledger, JSON.parse(lines.toString().split('\n')[0]!).verb]).toEqual([
    'arnhem-bridge-ledger.jsonl',
    'open-game',
  ]);
  const [kml] = await saved('link', '1 Airborne for KML');
  expect(kml).toBe('arnhem-bridge-1-airborne.kml');
});
