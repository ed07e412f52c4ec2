import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, looksAgain, test } from './fixtures';
import { closesGrouping, closesMovement, goesTo, movesOnTo, opensCombat } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';

/** Two umpires and one card: in one hand, free again when the hand is gone, taken over with a word, written once. */

const field = givenScenario('arnhem-bridge');
const hand = (page: Page): Locator => page.getByRole('group', { name: 'Who has taken it' });
const work = (page: Page): Locator => page.getByRole('complementary', { name: 'My open work' });
const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(words);

async function makesSeat(control: Page, label: string): Promise<void> {
  await goesTo(control, 'Seats');
  await control.getByRole('button', { name: /^New seat/ }).click();
  const dialog = control.getByRole('dialog', { name: 'New seat' });
  await dialog.getByRole('combobox', { name: 'Kind of seat' }).selectOption('control');
  await dialog.getByRole('textbox', { name: 'Name of the seat' }).fill(label);
  await dialog.getByRole('button', { name: 'Make the seat' }).click();
  await expect(dialog).toBeHidden();
  await control.reload();
  // A page that is still coming in has parts twice; the table it shows has them once.
  await expect(control.getByRole('table', { name: 'Seats: Control' }).getByText(label, { exact: true })).toBeVisible();
}

/** The combat of the bridge is grouped, and the grouping is closed. */
async function groupsTheBridge(control: Page): Promise<void> {
  await movesOnTo(control, 'Collection');
  await movesOnTo(control, 'Movement');
  await closesMovement(control);
  await movesOnTo(control, 'Combat');
  await goesTo(control, 'Combats');
  await control.getByRole('button', { name: /^Group 20 SS-PzGR/ }).click();
  const form = control.getByRole('form', { name: 'Grouping of C1' });
  await form.getByRole('textbox', { name: 'Name of the combat' }).fill('Oosterbeek');
  await form.getByRole('button', { name: 'Save grouping' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await closesGrouping(control);
}

const resolves = (page: Page) => page.getByRole('button', { name: /^Resolve/ }).click();

// In `npm test` without a browser: claims/claims.db.test.ts and claims/counter-claims.db.test.ts.
test('one card, one umpire: leases, taking over, handing over, and two at the same instant', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  let anna = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the houses.', action: 'Hold' }]);
  await handsIn(frost);
  await givesOrders(harzer, [{ units: '20 SS-PzGR', orders: 'Take the north end.', action: 'Attack' }]);
  await handsIn(harzer);
  await makesSeat(anna, 'Ben');
  const ben = await asControl(field, 'Ben');
  await groupsTheBridge(anna);

  await test.step('what was worked on is taken by the one who did; all of Control sees it, and the lease run', async () => {
    await expect(hand(anna)).toContainText('You have taken this');
    await goesTo(ben, 'Board');
    const grouped = ben.getByRole('region', { name: 'Grouped' });
    await expect(grouped.getByRole('link', { name: /C1 Oosterbeek/ })).toContainText('Control');
    await expect(ben.getByRole('region', { name: 'What the turn waits for' })).toContainText(
      'one combat to be ruled on: C1 Oosterbeek, with Control',
    );
    await goesTo(ben, 'Combats');
    await expect(ben.getByRole('list', { name: 'Grouped combats' })).toContainText('taken by Control');
    await expect(anna.getByRole('list', { name: 'Grouped combats' })).toContainText('taken by you');
    await opensCombat(ben, 1);
    await expect(hand(ben)).toContainText(/Taken by Control.*\d+ s/);
  });

  await test.step('another who writes on it is refused, reads why, and nothing is written', async () => {
    await resolves(ben);
    await expect(said(ben, /^Control took C1 Oosterbeek .* ago\. Take it over, and say why\./)).toBeVisible();
    await expect(ben.getByRole('region', { name: 'Verdict' })).toBeHidden();
  });

  await test.step('her laptop dies: the card is free again', async () => {
    await anna.context().close();
    await field.agesHolds(46);
    await looksAgain(ben);
    await expect(hand(ben)).toContainText('Nobody has taken this');
    await hand(ben).getByRole('button', { name: 'Take it' }).click();
    await expect(hand(ben)).toContainText('You have taken this');
  });

  await test.step('taken over with a reason, and the one who had it is told and has understood', async () => {
    anna = await asControl(field, 'Control');
    await goesTo(anna, 'Combats');
    await opensCombat(anna, 1);
    await expect(hand(anna)).toContainText('Taken by Ben');
    await hand(anna)
      .getByRole('button', { name: /^Take over…/ })
      .click();
    await hand(anna).getByRole('textbox', { name: 'Why you take it over' }).fill('You are wanted at the map.');
    await hand(anna).getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(hand(anna)).toContainText('You have taken this');
    await expect(said(ben, 'Control has taken over C1 Oosterbeek.')).toBeVisible();
    await expect(hand(ben)).toContainText('Taken by Control');
    await ben.getByRole('button', { name: 'My work, 1 to acknowledge' }).click();
    const told = work(ben).getByRole('region', { name: 'Written to you' });
    await expect(told).toContainText('“You are wanted at the map.”');
    await told.getByRole('button', { name: 'Understood' }).click();
    await expect(told).toBeHidden();
    await ben.getByRole('button', { name: 'My work', exact: true }).click();
    await expect(work(ben)).toBeHidden();
  });

  await test.step('handed over with a word: it is in his hand once he has understood', async () => {
    await goesTo(anna, 'Board');
    await anna.keyboard.press('w');
    await expect(work(anna).getByRole('region', { name: 'Taken by you' })).toContainText('C1 Oosterbeek');
    await work(anna)
      .getByRole('button', { name: /^Hand over/ })
      .click();
    await work(anna).getByRole('combobox', { name: 'To' }).selectOption('Ben');
    await work(anna).getByRole('checkbox', { name: 'C1 Oosterbeek' }).check();
    await work(anna).getByRole('textbox', { name: 'A word with it' }).fill('All lines are seen through.');
    await work(anna).getByRole('button', { name: 'Hand over', exact: true }).click();
    await expect(work(anna).getByRole('region', { name: 'Not acknowledged yet' })).toContainText('C1 Oosterbeek');
    await ben.getByRole('button', { name: 'My work, 1 to acknowledge' }).click();
    await expect(work(ben)).toContainText('Control hands over C1 Oosterbeek.');
    await work(ben).getByRole('button', { name: 'Understood' }).click();
    await expect(hand(ben)).toContainText('You have taken this');
    await expect(work(anna).getByRole('region', { name: 'Not acknowledged yet' })).toBeHidden();
    await hand(ben).getByRole('button', { name: 'Release my claim' }).click();
    await expect(hand(ben)).toContainText('Nobody has taken this');
  });

  await test.step('two resolve it at the same instant: one die falls, the other is told and sees the result', async () => {
    await anna.keyboard.press('Escape');
    await goesTo(anna, 'Combats');
    await opensCombat(anna, 1);
    await Promise.all([resolves(anna), resolves(ben)]);
    for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
    const verdicts = await Promise.all(
      [anna, ben].map((page) => page.getByRole('region', { name: 'Verdict' }).getByRole('heading').first().innerText()),
    );
    expect(verdicts[0]).toBe(verdicts[1]);
    const refusal = /has been resolved: its dice have fallen and stand|took C1 Oosterbeek/;
    await expect
      .poll(() => Promise.all([anna, ben].map((page) => said(page, refusal).last().isVisible())), 'one is told')
      .toContain(true);
    const hands = () => Promise.all([anna, ben].map((page) => hand(page).innerText()));
    await expect
      .poll(async () => (await hands()).filter((words) => words.includes('You have taken this')), 'it is in one hand')
      .toHaveLength(1);
  });

  await test.step('the tray of reports says in whose hand a report is', async () => {
    const opensReports = async (page: Page) => {
      await goesTo(page, 'Reports');
      await expect(page.getByRole('heading', { name: 'Reports of turn 5' })).toBeVisible();
    };
    const name = /^1 Airborne/;
    const row = (page: Page) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name }) });
    await opensReports(anna);
    await expect(row(anna)).not.toContainText('taken by');
    await opensReports(ben);
    await row(ben).getByRole('link', { name }).click();
    await hand(ben).getByRole('button', { name: 'Take it' }).click();
    await expect(hand(ben)).toContainText('You have taken this');
    await expect(row(anna)).toContainText('taken by Ben');
    await opensReports(ben);
    await expect(row(ben)).toContainText('taken by you');
  });

  await test.step('the tray of orders says in whose hand a sheet is', async () => {
    const sheet = (page: Page) =>
      page
        .getByRole('navigation', { name: 'Order sheets' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^1 Airborne/ }) });
    await goesTo(anna, 'Orders');
    await goesTo(ben, 'Orders');
    await expect(sheet(anna)).not.toContainText('taken by');
    await sheet(ben).getByRole('link').click();
    await hand(ben).getByRole('button', { name: 'Take it' }).click();
    await expect(sheet(ben)).toContainText('taken by you');
    await expect(sheet(anna)).toContainText('taken by Ben');
  });
});
