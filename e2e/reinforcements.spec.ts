import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { endsTurn, goesTo } from './fixtures/control';

/**
 * §4 step 4: reinforcements get their places by mouse, keyboard and finger; a column comes on in one act (§7: size points
 * are km of road); what speaks against it is overruled with a reason; a team hears of it when it is told, and not before.
 */
const field = givenScenario('market-garden');
/** A unit on the board. */
const row = (control: Page, unit: string): Locator =>
  control.getByRole('region', { name: 'Reinforcements' }).getByRole('listitem').filter({ hasText: unit }).last();
const inHand = (control: Page): Locator => control.getByRole('region', { name: 'In hand' });
const places = (control: Page): Locator =>
  inHand(control).getByRole('textbox', { name: 'Grid reference, town or crossing' });

/** The middle of what is drawn of an entry place, on the screen. */
async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chosenEntry = (control: Page): Locator =>
  control.getByRole('application', { name: 'Map of the entry places' }).locator('.entry-place .way-in').first();

test('reinforcements are placed by mouse, keyboard and finger, told to their team, and come on with the turn', async ({
  asControl,
  asPlayer,
  browser,
}) => {
  const control = await asControl(field, 'Game Control');
  const corps = await asPlayer(field, 'XXX Corps');
  await goesTo(control, 'Arrivals');
  const way = control.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: /^Arrivals/ });
  const before = Number(/\d+/.exec((await way.getAttribute('aria-label'))!)![0]);

  await test.step('by mouse: a counter is dragged from the list onto the map', async () => {
    await expect(row(control, 'XXX Corps Troops RE')).toContainText('not placed');
    const grip = row(control, 'XXX Corps Troops RE').locator('[data-grip]');
    await expect(chosenEntry(control)).toBeVisible();
    const from = await middleOf(grip);
    const to = await middleOf(chosenEntry(control));
    await control.mouse.move(from.x, from.y);
    await control.mouse.down();
    await control.mouse.move(to.x - 40, to.y - 30, { steps: 6 });
    await control.mouse.move(to.x, to.y - 20, { steps: 3 });
    await control.mouse.up();
    await expect(row(control, 'XXX Corps Troops RE')).not.toContainText('not placed');
    await expect(way).toHaveAccessibleName(`Arrivals, ${before - 1} to place`);
  });

  await test.step('let go beside the map it stays where it was', async () => {
    const grip = row(control, '1 Bridging Column').locator('[data-grip]');
    const from = await middleOf(grip);
    await control.mouse.move(from.x, from.y);
    await control.mouse.down();
    await control.mouse.move(from.x + 60, from.y + 40, { steps: 5 });
    await control.mouse.up();
    await expect(row(control, '1 Bridging Column')).toContainText('not placed');
  });

  await test.step('by keyboard: taken in hand with Space, its place typed after G', async () => {
    await control.getByRole('checkbox', { name: '1 Bridging Column RASC (Bailey) in hand' }).focus();
    await control.keyboard.press('Space');
    await expect(inHand(control)).toContainText('takes up 12 km of road');
    await control.keyboard.press('g');
    await expect(places(control)).toBeFocused();
    await control.keyboard.type('385 875');
    await expect(inHand(control)).toContainText(/385 875: 1\.\d km from South map edge, Hechtel road/);
    await control.keyboard.press('Enter');
    await expect(inHand(control)).toBeHidden();
    await expect(row(control, '1 Bridging Column')).toContainText('385 875');
  });

  await test.step('§7: a formation is placed as a column in one act, head first, by the name of a town', async () => {
    await control.getByRole('button', { name: 'Boxtel: all in hand' }).click();
    await expect(inHand(control)).toContainText('19 km of road');
    await places(control).fill('Boxtel');
    await inHand(control).getByRole('button', { name: 'Place the column' }).click();
    await expect(inHand(control)).toBeHidden();
    await expect(control.getByRole('region', { name: 'Boxtel' }).getByText('not placed')).toHaveCount(0);
  });

  await test.step('beyond the range of its entry place a unit comes on only with a reason', async () => {
    await control.getByRole('region', { name: 'Best' }).getByRole('checkbox').first().check();
    await places(control).fill('Eindhoven');
    await inHand(control).getByRole('button', { name: 'Place', exact: true }).click();
    await expect(inHand(control).getByRole('alert')).toContainText(/from Best; the range is 2 km/);
    await expect(inHand(control).getByRole('button', { name: 'Overrule' })).toBeDisabled();
    await inHand(control)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('They came down the railway.');
    await inHand(control).getByRole('button', { name: 'Overrule' }).click();
    await expect(control.getByRole('region', { name: 'Best' })).toContainText('as you ruled');
  });

  await test.step('by finger, on a phone: dragged from the list onto the map above it', async () => {
    const context = await browser.newContext({
      baseURL: field.address,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const phone = await context.newPage();
    await sitsDown(phone, await field.codeFor({ control: 'Map Control' }));
    await goesTo(phone, 'Arrivals');
    const unit = phone.getByRole('region', { name: 'Arnhem', exact: true }).getByRole('listitem').first();
    await unit.scrollIntoViewIfNeeded();
    await expect(unit).toContainText('not placed');
    await unit.getByRole('checkbox').tap();
    await expect(inHand(phone)).toBeVisible();
    await inHand(phone)
      .getByRole('button', { name: /^Put down/ })
      .tap();
    await unit.scrollIntoViewIfNeeded();
    const from = await middleOf(unit.locator('[data-grip]'));
    const ground = (await phone.getByRole('application', { name: 'Map of the entry places' }).boundingBox())!;
    // Taken in hand, its entry place came into the middle of the map.
    const to = { x: ground.x + ground.width / 2, y: ground.y + ground.height / 2 };
    const fingers = await context.newCDPSession(phone);
    const touch = (type: string, at?: { x: number; y: number }) =>
      fingers.send('Input.dispatchTouchEvent', { type: type as never, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    for (const share of [0.2, 0.5, 0.8, 1])
      await touch('touchMove', { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    await touch('touchEnd');
    await expect(unit).not.toContainText('not placed');
    await context.close();
  });

  await test.step('a team hears of none of it until it is told what to expect', async () => {
    await expect(corps.getByText('Reinforcements expected')).toHaveCount(0);
    await control.getByRole('button', { name: 'Tell the teams…' }).click();
    const dialog = control.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Team' }).selectOption('XXX Corps');
    await dialog.getByRole('spinbutton', { name: 'Up to turn' }).fill('3');
    await dialog.getByRole('button', { name: 'Tell', exact: true }).click();
    await expect(dialog).toBeHidden();
    await corps.getByText('Reinforcements expected').click();
    const list = corps.getByRole('list', { name: 'Reinforcements expected' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('1 Bridging Column RASC (Bailey)');
    await expect(list).not.toContainText('385 875');
  });

  await test.step('put back by a turn with a reason, it is due then', async () => {
    await control.getByRole('region', { name: 'Dieren' }).getByRole('checkbox').first().check();
    await inHand(control).getByText('Another turn, another entry place, the off-map box').click();
    await expect(inHand(control).getByRole('button', { name: 'Put back' })).toBeDisabled();
    await inHand(control)
      .getByRole('textbox', { name: /^Reason/ })
      .fill('No petrol.');
    await inHand(control).getByRole('button', { name: 'Put back' }).click();
    await expect(inHand(control)).toBeHidden();
    await expect(control.getByRole('region', { name: 'Dieren' })).toContainText('turn 4');
  });

  await test.step('a unit is added in the off-map box, with a clear word where the form is wrong', async () => {
    await control.getByRole('button', { name: 'Add a new unit…' }).click();
    const dialog = control.getByRole('dialog', { name: 'Add a new unit' });
    await dialog.getByRole('combobox', { name: 'Team' }).selectOption('KG Walther');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Alarm Company Best');
    await dialog.getByRole('textbox', { name: 'On the counter' }).fill('Alarm Best');
    await dialog.getByRole('combobox', { name: 'Formation' }).fill('KG Walther');
    await dialog.getByRole('textbox', { name: 'Status profile' }).fill('2-4-0');
    await dialog.getByRole('spinbutton', { name: 'Size points' }).fill('2');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The clerks were given rifles.');
    await dialog.getByRole('button', { name: 'Add the unit', exact: true }).click();
    await expect(dialog).toContainText('rises from 2 to 4');
    await dialog.getByRole('textbox', { name: 'Status profile' }).fill('2-1-0');
    await dialog.getByRole('combobox', { name: 'Arm' }).selectOption('Anti-aircraft');
    await dialog.getByRole('button', { name: 'Add the unit', exact: true }).click();
    await expect(dialog).toContainText('Anti-aircraft artillery fires flak');
    await dialog.getByRole('combobox', { name: 'Flak' }).selectOption('Light');
    await dialog.getByRole('button', { name: 'Add the unit', exact: true }).click();
    await expect(dialog).toBeHidden();
    const box = control.getByRole('region', { name: 'Off-map box' });
    await expect(box).toContainText('Alarm Company Best');
    await box.getByRole('textbox', { name: 'Why Alarm Company Best comes back' }).fill('They are ready.');
    await box.getByRole('button', { name: 'Bring Alarm Company Best back' }).click();
    await expect(box).toContainText('Nothing is in it.');
    await expect(row(control, 'Alarm Company Best')).toContainText('not placed');
  });

  await test.step('a unit is taken off the map into the box', async () => {
    const box = control.getByRole('region', { name: 'Off-map box' });
    await box.getByRole('combobox', { name: 'Unit on the map' }).fill('2 HCR');
    await control.getByRole('option', { name: /^2 HCR/ }).click();
    await box.getByRole('textbox', { name: 'Reason' }).fill('Withdrawn to refit.');
    await box.getByRole('button', { name: 'Take it off the map' }).click();
    await expect(box.getByRole('listitem')).toContainText('2 Household Cavalry Regt');
  });

  await test.step('the airborne lifts are on the board, and wait for Air Control', async () => {
    const lifts = control.getByRole('region', { name: 'Airborne lifts' });
    await expect(lifts).toContainText('DZ Y');
    await expect(lifts.getByText('not ordered').first()).toBeVisible();
  });

  await test.step('with the turn they come on: the team finds its counters there, and expects them no longer', async () => {
    await endsTurn(control, 2, 'The test goes on.');
    await expect(corps.getByText('Game turn No. 3')).toBeVisible();
    await expect(corps.getByText('Reinforcements expected')).toHaveCount(0);
    await goesTo(control, 'Ledger');
    await expect(control.getByRole('table', { name: 'Ledger entries' })).toContainText('No petrol.');
  });
});
