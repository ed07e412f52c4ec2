import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('Postcard Arnhem by keyboard: the airdrop, an attack weighed, declared and thrown with own coins, the advance', async ({
  asControl,
}) => {
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
  await expect(desk.getByRole('region', { name: 'What holds now' }).getByText('ours', { exact: true })).toBeVisible();

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
  await control.screenshot({ path: '/tmp/pa-form.png' });
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
  for (const [name, width, scheme] of [
    ['light', 1366, 'light'],
    ['dark', 1366, 'dark'],
    ['phone', 390, 'light'],
  ] as const) {
    await control.emulateMedia({ colorScheme: scheme });
    await control.setViewportSize({ width, height: width === 390 ? 1800 : 768 });
    await control.screenshot({ path: `/tmp/pa-${name}.png` });
  }
});
