import type { Locator, Page } from 'playwright/test';
import { spendOnScripts } from '@/scripts/testing/budgets';
import { expect, givenScenario, test } from './fixtures';
import { goesTo, movesOnTo } from './fixtures/control';
import { readsSheet } from './fixtures/garden-turn';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

/** The reading of a row's words is shown to its writer; their answer to it is their word, and Control has it. */

const field = givenScenario('market-garden');

/** The reading of a row, below its words. */
const readingOf = (desk: Page, row: number): Locator =>
  desk.getByRole('group', { name: `How row ${row} is read`, exact: true });

const ordersOf = (desk: Page, row: number): Locator => rowOf(desk, row).getByRole('textbox', { name: 'Orders' });

/** Presses in the middle of the map, where a row is to go. */
async function pressesMiddle(desk: Page): Promise<void> {
  const map = desk.getByRole('region', { name: 'Map', exact: true }).getByRole('application');
  const { x, y, width, height } = (await map.boundingBox())!;
  await desk.mouse.click(x + width / 2, y + height / 2);
}

test('a player confirms how a row is read, takes it back by other words, draws it, and goes on without the network', async ({
  asControl,
  asPlayer,
}) => {
  const desk = await asPlayer(field, '1 Airborne');
  await givesOrders(desk, [
    { units: '3 Para', orders: 'By Wolfheze to Arnhem bridge. There, last man, last round.', action: 'Move' },
    { units: '1 Border', orders: 'As the arrow shows.', action: 'Move' },
    { units: '2 S Staffs', orders: 'Go to Oosterbeek.', action: 'Move' },
  ]);

  await test.step('what is read stands below the words, and on the map', async () => {
    await expect(readingOf(desk, 1)).toContainText('◌ read');
    await expect(readingOf(desk, 1)).toContainText(
      /To Arnhem – Rhine road bridge, \d+\.\d km by road, \d+\.\d km straight/,
    );
    for (const words of ['by Wolfheze', 'stand fast']) await expect(readingOf(desk, 1)).toContainText(words);
    await expect(
      desk.getByText('Three rows are read, and nobody has confirmed them. The words are the order.'),
    ).toBeVisible();
    await expect(readingOf(desk, 2)).toContainText('No place named: they stay');
    await expect(desk.locator('.row-way.is-read')).toHaveCount(2);
  });

  await test.step('Enter on it is the writer’s word, until they write other words', async () => {
    await readingOf(desk, 1)
      .getByRole('button', { name: /^Confirm/ })
      .press('Enter');
    await expect(readingOf(desk, 1)).toContainText('✓ confirmed');
    await expect(desk.locator('.row-way:not(.is-read)')).toHaveCount(1);
    await ordersOf(desk, 1).fill('By Wolfheze to Oosterbeek.');
    await expect(readingOf(desk, 1)).toContainText('◌ read');
    await expect(readingOf(desk, 1)).toContainText('To Oosterbeek');
    await readingOf(desk, 1)
      .getByRole('button', { name: /^Confirm/ })
      .press('Enter');
    await expect(readingOf(desk, 1)).toContainText('✓ confirmed');
  });

  await test.step('an arrow stays whatever is written beside it', async () => {
    await readingOf(desk, 2)
      .getByRole('button', { name: /^Name a place/ })
      .click();
    await pressesMiddle(desk);
    await expect(readingOf(desk, 2)).toContainText(/↗ drawn.*To \d{3} \d{3}/);
    await ordersOf(desk, 2).fill('As the arrow shows, and dig in.');
    await expect(readingOf(desk, 2)).toContainText('↗ drawn');
    await isSaved(desk);
  });

  await test.step('without the network it reads on, and what is said is sent when it is back', async () => {
    await desk.context().setOffline(true);
    await ordersOf(desk, 3).fill('Go to Heelsum.');
    await expect(readingOf(desk, 3)).toContainText('To Heelsum');
    await readingOf(desk, 3)
      .getByRole('button', { name: /^They stay/ })
      .click();
    await expect(readingOf(desk, 3)).toContainText('They stay');
    await desk.context().setOffline(false);
    await isSaved(desk);
  });

  await test.step('Control sees whose word each is, and where words and arrow disagree', async () => {
    const said = (await readingOf(desk, 2).textContent())!;
    const drawn = /\d{3} \d{3}/.exec(said)![0];
    await handsIn(desk);
    const control = await asControl(field, 'Game Control');
    await movesOnTo(control, 'Collection');
    await readsSheet(control, '1 Airborne');
    const sheet = control.getByRole('main');
    await expect(sheet).toContainText('Confirmed: to ');
    await expect(sheet).toContainText(`Drawn: to ${drawn}`);
    await expect(sheet).toContainText('They stay');
    await goesTo(control, 'Board');
    await movesOnTo(control, 'Movement');
    await control.keyboard.press('m');
    const list = control.getByRole('region', { name: 'Movement list' });
    await expect(list).toContainText('→ Oosterbeek, confirmed');
    await expect(list).toContainText(`→ ${drawn}, drawn`);
    await expect(list).toContainText('they stay, says the team');
  });
});

test('the reader is loaded when a field for words first has the keyboard, and no more of it than it may', async ({
  asPlayer,
}) => {
  const desk = await asPlayer(field, '1 Airborne');
  await expect(desk.getByRole('application', { name: /^Map/ })).toBeVisible();
  const loaded = () =>
    desk.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
  // What opens over a page comes with the first press of any key.
  const atRest = (await loaded()).length;
  await desk.keyboard.press('Shift');
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(atRest);
  let seen = -1;
  const isAtRest = async () => {
    const before = seen;
    seen = (await loaded()).length;
    return seen === before;
  };
  await expect.poll(isAtRest, { message: 'scripts still come', intervals: [1_000] }).toBe(true);
  const next = desk.getByRole('combobox', { name: 'Next unit' });
  await next.fill('3 Para');
  const before = new Set((await loaded()).map(({ name }) => name));
  await next.press('Enter');
  await ordersOf(desk, 1).fill('Go to Oosterbeek.');
  await expect(readingOf(desk, 1)).toContainText('To Oosterbeek');
  const since = (await loaded()).filter(({ name }) => !before.has(name));
  expect(since.length).toBeGreaterThan(0);
  spendOnScripts('reading', since.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000);
});
