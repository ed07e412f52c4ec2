import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** Two teams at one table of a companion game, each before its own desk: what a hand holds is in nobody else's browser. */
const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: companions/verbs/hand-tables.db.test.ts.
test('a house fought for by cards between two teams: laid face down, turned over by Control, and neither hand in the other’s browser', {
  tag: '@soak',
}, async ({ asControl, asRecordedPlayer }) => {
  const control = await asControl(field);
  const frost = await asRecordedPlayer(field, '1 Airborne');
  const harzer = await asRecordedPlayer(field, '9 SS-Pz Hohenstaufen');
  const keys = async (...all: string[]) => {
    for (const key of all) await control.keyboard.press(key);
  };
  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: /^A street fight at Arnhem bridge/ }).click();
  const phase = control.getByRole('list', { name: 'Phases at the table' }).locator('[aria-current]');
  await expect(phase).toContainText('Artillery and air');
  for (const name of ['German movement', 'Allied movement', 'Direct fire', 'Fights for buildings']) {
    await keys('n');
    await expect(phase).toContainText(name);
  }
  const seats = control.getByRole('region', { name: 'Teams at this table' });
  await seats.getByRole('combobox', { name: 'Allies are played by' }).selectOption('1 Airborne');
  await expect(seats.getByRole('combobox', { name: 'Germans are played by' })).toBeEnabled();
  await seats.getByRole('combobox', { name: 'Germans are played by' }).selectOption('9 SS-Pz Hohenstaufen');
  await expect(seats.getByText('Waits.')).toHaveCount(2);

  const form = control.getByRole('region', { name: 'Choices' }).getByRole('form');
  await control.getByRole('heading', { level: 2 }).first().click();
  await keys('1');
  await form.getByRole('textbox', { name: 'Building' }).fill('The school');
  for (const name of ['1st Grenadiers', '2nd Section']) {
    await form.getByRole('checkbox', { name }).press('Space');
    await form.getByRole('spinbutton', { name: `Figures of ${name}` }).fill('2');
  }
  await form.getByRole('radio', { name: 'Germans' }).focus();
  // Places in the deck, spades, hearts, diamonds, clubs, of what is left: 7 and king of hearts; 7 of clubs, ace of hearts.
  await control.getByRole('textbox', { name: 'Own dice, as they fell' }).fill('20 25 44 14');
  await form.getByRole('radio', { name: 'Germans' }).focus();
  await keys('Enter');
  await expect(seats.getByText('Has yet to lay.')).toBeVisible();
  const choices = control.getByRole('region', { name: 'Choices' });
  await expect(choices).toContainText('Control has nothing to do here now.');
  await expect(choices.getByRole('button')).toHaveCount(0);

  const tableOf = ({ desk }: typeof frost) => desk.getByRole('region', { name: 'At the table' });
  const card = (player: typeof frost, title: string) =>
    tableOf(player).getByRole('button', { name: `Lay the ${title}` });
  await expect(tableOf(harzer)).toContainText('They hold 2 cards.');
  await expect(tableOf(frost)).toContainText('It is their turn to lay a card.');
  await expect(card(frost, 'ace of hearts')).toHaveAttribute('aria-disabled', 'true');

  await card(harzer, '7 of hearts').click();
  await expect(tableOf(harzer)).toContainText('has laid a card. Control turns it over.');
  await expect(seats.getByText(/^Laid by /)).toBeVisible();
  await expect(tableOf(frost)).toContainText('No card is face up yet.');
  await keys('y');
  await expect(tableOf(frost)).toContainText('Face up: their 7 of hearts.');
  // The 7 of clubs has its number, the ace of hearts its suit.
  await card(frost, 'ace of hearts').click();
  await expect(tableOf(frost)).toContainText('Control turns it over.');
  await expect(seats.getByText(/^Laid by /)).toBeVisible();
  // The ace costs the two who hold it; veterans hold on 3 (IW-11).
  await control.getByRole('textbox', { name: 'Own dice, as they fell' }).fill('3');
  await seats.getByRole('button', { name: 'Turn over' }).click();
  await expect(tableOf(frost)).toContainText('You have taken it.');
  await expect(tableOf(harzer)).toContainText('You have lost it.');

  const said = (player: typeof frost) =>
    player
      .received()
      .map(({ body }) => body)
      .join();
  expect(said(harzer)).toContain('king of hearts');
  expect(said(frost)).not.toContain('king of hearts');
  expect(said(frost)).toContain('7 of clubs');
  expect(said(harzer)).not.toContain('7 of clubs');
  for (const player of [frost, harzer]) expect(said(player)).not.toMatch(/1st Grenadiers|2nd Section|morale/);
});
