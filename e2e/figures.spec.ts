import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding } from './fixtures/control';

/** After a fight: what it would have come to otherwise, and the figures of the day, which each umpire has of himself alone. */

const field = givenScenario('arnhem-bridge');

const table = (desk: Page, name: string) => desk.getByRole('table', { name, exact: true });
const opensFigures = async (desk: Page): Promise<void> => {
  await desk.keyboard.press('Control+k');
  await desk.getByRole('dialog').getByRole('combobox').fill('figures of the day');
  await desk.keyboard.press('Enter');
};

test('a fight is put otherwise, and its figures are read, taken along and kept apart', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const { control } = await isFoughtAtOnce(field, { asControl, asPlayer });
  await acceptsFinding(control);

  await test.step('another die and a unit unprepared, beside what happened, with the chances of both', async () => {
    await control.getByRole('link', { name: 'What if…' }).click();
    const compared = table(control, 'As it was found, and otherwise');
    const row = (name: string) => compared.getByRole('row').filter({ hasText: name }).getByRole('cell');
    // §9 Example of Combat Procedure: 18 against 12, and a 2 on the die.
    await expect(row('Margin')).toHaveText(['Margin', '8', '8']);
    await control.getByRole('combobox', { name: 'The die' }).selectOption('6');
    await expect(row('Margin')).toHaveText(['Margin', '8', '12']);
    await expect(row('Result')).toHaveText(['Result', 'Success', 'Total success']);
    await control.getByRole('checkbox', { name: '20 SS-PzGR Bn: prepared' }).click();
    await expect(row('Scores')).toHaveText([/^Scores/, '18 to 12', '14 to 12']);
    // Margin 14 - 12 + die: a Success (8) on a 6 alone.
    await expect(row('Chance of: Success')).toHaveText(['Chance of: Success', '4 in 6', '1 in 6']);
    await expect(control.getByRole('region', { name: 'What changes in the working' })).toContainText('New, attacker');
    await control.getByRole('button', { name: 'All as it was' }).click();
    await expect(row('Margin')).toHaveText(['Margin', '8', '8']);
  });

  const act = await actsAs(control, field.loopback);
  const { code } = await act<{ code: string }>('create-seat', {
    kind: 'control',
    label: 'Bert',
    roles: ['teamControl'],
    teamKeys: [],
  });
  const bert = await asStranger(field);
  await sitsDown(bert, code);
  await (await actsAs(bert, field.loopback))('flag-moment', { word: 'The ramp' });

  await test.step('Game Control has all of it, drawn, and as a file that says the same', async () => {
    await opensFigures(control);
    await expect(control.getByRole('figure').filter({ hasText: 'Steps lost' })).toBeVisible();
    await expect(table(control, 'Steps lost, turn by turn').getByRole('row').last()).toHaveText(/^5/);
    await expect(table(control, 'Control’s attention, by team')).toContainText('Bert');
    const saved = control.waitForEvent('download');
    await control.getByRole('link', { name: /^As a spreadsheet file .*: Steps lost/ }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    const printed = await table(control, 'Steps lost, turn by turn')
      .getByRole('row')
      .last()
      .getByRole('cell')
      .allInnerTexts();
    expect(file.trim().split(/\r?\n/).at(-1)).toBe(printed.map((cell) => cell.trim()).join(','));
  });

  await test.step('an umpire has his own, and no other’s', async () => {
    await opensFigures(bert);
    await expect(bert.getByRole('heading', { level: 1 })).toHaveText('Your figures of the day');
    const attention = table(bert, 'Control’s attention, by team');
    await expect(attention.getByRole('row')).toHaveText([/^Team/, /^No team in particularBert/]);
    await expect(bert.getByRole('heading', { name: 'How long the phases took' })).toHaveCount(0);
    const asked = await bert.evaluate(async () => {
      const at = `/api${location.pathname.split('/').slice(0, 3).join('/')}/figures/csv?of=`;
      const status = async (of: string) => (await fetch(at + of)).status;
      return [await status('attention'), await status('losses')];
    });
    expect(asked).toEqual([200, 404]);
  });
});
