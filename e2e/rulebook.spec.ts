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
  await expect(rulings(control)).toHaveCount(123);
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
  await expect(rulings(control)).toHaveCount(20);
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
  const cited = attackers.getByRole('button', { name: '§9 Factors note 3, OC-1' });
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
