import writeExcelFile from 'write-excel-file/node';
import { expect, givenScenario, test } from './fixtures';
import { columnsOf } from './fixtures/draft';

/** An order of battle of three hundred rows comes as a workbook, with what workbooks have in them. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

/** Headings as people write them, ours, and what stands below them in a row without a fault. */
const columns: readonly (readonly [heading: string, ours: string, right: (number: number) => string | number])[] = [
  ['No', 'id', (number) => `N${number}`],
  ['Side', 'side', () => 'Allied'],
  ['HQ', 'team', () => '1-airborne'],
  ['Corps', 'corps', () => 'I British Airborne Corps'],
  ['Division', 'division', () => '1 Airborne'],
  ['Brigade', 'brigade', () => '1 Para Bde'],
  ['Formation', 'formation', () => '1 Airborne Div'],
  ['Unit', 'name', (number) => `${number} Rifle Bn`],
  ['Short name', 'shortName', (number) => `${number} Rif`],
  ['Type', 'arm', () => 'Inf Bn'],
  ['Nationality', 'nation', () => 'British'],
  ['Size', 'echelon', () => 'Bn'],
  ['Turn', 'arrivalTurn', () => 5],
  ['Where', 'entry', () => 'Arnhem, by the river'],
  ['Longitude', 'lon', (number) => Number((5.8 + number / 10_000).toFixed(4))],
  ['Latitude', 'lat', () => 51.98],
  ['Transport', 'carriage', () => 'on foot'],
  ['Movement', 'mover', () => 'foot'],
  ['isFlexible', 'isFlexible', () => 'n'],
  ['Profile', 'profile', () => 'para_bn'],
  ['Losses', 'stepsLost', () => 0],
];
const ours = columns.map(([, column]) => column);

/** The desk's own names of columns that it names otherwise than the file, in capitals. */
const labels: Readonly<Record<string, string>> = {
  shortName: 'Short name',
  echelon: 'Size',
  arrivalTurn: 'Arrives on turn',
  entry: 'Entry place',
  lon: 'Longitude',
  lat: 'Latitude',
  mover: 'Moves as',
  isFlexible: 'Flexible',
  profile: 'Status profile',
  stepsLost: 'Steps lost',
};
const labelOf = (column: string): string => labels[column] ?? column[0]!.toUpperCase() + column.slice(1);

interface Planted {
  /** Which of the rows, from 1, and which of our columns. */
  at: number;
  column: string;
  wrong: object | string | number | null;
  /** The words of the desk on it. */
  says: string;
  mended: string;
}

const planted: readonly Planted[] = [
  { at: 3, column: 'arm', wrong: 'Bersaglieri', says: 'is not one of', mended: 'infantry' },
  { at: 20, column: 'nation', wrong: 'Ruritanian', says: 'is not one of', mended: 'UK' },
  { at: 41, column: 'shortName', wrong: '40 Rif', says: '40 Rif is the short name of row 50 too', mended: '41 Rif' },
  { at: 60, column: 'lon', wrong: 7.5, says: 'lies beyond the frame of the map', mended: '5.86' },
  { at: 77, column: 'team', wrong: null, says: 'is empty', mended: '1-airborne' },
  { at: 99, column: 'profile', wrong: '6-5-9', says: 'there is no profile 6-5-9', mended: 'para_bn' },
  {
    at: 120,
    column: 'name',
    wrong: `=HYPERLINK("http://x.example")${'x'.repeat(500)}`,
    says: 'has more than 120 characters',
    mended: '120 Rifle Bn',
  },
  { at: 150, column: 'name', wrong: '\u202e', says: 'is empty', mended: '150 Rifle Bn' },
  {
    at: 181,
    column: 'corps',
    wrong: { type: 'Formula', value: '1+1' },
    says: 'is empty',
    mended: 'I British Airborne Corps',
  },
  {
    at: 201,
    column: 'id',
    wrong: { value: 'N200', isMerged: true },
    says: 'N200 is there already, in row 210',
    mended: 'N201',
  },
  { at: 250, column: 'arrivalTurn', wrong: 'soon', says: 'is not a whole number', mended: '5' },
  { at: 300, column: 'stepsLost', wrong: 9, says: 'has only 5 to lose', mended: '0' },
];

/** The workbook: a sheet that is none, then the order of battle below a title, with a merged cell and a formula. */
async function workbook(): Promise<Buffer> {
  const rows = Array.from({ length: 300 }, (_, index) =>
    columns.map(([, column, right]) => {
      const wrong = planted.find((one) => one.at === index + 1 && one.column === column)?.wrong;
      if (index + 1 === 200 && column === 'id') return { value: 'N200', rowSpan: 2 };
      if (typeof wrong === 'object') return wrong && 'isMerged' in wrong ? null : wrong;
      return wrong ?? right(index + 1);
    }),
  );
  const bytes = await writeExcelFile([
    { sheet: 'Read me', data: [['How this was made']] },
    { sheet: 'Troops', data: [['Order of battle, September 1944'], [], columns.map(([heading]) => heading), ...rows] },
  ] as never).toBuffer();
  return Buffer.from(bytes);
}

// In `npm test` fewer rows: scenario-desk.spec.ts; each fault at its cell: scenario/workbook/workbook.test.ts.
test('three hundred rows of a workbook come in with twelve faults, each at its cell, and all are mended on the page', {
  tag: '@soak',
}, async ({ asControl }) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('three-hundred');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toHaveAttribute('aria-rowcount', '11');
  await expect(host.getByText('no faults')).toBeVisible();

  await host.getByRole('button', { name: 'Bring rows in…' }).click();
  const dialog = host.getByRole('dialog', { name: 'Bring units in' });
  const file = dialog.getByLabel('File of a spreadsheet');
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  await file.setInputFiles({ name: 'map.xlsx', mimeType: 'application/octet-stream', buffer: picture });
  await expect(dialog.getByRole('alert')).toHaveText('map.xlsx is a picture (PNG), not text.');

  await file.setInputFiles({ name: 'troops.xlsx', mimeType: 'application/octet-stream', buffer: await workbook() });
  await dialog.getByLabel('Sheet', { exact: true }).selectOption({ label: 'Troops, 302 rows' });
  await expect(dialog.getByLabel('The headings stand in')).toHaveValue('1');
  await expect(
    dialog.getByText('A203:A204 — merged: what stands there was taken for each of its cells.'),
  ).toBeVisible();
  await expect(dialog.getByText('D184 — formulas without a value: these cells are empty.')).toBeVisible();
  await expect(dialog.getByText('300 rows. Choose the source of each column.')).toBeVisible();
  await expect(dialog.getByLabel('Inf Bn of Arm is')).toHaveValue('infantry');
  await expect(dialog.getByLabel('Bersaglieri of Arm is')).toHaveValue('');
  await expect(dialog.getByRole('region', { name: 'How it will stand' }).getByText('1 Rifle Bn')).toBeVisible();
  for (const column of ours)
    await expect(dialog.getByLabel(`${labelOf(column)} is brought from`, { exact: true })).not.toHaveValue('none');
  await dialog.getByRole('button', { name: 'Bring 300 rows in' }).click();

  // The short name that is there twice hinders nothing, and is told with what is good to know.
  await expect(units).toHaveAttribute('aria-rowcount', '311');
  await expect(host.getByText('11 faults')).toHaveCount(2);
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();

  const headings = await columnsOf(units);
  for (const { at, column, says, mended } of planted) {
    const row = at + 10;
    const fault = host.getByRole('button', { name: `Units row ${row}, ${labelOf(column)} ` }).filter({ hasText: says });
    await fault.click();
    const cell = units.locator(`[aria-rowindex="${row}"] td`).nth(headings.indexOf(column));
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    if (column !== 'shortName') await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await cell.dblclick();
    await host.getByRole('textbox', { name: `${labelOf(column)}, row ${row}` }).fill(mended);
    await host.keyboard.press('Enter');
    await expect(cell).toHaveText(mended);
    await expect(fault).toHaveCount(0);
  }
  await expect(host.getByText('no faults')).toBeVisible();

  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save this table' }).click();
  expect((await saved).suggestedFilename()).toBe('three-hundred-units.xlsx');
});
