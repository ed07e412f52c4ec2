import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: companions/verbs/farthest-bridge.db.test.ts.
test('The Farthest Bridge by keyboard: support fire, landings on unknown ground, a bridge blown, an attack; a set-up in secret', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => control.keyboard.press(key)), Promise.resolve());
  const type = (text: string) => control.keyboard.type(text);
  const ownDice = async (dice: string) => {
    await press('d');
    await type(dice);
    await press('Enter');
  };
  const find = async (words: string) => {
    await press('/');
    await type(words);
    await press('Enter');
  };
  const choice = (name: string) => control.getByRole('region', { name: 'Choices' }).getByRole('button', { name });
  const form = (name: string | RegExp) => control.getByRole('form', { name });
  const log = control.getByRole('region', { name: 'Log' });
  const map = control.getByRole('application', { name: 'Hex map' });
  const onMap = (name: string) => map.getByRole('img', { name, exact: true });
  const stands = control.getByRole('region', { name: 'How it stands' });
  /** To the next phase, once what was done last stands. */
  const goesOn = async () => {
    await expect(control.getByRole('button', { name: /^Next phase/ })).toBeEnabled();
    await press('n');
  };
  const phase = (name: string) => control.getByRole('status').getByText(name, { exact: true });
  const begins = async (way: string, setup: string) => {
    await control.getByRole('link', { name: way }).click();
    await control.getByRole('button', { name: setup }).click();
  };

  await goesTo(control, 'Rules desk');
  await begins('Companion games', 'The historic scenario');
  await expect(onMap('Drop zone of the 82nd in 2323')).toBeVisible();
  await expect(onMap('German 2-2-7 no. 2 (set-up) in 2325')).toBeVisible();

  // An allotment of 3 and of 8 (ours, rulings 2.3): what is left is said, and one too many is refused at its field.
  await press('1');
  await type('3');
  await press('Tab');
  await type('1');
  await expect(form('German support fire')).toContainText('4 of 3 chosen');
  await press('ArrowDown', 'Enter');
  await expect(stands).toContainText('German 3 × German +2');
  await press('1');
  await type('4');
  await expect(form('Allied support fire')).toContainText('4 of 8 chosen, 4 left');
  await press('Enter');
  await expect(stands).toContainText('Allied 4 × US +3');

  await goesOn();
  await expect(phase('Allied movement')).toBeVisible();
  // Scatter 4 is east (§11.4); woods without a road deplete, and the ground is asked for where the unit comes down.
  await ownDice('4');
  await find('land 82nd no. 1');
  await type('2320');
  await expect(form(/^Land US 2-2-7 no. 1 of the 82nd/)).toContainText('4 E2321by its terrain');
  await press('Enter');
  await expect(form('A hex of the printed map')).toContainText('Woods');
  await type('w');
  await press('Enter');
  await expect(onMap('US 2-2-7 no. 1 of the 82nd (turn 1) in 2321, depleted')).toBeVisible();

  await control.getByRole('button', { name: 'Hexside' }).click();
  await type('2322 2321');
  await press('Tab', 'Tab');
  await type('h');
  await press('Tab', 'Tab', 'Enter');
  await expect(onMap('2321/2322: highway bridge')).toBeVisible();

  // Its woods count first, 2 of 7, and the town beyond costs 1 (FB-17; ours). A German in reach may blow the bridge on a 1 (§14.0).
  await find('move 82nd no. 1');
  await type('2322');
  await press('Enter');
  await type('t');
  await press('Enter');
  const moving = form(/^Move US 2-2-7 no. 1 of the 82nd/);
  await expect(moving).toContainText('3 of 7 spent');
  await press('Enter');
  await expect(control.getByRole('region', { name: 'Choices' }).getByText('1 of 6')).toBeVisible();
  await ownDice('1');
  await press('1');
  await expect(onMap('2321/2322: highway bridge, blown')).toBeVisible();
  await expect(log).toContainText('highway bridge 2321/2322: blown on 1; 1, it is demolished.');

  // Next to the German unit in 2325 it lands in a zone of control: depleted (§11.4). A hex out of reach is refused at its field.
  await ownDice('4');
  await find('land 82nd no. 2');
  const landing = form(/^Land US 2-2-7 no. 2 of the 82nd/);
  await type('2331');
  await expect(landing).toContainText('Hex 2331 is off the map: column 23 has rows 01 to 26.');
  await landing.getByRole('textbox', { name: 'Landing hex' }).fill('2323');
  await press('Enter');
  await expect(form('A hex of the printed map')).toBeVisible();
  await type('m');
  await press('Enter');
  await expect(onMap('US 2-2-7 no. 2 of the 82nd (turn 1) in 2324, depleted')).toBeVisible();

  await goesOn();
  await expect(phase('Allied combat')).toBeVisible();
  // 1 of a depleted 2-2-7 and 3 of support fire against 2: +2, column 2 to 3 of the house table; a 6 drives the defender back two hexes.
  await ownDice('6');
  await press('1');
  const attack = form('Attack 2325');
  await press('Enter');
  await type('m');
  await press('Enter');
  await attack.getByRole('spinbutton', { name: 'US +3' }).fill('1');
  await expect(attack).toContainText('Differential +2, column 2 to 3');
  await expect(attack.getByRole('row')).toHaveText([
    '1ARthe attackers retreat one hex',
    '2-nothing happens',
    '3DR1the defender retreats one hex',
    '4DR1the defender retreats one hex',
    '5DD+R1the defender is depleted and retreats one hex',
    '6DR2the defender retreats two hexes',
  ]);
  await press('Enter');
  await expect(log).toContainText('Die 6: DR2, the defender retreats two hexes.');
  await choice('retreat to 2225, 2125').click();
  await expect(choice('advance to 2325')).toBeVisible();
  await press('1');
  await expect(onMap('German 2-2-7 no. 2 (set-up) in 2125')).toBeVisible();
  await expect(onMap('US 2-2-7 no. 2 of the 82nd (turn 1) in 2325, depleted')).toBeVisible();

  await press('g');
  await type('2325');
  await press('Enter');
  await expect(control.getByText('mixed.', { exact: true })).toBeVisible();
  // Half factors, which units are mobile and the number of turns are no print of the book: marked wherever they show.
  await expect(control.getByText(/depleted: 1-1-7 house rule/)).toBeVisible();
  await expect(control.getByRole('status').filter({ hasText: 'Allied combat' })).toHaveText(/Turn 1 of 9 house rule$/);
  await expect(stands).toContainText(/House table, not the printed one\..*loses: house rule/);
  await control.getByRole('tab', { name: 'Units' }).click();
  await expect(control.getByRole('row', { name: /US 2-2-7 no. 2 of the 82nd/ })).toContainText('1-1-7 house rule');
  await expect(control.getByText(/all six hexes around a unit house rule/)).toBeVisible();
  await control.getByRole('tab', { name: 'Reinforcements' }).click();
  await expect(control.getByRole('row', { name: /^US.*82nd/ }).first()).toContainText('82nd·2 2-2-7 2325, depleted');

  // The free scenario: what a side has written shows nowhere until both have (§18.1).
  await begins('Begin another', 'Free deployment');
  await expect(phase('Set-up')).toBeVisible();
  await control.getByRole('button', { name: 'Edge and ground' }).click();
  const ground = form('Ground that the text does not number');
  await ground.getByRole('combobox', { name: 'Which' }).selectOption('Germany');
  await ground.getByRole('textbox', { name: 'Its hexes' }).fill('2024-2125');
  await expect(ground).toContainText('4 hexes.');
  await press('Enter');
  await expect(log).toContainText('4 hexes lie in Germany.');
  await expect(ground).toBeHidden();
  await press('2');
  await type('3610');
  await press('Tab');
  await type('1008');
  await press('Tab');
  await type('2125');
  await press('Enter');
  await expect(form('Allied set-up')).toContainText('2125 lies in Germany: no drop zone there.');
  await form('Allied set-up').getByRole('textbox').last().fill('2322');
  await press('Enter');
  await expect(log).toContainText('The Allied player has written his set-up.');
  await expect(log).not.toContainText('2322');
  await expect(map.getByRole('img', { name: /^Drop zone/ })).toHaveCount(0);
  await expect(stands).toContainText('82nd–not written');
  await press('2');
  await expect(form('Allied set-up').getByRole('textbox').first()).toHaveValue('');
});
