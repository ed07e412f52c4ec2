import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

// In `npm test` without a browser: companions/verbs/farthest-bridge.db.test.ts.
test('The Farthest Bridge: units arrive overland before the first moves on; a drop zone is reckoned when it is occupied', {
  tag: '@soak',
}, async ({ asControl }) => {
  const control = await asControl(field);
  const press = (key: string) => control.keyboard.press(key);
  const find = async (words: string) => {
    await press('/');
    await control.keyboard.type(words);
    await press('Enter');
  };
  const form = (name: string | RegExp) => control.getByRole('form', { name });
  const onMap = (name: string) =>
    control.getByRole('application', { name: 'Hex map' }).getByRole('img', { name, exact: true });
  const phase = (name: string) => control.getByRole('status').getByText(name, { exact: true });
  const stands = control.getByRole('region', { name: 'How it stands' });
  const goesOnTo = async (name: string) => {
    await expect(control.getByRole('button', { name: /^Next phase/ })).toBeEnabled();
    await press('n');
    await expect(phase(name)).toBeVisible();
  };
  /** Writes a hex or a path of which nobody has entered these hexes: each is mixed ground. */
  const writes = async (name: RegExp, hexes: string, unknown: readonly string[]) => {
    await expect(form(name)).toBeVisible();
    await control.keyboard.type(hexes);
    await press('Enter');
    for (const hex of unknown) {
      await expect(form(name)).toContainText(`What is ${hex} on the printed map?`);
      await control.keyboard.type('m');
      await press('Enter');
    }
    await expect(form(name)).not.toContainText('on the printed map?');
    await press('Enter');
    await expect(form(name)).toBeHidden();
  };

  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'The historic scenario' }).click();
  await expect(onMap('Drop zone of the 82nd in 2323')).toBeVisible();
  for (const name of ['Allied movement', 'Allied combat', 'Allied mobile movement', 'German movement'])
    await goesOnTo(name);

  await test.step('§11.2: two arrive, each pays for its hex, and then the first moves on', async () => {
    await find('bring on 3-3-7 no. 1');
    await writes(/^Bring on German 3-3-7 no. 1/, '3907', ['3907']);
    await expect(onMap('German 3-3-7 no. 1 (turn 1) in 3907')).toBeVisible();
    await find('bring on 3-3-7 no. 2');
    await writes(/^Bring on German 3-3-7 no. 2/, '3908', ['3908']);
    await expect(onMap('German 3-3-7 no. 2 (turn 1) in 3908')).toBeVisible();
    await find('move 3-3-7 no. 1 turn 1');
    await writes(/^Move German 3-3-7 no. 1/, '3807', ['3807']);
    await expect(onMap('German 3-3-7 no. 1 (turn 1) in 3807')).toBeVisible();
    await expect(control.getByRole('region', { name: 'Log' })).toContainText('3907 to 3807, 2 of 7 spent.');
  });

  await test.step('FB-19: a German unit stands on a drop zone; it costs when the next allotment is reckoned', async () => {
    await control.getByRole('button', { name: /^Move German 2-2-7 no. 2/ }).click();
    await writes(/^Move German 2-2-7 no. 2/, '2324 2323', ['2324', '2323']);
    await expect(onMap('Drop zone of the 82nd in 2323, occupied')).toBeVisible();
    await expect(stands).toContainText('occupied, reckoned at the allotment');
    await expect(stands).not.toContainText('The Allied allotment is');
    for (const name of ['German combat', 'German mobile movement', 'Support-fire allotment']) await goesOnTo(name);
    await expect(stands).toContainText('The Allied allotment is 3 lower; out of the game: 3 × US +3.');
    await expect(stands).toContainText('5 to choose');
  });
});
