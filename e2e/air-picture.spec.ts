import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { accepts, card, changes, opens, settles } from './fixtures/air-desk';
import { endsTurn } from './fixtures/control';

/**
 * §12 and §13 on the air desk's map: the lift to DZ Y of 18 September meets fighters and flak and comes down; a reconnaissance
 * is told to one team. Figures by the tables of §12 and §13, typed by hand from the book.
 */
const field = givenScenario('market-garden');

/** Lays an air order on by the form of the air desk. */
async function laysOn(
  air: Page,
  mission: string,
  pick: readonly [label: string, of: RegExp],
  fields: Record<string, string>,
): Promise<void> {
  await opens(air, 'Orders');
  const form = air.getByRole('form', { name: 'New air order' });
  await form.locator('label').filter({ hasText: mission }).first().click();
  const [label, of] = pick;
  const choice = form.getByRole('combobox', { name: label, exact: true });
  await choice.selectOption({ label: await choice.getByRole('option').filter({ hasText: of }).first().innerText() });
  for (const [name, text] of Object.entries(fields)) {
    const entry = form.getByLabel(name, { exact: true });
    if ((await entry.evaluate((element) => element.tagName)) === 'SELECT') await entry.selectOption({ index: 1 });
    else await entry.fill(text);
  }
  await form.getByRole('button', { name: 'Lay on' }).click();
  await expect(air.getByRole('region', { name: 'Air orders' })).toContainText(of);
  await expect(form.getByRole('button', { name: 'Lay on' })).toBeDisabled();
}

test('a lift through fighters and flak to the ground; a reconnaissance to one team’s map', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field, 'Game Control');
  for (const turn of [2, 3, 4]) await endsTurn(control, turn, 'This only tries the second lift.');
  const air = await asControl(field, 'Air Control');
  const airborne = await asPlayer(field, '1 Airborne');
  const guards = await asPlayer(field, 'Guards Armoured');

  await test.step('§12: the lift, its escort, and the enemy’s air cover are ordered', async () => {
    await laysOn(air, 'Air transport', ['Lift', /DZ Y/], { 'Route to the target': '62.00 50.00, 62.80 54.70' });
    await laysOn(air, 'Escort', ['Group', /Air Defence of Great Britain/], { Squadrons: '8', Escorts: '' });
    await laysOn(air, 'Air cover', ['Group', /II Jagdkorps, fighter Gruppen/], {
      Squadrons: '4',
      Over: '62.00 70.00',
      'Reaching, km': '5',
    });
    await laysOn(air, 'Recce', ['Group', /reconnaissance wing/], { 'Squares of one km': '7478' });
  });

  await test.step('§13: the route runs through the air cover; 8 against 4 is 2-1, and a 6 wins', async () => {
    await opens(air, 'Picture');
    const fight = card(air, 'Fighters on the lift to DZ Y');
    await expect(fight).toContainText('Lift to DZ Y runs through the air cover of II Jagdkorps, fighter Gruppen.');
    await expect(fight).toContainText('Escorted by Air Defence of Great Britain, escort.');
    await expect(air.getByRole('application', { name: 'Air picture' })).toBeVisible();
    await settles(air, 'Fighters on the lift to DZ Y', '6');
    await expect(air.getByRole('region', { name: 'Verdict' })).toContainText('A attacks and wins');
    // The defender loses 20 % of 8, to the nearest; the attacker 10 % of 4 (OC-94).
    await expect(changes(air).filter({ hasText: 'II Jagdkorps, fighter Gruppen' }).first()).toContainText('0 → 2');
    await accepts(air);
    await opens(air, 'Picture');
    await expect(card(air, 'Fighters on the lift to DZ Y')).toContainText('ruled');
    await expect(air.getByRole('button', { name: /^II Jagdkorps.*driven off/ })).toBeVisible();
  });

  await test.step('§12 Losses from Flak: light flak by the way, two sixes are two of damage and one serial', async () => {
    await expect(card(air, 'Lift to DZ Y: on the way')).toContainText('Flak Grave: light flak at 0.2 km');
    await settles(air, 'Lift to DZ Y: on the way', '6 6 1 1 1 1');
    await expect(air.getByRole('region', { name: 'Verdict' })).toContainText('Damage 2, one serial lost');
    await accepts(air);
  });

  await test.step('§12: it lands with what is left, one battalion aside by its reference', async () => {
    await opens(air, 'Picture');
    const lift = card(air, 'Lift to DZ Y');
    await expect(lift).toContainText('5 of 6 serials, 1 lost');
    await lift.getByRole('button', { name: 'Land…' }).click();
    const landing = lift.getByRole('form', { name: 'Landing at DZ Y' });
    await landing.getByRole('textbox').last().fill('63.00 84.00');
    await landing.getByRole('button', { name: 'Land', exact: true }).click();
    await expect(lift).toContainText('landed');
    const map = airborne.getByRole('application', { name: /^Map/ });
    await expect(map.getByRole('button', { name: /^10 Para/ })).toHaveCount(0);
  });

  await test.step('§12c Recce: more than two units in a square of a town: a 5 counts as 6, and of a battalion type and size are seen', async () => {
    await settles(air, '83 Group, reconnaissance wing', '5', '1');
    await expect(air.getByRole('region', { name: 'Verdict' })).toContainText(/1 of \d+ reported/);
    await accepts(air);
  });

  await test.step('a mistaken contact is written like the real one, and both go to one team', async () => {
    await opens(air, 'Sightings');
    await air.getByRole('combobox', { name: 'Team', exact: true }).selectOption({ label: '1 Airborne' });
    await air.getByRole('button', { name: /^Draft for 1 Airborne: Recce/ }).click();
    const report = air.getByRole('article', { name: 'Report to 1 Airborne' });
    await expect(report).toBeVisible();
    const real = report.getByRole('group', { name: 'Contact 1' });
    const words = await real.getByLabel('Words').inputValue();
    expect(words).toMatch(/^battalion-sized force of /);
    await report.getByRole('button', { name: 'Add a contact' }).click();
    const mistaken = report.getByRole('group', { name: 'Contact 2' });
    await mistaken.getByLabel('Grid reference').fill('66.00 80.00');
    const drawn = await real.getByLabel('Drawn as').inputValue();
    await mistaken.getByLabel('Drawn as').selectOption(drawn);
    await mistaken.getByLabel('Words').fill(words);
    await mistaken.getByLabel('How sure').selectOption('probable');
    await expect(report.getByText(/^Saved/)).toBeVisible();
    const release = report.getByRole('button', { name: 'Release to 1 Airborne' });
    await expect(release).toBeEnabled();
    await expect(airborne.getByText('Air reconnaissance')).toBeHidden();
    await release.click();
    await expect(report).toContainText('released');

    await expect(airborne.getByText('Air reconnaissance').first()).toBeVisible();
    const kind = words.replace(/^battalion-sized force of /, '');
    const seen = airborne.getByRole('application', { name: /^Map/ }).getByRole('button', { name: new RegExp(kind) });
    await expect(seen).toHaveCount(2);
    expect(await guards.content()).not.toContain('Air reconnaissance');
  });

  await test.step('§13: losses are told as a word; the roster as Control issues it', async () => {
    await air.getByRole('button', { name: /^Draft for 1 Airborne: Flak on the lift/ }).click();
    const report = air.getByRole('article', { name: 'Report to 1 Airborne' });
    await expect(report.getByLabel('Text')).toHaveValue('Lift to DZ Y: light losses.');
    const told = air.getByRole('region', { name: 'Squadrons told' });
    await told.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: '1 Airborne' });
    await told.getByRole('button', { name: 'Issue to 1 Airborne' }).click();
    await expect(told).toContainText('told: 18');
  });
});
