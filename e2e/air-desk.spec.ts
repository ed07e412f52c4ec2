import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { readsSheet } from './fixtures/garden-turn';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

/**
 * The air desk: every mission of §12 laid on by keyboard and by mouse, bombing areas of 2 by 2 km placed by typing, by a
 * click and by a drag, and guns a player orders to interdict (§9 Bombing/Interdiction) put on an area in one act.
 */
const field = givenScenario('market-garden');

const orders = (air: Page): Locator => air.getByRole('table', { name: 'Air orders of turn 2' });
const areas = (air: Page): Locator => air.getByRole('region', { name: 'Bombing areas' });
const next = (air: Page): Locator => air.getByRole('region', { name: 'To be resolved' });
const map = (air: Page): Locator => air.getByRole('application', { name: 'Air map' });

/** Takes a mission by its digit and a group by its name. */
async function takes(air: Page, digit: string, group: RegExp): Promise<Locator> {
  await air.getByRole('heading', { name: 'Air', exact: true }).click();
  await air.keyboard.press(digit);
  const form = air.getByRole('form', { name: 'New air order' });
  const groups = form.getByRole('combobox', { name: 'Group' });
  await groups.selectOption({ label: await groups.getByRole('option').filter({ hasText: group }).innerText() });
  return form;
}

test('guns ordered on a sheet, areas typed, clicked and dragged, and each mission laid on', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field, 'Game Control');
  const air = await asControl(field, 'Air Control');
  const guards = await asPlayer(field, 'Guards Armoured');

  await test.step('§9: a row with guns has a field for what they interdict, a row without has none', async () => {
    await givesOrders(guards, [
      { units: ['55 Field'], orders: 'Shell the road.', action: 'Hold' },
      { units: ['2 Irish Gds'], orders: 'Up the road.', action: 'Move' },
    ]);
    await rowOf(guards, 1).getByRole('textbox', { name: 'Guns to interdict at' }).fill('372 965');
    await isSaved(guards);
    await expect(rowOf(guards, 2).getByRole('textbox', { name: 'Guns to interdict at' })).toHaveCount(0);
    await handsIn(guards);
    await expect(guards.getByText('Interdict at 372 965').first()).toBeVisible();
    await readsSheet(control, 'Guards Armoured');
    await expect(control.getByText('interdict at 372 965')).toBeVisible();
  });

  await test.step('§9: Air Control puts the guns on an area in one act; they are one battalion, light', async () => {
    await areas(air).getByRole('button', { name: 'Place the area for 55 Field' }).click();
    await expect(areas(air)).toContainText('55 Field: 1 light');
    await expect(areas(air)).toContainText('372 965');
    await expect(areas(air).getByRole('button', { name: /^Place the area/ })).toHaveCount(0);
  });

  await test.step('an area is placed by keyboard alone; off the map it is refused, and nothing is kept', async () => {
    await air.getByRole('heading', { name: 'Air', exact: true }).click();
    await air.keyboard.press('8');
    const form = air.getByRole('form', { name: 'New bombing area' });
    await form.getByRole('textbox', { name: 'Called' }).fill('Bridge flak');
    await form.getByRole('textbox', { name: 'Its middle' }).fill('900.0 900.0');
    await form.getByRole('checkbox', { name: 'To suppress flak' }).check();
    await air.keyboard.press('Tab');
    await form.getByRole('textbox', { name: 'Its middle' }).press('Enter');
    await expect(form.getByText('This place is off the map.')).toBeVisible();
    await expect(areas(air).getByText('Bridge flak')).toHaveCount(0);
    await form.getByRole('textbox', { name: 'Its middle' }).fill('746 779');
    await expect(form.getByText(/^Inside:/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Its middle' }).press('Enter');
    await expect(areas(air).getByText('Bridge flak')).toBeVisible();
  });

  await test.step('it is dragged on the map, and stands where it was let go', async () => {
    await areas(air).getByRole('button', { name: 'Change Bridge flak' }).click();
    const form = air.getByRole('form', { name: 'Bombing area', exact: true });
    const grip = map(air).locator('[data-counter="area"]');
    await expect(grip).toBeVisible();
    const before = await form.getByRole('textbox', { name: 'Its middle' }).inputValue();
    const box = (await grip.boundingBox())!;
    await air.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await air.mouse.down();
    await air.mouse.move(box.x + 30, box.y + 10, { steps: 4 });
    await air.mouse.up();
    await expect(form.getByRole('textbox', { name: 'Its middle' })).not.toHaveValue(before);
    await form.getByRole('textbox', { name: 'Its middle' }).fill('746 779');
    await form.getByRole('button', { name: 'Change' }).click();
    await expect(form).toBeHidden();
    await expect(areas(air)).toContainText('746 779');
  });

  await test.step('§12b: Typhoons bomb it; the list of what is to be resolved has it open', async () => {
    const form = await takes(air, '3', /83 Group, Typhoon wings/);
    const area = form.getByRole('combobox', { name: 'Area' });
    await area.selectOption({ label: await area.getByRole('option').filter({ hasText: 'Bridge flak' }).innerText() });
    await form.getByRole('spinbutton', { name: 'Squadrons' }).fill('3');
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(orders(air).getByRole('row', { name: /^Bridge flak/ })).toContainText('3 squadrons');
    await expect(areas(air)).toContainText('83 Group, Typhoon wings: 3 medium');
    await expect(next(air).getByRole('listitem').filter({ hasText: 'Interdiction' })).toContainText('Bridge flak');
  });

  await test.step('§12e: air cover over a place clicked on the map; §12d: its bombers escorted', async () => {
    const cover = await takes(air, '6', /Jagdkorps, fighter Gruppen/);
    await expect(cover.getByRole('button', { name: 'Lay on' })).toBeDisabled();
    const box = (await map(air).boundingBox())!;
    await map(air).click({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(cover.getByRole('textbox', { name: 'Over' })).not.toHaveValue('');
    await cover.getByRole('button', { name: 'Lay on' }).click();
    await expect(orders(air)).toContainText('reaching 8 km');
    const escort = await takes(air, '5', /83 Group, Spitfire wings/);
    await escort.getByRole('combobox', { name: 'Escorts' }).selectOption({ index: 1 });
    await escort.getByRole('button', { name: 'Lay on' }).click();
    await expect(orders(air).getByRole('row', { name: /^83 Group, Typhoon wings/ })).toContainText('Escort');
    await orders(air)
      .getByRole('button', { name: /^Cancel the order: 83 Group, Typhoon wings/ })
      .click();
    await expect(air.getByText('Fighters escort it: cancel the escort first.')).toBeVisible();
  });

  await test.step('§12c, OC-89: ten squares a squadron looks at, and no more', async () => {
    const form = await takes(air, '4', /83 Group, reconnaissance wing/);
    const squares = form.getByRole('textbox', { name: 'Squares of one km' });
    await squares.fill('7070, 7170, 7270, 7370, 7470, 7570, 7670, 7770, 7870, 7970, 8070');
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(form.getByText('11 squares; one squadron looks at 10 at the most.')).toBeVisible();
    await squares.fill('7070, 7170');
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(orders(air)).toContainText('2 squares');
  });

  await test.step('§13: no lift is due in this turn: the first has landed, the second comes on the morrow', async () => {
    await air.getByRole('heading', { name: 'Air', exact: true }).click();
    await air.keyboard.press('7');
    const form = air.getByRole('form', { name: 'New air order' });
    await expect(form.getByRole('combobox', { name: 'Lift' })).toContainText('No lift is due');
    await expect(form.getByRole('button', { name: 'Lay on' })).toBeDisabled();
  });

  await test.step('§9: every order is a marker on the master map, and no player is told', async () => {
    await control.getByRole('link', { name: /^Map/ }).first().click();
    await expect(control.getByRole('application', { name: 'Master map' })).toBeVisible();
    await expect(control.locator('[data-air]').first()).toBeAttached();
    expect(await guards.content()).not.toMatch(/Typhoon|Spitfire|Bridge flak/);
  });
});
