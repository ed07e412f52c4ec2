import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** Postcard Arnhem at one table for two teams: each lays what it does at its own laptop, and neither has a garrison in its browser. */
const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: companions/verbs/postcard-table.db.test.ts.
test('two teams play Postcard Arnhem: laid on a laptop, turned over by Control, seen by both', {
  tag: '@soak',
}, async ({ asControl, asRecordedPlayer }) => {
  const control = await asControl(field);
  const frost = await asRecordedPlayer(field, '1 Airborne');
  const harzer = await asRecordedPlayer(field, '9 SS-Pz Hohenstaufen');
  const table = ({ desk }: typeof frost) => desk.getByRole('region', { name: 'At the table' });
  const seats = control.getByRole('region', { name: 'Teams at this table' });
  const choices = control.getByRole('region', { name: 'Choices' });
  const turnsOver = async () => {
    await expect(seats.getByText(/^Laid by /)).toBeVisible();
    await control.keyboard.press('y');
    await expect(seats.getByText(/^Laid by /)).toHaveCount(0);
  };
  const lays = async (player: typeof frost, about: string, what: string) => {
    const form = table(player).getByRole('form', { name: 'What you do next' });
    await form.getByRole('combobox', { name: 'What it is about' }).selectOption(about);
    await form.getByRole('combobox', { name: 'What is done' }).selectOption(what);
    await form.getByRole('button', { name: 'Lay it' }).press('Enter');
    await expect(table(player)).toContainText('Control turns it over.');
  };

  await test.step('Control begins it, and seats a team at each side', async () => {
    await goesTo(control, 'Rules desk');
    await control.getByRole('link', { name: 'Companion games' }).click();
    await control.getByRole('button', { name: 'Set up the board' }).click();
    await seats.getByRole('combobox', { name: 'Allies are played by' }).selectOption('1 Airborne');
    await expect(seats.getByRole('combobox', { name: 'Germans are played by' })).toBeEnabled();
    await seats.getByRole('combobox', { name: 'Germans are played by' }).selectOption('9 SS-Pz Hohenstaufen');
    await expect(table(frost)).toContainText('It is for you to say what comes next.');
    await expect(table(harzer)).toContainText('The other side or Control goes on.');
    await expect(table(harzer).getByRole('form')).toHaveCount(0);
    await expect(choices).toContainText('Control has nothing to do here now.');
  });

  await test.step('the airdrop: laid by keyboard, not seen by the other before it is turned over', async () => {
    await lays(frost, '1st Airborne', '1st Airborne jumps on B9');
    await table(harzer).getByText('The units in words').click();
    await expect(table(harzer)).toContainText('to jump: 1st Airborne 4-5, Allies');
    await turnsOver();
    await expect(table(harzer)).toContainText('B9: 1st Airborne 4-5, Allies');
    await expect(table(harzer)).toContainText('Arnhem: Hidden garrison ?, Germans');
    for (const [about, what] of [
      ['82nd Airborne', '82nd Airborne jumps on Grave'],
      ['101st Airborne', '101st Airborne jumps on B4'],
    ] as const) {
      await lays(frost, about, what);
      await turnsOver();
    }
  });

  await test.step('Control opens the turn; the Allies end their part; the Germans draw and place', async () => {
    await choices.getByRole('button', { name: /^Open turn 1/ }).click();
    await expect(table(frost)).toContainText('Turn 1 of 9: the Allies move and attack.');
    await lays(frost, 'The end of this part', 'End the Allied part');
    await turnsOver();
    await choices.getByRole('button', { name: /^Draw the reinforcements/ }).click();
    await expect(table(harzer)).toContainText('It is for you to say what comes next.');
    await expect(table(frost)).toContainText('The other side or Control goes on.');
    await expect(table(harzer).getByRole('img', { name: /^The board/ })).toBeVisible();
  });

  for (const player of [frost, harzer])
    expect(
      player
        .received()
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/Garrison \d|"g\d"/);
});
