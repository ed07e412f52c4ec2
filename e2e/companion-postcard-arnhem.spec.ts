import { readFile } from 'node:fs/promises';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

// In `npm test` two teams play it: companion-postcard-table.spec.ts.
test('Postcard Arnhem by keyboard: the airdrop, an attack weighed, declared and thrown with own coins, the advance', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  const log = control.getByRole('region', { name: 'Log' });
  const choices = control.getByRole('region', { name: 'Choices' });
  const choice = (name: string) => choices.getByRole('button', { name });
  /** Coins as they fell: 1 is heads, 2 is tails. */
  const throws = async (coins: string) => {
    await control.keyboard.press('d');
    await control.keyboard.type(coins);
    await control.keyboard.press('Enter');
  };
  const finds = async (words: string, then: string) => {
    await control.keyboard.press('/');
    await control.keyboard.type(words);
    await control.keyboard.press('Enter');
    await expect(log).toContainText(then);
  };

  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'Set up the board' }).click();
  const desk = control.getByRole('article', { name: 'Companion game 1 Postcard Arnhem' });
  await expect(desk.getByRole('img', { name: 'Map: Schematic test set (invented).' })).toBeVisible();
  await expect(
    desk.getByRole('region', { name: 'What holds now' }).getByText('house rule', { exact: true }),
  ).toBeVisible();

  // Control sees what lies in the cities; the players see that something does (Setup).
  await desk.getByText('The units in words').click();
  await expect(desk.getByText(/^Garrison 1 0-1, face down$/)).toBeVisible();
  await control.keyboard.press('v');
  await expect(desk.getByText(/^Garrison \d/)).toHaveCount(0);
  await expect(desk.getByRole('definition').getByText('Hidden garrison')).toHaveCount(5);
  await control.keyboard.press('v');
  await desk.getByText('The units in words').click();

  // Tails disrupts who lands (PA-17).
  await throws('1');
  await finds('101st Airborne jumps on B4', '101st Airborne lands in B4, in order.');
  await throws('1');
  await finds('82nd Airborne jumps on Grave', '82nd Airborne lands in Grave, in order.');
  await throws('2');
  await finds('1st Airborne jumps on B9', '1st Airborne lands in B9, disrupted.');
  await control.keyboard.press('1');
  await expect(log).toContainText('Turn 1: good weather.');

  // Guards 8 and 43rd 7 (it has not moved: the larger factor) against 6 Para III, 4: 3:1 (PA-2, PA-10).
  await choice('Attack on the frontier, 3:1').click();
  const form = control.getByRole('form', { name: 'Attack on the frontier' });
  const chance = (result: string) => form.getByRole('row', { name: result }).getByRole('cell').first();
  await expect(chance('disrupted, routed 1 hex')).toHaveText('5/8 · 62.5 %');
  await expect(chance('defenders eliminated')).toHaveText('1/8 · 12.5 %');
  // Without the 43rd it is 8 against 4, 2:1; pressed, a coin first (PA-5).
  await form.getByRole('checkbox', { name: /^43rd Division/ }).click();
  await expect(form.getByText('8 against 4: 2:1')).toBeVisible();
  await expect(chance('disrupted, retreat 1 hex')).toHaveText('1/2 · 50 %');
  await form.getByRole('checkbox', { name: /^Pressed/ }).click();
  await expect(chance('nil')).toHaveText('1/8 · 12.5 %');
  await expect(chance('disrupted, routed 1 hex')).toHaveText('5/16 · 31.25 %');
  await control.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await choice('Attack on the frontier, 3:1').click();
  await control.keyboard.press('Enter');
  await expect(control.getByRole('region', { name: 'The attack' })).toContainText('15 against 4: 3:1');
  // One head, one tail: as the odds are, a rout; the attacker says where to.
  await throws('1 2');
  await control.keyboard.press('1');
  await expect(control.getByRole('region', { name: 'The attack' })).toContainText('disrupted, routed 1 hex');
  await choice('6 Para III is routed to A1').click();
  await expect(choice('Nobody advances')).toHaveCount(0);
  await choice('Advance: Guards Armoured').first().click();
  await expect(log).toContainText('Guards Armoured advances to the frontier.');
  await expect(control.getByRole('region', { name: 'The attack' })).toBeHidden();
});

test('the owner of the printed game enters his tables: a hole and a hex off the map are refused where they stand', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  const tables = async (of: string) => {
    await goesTo(control, 'Rules desk');
    await control.getByRole('link', { name: 'Companion games' }).click();
    await control.getByRole('link', { name: `Tables of ${of}` }).click();
    await expect(control.getByText('Nothing has been entered: games are played with these.')).toBeVisible();
  };
  /** The file that the page saves, with something written over it. */
  const saved = async (write: (values: never) => void) => {
    const download = control.waitForEvent('download');
    await control.getByRole('button', { name: 'Save as a file' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    write(file.values as never);
    return file as object;
  };
  const load = (file: object) =>
    control.getByLabel('A file of tables').setInputFiles({
      name: 'printed.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  const enter = control.getByRole('button', { name: 'Enter these tables' });

  // A table read with a die has a row for each face: 2 is left out.
  await tables('Battle Card: Market Garden');
  const card = await saved(({ figures }: { figures: { attack: { german: { from: number }[] } } }) => {
    figures.attack.german[1]!.from = 3;
  });
  await load(card);
  await expect(control.getByText('Nothing is said for 2: this band begins at 2.').first()).toBeVisible();
  await expect(enter).toBeDisabled();
  await control.getByRole('region', { name: 'attack' }).getByLabel('german, row 2: from').fill('2');
  await expect(control.getByText('Checked: whole.')).toBeVisible();

  await tables('Postcard Arnhem');
  await load(card);
  await expect(
    control.getByText('These are tables of battle-card, and this page is of postcard-arnhem.'),
  ).toBeVisible();
  const map = await saved(({ scenario }: { scenario: { counters: { start: object }[] } }) => {
    Object.assign(scenario, { title: 'The printed postcard', source: 'book' });
    Object.assign(scenario.counters[7]!, { start: { by: 'hex', hex: 'X1' } });
  });
  await load(map);
  await control.getByRole('button', { name: 'scenario · counters · row 8 · start · hex' }).click();
  const hex = control.getByLabel('counters, row 8: start: hex');
  await expect(hex).toBeFocused();
  await expect(hex).toHaveAccessibleDescription('"X1" is not on the map: name one of its hexes');
  await hex.fill('B1');
  await enter.click();
  await expect(
    control.getByText('Entered by Control. A game begun from now on may be played with them.'),
  ).toBeVisible();

  await control.getByRole('link', { name: 'Companion games' }).click();
  await expect(control.getByRole('combobox', { name: 'Played with' })).toHaveText(/the tables entered by Control/);
  await control.getByRole('button', { name: 'Set up the board' }).click();
  const head = control.getByRole('region', { name: 'What holds now' });
  await expect(head).toContainText('The printed postcard');
  await expect(head.getByText('house rule', { exact: true })).toHaveCount(0);
});
