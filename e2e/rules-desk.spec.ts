import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, hasLines } from './fixtures/control';
import { adds, fills, found, opensOverrule, putsA, resolves, rules, typesDice, working } from './fixtures/rules-desk';

const field = givenScenario('market-garden');
const because = 'the umpire at the table saw it';

const laptop = async (asControl: (there: typeof field) => Promise<Page>): Promise<Page> => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  return control;
};

/** A figure of the panel that is written in: what is ruled, and why. */
async function overrules(control: Page, figure: string, ruled: string) {
  const panel = await opensOverrule(control);
  await panel.getByRole('spinbutton', { name: figure, exact: true }).fill(ruled);
  await panel.getByRole('textbox', { name: `Reason: ${figure}` }).fill(because);
  return panel;
}

test('§9 interdiction: a battalion of the game and lorries of nobody, three medium squadrons', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Interdiction');
  await adds(form, 'target', '2 Para');
  await expect(form.getByLabel('Profile: 2 Para')).toHaveValue('6-5-4-3-2-0');
  await adds(form, 'target', 'Lorries at Son');
  await fills(form, { 'Profile: Lorries at Son': '3-2-4', 'Squadrons or battalions: force 1': '3' });
  await expect(form).toContainText('It rises from 2 to 4: "3-2-4"; no level stands above the one before it.');
  await fills(form, { 'Profile: Lorries at Son': '3-2-0', 'Name of the case': 'The road at Son' });

  // Medium 3 stands in the third row: a step on 5 and 6, immobilised on 3 and 4.
  const six = control.getByRole('table', { name: 'What the six faces give' });
  await expect(six.getByRole('row', { name: /^Medium on 2 Para/ })).toContainText(
    'no effect 2/6, immobilised 2/6, step lost 2/6',
  );
  await typesDice(control, [
    ['Medium on 2 Para', 6],
    ['Medium on Lorries at Son', 2],
  ]);
  await found(control, 'One step, 1 immobilised', [
    '2 Para6 → 5, one step, immobilised',
    'Lorries at Son3 → 3, no step',
  ]);
  await expect(working(control)).toHaveText([
    /2 Para: 3 medium, row 3: 6, one step lost and immobilised/,
    /Lorries at Son: 3 medium, row 3: 2, no effect/,
  ]);
  await expect(control.getByRole('list', { name: 'Changes' })).toHaveText(
    '2 Para: steps lost 0 → 1, immobilised this turn',
  );
  const panel = await overrules(control, '2 Para: steps lost', '2');
  await expect(control.getByRole('list', { name: 'Changes' })).toHaveText(
    '2 Para: steps lost 0 → 2, immobilised this turn',
  );
  await rules(control, panel, because, ['2 Para: steps lost 0 → 2, immobilised this turn']);
  await expect(control.getByRole('link', { name: /The road at Son.*Ruled on/s })).toBeVisible();
});

test('§12c recce: a column on the move, three units in the square', { tag: '@soak' }, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Air recce');
  await adds(form, 'target', 'A column near Uden');
  await form.getByRole('checkbox', { name: 'Moves: A column near Uden' }).click();
  await fills(form, { 'Units in the square: A column near Uden': '3' });
  await typesDice(control, [['Recce of A column near Uden', 5]]);
  await found(control, '1 of 1 reported', ['A column near UdenDirection, type, size']);
  await expect(working(control)).toHaveText(/5 and 1 for more than two units in the square/);
  const panel = await opensOverrule(control);
  await panel.getByRole('combobox', { name: 'A column near Uden: report' }).selectOption({ label: 'Type' });
  await panel.getByRole('textbox', { name: /^Reason/ }).fill(because);
  await rules(control, panel, because, []);
  await found(control, '1 of 1 reported', ['A column near UdenType']);
});

test('§12 flak: a lift that carries a battalion of the game, heavy flak at a kilometre and a half', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Flak');
  await adds(form, 'serial', 'Serial 14');
  await form.getByRole('combobox', { name: 'Carries: Serial 14' }).fill('3 Para');
  await control.getByRole('option', { name: /^3 Para/ }).click();
  await adds(form, 'gun', 'Guns on the dyke');
  await fills(form, { 'Distance, km: Guns on the dyke': '1,5' });
  // Landing within 2 km: heavy flak, a loss on 5 and 6.
  await typesDice(control, [['Heavy flak on Serial 14', 5]]);
  await found(control, 'Damage 1, no serial lost', ['Serial 14heavy loss', '3 Paracarried, one step']);
  const panel = await overrules(control, 'Serials lost', '1');
  await rules(control, panel, because, ['3 Para: steps lost 0 → 1']);
  await found(control, 'Damage 1, one serial lost', ['Serial 14heavy loss', '3 Paracarried, one step']);
});

test('§13 air to air: twelve against ten, groups of the game', { tag: '@soak' }, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Air to air');
  for (const [side, group] of [
    ['A', '83 Group, Spitfire wings'],
    ['B', 'II Jagdkorps, fighter Gruppen'],
  ]) {
    await form.getByRole('combobox', { name: `Groups of ${side}` }).fill(group!);
    await form.getByRole('combobox', { name: `Groups of ${side}` }).press('Enter');
  }
  await expect(form.getByLabel('Squadrons, A')).toHaveValue('12');
  await expect(form.getByLabel('Squadrons, B')).toHaveValue('10');
  // 1-1: a 6 wins. A loses a tenth of 10, B a fifth of 12, to the nearest squadron.
  await typesDice(control, [['Air to air', 6]]);
  await found(control, 'A attacks and wins', [
    'Side A1 of 12 lost, told as light losses',
    'Side B2 of 10 lost, told as heavy losses',
  ]);
  const panel = await overrules(control, 'Squadrons lost, B', '3');
  await rules(control, panel, because, [
    '83 Group, Spitfire wings: squadrons lost 0 → 1',
    'II Jagdkorps, fighter Gruppen: squadrons lost 0 → 3',
  ]);
});

test('§7 traffic: a ferry of four points; nothing is rolled', { tag: '@soak' }, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Traffic');
  await fills(form, { Kind: 'Civilian ferry' });
  await adds(form, 'unit', 'Jeeps');
  await adds(form, 'unit', 'Guns');
  await fills(form, { 'Size, points: Jeeps': '3', 'Size, points: Guns': '4' });
  const effects = (guns: string) => [
    'Jeepscrosses wholly, 3 of 3 points, column 3 km',
    `Gunscrosses in part, ${guns} of 4 points, column 4 km`,
    'Left0 points of the turn',
  ];
  await found(control, '1 of 2 across', effects('1'));
  await resolves(control);
  const panel = await overrules(control, 'Guns: points across', '2');
  await rules(control, panel, because, []);
  await found(control, '1 of 2 across', effects('2'));
});

test('§8 bridge: a bridge of the game, tested once', async ({ asControl }) => {
  const control = await laptop(asControl);
  const picks = async () => {
    const form = await putsA(control, 'Bridge');
    await form.getByRole('combobox', { name: 'Crossing of the game' }).fill('Grave – Maas');
    await control
      .getByRole('option', { name: /^Grave/ })
      .first()
      .click();
    return form;
  };
  await picks();
  const six = control.getByRole('table', { name: 'What the six faces give' });
  await expect(six.getByRole('row', { name: /^The bridge/ })).toContainText('blows 1/6, stands 5/6');
  await typesDice(control, [['The bridge', 1]]);
  await found(control, 'The bridge blows', ['It isblown']);
  const panel = await opensOverrule(control);
  await panel.getByRole('checkbox', { name: 'Blown' }).click();
  await panel.getByRole('textbox', { name: 'Reason: Blown' }).fill(because);
  await panel.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(control.getByText('Applied to the game')).toBeVisible();
  await expect(control.getByRole('list', { name: 'Changes' })).toHaveText(/^Grave.*: state untested → tested, die 1$/);
  await found(control, 'The bridge stands', ['It istested']);

  // Tested now: a second test wants a reason.
  const form = await picks();
  await expect(form.getByRole('combobox', { name: 'It stands' })).toHaveValue('tested');
  await control.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'It stands' }).press('Control+Enter');
  await expect(form).toContainText('It is required to test a bridge again.');
});

test('§6 movement: twenty kilometres tactical in the open by a reconnaissance unit of the game', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Movement');
  await form.getByRole('combobox', { name: 'Unit of the game' }).fill('2 HCR');
  await control.getByRole('option', { name: /^2 HCR/ }).click();
  await expect(form.getByLabel('Moves as')).toHaveValue('recce');
  await fills(form, { When: 'Morning', 'Distance, km': '20' });
  await found(control, 'Within the guide', [
    'Distance20 km of 30 km, 66.7 % of the turn',
    'Attackit cannot attack this turn',
  ]);
  await resolves(control);
  const panel = await overrules(control, 'Guide maximum, km', '40');
  await rules(control, panel, because, ['2 HCR: km moved 0 → 20, share of the turn moved 0 % → 50 %']);
  await found(control, 'Within the guide', ['Distance20 km of 40 km, 50 % of the turn', 'Attackit can still attack']);
});

test('§9 combat: two forces that are on no map', async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Combat');
  await adds(form, 'attacking unit', 'KG Weber');
  await adds(form, 'defending unit', 'The school');
  await fills(form, { 'Profile: KG Weber': '10-8-0', 'Profile: The school': '5-3-0' });
  await hasLines(control, 'Attackers', '10', [['10', 'KG Weber', '', '§9']]);
  await hasLines(control, 'Defenders', '5', [['5', 'The school', '', '§9']]);
  // 10 against 5 and a 3: margin 8, a Success; 1d3 from a 5 is 3 km, and a step each.
  await typesDice(control, [
    ['Combat', 3],
    ['Retreat', 5],
  ]);
  const verdict = control.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('Success');
  await expect(verdict).toContainText('margin 8');
  await expect(verdict).toContainText('The school 5 → 3, one step, back 3 km');
  const panel = await overrules(control, 'Steps lost: The school', '2');
  await rules(control, panel, because, []);
  await expect(verdict).toContainText('The school 5 → 0, 2 steps, no longer effective, back 3 km');
});

test('what is wrong is said at its field, and a die shows 1 to 6', async ({ asControl }) => {
  const control = await laptop(asControl);
  const form = await putsA(control, 'Interdiction');
  await control
    .getByRole('form', { name: 'Dice' })
    .getByRole('button', { name: /^Resolve/ })
    .click();
  await expect(form).toContainText('Name: This is missing.');
  await form.getByRole('button', { name: 'Remove target 1' }).click();
  await expect(form).toContainText('Put at least one in.');
  await adds(form, 'target', 'Barges');
  await fills(form, { 'Profile: Barges': '2-0', 'Steps lost: Barges': '3' });
  await expect(form).toContainText('Steps lost: It cannot have lost 3: the profile holds 1.');
  await expect(form.getByLabel('Steps lost: Barges')).toHaveAttribute('aria-invalid', 'true');
  await fills(form, { 'Steps lost: Barges': '0' });
  await control.getByRole('textbox', { name: /^Own die 1/ }).press('7');
  await expect(control.getByRole('form', { name: 'Dice' })).toContainText('A die shows 1 to 6.');
});

test('by the keyboard alone: P, the kind, N, dice, Enter; the case can be read later', async ({ asControl }) => {
  const control = await laptop(asControl);
  await control.keyboard.press('p');
  await expect(control.getByRole('heading', { name: 'Rules desk', level: 1 })).toBeVisible();
  await control.keyboard.press('j');
  await control.keyboard.press('j');
  await control.keyboard.press('Enter');
  await expect(control.getByRole('form', { name: 'New case: Interdiction' })).toBeVisible();
  await control.keyboard.press('0');
  await control.keyboard.type('Fuel dump');
  await control.keyboard.press('Tab');
  await control.keyboard.type('1-0');
  await control.getByRole('heading', { name: 'Interdiction', level: 1 }).click();
  await control.keyboard.press('d');
  await control.keyboard.type('6');
  await control.keyboard.press('Enter');
  await expect(control.getByRole('article', { name: /^Case \d+ Interdiction/ })).toBeVisible();
  await control.keyboard.press('Enter');
  await expect(control.getByText('Accepted as found.')).toBeVisible();
  const kept = control.url();
  await goesTo(control, 'Board');
  await control.goto(kept);
  await found(control, 'One step, 1 immobilised', ['Fuel dump1 → 0, one step, immobilised, spent']);
});
