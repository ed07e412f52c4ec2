import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding, goesTo, movesUnit, opensCombat, overrules, releases } from './fixtures/control';
import { reportOn } from './fixtures/player';

/** A mistake is taken back with a reason, and stays to be seen. */

/** Takes back the newest act of these words, in the ledger. */
async function takesBack(control: Page, did: string, why: string): Promise<void> {
  await goesTo(control, 'Ledger');
  const entry = control.getByRole('row').filter({ hasText: did }).first();
  await entry.getByRole('button', { name: /^Take back entry/ }).click();
  const dialog = control.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog).toBeHidden();
  const struck = control.getByRole('row').filter({ hasText: did });
  await expect(struck.first()).toContainText(`: ${why}`);
  await expect(struck.first()).toContainText(/Taken back by .+ \(entry \d+\)/);
  await expect(struck.getByText(did).first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(control.getByRole('row').filter({ hasText: 'took an act back' }).first()).toContainText(
    /takes back \d+/,
  );
}

test.describe('from the ledger', () => {
  const field = givenScenario('arnhem-bridge');

  test('a move and the state of a crossing, with the reason, struck through', async ({ asControl }) => {
    test.slow();
    const control = await asControl(field);
    await goesTo(control, 'Map');
    await movesUnit(control, 'Artillery Group Harzer', [81.2, 81.2]);
    await takesBack(control, 'moved the counter', 'The other guns were meant.');

    const bridge = 'Arnhem – Rhine road bridge';
    await goesTo(control, 'Crossings');
    const find = control.getByRole('searchbox', { name: 'Find a crossing' });
    await find.fill(bridge);
    await find.press('Enter');
    await find.press('Escape');
    await control.getByRole('button', { name: `Mark ${bridge}` }).click();
    const dialog = control.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bombed from the air.');
    await dialog.getByRole('button', { name: 'Mark it' }).click();
    await expect(dialog).toBeHidden();
    await takesBack(control, 'marked the crossing', 'It was the other bridge.');
  });
});

test.describe('a ruling', () => {
  const field = givenScenario('arnhem-bridge');

  // In `npm test` without a browser: undo/undo-ruling.db.test.ts.
  test('taken back after its report was read: Control sees by whom, and the team has a correction', {
    tag: '@soak',
  }, async ({ asControl, asPlayer }) => {
    const { control, frost } = await isFoughtAtOnce(field, { asControl, asPlayer });
    await acceptsFinding(control);
    const toFrost = control.getByRole('main').getByRole('link', { name: /^1 Airborne/ });

    await test.step('the report goes out and is read', async () => {
      await goesTo(control, 'Reports');
      await toFrost.click();
      await expect(control.getByRole('heading', { name: 'To 1 Airborne' })).toBeVisible();
      await control.keyboard.press('0');
      await expect(control.getByRole('textbox', { name: 'Report', exact: true })).toBeVisible();
      await releases(control, '1 Airborne');
      await expect(reportOn(frost)).toContainText('light casualties');
      await expect(control.getByText(/read by /)).toBeVisible();
    });

    await test.step('the ruling is taken back: the dice stand, and who has read the wrong one is named', async () => {
      await goesTo(control, 'Combats');
      await opensCombat(control, 1);
      await control.getByRole('button', { name: 'Take back…' }).click();
      const dialog = control.getByRole('dialog');
      await expect(dialog).toContainText('1 Airborne will need a correction.');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The houses were burning.');
      await dialog.getByRole('button', { name: 'Take it back' }).click();
      await expect(dialog).toBeHidden();
      const due = control.getByRole('region', { name: 'Corrections due' });
      await expect(due).toContainText('the ruling on C1 Arnhem was taken back');
      await expect(due).toContainText(/read by .+ \d\d:\d\d/);
      await expect(control.getByRole('region', { name: 'Verdict' })).toBeVisible();
      await control.keyboard.press('Enter');
      await expect(control.getByRole('button', { name: 'Take back…' })).toBeVisible();
      await control.getByRole('button', { name: 'Take back…' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The houses were burning after all.');
      await dialog.getByRole('button', { name: 'Take it back' }).click();
      await expect(dialog).toBeHidden();
      await overrules(control, 'Steps lost: 2 Para', '3', 'They burnt out of the school.');
    });

    await test.step('the turn waits for the correction, which is one key away and already worded', async () => {
      await goesTo(control, 'Reports');
      await expect(control.getByRole('region', { name: 'Corrections due' })).toContainText('was ruled on again');
      await control.keyboard.press('y');
      await expect(control.getByText('correction drafted')).toBeVisible();
      await toFrost.first().click();
      await expect(control.getByRole('textbox', { name: 'Report', exact: true })).toHaveValue(
        /^The report of 18 SEP 2200 was mistaken about the fighting at Arnhem\. What follows takes its place\./,
      );
      await releases(control, '1 Airborne');
      await expect(reportOn(frost)).toContainText('Correction to the report of the afternoon');
      await expect(reportOn(frost)).toContainText('was mistaken about the fighting at Arnhem');
      await expect(reportOn(frost)).toContainText('heavy losses');
      await expect(reportOn(frost)).not.toContainText(/ruling|status|step|overrul/i);
      await goesTo(control, 'Reports');
      await expect(control.getByRole('heading', { name: 'Reports of turn 5' })).toBeVisible();
      await expect(control.getByRole('region', { name: 'Corrections due' })).toBeHidden();
    });
  });
});
