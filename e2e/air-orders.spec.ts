import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, movesUnit } from './fixtures/control';
import { groupsProposed, moves, readsSheet, savesGrouping } from './fixtures/garden-turn';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

/**
 * §12a Close Air Support: it must stand in the ground orders and in the air orders. Points by §9 Factors, levels by the
 * Allied row of §9 Close Air Support: one squadron Normal, +4; two Superior, +6. All typed by hand from the book.
 */
const field = givenScenario('market-garden');

const asksForAir = async (desk: Page, row: number): Promise<void> => {
  await rowOf(desk, row).getByRole('checkbox', { name: 'Air support' }).check();
  await isSaved(desk);
};

/** Lays squadrons on at the air desk, by its form. */
async function laysOn(air: Page, group: RegExp, squadrons: number, formation: string): Promise<void> {
  const form = air.getByRole('form', { name: 'New air order' });
  const groups = form.getByRole('combobox', { name: 'Group' });
  const label = await groups.getByRole('option').filter({ hasText: group }).innerText();
  await groups.selectOption({ label });
  await form.getByRole('spinbutton', { name: 'Squadrons' }).fill(`${squadrons}`);
  const formations = form.getByRole('combobox', { name: 'For the formation' });
  await formations.selectOption(formation);
  await form.getByRole('button', { name: 'Lay on' }).click();
  await expect(air.getByRole('region', { name: 'Air orders' }).getByText(formation, { exact: true })).toBeVisible();
}

/** A line of the attackers' score on the card. */
const airLine = (control: Page, words: string): Locator =>
  control
    .getByRole('article')
    .getByRole('region', { name: 'Attackers', exact: true })
    .getByRole('listitem')
    .filter({ hasText: words });

test('air support counts where the player asked for it and Air Control laid it on, and not by one of both', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Game Control');
  const air = await asControl(field, 'Air Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  const airborne = await asPlayer(field, '1 Airborne');
  const walther = await asPlayer(field, 'KG Walther');

  await test.step('§5: the Guards and KG Walther ask for air support on their sheets, 1 Airborne does not', async () => {
    await givesOrders(guards, [
      { units: ['2 Irish Gds', '3 Irish Gds'], orders: 'Up the Eindhoven road.', action: 'Attack' },
    ]);
    await asksForAir(guards, 1);
    await givesOrders(airborne, [{ units: '3 Para', orders: 'Brush them aside.', action: 'Attack' }]);
    await givesOrders(walther, [{ units: 'I/FJR Hoffm', orders: 'Nobody passes.', action: 'Hold' }]);
    await asksForAir(walther, 1);
    for (const desk of [guards, airborne, walther]) await handsIn(desk);
    await expect(guards.getByText('Air support', { exact: true }).first()).toBeVisible();
    for (const team of ['Guards Armoured', '1 Airborne', 'KG Walther']) await readsSheet(control, team);
    await expect(control.getByRole('table', { name: /^Order sheet of KG Walther/ })).toContainText('air support');
  });

  await test.step('§12a: Air Control begins at its desk, sees who asks, and lays squadrons on', async () => {
    await expect(air).toHaveURL(/\/air$/);
    await expect(
      air.getByText(/Guards Armoured Div.*KG Walther.* ask for air support, and none is laid on/),
    ).toBeVisible();
    await laysOn(air, /83 Group, Typhoon wings/, 1, 'Guards Armoured Div');
    await laysOn(air, /83 Group, Mustang wing/, 2, '1 Airborne Div');
    const orders = air.getByRole('table', { name: 'Air orders of turn 2' });
    await expect(orders.getByRole('row', { name: /^1 Airborne Div/ })).toContainText(
      'No handed-in row of the formation asks for air',
    );
    await expect(air.getByRole('row', { name: /^83 Group, Typhoon wings/ })).toContainText('7 of 8');
  });

  for (const [unit, place] of moves.filter(([unit]) => /Irish|3 Para/.test(unit))) {
    await goesTo(control, 'Map');
    await movesUnit(control, unit, place);
  }

  await test.step('§9 Close Air Support: asked for and laid on, one squadron gives +4', async () => {
    await goesTo(control, 'Combats');
    const form = await groupsProposed(control, 1, '2 Irish Gds, 3 Irish Gds');
    await expect(form.getByText('Laid on: 83 Group, Typhoon wings for Guards Armoured Div.')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /^In ground orders/ })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: /^In air orders/ })).toBeChecked();
    await expect(form.getByText('The defenders ask for air support, and none is laid on for them.')).toBeVisible();
    await expect(airLine(control, 'Normal air support: 1 Allied ground attack squadron.')).toContainText('+4');

    await test.step('OC-43: out of the ground orders it gives nothing', async () => {
      await form.getByRole('checkbox', { name: /^In ground orders/ }).uncheck();
      await expect(airLine(control, 'it is not in both the ground and the air orders')).toContainText('0');
      await form.getByRole('button', { name: 'Air as ordered' }).click();
      await expect(airLine(control, 'Normal air support')).toContainText('+4');
    });
    await expect(form.getByRole('button', { name: 'Air as ordered' })).toBeHidden();
    await form.getByRole('button', { name: /^Remove air 1/ }).click();
    await savesGrouping(form);
  });

  await test.step('§9 Close Air Support: changed to two squadrons it gives +6', async () => {
    await air.getByRole('button', { name: /^Change 83 Group, Typhoon wings/ }).click();
    const changing = air.getByRole('form', { name: 'Air order', exact: true });
    await changing.getByRole('spinbutton', { name: 'Squadrons' }).fill('2');
    await changing.getByRole('button', { name: 'Change' }).click();
    await expect(air.getByRole('table', { name: 'Air orders of turn 2' })).toContainText(
      '83 Group, Typhoon wings: 2 squadrons',
    );
    const form = control.getByRole('form', { name: 'Grouping of C1' });
    const asOrdered = form.getByRole('button', { name: 'Air as ordered' });
    // Whoever presses it before the change has come to his desk is offered it again.
    const superior = airLine(control, 'Superior air support: 2 Allied ground attack squadrons.');
    await expect
      .poll(async () => {
        if (await asOrdered.isVisible()) await asOrdered.click();
        return (await superior.allInnerTexts()).join();
      }, 'the air as it was ordered last')
      .toContain('+6');
    await savesGrouping(form);
    await expect(air.getByText(/in C1 \(/)).toBeVisible();
    await expect(air.getByRole('button', { name: /^Change 83 Group, Typhoon wings/ })).toBeDisabled();
  });

  await test.step('OC-43: laid on and not asked for, it gives nothing', async () => {
    const form = await groupsProposed(control, 2, '3 Para');
    await expect(form.getByRole('checkbox', { name: /^In ground orders/ })).not.toBeChecked();
    await expect(airLine(control, 'Nothing from 2 Allied ground attack squadrons')).toContainText(
      'it is not in both the ground and the air orders',
    );
  });

  await test.step('OC-113 (ours): bad weather keeps it down, and no player is told before the report', async () => {
    const before = await guards.content();
    await air.getByRole('group', { name: 'Weather of turn 2' }).getByText('Bad', { exact: true }).click();
    await expect(air.getByRole('banner')).toContainText('bad weather');
    await expect(air.getByRole('table', { name: 'Air orders of turn 2' })).toContainText(
      'In this weather it gives nothing',
    );
    await expect(control.getByRole('banner')).toContainText('bad weather');
    await goesTo(control, 'Board');
    await expect(control.getByRole('radio', { name: 'Bad' })).toBeChecked();
    expect(await guards.content()).not.toMatch(/weather/i);
    expect(before).not.toMatch(/Typhoon|laid on/i);
  });
});
