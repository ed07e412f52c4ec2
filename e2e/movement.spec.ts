import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { closesMovement, goesTo, movesOnTo } from './fixtures/control';

/** Movement by mouse and keyboard (§6): by road, slowed down, stopped, in contact, over waters; and combats regrouped. */

const mapOf = (page: Page): Locator => page.getByRole('application', { name: 'Master map' });
const card = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name: 'Units and movement' }).getByRole('region', { name });
const making = (page: Page): Locator => page.getByRole('region', { name: 'The move in the making' });

async function takes(page: Page, name: string): Promise<Locator> {
  const find = page.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill(name);
  await find.press('Enter');
  await expect(card(page, name)).toBeVisible();
  return card(page, name);
}

/** Names a place for the unit in hand, by keys. */
async function names(page: Page, place: string): Promise<Locator> {
  await mapOf(page).locator('[aria-pressed="true"]').first().press('g');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Grid reference/ }).fill(place);
  return dialog;
}

/** The share of the turn that the move in the making takes, in per cent. */
const share = async (page: Page): Promise<number> =>
  Number(/(\d+) % of the turn/.exec(await making(page).innerText())![1]);

test.describe('on the master map', () => {
  const field = givenScenario('market-garden');

  test('a move is led by road with its working, slowed down, stopped, held in contact and over a water', async ({
    asControl,
  }) => {
    test.slow();
    const control = await asControl(field, 'Map Control');
    await goesTo(control, 'Map');
    await expect(mapOf(control)).toBeVisible();

    await test.step('§6 Movement, OC-103: by road, with its working; each cause halves what is left', async () => {
      const unit = await takes(control, '7 KOSB');
      await unit.getByRole('checkbox', { name: 'By road' }).click();
      const counter = mapOf(control).locator('[aria-pressed="true"]').first();
      await counter.focus();
      await counter.press('ArrowRight');
      await counter.press('ArrowRight');
      await expect(making(control)).toContainText('§6 Movement');
      await expect(mapOf(control).locator('.draft .leg')).toHaveAttribute('d', /L.*L/);
      const before = await share(control);
      await unit.getByText(/^Slowed down by/).click();
      await unit.getByText('Traffic jams').click();
      await expect(making(control)).toContainText(/traffic jams/i);
      await expect.poll(async () => Math.abs((await share(control)) - 2 * before)).toBeLessThanOrEqual(1);
      await counter.press('Escape');
      await expect(making(control)).toBeHidden();
    });

    const krafft = 'SS-PzGren A u E Btl 16 (Krafft)';
    const para = await takes(control, '2 Para Bn');
    const inContact = para.getByRole('list', { name: 'In contact with' });

    await test.step('§6 Passing By: the passing distance stops it, and the two are in contact', async () => {
      const dialog = await names(control, '66.90 80.10');
      await expect(dialog).toContainText(/It stops at \d{3} \d{3}, [12] km from /);
      await dialog.getByRole('button', { name: /^Stop there/ }).click();
      await expect(inContact).toContainText(krafft);
    });

    await test.step('sliding past is refused until it has moved straight away', async () => {
      const past = await names(control, '66.90 84.00');
      await past.getByRole('button', { name: 'Move', exact: true }).click();
      const held = control.getByRole('dialog', { name: 'It cannot move' });
      await expect(held).toContainText('it must first move straight away from it');
      await held.getByRole('button', { name: 'Leave it where it is' }).click();
      await expect(inContact).toContainText(krafft);
      const away = await names(control, '61.00 80.10');
      await away.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(inContact).not.toContainText(krafft);
    });

    await test.step('Control enters a contact by hand, and parts the two again', async () => {
      await para.getByRole('button', { name: 'Add…' }).click();
      const dialog = control.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Enemy' }).fill('Krafft');
      await control.getByRole('option', { name: /Krafft/ }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('A patrol found them.');
      await dialog.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
      await expect(inContact).toContainText(krafft);
      await inContact
        .getByRole('listitem')
        .filter({ hasText: krafft })
        .getByRole('button', { name: /^End contact/ })
        .click();
      await control.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('They have gone.');
      await control.getByRole('button', { name: 'They are not in contact' }).click();
      await expect(inContact).not.toContainText(krafft);
    });

    await test.step('§6 River Crossing, OC-105: over a water it is refused, and by road it is one key', async () => {
      const staff = await takes(control, 'HQ 1 Airborne Div');
      const dialog = await names(control, '63.60 76.50');
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      const held = control.getByRole('dialog', { name: 'It cannot move' });
      await expect(held).toContainText('No bridge or ferry over the Neder Rijn');
      await expect(held.getByRole('button', { name: /^By road/ })).toBeFocused();
      await control.keyboard.press('Enter');
      await expect(held).toBeHidden();
      await expect(staff).toContainText(/636 765|635 765/);
    });

    await test.step('over a blown bridge it is refused with its name', async () => {
      await takes(control, '3 Irish Guards');
      const dialog = await names(control, '41.90 -4.41');
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      const held = control.getByRole('dialog', { name: 'It cannot move' });
      await expect(held).toContainText('Neerpelt canal bridge is blown');
      await held.getByRole('button', { name: 'Leave it where it is' }).click();
    });
  });
});

test.describe('at the combats desk', () => {
  const field = givenScenario('arnhem-bridge');

  test('§9 Analysing Combat 4: two combats are merged, and one is split, by keys', async ({ asControl }) => {
    const control = await asControl(field);
    await movesOnTo(control, 'Collection');
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await movesOnTo(control, 'Combat');
    await goesTo(control, 'Combats');
    const combats = control.getByRole('list', { name: 'Grouped combats' });
    const groups = async (number: number, attacker: string, defender: string) => {
      await control.getByRole('link', { name: 'New combat' }).click();
      const form = control.getByRole('form', { name: 'New combat' });
      for (const [label, unit] of [
        ['Attackers', attacker],
        ['Defenders', defender],
      ] as const) {
        await form.getByRole('combobox', { name: label, exact: true }).fill(unit);
        await form.getByRole('combobox', { name: label, exact: true }).press('Tab');
      }
      await form.getByRole('button', { name: 'Group combat' }).click();
      await expect(control.getByRole('form', { name: `Grouping of C${number}` })).toBeVisible();
    };
    await groups(1, '20 SS-PzGR', '2 Para');
    await groups(2, '9 SS-PzJg', '1 AL AT Bty');
    await control.getByRole('article').getByRole('heading').first().click();

    await control.keyboard.press('5');
    const merge = control.getByRole('dialog', { name: 'Merge C2 with' });
    await expect(merge.getByRole('button', { name: /^C1/ })).toBeFocused();
    await control.keyboard.press('Enter');
    const whole = control.getByRole('form', { name: 'Grouping of C1' });
    await expect(whole.getByRole('list', { name: 'Attackers in contact' }).getByRole('listitem')).toHaveCount(2);
    await expect(combats.getByRole('listitem')).toHaveCount(1);

    await control.getByRole('article').getByRole('heading').first().click();
    await control.keyboard.press('3');
    const split = control.getByRole('dialog', { name: /^Split C1/ });
    await expect(split.getByRole('row')).toHaveCount(5);
    await split.getByRole('button', { name: 'Split it' }).press('Enter');
    await expect(control.getByRole('form', { name: 'Grouping of C2' })).toBeVisible();
    await expect(combats.getByRole('listitem')).toHaveCount(2);
  });
});
