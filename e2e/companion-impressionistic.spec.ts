import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

// In `npm test` a shorter one by the tables that were entered, below.
test('a street fight by keyboard: set up by hand, shelled, ambushed, fired on, and a house taken card by card', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => control.keyboard.press(key)), Promise.resolve());
  const diceFall = async (dice: string) => {
    await press('d');
    await control.keyboard.type(dice);
    await press('Enter');
  };
  const choices = control.getByRole('region', { name: 'Choices' });
  const form = choices.getByRole('form');
  const before = form.getByRole('region', { name: 'Before the die' });
  const opens = async (words: string, title: string) => {
    await press('/');
    await control.keyboard.type(words);
    await expect(choices.getByRole('button').first()).toBeEnabled();
    await press('Enter');
    await expect(choices.getByRole('form', { name: title })).toBeVisible();
  };
  const byNumber = async (name: string) => {
    await expect(choices.getByRole('button', { name })).toBeEnabled();
    const key = (await choices.getByRole('button', { name }).innerText()).match(/\d$/)![0];
    await press(key);
  };
  const unit = (name: string) => control.getByRole('listitem', { name, exact: true });
  const next = async (name: string) => {
    await expect(control.getByRole('button', { name: /^Next:/ })).toBeEnabled();
    await press('n');
    await expect(control.getByRole('list', { name: 'Phases at the table' }).locator('[aria-current]')).toContainText(
      name,
    );
  };
  const does = async (word: string) => {
    await expect(form.getByRole('button', { name: word })).toBeEnabled();
    await press('Enter');
  };
  const log = control.getByRole('region', { name: 'Log' });

  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'Set it up by hand…' }).click();
  const setup = control.getByRole('form', { name: 'The units on the table' });
  await press('3', '2');
  await expect(setup.getByRole('group', { name: 'Jeep' }).getByRole('combobox', { name: 'Kind' })).toHaveValue(
    'softSkin',
  );
  // Enter in a name writes another unit; one without a name is refused at its place.
  await expect(
    setup.getByRole('group', { name: 'New Allied unit' }).getByRole('textbox', { name: 'Name' }),
  ).toBeFocused();
  await control.keyboard.type('Sappers');
  await press('Enter');
  await press('Control+Enter');
  await expect(setup.getByText('Name the unit.')).toBeVisible();
  await setup.getByRole('button', { name: 'Remove New Allied unit' }).click();
  await setup.getByRole('group', { name: 'Sappers' }).getByRole('textbox', { name: 'Figures' }).focus();
  await press('Control+Enter');
  await expect(control.getByRole('article', { name: 'Companion game 1 Impressionistic Wargaming' })).toBeVisible();
  await expect(unit('Sappers')).toContainText('8 figures');

  // Hard cover takes 2 off (recovered): 5 to 8 suppress, 9 and 10 drive back.
  await opens('shell 2nd gren', 'Shell 2nd Grenadiers');
  await press('Tab', 'ArrowRight', 'ArrowRight');
  await expect(before.getByRole('row', { name: /^5 to 8 3 to 6 suppressed recovered 40 %$/ })).toBeVisible();
  await expect(before.getByRole('row', { name: /^9 or more 7 to 8 driven back recovered 20 %$/ })).toBeVisible();
  await expect(before).toContainText('holds on 5 or more, 60 %');
  // 7 less 2 is 5: suppressed. Green troops hold on 5 or more.
  await diceFall('7 6');
  await does('Shell');
  await expect(unit('2nd Grenadiers')).toContainText('suppressed');
  await expect(unit('2nd Grenadiers')).toContainText('impact marker');

  await opens('hidden', 'A unit lies hidden, or is seen');
  await form.getByRole('combobox', { name: 'Unit' }).selectOption('PIAT team');
  await does('Say so');
  await expect(unit('PIAT team')).toContainText('hidden');

  await next('German movement');
  await byNumber('Half-track moves');
  await expect(unit('Half-track')).toContainText('moved');
  await byNumber('PIAT team springs an ambush');
  await form.getByRole('combobox', { name: 'At' }).selectOption('Half-track');
  // Open +1, ambush +2 (ours): 4 or more hits. A d10 less 1 for the half-track, with 4 for the PIAT, wants a 4: 0.7 × 0.7.
  await expect(before).toContainText('Knocked out');
  await expect(before.getByText('49 %')).toBeVisible();
  await press('Tab', 'Tab');
  await diceFall('4 4');
  await does('Spring it');
  await expect(control.getByText('Half-track is knocked out.')).toBeVisible();
  await expect(log).toContainText('Hit 1: 4 − 1 + 4 = 7; 7 or more knocks out: it does.');

  await next('Allied movement');
  await next('Direct fire');
  await opens('1st section fires', '1st Section fires');
  await form.getByRole('combobox', { name: 'At' }).selectOption('1st Grenadiers');
  await form.getByRole('spinbutton', { name: 'Dice' }).fill('2');
  await form.getByRole('radio', { name: 'In a building' }).click();
  // 7 or more, then 10 alone: 4 in a hundred a die; 0.96² none.
  await expect(before.getByRole('list', { name: 'Chances of hits' })).toContainText('none 92.16 %1 7.68 %2 0.16 %');
  await diceFall('7 10 9 10 3');
  await does('Fire');
  const pending = control.getByRole('region', { name: 'At the end of the phase' });
  await expect(pending).toContainText('1st Grenadiers loses 1 figure.');
  await expect(unit('1st Grenadiers')).toContainText('8 figures');

  await next('Fights for buildings');
  await expect(unit('1st Grenadiers')).toContainText('7 figures');
  await press('1');
  await expect(form.getByRole('textbox', { name: 'Building' })).toBeFocused();
  await control.keyboard.type('The school');
  for (const name of ['1st Grenadiers', '2nd Section']) {
    await form.getByRole('checkbox', { name }).press('Space');
    await form.getByRole('spinbutton', { name: `Figures of ${name}` }).fill('2');
  }
  await form.getByRole('radio', { name: 'Germans' }).focus();
  // Places in the deck, spades, hearts, diamonds, clubs, of what is left: 7 and king of hearts; 7 of clubs, ace of hearts.
  await diceFall('20 25 44 14');
  await does('Deal');
  const hand = (side: string) => control.getByRole('list', { name: `Hand of the ${side}` }).getByRole('img');
  await expect(hand('Germans')).toHaveCount(2);
  await expect(hand('Allies').last()).toHaveAccessibleName('ace of hearts, Allies');
  await expect(choices).toContainText('Play the 7 of hearts');
  await byNumber('Play the 7 of hearts');
  await expect(choices.getByRole('listitem').filter({ hasText: 'ace of hearts' })).toContainText('costs 2 figures');
  // The ace costs the two who fight; veterans hold on 3.
  await diceFall('3');
  await byNumber('Play the ace of hearts');
  await expect(control.getByRole('region', { name: 'Fight for The school' })).toContainText('Allies hold it.');
  await expect(unit('1st Grenadiers')).toContainText('5 figures');

  await control.getByText('Tables in use').click();
  await expect(control.getByRole('row', { name: 'Ambush (IW-8) +2 house rule' })).toBeVisible();
});

test('a street fight set up by hand is played by the tables that were entered', async ({ asControl }) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'Set it up by hand…' }).click();
  const setup = control.getByRole('form', { name: 'The units on the table' });
  await setup.getByText('Tables to play by').click();
  const turnedAway = setup.getByRole('textbox', { name: 'The aircraft turns away, up to' });
  await control.keyboard.press('3');
  // Nothing would be left for the aircraft shot down.
  await turnedAway.fill('10');
  await setup.getByRole('button', { name: 'Begin' }).click();
  await expect(turnedAway).toHaveAccessibleDescription('9 or less: the last band lies above it and ends at 10.');
  await expect(turnedAway).toBeFocused();

  await control.getByRole('button', { name: 'Another game' }).click();
  await control.getByRole('link', { name: 'Tables of Impressionistic Wargaming' }).click();
  const face = control.getByLabel('veteran: face');
  await face.fill('');
  await expect(face).toHaveAccessibleDescription('is missing: a whole number from 1 to 10');
  await face.fill('4');
  await control.getByRole('button', { name: 'Enter these tables' }).click();
  await expect(
    control.getByText('Entered by Control. A game begun from now on may be played with them.'),
  ).toBeVisible();
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'Set it up by hand…' }).click();
  await expect(setup).toContainText('Played by the tables entered by Control.');
  await expect(setup.getByText('Tables to play by')).toHaveCount(0);
  await control.keyboard.press('3');
  await setup.getByRole('button', { name: 'Begin' }).click();
  await expect(control.getByRole('listitem', { name: '2nd Section', exact: true })).toContainText('holds on 4 or more');
});
