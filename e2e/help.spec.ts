import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { printed } from './fixtures/printed';

const field = givenScenario('market-garden');

const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to a desk, team, combat or unit' });

test('the command palette leads anywhere by a few letters, and presses a key of the desk', async ({ asControl }) => {
  const control = await asControl(field, 'Game Control');
  await goesTo(control, 'Board');

  await test.step('a desk, with its key beside it', async () => {
    // Typed at once, before the palette stands there.
    await control.keyboard.press('Control+k');
    await control.keyboard.type('cross');
    const lit = control.getByRole('option', { name: /^Crossings/ });
    await expect(lit).toContainText('X');
    await control.keyboard.press('Enter');
    await control.waitForURL(/\/crossings$/);
  });
  await test.step('a unit, and the map opens where it stands', async () => {
    await control.keyboard.press('Control+k');
    await palette(control).pressSequentially('household');
    await expect(control.getByRole('option').first()).toContainText('on the map');
    await control.keyboard.press('Enter');
    await control.waitForURL(/\/map\?at=/);
  });
  await test.step('a team’s paper', async () => {
    await control.keyboard.press('Control+k');
    await palette(control).pressSequentially('guards arm');
    await control.getByRole('option', { name: /Guards Armoured order sheet/ }).click();
    await control.waitForURL(/\/orders\/guards-armoured$/);
  });
  await test.step('an act of the desk: the next phase from the board', async () => {
    await goesTo(control, 'Board');
    await expect(control.getByRole('button', { name: /^Next phase: Collection/ })).toBeVisible();
    await control.keyboard.press('Control+k');
    await palette(control).pressSequentially('next phase');
    await control.keyboard.press('Enter');
    const asked = control.getByRole('dialog', { name: 'Orders: not everything is done' });
    await expect(asked).toContainText('XXX Corps has not handed in its order sheet.');
    await asked.getByRole('button', { name: 'Go on to collection all the same' }).press('Enter');
    await expect(control.getByRole('button', { name: /^Next phase: Movement/ })).toBeVisible();
  });
  await test.step('nothing of that name; Escape leaves everything as it was', async () => {
    await control.keyboard.press('Control+k');
    await palette(control).fill('zzzz');
    await expect(control.getByText('Nothing of that name.')).toBeVisible();
    await control.keyboard.press('Escape');
    await expect(palette(control)).toBeHidden();
  });
});

test('the palette finds each thing of the game by its names, goes there and shows it', async ({ asControl }) => {
  const control = await asControl(field, 'Game Control');
  await goesTo(control, 'Board');
  const goesBy = async (typed: string, option: RegExp, address: RegExp) => {
    await control.keyboard.press('Control+k');
    await palette(control).pressSequentially(typed);
    await expect(control.getByRole('option', { name: option }).first()).toBeVisible();
    await control.getByRole('option', { name: option }).first().click();
    await control.waitForURL(address);
  };
  await test.step('a grid reference', () => goesBy('746 779', /^746 779.*grid reference, on the map/, /\/map\?at=/));
  await test.step('a unit by the short name on its counter', async () => {
    await goesBy('2 HCR', /^2 Household Cavalry Regt.*Guards Armoured Div, on the map/, /&unit=/);
    await expect(control.getByRole('heading', { name: '2 Household Cavalry Regt' })).toBeVisible();
  });
  await test.step('another, while the map lies open, with one letter wrong', () =>
    goesBy('Household Cavallry', /^2 Household Cavalry Regt.*on the map/, /&unit=/));
  await test.step('a formation', () => goesBy('9 SS-Pz', /formation, on the map/, /&unit=/));
  await test.step('a commander', () => goesBy('commander guards', /^Commander, Guards Armoured.*HQ/, /[?&]unit=/));
  await test.step('a crossing', () => goesBy('valk tongel', /Tongelreep.*crossing, on the map/, /\/map\?at=/));
  await test.step('a town, with one letter wrong', () =>
    goesBy('Valkenswad', /^Valkenswaard.*town, on the map/, /\/map\?at=/));
  await test.step('the order sheet of a team', () =>
    goesBy('sheet guards', /^Guards Armoured.*order sheet/, /\/orders\/guards-armoured$/));
  await test.step('its air requests', () =>
    goesBy('guards air request', /^Guards Armoured.*air request sheet/, /\/air\/requests\?team=guards-armoured$/));
});

test('the palette asked for again before it is gone: what was picked is done, and the field is empty', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Game Control');
  await goesTo(control, 'Board');
  await control.keyboard.press('Control+k');
  await palette(control).pressSequentially('cross');
  await control.getByRole('option', { name: /^Crossings/ }).evaluate((option: HTMLElement) => {
    option.click();
    queueMicrotask(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })));
  });
  await control.waitForURL(/\/crossings$/);
  await expect(palette(control)).toHaveValue('');
  await palette(control).pressSequentially('orders');
  await control.getByRole('option', { name: /^Orders/ }).click();
  await control.waitForURL(/\/orders$/);
});

test('hints for newcomers go once they are understood, and come back when asked for', async ({
  asNewcomer,
  asControl,
}) => {
  const control = await asNewcomer(field, { control: 'Map Control' });
  const hint = control.getByRole('complementary', { name: 'First time here' });
  await goesTo(control, 'Orders');
  await expect(hint).toContainText('Opening a sheet tells its team');
  await hint.getByRole('button', { name: 'Understood' }).click();
  await expect(hint).toBeHidden();
  await control.reload();
  await expect(control.getByRole('navigation', { name: 'Desks' })).toBeVisible();
  await expect(hint).toBeHidden();
  await goesTo(control, 'Units');
  await expect(hint).toContainText('Every unit as it truly is');

  await goesTo(control, 'Orders');
  await expect(hint).toBeHidden();
  await control.keyboard.press('Control+k');
  await palette(control).pressSequentially('hints');
  await control.keyboard.press('Enter');
  await expect(hint).toContainText('Opening a sheet tells its team');

  const player = await asNewcomer(field, { team: 'XXX Corps' });
  await expect(player.getByRole('complementary', { name: 'First time here' })).toContainText('circle one action');

  const old = await asControl(field, 'Air Control');
  await expect(old.getByRole('navigation', { name: 'Desks' })).toBeVisible();
  await expect(old.getByRole('complementary', { name: 'First time here' })).toBeHidden();
});

test('a one-page briefing for each role comes out of the printer', async ({ asControl }) => {
  const control = await asControl(field, 'Game Control');
  await control.keyboard.press('Control+k');
  await palette(control).pressSequentially('briefing for');
  await control.keyboard.press('Enter');
  await expect(control.getByRole('article', { name: 'Air Control' })).toBeVisible();
  const every = await printed(control);
  expect(every.length).toBe(7);
  expect(every[0]!.text).toContain('Game Control');
  expect(every[6]!.text).toContain('Intelligence');
  await control.getByRole('combobox', { name: 'Role' }).selectOption('Map Control');
  const one = await printed(control);
  expect(one.length).toBe(1);
  expect(one[0]!.text).toContain('You keep the master map true');
  expect(one[0]!.text).toContain('4:00');
});

test('at every desk of Control the question mark brings its keys, the umpire’s part, the rules and the words', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Game Control');
  const help = control.getByRole('complementary', { name: 'Keys, rules and words' });
  const keysOfDesk = help.getByRole('region', { name: 'Keys of this desk' });
  for (const [letter, says] of [
    ['o', 'accept what is unchanged'],
    ['r', 'draft all'],
    ['x', 'let them cross'],
    ['f', 'place all'],
    ['i', 'bombing area'],
    ['e', 'deliver, delay, lose'],
  ] as const) {
    await control.keyboard.press(letter);
    await control.keyboard.press('?');
    await expect(keysOfDesk).toContainText(says);
    await control.keyboard.press('Escape');
    await expect(help).toBeHidden();
  }
  await control.keyboard.press('?');
  await expect(help.getByRole('region', { name: 'What a key does wherever it is used' })).toContainText(
    'do it for all that wait, at once',
  );
  await help.getByText('Your part: Game Control').click();
  await expect(help).toContainText('You keep the hall moving');
  await help.getByRole('textbox', { name: 'Find a key, a rule or a word' }).fill('cab rank');
  await expect(help.getByRole('region', { name: 'Words of the game and of the console' })).toContainText(
    'like taxis in a rank',
  );
  await expect(keysOfDesk).toBeHidden();
});

test('an officer has his card and the words of the game one key away, at any width', async ({ asPlayer }) => {
  const wessex = await asPlayer(field, '43 Wessex');
  await expect(
    wessex.getByText(/^Your first troops are expected on the morning of 19 September: South map edge/),
  ).toBeVisible();
  const card = wessex.getByRole('dialog', { name: 'Commander' });
  await wessex.keyboard.press('?');
  await expect(card).toContainText('You command the formation');
  await expect(card).toContainText('Aircraft that wait in the air, like taxis in a rank');
  await expect(card).toContainText('take the pencil for a mark, an arrow, a boundary or a note');
  await wessex.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await wessex.setViewportSize({ width: 375, height: 740 });
  await wessex.getByRole('button', { name: 'My card' }).click();
  await expect(card.getByText('You command the formation')).toBeInViewport();
  await card.getByRole('button', { name: 'Close' }).click();
});
