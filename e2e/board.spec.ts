import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, hasSeveralUmpires, inTray, movesOnTo } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';

const field = givenScenario('arnhem-bridge');
const lane = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const neck = (page: Page): Locator => page.getByRole('region', { name: 'What the turn waits for' });

test('the board: cards from lane to lane, live, by keys alone, with filters in the address', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');

  await hasSeveralUmpires(control);
  await test.step('five lanes, and sheets that are still to come', async () => {
    await goesTo(control, 'Board');
    for (const name of ['In', 'Checked', 'Grouped', 'Resolved', 'Told'])
      await expect(lane(control, name)).toBeVisible();
    await expect(neck(control)).toContainText('The turn waits for two order sheets');
    await expect(lane(control, 'In').getByRole('link', { name: /1 Airborne/ })).toContainText('not begun');
  });

  await test.step('handed in, a sheet waits for Control, with its age, taken by nobody', async () => {
    await givesOrders(harzer, [{ units: '20 SS-PzGR', orders: 'Take the north end.', action: 'Attack' }]);
    await handsIn(harzer);
    const card = lane(control, 'In').getByRole('link', { name: /^Order sheet: 9 SS-Pz/ });
    await expect(card).toContainText(/\d:\d\d/);
    await expect(card).toContainText('not taken');
    await expect(card).toContainText('Nobody has opened it.');
  });

  await test.step('what the orders are at odds about is a card; asked about, it is a query; let stand, it is entered', async () => {
    // 2 Para held the turn before: it has not prepared to attack (§9 Combat Assumptions).
    await givesOrders(frost, [{ units: '2 Para', orders: 'Clear the ramp.', action: 'Attack' }]);
    await handsIn(frost);
    const conflicts = lane(control, 'In').getByRole('link', { name: /^Conflict: Attack without preparation/ });
    await expect(conflicts).toHaveCount(1);
    await goesTo(control, 'Orders');
    const card = control.getByRole('article', { name: /^Attack without preparation/ });
    await expect(card).toContainText('“Row 1 attacks without having prepared.');
    await card.getByRole('button', { name: 'Send the query now' }).click();
    await expect(
      frost
        .getByText(/attacks without having prepared. Do you attack all the same/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await goesTo(control, 'Board');
    await expect(conflicts).toHaveCount(0);
    await expect(lane(control, 'In').getByRole('link', { name: /^Query: 1 Airborne, row 1/ })).toContainText(
      'Not answered.',
    );
    await goesTo(control, 'Orders');
    await card.getByRole('button', { name: 'Let it stand' }).click();
    await expect(control.getByText(/^Let stand by Control/)).toBeVisible();
    await goesTo(control, 'Board');
  });

  await test.step('what is shown is chosen, and stands in the address', async () => {
    const filter = control.getByRole('region', { name: 'Cards shown' });
    await filter.getByRole('combobox', { name: 'Team' }).selectOption('9 SS-Pz Hohenstaufen');
    await expect(control).toHaveURL(/\?team=9-ss-panzer$/);
    await expect(lane(control, 'In').getByRole('link', { name: /1 Airborne/ })).toHaveCount(0);
    await control.reload();
    await expect(lane(control, 'In').getByRole('link', { name: /^Order sheet: 9 SS-Pz/ })).toBeVisible();
    await expect(lane(control, 'In').getByRole('link', { name: /1 Airborne/ })).toHaveCount(0);
    await filter.getByRole('button', { name: /^All/ }).click();
    await expect(lane(control, 'In').getByRole('link', { name: /^Order sheet: 1 Airborne/ })).toBeVisible();
  });

  await test.step('by keys: the one key that solves it opens the worst card and takes it; accepted, it changes lanes', async () => {
    await movesOnTo(control, 'Collection');
    await expect(neck(control)).toContainText(/order sheets? to be accepted/);
    await control.locator('main').focus();
    await control.keyboard.press('Enter');
    await expect(control).toHaveURL(/\/orders\/9-ss-panzer/);
    await expect(control.getByRole('group', { name: 'Who has taken it' })).toContainText('You have taken this');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await control.keyboard.press('a');
    await expect(control.getByRole('group', { name: 'Who has taken it' })).toContainText('Nobody has taken this');
    await control.keyboard.press('b');
    await expect(lane(control, 'Checked').getByRole('link', { name: /9 SS-Pz/ })).toBeVisible();
    await control.keyboard.press('j');
    await control.keyboard.press('ArrowRight');
    await expect(lane(control, 'Checked').getByRole('link', { name: /9 SS-Pz/ })).toBeFocused();
    await control.keyboard.press('w');
    await expect(control.getByRole('complementary', { name: 'My open work' })).toBeVisible();
    await control.keyboard.press('Escape');
  });

  await test.step('on a phone the lanes lie under each other, and nothing runs out of the screen', async () => {
    await control.setViewportSize({ width: 390, height: 844 });
    const wide = await control.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(wide).toBeLessThanOrEqual(1);
  });
});

test('a button does not move when the last sheet comes in: nothing is pulled from under a hand', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const teams = await Promise.all([asPlayer(field, '1 Airborne'), asPlayer(field, '9 SS-Pz Hohenstaufen')]);
  const whereIs = async () => {
    const places = [];
    for (const width of [1366, 1760]) {
      await control.setViewportSize({ width, height: 900 });
      for (const name of [/^Stop the clock/, /^Next phase/, /^Other phases/])
        places.push(await neck(control).getByRole('button', { name }).boundingBox());
    }
    return places;
  };
  await goesTo(control, 'Board');
  await expect(neck(control)).toContainText('The turn waits for two order sheets');
  const before = await whereIs();
  const rows = [
    { units: '2 Para', orders: 'Hold the ramp.', action: 'Hold' as const },
    { units: '20 SS-PzGR', orders: 'Hold the north end.', action: 'Hold' as const },
  ];
  for (const [i, desk] of teams.entries()) {
    await givesOrders(desk, [rows[i]!]);
    await handsIn(desk);
  }
  await expect(neck(control)).toContainText('No team owes an order sheet.');
  expect(await whereIs()).toEqual(before);

  await test.step('read and accepted, one sheet leads to the next, and the last to the next phase', async () => {
    await movesOnTo(control, 'Collection');
    await goesTo(control, 'Orders');
    await inTray(control, '1 Airborne').click();
    for (const team of ['1 Airborne', '9 SS-Pz Hohenstaufen']) {
      await expect(control.getByRole('heading', { name: team, level: 2, exact: true })).toBeVisible();
      await expect(control.getByRole('button', { name: /^Open the sheet/ })).toBeFocused();
      await control.keyboard.press('Enter');
      await expect(control.getByRole('button', { name: /^Accept/ })).toBeVisible();
      await control.keyboard.press('a');
    }
    const offer = control.getByRole('region', { name: 'The phase is done' });
    await expect(offer).toContainText('Every order sheet is accepted.');
    await expect(offer.getByRole('button', { name: 'Next phase: Movement' })).toBeVisible();
    // What is pressed while an act is on its way is done after it.
    let letGo = () => {};
    const held = new Promise<void>((settle) => {
      letGo = settle;
    });
    await control.route('**/act', (route) => held.then(() => route.continue()));
    await control.keyboard.press('z');
    await control.keyboard.press('n');
    await expect(control.getByText('That is done next.')).toBeVisible();
    letGo();
    await expect(control.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current]')).toContainText(
      'Movement',
    );
    await expect(control.getByText(/^stands since/)).toBeVisible();
  });
});
