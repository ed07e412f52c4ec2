import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { type PrintedPage, printed } from './fixtures/printed';

/** The sheets from the printer: of their size, true to scale, and on a player's sheet no figure of the mechanism (§2, §9). */

const field = givenScenario('arnhem-bridge');

const textOf = (sheets: readonly PrintedPage[]): string => sheets.map(({ text }) => text).join(' ');
/** True when the sheets are headed for Control alone; the letters of that line are set wide apart. */
const isSecret = (sheets: readonly PrintedPage[]): boolean =>
  textOf(sheets).replaceAll(' ', '').includes('CONTROLEYESONLY');

/** The profile of 2 Para on its master counter, as printed: 6-5-4-3-2-0. */
const profile = /6\s+5\s+4\s+3\s+2\s+0/;

const form = (control: Page) => control.getByRole('form', { name: 'What is printed' });
const prints = async (control: Page, what: string) => {
  await form(control).getByRole('combobox', { name: 'What' }).selectOption(what);
  await expect(form(control).getByRole('combobox', { name: 'What' }).locator('option:checked')).toHaveText(what);
};

test('the master map: one sheet to begin with, more at a larger scale, and each as large as it is called', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Map');
  await control.getByRole('link', { name: 'Print' }).click();
  await expect(control.getByRole('heading', { name: 'Print' })).toBeVisible();
  const whole = await printed(control);
  expect(whole[0]).toMatchObject({ width: 297, height: 420 });
  expect(isSecret(whole)).toBe(true);
  expect(textOf(whole)).toMatch(profile);

  await form(control).getByRole('combobox', { name: 'Paper' }).selectOption('A4 on its side');
  await form(control).getByRole('combobox', { name: 'Ground' }).selectOption('One sheet around a place');
  await form(control).getByRole('textbox', { name: 'Grid reference' }).fill('Arnhem');
  await expect(form(control)).toContainText('Write a grid reference');
  await expect(control.getByRole('button', { name: 'Print…' })).toBeDisabled();
  await form(control).getByRole('textbox', { name: 'Grid reference' }).fill('746 779');
  await form(control).getByRole('combobox', { name: 'Scale' }).selectOption('50000');
  const around = await printed(control);
  expect(around[0]).toMatchObject({ width: 297, height: 210 });
  expect(around[0]!.text).toContain('Sheet A1 · 1:50,000');
});

test('the kilometre bar is as long as it says: 2 km at 1:50,000 are 4 cm', { tag: '@soak' }, async ({ asControl }) => {
  const control = await asControl(field);
  await control.goto(`${control.url().replace(/(\/control\/[^/]+).*/, '$1')}/print`);
  await form(control).getByRole('combobox', { name: 'Ground' }).selectOption('One sheet around a place');
  await form(control).getByRole('textbox', { name: 'Grid reference' }).fill('746 779');
  await form(control).getByRole('combobox', { name: 'Scale' }).selectOption('50000');
  await control.emulateMedia({ media: 'print' });
  const bar = control.getByRole('img', { name: 'The bar is 2 km long' });
  const { width } = (await bar.boundingBox())!;
  expect((width / 96) * 25.4).toBeCloseTo(40, 1);
});

test('a side’s map has what its team was told, and no profile', async ({ asControl }) => {
  const control = await asControl(field);
  await control.goto(`${control.url().replace(/(\/control\/[^/]+).*/, '$1')}/print?what=sideMap&team=1-airborne`);
  await expect(control.getByRole('region', { name: /^1 Airborne, sheet A1/ })).toBeVisible();
  const sheets = await printed(control);
  const text = textOf(sheets);
  expect(text).toContain('2 Para');
  expect(text).not.toMatch(profile);
  expect(text).not.toContain('SS-PzGR');
  expect(isSecret(sheets)).toBe(false);
});

test('counters to cut out: masters with profiles, players’ without', async ({ asControl }) => {
  const control = await asControl(field);
  await goesTo(control, 'Units');
  await control.getByRole('link', { name: 'Counters to cut out' }).click();
  await expect(control.getByRole('region', { name: 'Master counters, sheet 1' })).toBeVisible();
  const masters = await printed(control);
  expect(textOf(masters)).toMatch(profile);
  expect(isSecret(masters)).toBe(true);
  await prints(control, 'Player counters');
  await expect(control.getByRole('region', { name: 'Player counters, sheet 1' })).toBeVisible();
  const players = await printed(control);
  expect(textOf(players)).toContain('2 Para');
  expect(textOf(players)).not.toMatch(profile);
  expect(isSecret(players)).toBe(false);
});

/** The six columns of the printed order sheet (§5). */
const orderHeads = ['Unit or grouping', 'Orders', 'Supporting', 'Action', 'Movement', 'Game Control notes'];

test('blank forms: an A4 page each, with the words of the book, for Control and for players', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Blank forms' }).click();
  await expect(control.getByRole('region', { name: 'Blank order sheet' })).toBeVisible();
  const sheet = await printed(control);
  expect(sheet.map(({ width, height }) => [width, height])).toEqual([[297, 210]]);
  for (const word of [...orderHeads, 'Game turn No.', 'night / am / pm', 'Break through', 'Prepare', 'Non-Tact'])
    expect(sheet[0]!.text).toContain(word);
  expect(sheet[0]!.text).not.toContain('Rest');

  await prints(control, 'Blank air request sheet');
  await expect(control.getByRole('region', { name: 'Blank air request sheet' })).toBeVisible();
  const air = await printed(control);
  expect(air.map(({ width, height }) => [width, height])).toEqual([[297, 210]]);
  for (const word of ['Close air support', 'Bombing', 'Recce', 'For which units']) expect(air[0]!.text).toContain(word);

  await prints(control, '2 × 2 km templates');
  await form(control).getByRole('combobox', { name: 'Scale' }).selectOption('50000');
  const templates = await printed(control);
  expect(templates.map(({ width, height }) => [width, height])).toEqual([[210, 297]]);
  expect(templates[0]!.text).toContain('for a map of 1:50,000');
  await control.emulateMedia({ media: 'print' });
  const { width } = (await control.getByRole('img', { name: 'A square of 2 km at 1:50000' }).first().boundingBox())!;
  expect((width / 96) * 25.4).toBeCloseTo(40, 0);

  const frost = await asPlayer(field, '1 Airborne');
  const elsewhere: string[] = [];
  frost.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(frost.url()).host) elsewhere.push(request.url());
  });
  await frost.getByRole('link', { name: 'HQ file' }).click();
  await frost.getByRole('link', { name: 'Print blank forms' }).click();
  await expect(frost.getByRole('heading', { name: 'Blank forms' })).toBeVisible();
  const forms = await printed(frost);
  expect(forms.map(({ width: wide, height }) => [wide, height])).toEqual([
    [297, 210],
    [297, 210],
    [210, 297],
  ]);
  expect(elsewhere).toEqual([]);
});

test('a player’s order sheet has its sixth column, blank until Control has told the team something', async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  const sheet = (await printed(frost)).map(({ text }) => text).join(' ');
  for (const head of orderHeads) expect(sheet).toContain(head);
  await frost.setViewportSize({ width: 1920, height: 1080 });
  await expect(frost.getByRole('columnheader', { name: 'Game Control notes' })).toBeVisible();
});
