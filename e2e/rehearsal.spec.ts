import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';

const field = givenScenario('market-garden', { isLobby: true });

const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** `/control/<seat>`, of whichever of its desks lies open. */
const seatOf = (page: Page): string => pathOf(page).split('/').slice(0, 3).join('/');
const bar = (control: Page) => control.getByRole('region', { name: 'Rehearsal', exact: true });
const band = (control: Page) => control.getByRole('region', { name: 'Practice', exact: true });

test('a crew rehearses a turn: two umpires are led to their own seats, work at once, and Game Control reads where the time went', async ({
  asControl,
  asPlayer,
}) => {
  const [control, map, frost] = await Promise.all([
    asControl(field, 'Game Control'),
    asControl(field, 'Map Control'),
    asPlayer(field, '1 Airborne'),
  ]);
  const controlAt = seatOf(control);
  const mapAt = seatOf(map);
  const frostAt = pathOf(frost);

  await test.step('one press opens it, and each finds a link to a seat of their own', async () => {
    await control.getByRole('button', { name: 'Rehearse a turn' }).click();
    await expect(bar(control)).toContainText('its clock stands until Game Control lets it run there.');
    await bar(control).getByText('Half pace', { exact: true }).click();
    await expect(bar(control).getByRole('radio', { name: 'Half pace' })).toBeChecked();
    await expect(bar(map)).toContainText('A rehearsal is open.');
    await expect(bar(map).getByRole('button')).toHaveCount(0);
    await bar(map).getByRole('link', { name: 'Go to your seat there' }).click();
    await map.waitForURL((url) => !url.pathname.startsWith(mapAt));
    await expect(band(map)).toContainText('Market Garden. Nothing here counts, and no player sees it.');
    await expect(map.getByText('Map Control · Practice: Market Garden').first()).toBeVisible();
    await bar(control).getByRole('link', { name: 'Go to your seat there' }).click();
    await expect(band(control)).toContainText('REHEARSAL');
  });

  await test.step('the turn is played: staffs hand in, and an umpire checks a sheet', async () => {
    const main = control.getByRole('main');
    await main.getByRole('button', { name: /^Let the clock run/ }).click();
    await main.getByRole('button', { name: /^Next phase: Collection/ }).click();
    await control.getByRole('dialog').getByRole('button', { name: 'Go on to collection all the same' }).click();
    await expect(main.getByRole('button', { name: /^Next phase: Movement/ })).toBeVisible();
    await field.staffsLook();
    await map.goto(`${seatOf(map)}/orders/1-airborne`);
    await map
      .getByRole('main')
      .getByRole('button', { name: /^Open the sheet/ })
      .click();
    await map
      .getByRole('main')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(map.getByRole('main')).toContainText(/accepted/i);
  });

  await test.step('one press ends it: everybody is back, and the minutes can be read', async () => {
    await band(control).getByRole('button', { name: 'End the rehearsal' }).click();
    await control.waitForURL((url) => url.pathname === controlAt);
    await map.waitForURL((url) => url.pathname.startsWith(mapAt));
    expect(pathOf(frost)).toBe(frostAt);
    await expect(band(frost)).toBeHidden();
    await control.getByRole('link', { name: 'Where the time went' }).click();
    await expect(control.getByRole('heading', { name: 'Where the time went' })).toBeVisible();
    await expect(control.getByRole('main')).toContainText('At half pace: each phase takes twice its minutes.');
    const collection = control.getByRole('table', { name: 'Collection, by seat' });
    const own = collection.getByRole('row').filter({ hasText: 'Map Control' });
    await expect(own).toContainText('opened the sheet; accepted the sheet');
    await expect(collection.getByRole('row').filter({ hasText: 'Air Control' })).toContainText('nothing');
    await control.getByRole('button', { name: 'Put it away now' }).click();
    await expect(control.getByText('There is no rehearsal to read of.')).toBeVisible();
  });
});
