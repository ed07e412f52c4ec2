import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';

const field = givenScenario('market-garden');

test('§10: thirteen letters are read and released by one key, and nothing but the keyboard', async ({ asControl }) => {
  const control = await asControl(field);
  const main = control.getByRole('main');
  const letter = control.getByRole('textbox', { name: 'Report', exact: true });
  const to = main.getByRole('heading', { name: /^To / });
  const press = async (...keys: string[]) => {
    await main.focus();
    for (const key of keys) await control.keyboard.press(key);
  };
  const does = await actsAs(control, field.loopback);
  await does('close-movement', { turn: 2 });

  await test.step('all are drafted, and the first to read is opened', async () => {
    await press('r');
    await expect(main.getByRole('heading', { name: 'Reports of turn 2' })).toBeVisible();
    await press('y');
    await expect(main.getByRole('button', { name: 'Release 13' })).toBeVisible();
    await press('r');
    await expect(letter).toBeVisible();
  });

  await test.step('what is written by hand is marked in the text as new, and a mark of the guard where it stands', async () => {
    const drafted = await letter.inputValue();
    await press('Enter');
    await expect(letter).toBeFocused();
    await control.keyboard.press('Control+End');
    await control.keyboard.press('Enter');
    await control.keyboard.type('The church of Eindhoven burns.');
    await expect(main.locator('.letter ins')).toHaveText('The church of Eindhoven burns.');
    await expect(main.getByText('1 sentence is not in the draft: underlined above.')).toBeVisible();
    await control.keyboard.type(' They rolled a 2.');
    await expect(main.locator('.letter mark')).toHaveText(/rolled a 2/);
    await letter.fill(drafted);
    await expect(main.locator('.letter ins')).toHaveCount(0);
    await expect(main.locator('.letter mark')).toHaveCount(0);
    await control.keyboard.press('Escape');
  });

  await test.step('each is released and the next is there, to the last', async () => {
    const read = new Set<string>();
    for (let told = 0; told < 13; told++) {
      const team = (await to.textContent())!.replace(/^To /, '');
      expect(read.has(team), team).toBe(false);
      read.add(team);
      await expect(
        main.getByRole('button', { name: told < 12 ? /^Tell them and read/ : /^Tell them and see/ }),
      ).toBeVisible();
      await press('a');
      await expect(control.getByText(`${team} has its report.`)).toBeVisible();
      if (told < 12) await expect(to).not.toHaveText(`To ${team}`);
    }
    await expect(main.getByRole('heading', { name: 'Reports of turn 2' })).toBeVisible();
    await expect(main.getByText('13 of 13 told')).toBeVisible();
  });
});
