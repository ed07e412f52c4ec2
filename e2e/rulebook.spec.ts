import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { bothTeamsWrite, controlGroups, controlReads } from './fixtures/bridge-turn';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge', { rulebook: 'example2011' });

const rulings = (control: Page): Locator => control.getByRole('list', { name: 'Rulings found' }).getByRole('listitem');
const policy = (control: Page, about: string): Locator =>
  control
    .getByRole('list', { name: 'Policies' })
    .getByRole('listitem')
    .filter({ has: control.getByRole('heading', { name: about, exact: true }) });

test('Control reads which rulebook the game is played by', async ({ asControl }) => {
  const control = await asControl(field);
  await goesTo(control, 'Rulebook');
  await expect(control.getByText('As the worked example reckons', { exact: true })).toBeVisible();
  const light = policy(control, 'Light infantry');
  await expect(light.getByText('One point, as the worked example reckons.').locator('..')).toContainText('in force');
  await expect(light.getByText('house rule', { exact: true })).toHaveCount(0);
  const liaison = policy(control, 'Tentacle or FLIVO');
  await expect(liaison.getByText('house rule', { exact: true })).toBeVisible();
  await expect(liaison).toContainText('in forceOne level of the table.');
});

test('a ruling is found by the keyboard alone', { tag: '@soak' }, async ({ asControl }) => {
  const control = await asControl(field);
  await control.keyboard.press('h');
  await expect(control.getByRole('heading', { name: 'Rulebook', level: 1 })).toBeVisible();
  await expect(rulings(control)).toHaveCount(140);
  await control.keyboard.press('/');
  await control.keyboard.type('tentacle');
  await expect(rulings(control)).toHaveCount(1);
  await expect(rulings(control)).toContainText('OC-42');
  await expect(rulings(control)).toContainText('one level lower');
  await expect(rulings(control).getByText('house rule', { exact: true })).toBeVisible();
  await control.keyboard.press('Escape');
  await control.keyboard.type('oc-56');
  await expect(rulings(control)).toHaveCount(1);
  await expect(rulings(control)).toContainText('Standing fast');
  await expect(rulings(control).getByText('house rule', { exact: true })).toHaveCount(0);
  await control.keyboard.press('Escape');
  await control.keyboard.type('§8');
  await control.keyboard.press('Enter');
  await expect(rulings(control)).toBeFocused();
  await expect(rulings(control)).toContainText('OC-110');
});

test('a policy leads to its ruling, and what is found nowhere says so', { tag: '@soak' }, async ({ asControl }) => {
  const control = await asControl(field);
  await goesTo(control, 'Rulebook');
  await control.getByRole('button', { name: 'Show OC-27 among the rulings' }).click();
  await expect(rulings(control)).toHaveCount(1);
  await expect(rulings(control)).toContainText('A partner of equal status');
  await expect(control.getByRole('textbox', { name: 'Find a ruling' })).toBeFocused();
  await control.keyboard.press('Escape');
  await control.getByRole('checkbox', { name: 'House rules only' }).click();
  await expect(rulings(control)).toHaveCount(29);
  await control.getByRole('textbox', { name: 'Find a ruling' }).fill('zeppelin');
  await expect(control.getByText('Nothing found.')).toBeVisible();
});

test('a ruling cited on the combat card explains itself to the keyboard', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await bothTeamsWrite(await asPlayer(field, '1 Airborne'), harzer);
  await controlReads(control, harzer);
  await controlGroups(control);
  const attackers = control.getByRole('article').getByRole('region', { name: 'Attackers', exact: true });
  const cited = attackers.getByRole('button', { name: '§9 note 3, OC-1' });
  await attackers.getByRole('button', { name: 'unit by unit' }).click();
  await expect(cited).toHaveCount(3);
  await cited.first().focus();
  await control.keyboard.press('Tab');
  const words = control.getByRole('tooltip');
  await expect(words).toContainText('Ruling OC-1: Light infantry. A light unit loses 2');
  await expect(cited.nth(1)).toBeFocused();
  await expect(cited.nth(1)).toHaveAccessibleDescription(/^Ruling OC-1: Light infantry\./);
  await control.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

test.describe('how a game of many umpires is read', () => {
  const garden = givenScenario('market-garden');

  // In `npm test` without a browser: combat/choose-policy.db.test.ts.
  test('Game Control chooses another reading, and every umpire is told', { tag: '@soak' }, async ({ asControl }) => {
    const game = await asControl(garden, 'Game Control');
    const map = await asControl(garden, 'Map Control');
    await goesTo(game, 'Rulebook');
    await expect(game.getByText('As printed', { exact: true })).toBeVisible();
    const liaison = policy(game, 'Tentacle or FLIVO');
    await expect(liaison).toContainText('in forceOne level of the table.');
    await liaison.getByRole('button', { name: 'Read it so: Tentacle or FLIVO: All of it.' }).click();
    const card = game.getByRole('dialog', { name: 'Tentacle or FLIVO' });
    await card.getByRole('textbox', { name: 'Reason' }).fill('As last year.');
    await card.getByRole('button', { name: 'Read it so from now on' }).click();
    await expect(liaison).toContainText('in forceAll of it.');
    await expect(liaison.getByText('set by this game')).toBeVisible();

    const night = policy(game, 'Night moves');
    await night.getByRole('button', { name: 'Other figures: Night moves' }).click();
    const figures = game.getByRole('dialog', { name: 'Night moves' });
    await figures.getByRole('spinbutton', { name: 'In road column, %' }).fill('40');
    await figures.getByRole('textbox', { name: 'Reason' }).fill('No moon.');
    await game.keyboard.press('Control+Enter');
    await expect(night).toContainText('in forceThis game’s own figures: 40 % in road column, 25 % otherwise.');

    const strip = map.getByRole('region', { name: 'Binding rulings' });
    await expect(strip).toContainText('Tentacle or FLIVO: All of it. As last year.');
    await strip.getByRole('link', { name: 'Policies' }).first().click();
    await expect(policy(map, 'Tentacle or FLIVO')).toContainText('in forceAll of it.');
    await expect(map.getByRole('button', { name: /^Read it so/ })).toHaveCount(0);
    for (const [text, left] of [
      ['Tentacle or FLIVO', 1],
      ['Night moves', 0],
    ] as const) {
      await strip.getByRole('button', { name: new RegExp(`^Understood: ${text}`) }).click();
      await expect(strip.getByRole('button')).toHaveCount(left);
    }
  });
});
