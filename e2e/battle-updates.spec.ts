import { expect, givenScenario, test } from './fixtures';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding, goesTo, writesReport } from './fixtures/control';

/** The updates that a team is told while the rest is still adjudicated (§4.3, §4.7), through pages only. */
const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: reports/updates.db.test.ts.
test('a fight is told at once; the report of the turn does not tell it again', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const { control, frost } = await isFoughtAtOnce(field, { asControl, asPlayer });
  const germans = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const signals = frost.getByRole('complementary', { name: 'Signals' });
  const updates = control.getByRole('region', { name: 'Battle updates' });
  await acceptsFinding(control);

  await test.step('Control opens the team, and tells it of the fight: a figure of the mechanism is held', async () => {
    await goesTo(control, 'Reports');
    await control
      .getByRole('main')
      .getByRole('link', { name: /^1 Airborne/ })
      .click();
    await updates.getByRole('button', { name: /^Tell now: ARNHEM/i }).click();
    const form = control.getByRole('form', { name: /^Battle update: / });
    const words = form.getByRole('textbox', { name: 'What it is told' });
    const draft = await words.inputValue();
    await words.fill(`${draft} They lost two steps.`);
    await form.getByRole('button', { name: /^Tell the team now/ }).click();
    await expect(form).toContainText('lost two steps');
    await expect(signals).not.toContainText('Battle update');
    await words.fill(draft);
    await form.getByRole('button', { name: /^Tell the team now/ }).click();
    await expect(updates.getByRole('listitem').first()).toContainText(/told \d\d:\d\d/);
  });

  await test.step('it lies on the desk of its team as a signal with its hour, and on no other', async () => {
    await expect(signals).toContainText('Battle update of the afternoon');
    await expect(signals).toContainText('2 Para Bn');
    await expect(frost.getByRole('application', { name: /^Map/ }).getByRole('button', { name: /^Enemy/ })).toHaveCount(
      1,
    );
    await expect(germans.getByRole('complementary', { name: 'Signals' })).not.toContainText('Battle update');
  });

  await test.step('the report says that it was told, and asks for nothing of it', async () => {
    await control.getByRole('button', { name: /^Draft report/ }).click();
    const letter = control.getByRole('textbox', { name: 'Report', exact: true });
    await expect(letter).toHaveValue(/^Told already: the fighting /);
    await writesReport(control, (drafted) => drafted);
    await control.getByRole('button', { name: /^Release/ }).click();
    await expect(control.getByText('1 Airborne has its report.')).toBeVisible();
    await expect(signals).toContainText('Told already');
  });
});
