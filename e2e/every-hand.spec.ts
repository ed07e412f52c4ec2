import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { listens } from './fixtures/ears';
import { chooses, finds, presses, writes } from './fixtures/keyboard';
import { layoutFaults } from './fixtures/laid-out';
import { isSaved, rowOf } from './fixtures/player';

/** A turn as a player and as Map Control: by who has no single keys, by who hears the page, and by who needs it larger. */

const field = givenScenario('arnhem-bridge');

const team = '9 SS-Pz Hohenstaufen';
const order = { unit: '9 SS-PzJg', words: 'Go to Velp.', action: 'Move', posture: 'Tact' };

const onRail = (control: Page, desk: string): Locator =>
  control.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: new RegExp(`^${desk}\\b`) });
const sheetOf = (control: Page): Locator =>
  control.getByRole('navigation', { name: 'Order sheets' }).getByRole('link', { name: new RegExp(`^${team}`) });
const nextPhase = (control: Page, phase: string): Locator =>
  control.getByRole('button', { name: new RegExp(`^Next phase: ${phase}`) });
const inHand = (control: Page): Locator =>
  control
    .getByRole('complementary', { name: 'Units and movement' })
    .getByRole('region', { name: 'Artillery Group Harzer' });
const moves = (control: Page): Locator => control.getByRole('region', { name: 'Movement list' });

type Press = (button: Locator) => Promise<unknown>;

/** Moves the turn on at the board, although a team has not handed in. */
async function goesOn(control: Page, press: Press, [phase, after]: readonly [string, string]): Promise<void> {
  await press(nextPhase(control, phase));
  const allTheSame = control.getByRole('button', { name: `Go on to ${phase.toLowerCase()} all the same` });
  await expect(allTheSame.or(nextPhase(control, after))).toBeVisible();
  if (await allTheSame.isVisible()) await press(allTheSame);
  await expect(nextPhase(control, after)).toBeVisible();
}
const toCollection = ['Collection', 'Movement'] as const;
const toMovement = ['Movement', 'Combat'] as const;

/** Says in the card of one's own ways how single keys are heard, by Tab and arrows. */
async function setsKeys(page: Page, button: string, choice: string): Promise<void> {
  await presses(page, page.getByRole('button', { name: button }));
  const card = page.getByRole('dialog', {
    name: button.replace(/, (\w+)$/, ' and $1'),
  });
  await expect(card).toBeVisible();
  await chooses(page, card.getByRole('group', { name: 'Single keys' }), choice);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
}

test('by Tab, Enter and the palette: single keys are off, and then with Alt', async ({ asControl, asPlayer }) => {
  const harzer = await asPlayer(field, team);
  await test.step('a player writes two rows, removes one, confirms the other and hands in', async () => {
    await setsKeys(harzer, 'Text, light, sound', 'Off');
    await writes(harzer, harzer.getByRole('combobox', { name: 'Next unit' }), order.unit);
    await harzer.keyboard.press('Enter');
    const row = rowOf(harzer, 1);
    await writes(harzer, row.getByRole('textbox', { name: 'Orders' }), order.words);
    await chooses(harzer, row.getByRole('group', { name: /^Action/ }), order.action);
    await chooses(harzer, row.getByRole('group', { name: /^Movement/ }), order.posture);
    await presses(harzer, row.getByRole('button', { name: 'Confirm how row 1 is read' }));
    await writes(harzer, harzer.getByRole('combobox', { name: 'Next unit' }), '20 SS-PzGR');
    await harzer.keyboard.press('Enter');
    await presses(harzer, rowOf(harzer, 2).getByRole('button', { name: 'Remove row 2' }));
    await expect(rowOf(harzer, 2)).toBeHidden();
    await isSaved(harzer);
    await presses(harzer, harzer.getByRole('button', { name: /^Hand in/ }));
    await expect(harzer.getByText('Control has it', { exact: true })).toBeVisible();
  });

  const control = await asControl(field);
  await test.step('no single key is heard, shown or named', async () => {
    await setsKeys(control, 'Text, light, sound, keys', 'Off');
    await finds(control, 'Units');
    await expect(control.getByPlaceholder('Find a unit or formation', { exact: true })).toBeVisible();
    await expect(control.locator('kbd.is-single:visible')).toHaveCount(0);
    const single = await control
      .locator('[aria-keyshortcuts]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')!).filter((key) => key.length === 1));
    expect(single).toEqual([]);
  });

  await test.step('Control reads the sheet and accepts it', async () => {
    await finds(control, 'Board');
    await goesOn(control, (button) => presses(control, button), toCollection);
    await finds(control, 'Orders');
    await presses(control, sheetOf(control));
    await presses(control, control.getByRole('button', { name: /^Open the sheet/ }));
    await presses(control, control.getByRole('button', { name: /^Accept/ }));
    await expect(sheetOf(control)).toHaveAccessibleName(/accepted/);
  });

  await test.step('Map Control accepts what is proposed, and moves a counter of its own', async () => {
    await finds(control, 'Board');
    await goesOn(control, (button) => presses(control, button), toMovement);
    await finds(control, 'Map');
    await expect(moves(control).getByRole('status')).toHaveText('1 to move and 0 moved.');
    await presses(control, moves(control).getByRole('button', { name: /^Move\b/ }));
    await expect(moves(control).getByRole('status')).toContainText('0 to move');
    await presses(control, moves(control).getByRole('button', { name: /^Close/ }));
    await writes(control, control.getByRole('combobox', { name: 'Find unit, place or grid reference' }), 'Arty Harzer');
    await control.keyboard.press('Enter');
    await presses(control, inHand(control).getByRole('button', { name: /^Move to/ }));
    const dialog = control.getByRole('dialog');
    await writes(control, dialog.getByRole('textbox', { name: /^Grid reference/ }), '80.00 82.00');
    await presses(control, dialog.getByRole('button', { name: 'Move', exact: true }));
    await expect(inHand(control)).toContainText(/Moved.*km .* of the turn/);
  });

  await test.step('with Alt the same letters are heard', async () => {
    await setsKeys(control, 'Text, light, sound, keys', 'With Alt');
    await control.keyboard.press('u');
    await control.keyboard.press('Alt+u');
    await expect(control.getByPlaceholder('Find a unit or formation  Alt+/', { exact: true })).toBeVisible();
  });
});

test('by what a screen reader says', async ({ asControl, asPlayer }) => {
  const harzer = await asPlayer(field, team);
  const heard = await listens(harzer);
  await test.step('a player hears the list, the row, and what became of the sheet', async () => {
    const next = harzer.getByRole('combobox', { name: 'Next unit' });
    await next.pressSequentially(order.unit);
    await expect(harzer.getByRole('combobox', { name: 'Next unit', expanded: true })).toBeFocused();
    await expect(harzer.getByRole('option', { name: new RegExp(`^${order.unit}`) })).toBeVisible();
    await next.press('Enter');
    const row = harzer.getByRole('rowgroup', { name: 'Row 1', exact: true });
    await row.getByRole('textbox', { name: 'Orders' }).fill(order.words);
    for (const [group, word] of [
      [/^Action/, order.action],
      [/^Movement/, order.posture],
    ] as const) {
      const radio = row.getByRole('group', { name: group }).getByRole('radio', { name: word, exact: true });
      await radio.press('Space');
      await expect(radio).toBeChecked();
    }
    await row.getByRole('button', { name: 'Confirm how row 1 is read' }).press('Enter');
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Draft\. Not handed in\. Saved/));
    await harzer.getByRole('button', { name: /^Hand in/ }).press('Enter');
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Handed in .*Control has it/));
  });

  const control = await asControl(field);
  const said = await listens(control);
  await test.step('Control hears which sheet it reads, and its team that it is read', async () => {
    await goesOn(control, (button) => button.press('Enter'), toCollection);
    await onRail(control, 'Orders').press('Enter');
    await expect(onRail(control, 'Orders')).toHaveAttribute('aria-current', 'page');
    await expect(sheetOf(control)).toHaveAccessibleName(/handed in/);
    await sheetOf(control).press('Enter');
    await control.getByRole('button', { name: /^Open the sheet/ }).press('Enter');
    await expect.poll(heard).toContainEqual(expect.stringMatching(/Control is reading it/));
    await control.getByRole('button', { name: /^Accept/ }).press('Enter');
    await expect(sheetOf(control)).toHaveAccessibleName(/accepted/);
  });

  await test.step('Map Control hears what is to be moved, where to, and that it is moved', async () => {
    await onRail(control, 'Board').press('Enter');
    await goesOn(control, (button) => button.press('Enter'), toMovement);
    await onRail(control, 'Map').press('Enter');
    const list = moves(control);
    await expect(list.getByRole('status')).toHaveText('1 to move and 0 moved.');
    const card = list.getByRole('listitem').first();
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(card).toContainText(order.words);
    await list.getByRole('button', { name: /^Move\b/ }).press('Enter');
    await expect.poll(said).toContainEqual('0 to move and 1 moved.');
    await list.getByRole('button', { name: /^Close/ }).press('Enter');
    const find = control.getByRole('combobox', { name: 'Find unit, place or grid reference' });
    await find.fill('Arty Harzer');
    await find.press('Enter');
    await inHand(control)
      .getByRole('button', { name: /^Move to/ })
      .press('Enter');
    const dialog = control.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Grid reference/ }).fill('80.00 82.00');
    await expect.poll(said).toContainEqual(expect.stringMatching(/km.*of the turn/));
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(inHand(control)).toContainText(/Moved.*km .* of the turn/);
  });
});

test('at 200 % with larger words', async ({ asControl, asPlayer }) => {
  const isRight = async (page: Page, where: string) => expect.soft(await layoutFaults(page), where).toEqual([]);
  const isLarge = async (page: Page) => {
    await page.setViewportSize({ width: 683, height: 384 });
    await page.evaluate(() => {
      const seat = location.pathname.split('/')[2];
      localStorage.setItem(`opcom-text ${seat}`, 'larger');
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  };
  const harzer = await asPlayer(field, team);
  await isLarge(harzer);
  await test.step('a player writes a row as a card, and hands in', async () => {
    await harzer.getByRole('button', { name: 'Add a row' }).click();
    const unit = harzer.getByRole('combobox', { name: 'Unit or grouping' });
    await unit.fill(order.unit);
    await unit.press('Enter');
    await harzer.getByRole('textbox', { name: 'Orders' }).fill(order.words);
    for (const word of [order.action, order.posture]) await harzer.getByText(word, { exact: true }).click();
    await isRight(harzer, 'a row');
    await harzer.getByRole('button', { name: 'All rows' }).click();
    await isRight(harzer, 'all rows');
    await harzer.getByRole('button', { name: /^Hand in/ }).click();
    await expect(harzer.getByText('Control has it', { exact: true })).toBeVisible();
    await isRight(harzer, 'handed in');
  });

  const control = await asControl(field);
  await isLarge(control);
  await test.step('Control accepts the sheet', async () => {
    await goesOn(control, (button) => button.click(), toCollection);
    await onRail(control, 'Orders').click();
    await sheetOf(control).click();
    await control.getByRole('button', { name: /^Open the sheet/ }).click();
    await isRight(control, 'a sheet');
    await control.getByRole('button', { name: /^Accept/ }).click();
    await expect(control.getByRole('button', { name: /^Accept/ })).toBeHidden();
  });

  await test.step('Map Control moves by the list, and by the form', async () => {
    await onRail(control, 'Board').click();
    await goesOn(control, (button) => button.click(), toMovement);
    await onRail(control, 'Map').click();
    // Its button is called by what is in hand: the first row of the list, once it has come.
    await control.getByRole('complementary', { name: 'Units and movement' }).getByRole('button').first().click();
    await isRight(control, 'the movement list');
    await moves(control)
      .getByRole('button', { name: /^Move\b/ })
      .click();
    await expect(moves(control).getByRole('status')).toContainText('0 to move');
  });
});
