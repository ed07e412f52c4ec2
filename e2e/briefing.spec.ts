import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { closesMovement, goesTo, writesReport } from './fixtures/control';
import { reportOn } from './fixtures/player';

/** The reports of all teams in one step: drafted, released with one held by the guard, read aloud, and read on paper. */

const field = givenScenario('arnhem-bridge');
const row = (control: Page, team: string) =>
  control
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: control.getByRole('link', { name: new RegExp(`^${team}`) }) })
    .first();

/** A line of the board's Told lane. */
const told = (control: Page, name: RegExp) => control.getByRole('region', { name: 'Told' }).getByRole('link', { name });

/** The list of all reports, not the letter of one. */
async function opensTray(control: Page): Promise<void> {
  await goesTo(control, 'Reports');
  await expect(control.getByRole('heading', { name: 'Reports of turn 5' })).toBeVisible();
}

test('§10: all drafted, one held back by the guard, told aloud, and who has read it', async ({
  asControl,
  asPlayer,
}) => {
  test.slow();
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await closesMovement(control);
  await opensTray(control);

  await test.step('one key drafts every report', async () => {
    await control.keyboard.press('y');
    for (const team of ['1 Airborne', '9 SS-Pz Hohenstaufen'])
      await expect(row(control, team).getByText('drafted', { exact: true })).toBeVisible();
  });

  await test.step('released together: what the guard holds stays, and says what is open', async () => {
    await control
      .getByRole('main')
      .getByRole('link', { name: /^1 Airborne/ })
      .click();
    await writesReport(control, () => 'A quiet turn at 745 780: 2 Para Bn faces the enemy and is at status 6.');
    await expect(control.getByText(/^Saved/)).toBeVisible();
    await opensTray(control);
    await control.keyboard.press('Control+Enter');
    const came = control.getByRole('status', { name: 'What became of it' });
    await expect(came).toContainText('One report is released.');
    await expect(came).toContainText('1 Airborne stays: 1 mark open');
    await expect(row(control, '1 Airborne').getByText('drafted', { exact: true })).toBeVisible();
    await expect(reportOn(harzer)).toContainText('18 September 1944');
    await expect(reportOn(frost)).toContainText('Your objective');
  });

  await test.step('what has really lain on his screen is read, and Control sees it', async () => {
    await expect(row(control, '9 SS-Pz Hohenstaufen')).toContainText(/read by .+ \d\d:\d\d/);
  });

  await test.step('put right, read aloud a paragraph at a time, told, and released afterwards', async () => {
    await control.getByRole('link', { name: 'Read aloud to 1 Airborne' }).click();
    await expect(control.getByRole('list', { name: 'Not to be told yet' })).toContainText('1 mark open');
    await expect(control.getByRole('button', { name: /^Mark told/ })).toBeDisabled();
    await control.getByRole('link', { name: 'To the report' }).click();
    await writesReport(
      control,
      () => 'A quiet turn at 745 780: 2 Para Bn faces the enemy.\n\nThe school is on fire.\n\nWater is short.',
    );
    await expect(control.getByText(/^Saved/)).toBeVisible();
    await control.getByRole('link', { name: 'Read aloud', exact: true }).click();
    const briefing = control.getByRole('list', { name: 'Briefing' });
    await expect(briefing).toContainText('A quiet turn at seven four five, seven eight zero');
    const now = briefing.locator('[aria-current="true"]');
    await expect(now).toContainText('A quiet turn');
    await control.keyboard.press('j');
    await expect(now).toContainText('The school is on fire.');
    await control.keyboard.press('k');
    await control.keyboard.press(' ');
    await control.keyboard.press(' ');
    await expect(now).toContainText('Water is short.');
    await control.keyboard.press('Enter');
    await expect(control.getByText(/^Told by /)).toBeVisible();
    await expect(reportOn(frost)).toContainText('Your objective');
    await goesTo(control, 'Board');
    await expect(told(control, /^1 Airborne\s*told aloud/)).toBeVisible();
    await opensTray(control);
    await expect(row(control, '1 Airborne')).toContainText('told aloud');
    await control.keyboard.press('Control+Enter');
    await expect(reportOn(frost)).toContainText('Water is short.');
    await expect(row(control, '1 Airborne')).toContainText(/read by .+ \d\d:\d\d/);
  });

  await test.step('what was seen since is read aloud and told on its own, and stands', async () => {
    await goesTo(control, 'Air');
    await control
      .getByRole('navigation', { name: 'Air desk' })
      .getByRole('link', { name: 'Sightings', exact: true })
      .click();
    await control.getByRole('combobox', { name: 'Team', exact: true }).selectOption({ label: '1 Airborne' });
    await control.getByRole('textbox', { name: 'A report of your own, from' }).fill('civilians');
    await control.getByRole('button', { name: 'Begin' }).click();
    const sighting = control.getByRole('article', { name: 'Report to 1 Airborne' });
    await sighting.getByLabel('Text').fill('Tanks in the wood.');
    await expect(sighting.getByRole('status')).toHaveText(/^Saved \d/);
    await expect(sighting.getByRole('button', { name: 'Release to 1 Airborne' })).toBeEnabled();
    await opensTray(control);
    await control.getByRole('link', { name: 'Read aloud to 1 Airborne' }).click();
    await expect(control.getByRole('list', { name: 'Briefing' })).toContainText('Tanks in the wood.');
    await control.keyboard.press('Enter');
    await expect(control.getByRole('button', { name: /^Mark told/ })).toBeHidden();
    await goesTo(control, 'Board');
    const line = told(control, /^1 Airborne\s*sightings aloud/);
    await expect(line).toBeVisible();
    await line.click();
    await expect(sighting).toContainText('told aloud by Control');
    await expect(sighting.getByLabel('Text')).toBeDisabled();
    await expect(reportOn(frost)).toContainText('Water is short.');
    expect(await frost.content()).not.toContain('Tanks in the wood.');
  });
});
