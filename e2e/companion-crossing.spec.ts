import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('a crossing is played out at the table, and its result marks it: each shows the other', async ({ asControl }) => {
  const control = await asControl(field);
  await goesTo(control, 'Crossings');
  const find = control.getByRole('searchbox', { name: 'Find a crossing' });
  await find.fill('Arnhem – Rhine road bridge');
  await find.press('Enter');
  // The keys of the desk are the desk's again.
  await find.press('Escape');
  const desk = control.getByRole('article', { name: 'Arnhem – Rhine road bridge' });
  await expect(desk).toBeVisible();

  await test.step('4 at the crossing; who stands near it is filled in, and the game is named by it', async () => {
    await control.keyboard.press('4');
    await control.getByRole('menuitem', { name: /^Impressionistic Wargaming/ }).click();
    await expect(control.getByRole('region', { name: 'What it is about' })).toContainText('Arnhem – Rhine road bridge');
    const ground = control.getByRole('table', { name: /^The ground/ });
    await expect(
      ground.getByRole('row', { name: /^Arnhem – Rhine road bridge over the Neder Rijn, intact/ }),
    ).toBeVisible();
    await expect(
      ground.getByRole('row', { name: /^North of it, in Arnhem city in a building .*2 Para/ }),
    ).toBeVisible();
  });

  await test.step('it may be set up otherwise while nothing is done', async () => {
    await control.getByRole('link', { name: 'Set it up otherwise' }).click();
    await expect(control.getByRole('heading', { name: 'Play out Arnhem – Rhine road bridge' })).toBeVisible();
    await control.getByRole('button', { name: 'Set it up by hand…' }).click();
    const form = control.getByRole('form', { name: 'The units on the table' });
    await expect(form.getByRole('group', { name: '2 Para', exact: true })).toBeVisible();
    await control.getByRole('link', { name: /^1\b.*Arnhem – Rhine road bridge/ }).click();
  });

  await test.step('put away, it opens the mark with its sentence as the reason', async () => {
    await control.getByRole('button', { name: 'Put away' }).click();
    const end = control.getByRole('dialog', { name: 'What came of it?' });
    await end.getByRole('textbox').fill('The charges went off.');
    await end.getByRole('button', { name: 'Put away and rule by it' }).click();
    const mark = control.getByRole('dialog', { name: 'Mark Arnhem – Rhine road bridge' });
    await expect(mark).toContainText('By companion game 1.');
    await expect(mark.getByRole('textbox')).toHaveValue('Played out as companion game 1: The charges went off.');
    await mark.getByRole('combobox', { name: 'It is' }).selectOption('blown');
    await mark.getByRole('button', { name: 'Mark it' }).click();
    await expect(mark).toHaveCount(0);
    await expect(desk.getByRole('list', { name: 'Played out' })).toContainText('The charges went off.');
  });

  await test.step('the companion game shows the ruling, and the ledger the companion game', async () => {
    await goesTo(control, 'Ledger');
    await control.getByRole('link', { name: 'companion game 1' }).first().click();
    await expect(control.getByRole('list', { name: 'Ruled by it' })).toContainText(
      'Played out as companion game 1: The charges went off.',
    );
  });
});
