import type { Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { accepts, opensSheet } from './fixtures/control';
import { givesOrders, handsIn, isSaved, reportOn } from './fixtures/player';
import { cardsOn, qrCodesOf } from './fixtures/seat-cards';

const field = givenScenario('arnhem-bridge', { isLobby: true });

const waits = (control: Page) => control.getByRole('region', { name: 'What the turn waits for' });

/** At the board: what the turn waits for now, in its own words. */
async function boardSays(control: Page, words: string | RegExp): Promise<void> {
  await control.keyboard.press('b');
  await expect(waits(control)).toContainText(words);
}

/** N goes on, and nothing is asked. */
async function goesOn(control: Page, to: string): Promise<void> {
  await control.keyboard.press('n');
  await expect(control.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current]')).toContainText(to);
}

test('the first evening: cards on paper, seats by their QR codes, begin, and a turn by what the board says', async ({
  asControl,
  asStranger,
}) => {
  const control = await asControl(field);
  const [frost, harzer] = await Promise.all([asStranger(field), asStranger(field)]);

  await test.step('the cards are printed, and two commanders sit down by theirs', async () => {
    await boardSays(control, 'The game has not begun: six seats of 7 are not taken yet.');
    await control.keyboard.press('Enter');
    await control.getByRole('button', { name: 'Cards…' }).click();
    await control.getByRole('button', { name: 'Make 6 cards' }).click();
    await expect(cardsOn(control).getByRole('listitem')).toHaveCount(6);
    const links = await qrCodesOf(control, ['1 Airborne, Commander', '9 SS-Pz Hohenstaufen, Commander']);
    const [ofFrost = '', ofHarzer = ''] = links.map((link) => new URL(link).pathname.replace('/join/', ''));
    await Promise.all([sitsDown(frost, ofFrost), sitsDown(harzer, ofHarzer)]);
    await cardsOn(control).getByRole('button', { name: 'Done' }).click();
    await expect(control.getByText('3 of 7 have come')).toBeVisible();
  });

  await test.step('in the lobby a sheet is drafted; then the game begins', async () => {
    await expect(frost.getByText('once the game begins')).toBeVisible();
    await givesOrders(frost, [
      { units: '2 Para', orders: 'Hold the houses at the bridge.', action: 'Hold', standFast: true },
      { units: '1 AL AT Bty', orders: 'Stop what comes up the ramp.', action: 'Hold', standFast: true },
    ]);
    await isSaved(frost);
    await boardSays(control, 'four seats of 7 are not taken yet.');
    await control.keyboard.press('n');
    const asks = control.getByRole('dialog', { name: 'Begin the game?' });
    await expect(asks.getByRole('list', { name: 'Before it begins' })).toContainText('empty seat');
    await asks.getByRole('button', { name: 'Begin the game' }).click();
    await expect(waits(control)).toContainText('The turn waits for two order sheets');
  });

  await test.step('both sheets are handed in and accepted', async () => {
    await expect(frost.getByText('once the game begins')).toBeHidden();
    await handsIn(frost);
    await givesOrders(harzer, [
      { units: '20 SS-PzGR', orders: 'Take the north end.', action: 'Attack', support: ['Arty Harzer'] },
      { units: 'HQ 9 SS Pz', orders: 'Open the headquarters at Velp.', action: 'Move', posture: 'Non-Tact' },
    ]);
    await handsIn(harzer);
    await boardSays(control, 'No team owes an order sheet.');
    await goesOn(control, 'Collection');
    await expect(waits(control)).toContainText('The turn waits for two order sheets to be accepted, the oldest from');
    for (const team of ['1 Airborne', '9 SS-Pz Hohenstaufen']) {
      await opensSheet(control, team);
      await accepts(control, team);
    }
    await boardSays(control, 'Every order sheet is accepted.');
  });

  await test.step('movement by its list: Enter moves, and closes it when nothing is left', async () => {
    await goesOn(control, 'Movement');
    await expect(waits(control)).toContainText('The turn waits for one row of orders to be moved.');
    await control.keyboard.press('m');
    const list = control.getByRole('region', { name: 'Movement list' });
    await expect(list.locator('li[aria-current]')).toContainText('To Velp');
    await control.keyboard.press('Enter');
    await expect(list.getByRole('status')).toContainText('0 to move');
    await control.keyboard.press('Enter');
    await control.getByRole('dialog').getByRole('button', { name: 'Close movement' }).click();
    await expect(control.getByText(/^Movement closed at/)).toBeVisible();
    await boardSays(control, 'Movement is closed and every team has its places.');
  });

  await test.step('the combat is grouped as it is proposed, and ruled on', async () => {
    await goesOn(control, 'Combat');
    await expect(waits(control)).toContainText('The turn waits for the combats to be grouped');
    await control.keyboard.press('Enter');
    await control.getByRole('button', { name: /^Group 20 SS-PzGR against 2 Para/ }).click();
    await expect(control.getByRole('form', { name: 'Grouping of C1' })).toBeVisible();
    await boardSays(control, 'The turn waits for the grouping to be closed: one combat is grouped.');
    await control.keyboard.press('Enter');
    // B is pressed while the press is still on its way, with the button in hand.
    await control.getByRole('button', { name: 'Close grouping' }).click();
    await boardSays(control, 'The turn waits for one combat to be ruled on: C1');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('form', { name: 'Die', exact: true })).toBeVisible();
    for (const key of ['d', '3', 'Enter']) await control.keyboard.press(key);
    await expect(control.getByRole('region', { name: 'Verdict' })).toBeVisible();
    await control.keyboard.press('a');
    await expect(control.getByText('Accepted as found.')).toBeVisible();
    await boardSays(control, 'Every combat is ruled on.');
  });

  await test.step('reports are drafted and released at once, and read', async () => {
    await goesOn(control, 'Briefing');
    await expect(waits(control)).toContainText('The turn waits for two reports to be drafted');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('heading', { name: 'Reports of turn 5' })).toBeVisible();
    await control.keyboard.press('y');
    await expect(control.getByRole('button', { name: 'Release 2' })).toBeVisible();
    await control.keyboard.press('Control+Enter');
    await expect(reportOn(frost)).toContainText('9 SS Pz Div');
    await expect(reportOn(harzer)).toContainText('1 Airborne Div');
    await expect(reportOn(frost)).not.toContainText(/status|step|margin|success/i);
    await boardSays(control, 'Every team has its report.');
  });

  await test.step('the turn ends, and both begin the night', async () => {
    await goesOn(control, 'Reinforcements');
    await expect(waits(control)).toContainText('Every unit due has been placed. The turn can end.');
    await control.keyboard.press('n');
    await expect(control.getByRole('banner')).toContainText('Turn 6');
    await expect(waits(control)).toContainText('The turn waits for two order sheets');
    for (const desk of [frost, harzer]) await expect(desk.getByText('Game turn No. 6')).toBeVisible();
  });
});
