import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { bothTeamsWrite, isGroupedAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding, draftsReport, goesTo, opensCombat, opensSheet, releases, rolls } from './fixtures/control';
import { reportOn } from './fixtures/player';

const field = givenScenario('arnhem-bridge');

const notesBeside = (control: Page) => control.getByRole('region', { name: 'Game Control notes', exact: true });
const onRow = (control: Page, row: string) => control.getByRole('textbox', { name: `Game Control notes, ${row}` });

// In `npm test` without a browser: orders/noted-rows.db.test.ts.
test('§5: a note on a row stands on the sheet, beside the combat it leads to and beside the report, wherever it is written', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await bothTeamsWrite(frost, harzer);
  await opensSheet(control, '1 Airborne');
  await isGroupedAtOnce(control, field);

  await test.step('beside the combat stand the rows of both sheets that lead to it, and a note is written by keys alone', async () => {
    await expect(notesBeside(control).getByRole('listitem')).toHaveCount(4);
    await expect(notesBeside(control).getByRole('listitem').first()).toContainText(
      'Hold the houses at the north end of the bridge.',
    );
    const note = onRow(control, '1 Airborne, row 1');
    await note.focus();
    await control.keyboard.type('Two attacks beaten off by noon.');
    await control.keyboard.press('Control+Enter');
  });

  await test.step('it stands there while the combat is resolved and ruled on', async () => {
    await rolls(control, 2);
    await expect(onRow(control, '1 Airborne, row 1')).toHaveValue('Two attacks beaten off by noon.');
    await acceptsFinding(control);
    await expect(onRow(control, '1 Airborne, row 1')).toHaveValue('Two attacks beaten off by noon.');
  });

  await test.step('and on the sheet, one press away; what is noted there stands at the combat', async () => {
    await notesBeside(control).getByRole('link', { name: '1 Airborne, row 1' }).click();
    await expect(onRow(control, 'row 1')).toHaveValue('Two attacks beaten off by noon.');
    await onRow(control, 'row 2').fill('The guns are down to ten rounds.');
    await onRow(control, 'row 2').blur();
    await control.getByRole('button', { name: 'A note for the team on row 1' }).click();
    await control.keyboard.type('The church is on fire.');
    await control.keyboard.press('Control+Enter');
    await expect(control.getByRole('list', { name: 'Notes for the team on row 1' })).toContainText(
      'The church is on fire.',
    );
    await goesTo(control, 'Combats');
    await opensCombat(control, 1);
    await expect(onRow(control, '1 Airborne, row 2')).toHaveValue('The guns are down to ten rounds.');
  });

  await test.step('what is for the team stands in the Notes column of its sheet, and nothing of Control’s own', async () => {
    const pad = frost.getByRole('region', { name: 'Order sheets' });
    await pad.getByRole('button', { name: /^Afternoon/ }).click();
    const row = pad.getByRole('row').filter({ hasText: 'Hold the houses at the north end of the bridge.' });
    await expect(row.getByRole('cell').last()).toContainText('The church is on fire.');
    await expect(pad).not.toContainText(/beaten off|ten rounds/);
    await expect(harzer.getByRole('region', { name: 'Order sheets' })).not.toContainText('The church is on fire.');
  });

  await test.step('beside the report stand the notes of its team alone; one written there releases nothing', async () => {
    await draftsReport(control, '1 Airborne');
    await expect(notesBeside(control).getByRole('listitem')).toHaveCount(2);
    await expect(onRow(control, 'row 1')).toHaveValue('Two attacks beaten off by noon.');
    await onRow(control, 'row 2').fill('The guns are down to six rounds.');
    await onRow(control, 'row 2').press('Control+Enter');
    await expect(control.getByRole('button', { name: /^Release/ })).toBeEnabled();
    await releases(control, '1 Airborne');
    await expect(onRow(control, 'row 2')).toHaveValue('The guns are down to six rounds.');
    await goesTo(control, 'Combats');
    await opensCombat(control, 1);
    await expect(onRow(control, '1 Airborne, row 2')).toHaveValue('The guns are down to six rounds.');
  });

  await test.step('its team reads nothing of it', async () => {
    await expect(reportOn(frost)).not.toContainText('rounds');
    await expect(frost.getByText('beaten off by noon')).toHaveCount(0);
  });
});
