import { expect, givenScenario, test } from './fixtures';
import { closesMovement, draftsReport, goesTo, releases, writesReport } from './fixtures/control';

const field = givenScenario('arnhem-bridge');
const bridge = 'Arnhem – Rhine road bridge';

/** A bridge is blown under a team's nose (§8): its report tells it, and it is struck from the team's map. */
test('a bridge that is blown is owed to the team that looks at it, and drawn down once it is told', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const struck = frost.locator('.told-crossing.blown').filter({ hasText: bridge });

  await goesTo(control, 'Crossings');
  const find = control.getByRole('searchbox', { name: 'Find a crossing' });
  await find.fill('Rhine road');
  await find.press('Enter');
  const desk = control.getByRole('article', { name: bridge, exact: true });
  await desk.getByRole('button', { name: `Mark ${bridge}` }).click();
  const dialog = control.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The charges went off.');
  await dialog.getByRole('button', { name: 'Mark it' }).click();
  await expect(desk.getByText('Blown: no unit can cross.')).toBeVisible();
  await expect(struck).toHaveCount(0);

  await closesMovement(control);
  await draftsReport(control, '1 Airborne');
  const facts = control.getByRole('region', { name: 'Facts' });
  await expect(facts.getByRole('region', { name: 'Seen and suffered' })).toContainText(
    'The Rhine road bridge of Arnhem, blown',
  );
  const lights = control.getByRole('list', { name: 'ELETI' });
  await expect(lights.getByRole('listitem').last()).toContainText('said');

  await writesReport(control, () => 'A quiet turn: 2 Para Bn faces the enemy.');
  await expect(lights.getByRole('listitem').last()).toContainText('missing');
  await expect(control.getByText('Seen or suffered, and not told')).toBeVisible();
  await control.getByRole('button', { name: 'Use this sentence' }).click();
  await expect(lights.getByRole('listitem').last()).toContainText('said');
  await expect(control.getByText(/^Saved/)).toBeVisible();
  await releases(control, '1 Airborne');
  await expect(frost.getByRole('main')).toContainText('the Rhine road bridge of Arnhem blown');
  await expect(struck).toHaveCount(1);
});
