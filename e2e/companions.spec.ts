import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('Battle Card by keyboard: own dice, the chance of each choice, taken back up to the last die, put away', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  const type = async (dice: string) => {
    await control.keyboard.press('d');
    await control.keyboard.type(dice);
    await control.keyboard.press('Enter');
  };
  const choice = (name: string | RegExp) =>
    control.getByRole('region', { name: 'Choices' }).getByRole('button', { name });
  const road = control.getByRole('list', { name: 'The road, Arnhem first' });
  const area = (name: string) => road.getByRole('listitem', { name, exact: true });
  const log = control.getByRole('region', { name: 'Log' });
  const picks = async (name: string) => {
    const key = (await choice(name).innerText()).match(/\d$/)![0];
    await control.keyboard.press(key);
    await expect(choice(name)).toBeHidden();
  };

  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'All orders first' }).click();
  await expect(control.getByRole('article', { name: 'Companion game 1 Battle Card: Market Garden' })).toBeVisible();

  // A die of 1 or 2 costs two, 3 or 4 one, 5 or 6 nothing (BC-1): 6, 6 and 5 become 6, 5 and 5.
  await type('5 3 6');
  await control.keyboard.press('1');
  await expect(area('Eindhoven').getByRole('img', { name: '101st Airborne: strength 6' })).toBeVisible();
  await expect(area('Grave').getByRole('img', { name: '82nd Airborne: strength 5' })).toBeVisible();
  await expect(area('Arnhem').getByRole('img', { name: '1st Airborne: strength 5' })).toBeVisible();

  await control.keyboard.press('v');
  await expect(
    control
      .getByRole('region', { name: 'Choices' })
      .getByText(/^\d\d?\.\d\d % best$/)
      .first(),
  ).toBeVisible();
  await control.keyboard.press('v');

  await picks('1st Airborne attacks at Arnhem');
  await expect(area('Arnhem')).toContainText('attacks');
  await control.keyboard.press('Backspace');
  await expect(area('Arnhem')).not.toContainText('attacks');
  await picks('1st Airborne attacks at Arnhem');
  await picks('82nd Airborne attacks at Grave');
  await picks('101st Airborne attacks at Eindhoven');

  // Dice that are no dice are refused at their place, and nothing is rolled.
  await type('7');
  await control.keyboard.press('1');
  await expect(control.getByText('Number 1 is 1 to 6: battle at Arnhem.')).toBeVisible();
  await control.getByRole('textbox', { name: 'Own dice, as they fell' }).fill('6');
  // The Allies are the stronger: a 6 costs the Germans one and gives control (attack table, Allied advantage, 5 to 6).
  await choice('Fight at Arnhem').click();
  await expect(area('Arnhem')).toContainText('Allied control');
  await expect(area('Arnhem').getByRole('img', { name: 'German: strength 1' })).toBeVisible();
  await expect(log).toContainText('d6 battle at Arnhem: 6');
  await expect(control.getByRole('button', { name: 'Take back' })).toBeDisabled();

  await control.getByRole('button', { name: 'Put away' }).click();
  await control.getByRole('dialog').getByRole('textbox').fill('A warm-up while the hall ate.');
  await control.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
  await expect(control.getByText('Put away: A warm-up while the hall ate.')).toBeVisible();
  await expect(control.getByRole('region', { name: 'Companion games' })).toContainText('Put away');
});
