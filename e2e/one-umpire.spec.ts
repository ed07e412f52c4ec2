import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { isFought } from './fixtures/bridge-turn';
import { acceptsFinding, draftsReport, endsTurn, forcesEnd, goesTo, movesOnTo, releases } from './fixtures/control';
import { reportOn } from './fixtures/player';

/** Three people can play (§2): one umpire and two teams, on one screen each. */

const rail = (control: Page) => control.getByRole('navigation', { name: 'Desks' });
const more = (control: Page) => rail(control).getByRole('button', { name: 'More desks' });
/** The desks of the rail by their names, without what waits on them. */
const railShows = async (control: Page, names: readonly string[]) =>
  expect
    .poll(async () =>
      (await rail(control).getByRole('link').all()).length === names.length
        ? (
            await rail(control)
              .getByRole('link')
              .evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''))
          ).map((label) => label.split(',')[0])
        : [],
    )
    .toEqual(names);

const everyTurn = ['Board', 'Map', 'Orders', 'Combats', 'Reports', 'Messages'];
const seldom = ['Crossings', 'Air', 'Arrivals', 'Units', 'Ledger', 'Rules desk', 'Rulebook', 'Seats'];

test.describe('at Arnhem bridge', () => {
  const field = givenScenario('arnhem-bridge');

  // In `npm test` its parts: what the rail holds, below, and first-evening.spec.ts.
  test('one umpire plays from the order sheets to the debrief without a desk that lies folded', {
    tag: '@soak',
  }, async ({ asControl, asPlayer }) => {
    const { control, frost, harzer } = await isFought(field, { asControl, asPlayer });
    await acceptsFinding(control);
    await movesOnTo(control, 'Briefing');
    for (const [team, desk] of [
      ['1 Airborne', frost],
      ['9 SS-Pz Hohenstaufen', harzer],
    ] as const) {
      await draftsReport(control, team);
      await releases(control, team);
      await expect(reportOn(desk)).toBeVisible();
    }
    await movesOnTo(control, 'Reinforcements');
    await control.getByRole('button', { name: /^End turn 5/ }).click();
    await expect(control.getByRole('banner')).toContainText('Turn 6');
    await expect(more(control)).toHaveAttribute('aria-expanded', 'false');
    await expect(control.getByText(/taken by|Nobody has taken|not taken/i)).toHaveCount(0);
    await goesTo(control, 'Orders');
    await expect(control.getByText(/taken by|Nobody has taken|not taken/i)).toHaveCount(0);

    await test.step('to the last turn, and the ledger for the debrief', async () => {
      for (const turn of [6, 7]) await endsTurn(control, turn, 'The hall closes.');
      await expect(control.getByText('That was the last turn. The battle is over.')).toBeVisible();
      await expect(more(control)).toHaveAttribute('aria-expanded', 'false');
      await control.keyboard.press('l');
      await expect(control.getByRole('heading', { name: 'Ledger' })).toBeVisible();
      await expect(control.getByText('ended the turn').first()).toBeVisible();
    });
  });

  test('the rail holds the desks of every turn; More unfolds the rest, by keyboard too; a letter opens any', async ({
    asControl,
  }) => {
    const control = await asControl(field);
    await railShows(control, everyTurn);
    await expect(rail(control).getByRole('button', { name: 'My work' })).toHaveCount(0);

    await test.step('by its key, and by Tab and Enter', async () => {
      await control.keyboard.press('.');
      await railShows(control, [...everyTurn, ...seldom]);
      await expect(rail(control).getByRole('button', { name: 'My work' })).toBeVisible();
      await control.keyboard.press('.');
      await railShows(control, everyTurn);
      await more(control).focus();
      await control.keyboard.press('Enter');
      await control.keyboard.press('Tab');
      await expect(rail(control).getByRole('link', { name: 'Crossings' })).toBeFocused();
      await more(control).press('Space');
      await railShows(control, everyTurn);
    });

    await test.step('a folded desk opens by its letter, and stands in the rail while he is at it', async () => {
      await control.keyboard.press('l');
      await expect(control.getByRole('heading', { name: 'Ledger' })).toBeVisible();
      await railShows(control, [...everyTurn, 'Ledger']);
      await control.keyboard.press('b');
      await railShows(control, everyTurn);
    });

    await test.step('a desk on which something waits comes out by itself, in its place', async () => {
      const does = await actsAs(control, field.loopback);
      await does('queue-units', { crossingId: 'arn-road', version: 1, unitIds: ['A087'] });
      await railShows(control, ['Board', 'Map', 'Orders', 'Combats', 'Crossings', 'Reports', 'Messages']);
      await expect(rail(control).getByRole('link', { name: 'Crossings, 1 to see to' })).toBeVisible();
    });
  });

  test('Game Control turns it off and on; a further seat for Control turns it off', async ({ asControl }) => {
    const control = await asControl(field);
    await goesTo(control, 'Seats');
    const tick = control.getByRole('checkbox', { name: 'One umpire runs this game' });
    await expect(tick).toBeChecked();
    await tick.press('Space');
    await expect(tick).not.toBeChecked();
    await expect(more(control)).toHaveCount(0);
    await expect(rail(control).getByRole('button', { name: 'My work' })).toBeVisible();
    await tick.press('Space');
    await expect(more(control)).toBeVisible();

    await control.getByRole('button', { name: /^New seat/ }).click();
    const dialog = control.getByRole('dialog', { name: 'New seat' });
    await dialog.getByRole('combobox', { name: 'Kind of seat' }).selectOption('control');
    await dialog.getByRole('textbox', { name: 'Name of the seat' }).fill('Anna');
    await dialog.getByRole('button', { name: 'Make the seat' }).click();
    await control
      .getByRole('dialog', { name: /^A link for/ })
      .getByRole('button', { name: 'Done' })
      .click();
    await expect(tick).not.toBeChecked();
    await goesTo(control, 'Ledger');
    await expect(control.getByText('set how many umpires run the game').first()).toBeVisible();
  });
});

test.describe('in a scenario for a crew', () => {
  const field = givenScenario('goodwood');

  test('Game Control turns it on in the running game, and takes the turn to its end alone', { tag: '@soak' }, async ({
    asControl,
  }) => {
    const control = await asControl(field, 'Game Control');
    await expect(more(control)).toHaveCount(0);
    await goesTo(control, 'Seats');
    await control.getByRole('checkbox', { name: 'One umpire runs this game' }).press('Space');
    await expect(more(control)).toBeVisible();
    for (const phase of ['Collection', 'Movement', 'Combat', 'Briefing', 'Reinforcements'])
      await movesOnTo(control, phase);
    await control.getByRole('button', { name: /^End turn 1/ }).click();
    await forcesEnd(control, 'Nobody has written orders in this test.');
    await expect(control.getByRole('banner')).toContainText('Turn 2');
    await expect(more(control)).toHaveAttribute('aria-expanded', 'false');
  });
});
