import type { Page } from 'playwright/test';
import { expect, type Field, givenScenario, test } from './fixtures';
import { goesTo, movesOnTo } from './fixtures/control';

/** The clock: it stands still and runs again for everybody, hangs in the hall, and is data. */

const field = givenScenario('arnhem-bridge');

/** The projector of the field's game, in a browser without a seat. */
async function projector(control: Page, asStranger: (of: Field) => Promise<Page>, of: Field = field): Promise<Page> {
  const href = await control.getByRole('link', { name: 'Projector' }).first().getAttribute('href');
  const hall = await asStranger(of);
  // Time goes by as ever, and as much faster as a test lets it.
  await hall.clock.install();
  await hall.goto(`${of.address}${href}`);
  await expect(hall.getByRole('timer')).toBeVisible();
  return hall;
}

/** Control's page of the times of the phases and the notices of the hall. */
async function opensTimes(control: Page): Promise<void> {
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Clock and notices' }).click();
}

const clockOn = (hall: Page) => hall.getByRole('region', { name: 'Clock' });
const seconds = async (hall: Page): Promise<number> => {
  const [minutes, rest] = (await hall.getByRole('timer').innerText()).split(':').map(Number);
  return minutes! * 60 + rest!;
};

test('stopped, it stands on every screen; run on, nobody has lost anything', async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const hall = await projector(control, asStranger);
  await expect(clockOn(hall)).toContainText('Orders for the afternoon are being written');
  await goesTo(control, 'Board');
  await control.keyboard.press('z');
  await expect(control.getByText(/stands since/)).toBeVisible();
  await expect(frost.getByText('the clock stands')).toBeVisible();
  await expect(clockOn(hall)).toContainText('The clock stands still');
  const left = await seconds(hall);
  // A minute by the hall's own count, which is then far from the console's: it goes by the console's.
  await hall.clock.runFor(60_000);
  expect(await seconds(hall)).toBe(left);
  const resumedAt = Date.now();
  await control.getByRole('button', { name: 'Let the clock run' }).click();
  await expect(control.getByText(/stands since/)).toBeHidden();
  await expect(clockOn(hall)).not.toContainText('stands still');
  const lost = left - (await seconds(hall));
  const passed = (Date.now() - resumedAt) / 1000 + 1;
  expect(lost, 'no more than what has passed since').toBeLessThanOrEqual(passed);
  await expect(frost.getByText('the clock stands')).toBeHidden();
});

test('a notice hangs in the hall and on every desk; what names troops is held, and the reason is written', async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const control = await asControl(field);
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const hall = await projector(control, asStranger);
  await opensTimes(control);
  const form = control.getByRole('region', { name: 'Public notices' });
  await form.getByRole('textbox', { name: 'New notice' }).fill('Lunch at half past twelve, in the gallery.');
  await form.getByRole('button', { name: 'Put the notice up' }).click();
  const notices = hall.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Lunch at half past twelve');
  await expect(harzer.getByRole('region', { name: 'From Control' })).toContainText('Lunch at half past twelve');

  await form.getByRole('textbox', { name: 'New notice' }).fill('2 Para is wanted on the stage.');
  await form.getByRole('button', { name: 'Put the notice up' }).click();
  await expect(form.getByRole('alert')).toContainText('“2 Para” names troops');
  await form.getByRole('textbox', { name: 'Reason to put it up all the same' }).fill('They have won the quiz.');
  await form.getByRole('button', { name: 'Put it up all the same' }).click();
  await expect(notices.getByRole('listitem')).toHaveCount(2);

  await harzer.getByRole('button', { name: /^Put the notice away: Lunch/ }).click();
  await expect(harzer.getByRole('region', { name: 'From Control' })).not.toContainText('Lunch');
  await expect(harzer.getByRole('region', { name: 'Notices' })).toContainText('Lunch');
  await form.getByRole('button', { name: /^Take down: Lunch/ }).click();
  await expect(notices.getByRole('listitem')).toHaveCount(1);
  await expect(harzer.getByRole('region', { name: 'Notices' })).not.toContainText('Lunch');
});

test('the bell is turned off in the hall, and on at Control, and each remembers', { tag: '@soak' }, async ({
  asControl,
  asStranger,
}) => {
  const control = await asControl(field);
  const hall = await projector(control, asStranger);
  await expect(hall.getByRole('button', { name: 'Bell on' })).toHaveAttribute('aria-pressed', 'true');
  await expect(hall.getByText('Press anywhere once, and the bell can ring.')).toBeVisible();
  await hall.getByRole('button', { name: 'Bell on' }).click();
  await expect(hall.getByRole('button', { name: 'Bell off' })).toBeVisible();
  await hall.reload();
  await expect(hall.getByRole('button', { name: 'Bell off' })).toHaveAttribute('aria-pressed', 'false');
  await control.getByRole('button', { name: 'Bell off' }).click();
  await expect(control.getByRole('button', { name: /^Bell on/ })).toBeVisible();
});

test('new times hold at once; at their end the hall says so, and only Control sees by how much', async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const hall = await projector(control, asStranger);
  await opensTimes(control);
  const times = control.getByRole('form', { name: 'Times of the phases' });
  await times.getByRole('textbox', { name: 'Collection' }).fill('20');
  await times.getByRole('button', { name: 'Use these times' }).click();
  await expect(control.getByText('The clock now uses these times.')).toBeVisible();
  await movesOnTo(control, 'Collection');
  await expect(clockOn(hall)).toContainText('being collected');
  expect(await seconds(hall)).toBeLessThanOrEqual(20 * 60);
  expect(await seconds(hall)).toBeGreaterThan(3 * 60);
  await field.agesPhase(20 * 60);
  await expect(hall.getByRole('timer')).toHaveText('0:00');
  await expect(clockOn(hall)).toContainText(/Time|Any moment now/);
  await expect(control.getByText('over for collection')).toBeVisible();
  await expect(frost.getByText('any moment')).toBeVisible();
  await expect(hall.getByText(/over/)).toBeHidden();
  const pace = control.getByRole('region', { name: 'Pace of the turn' });
  await expect(pace).toContainText(/At this pace turn 5 ends at \d\d:\d\d/);
  await expect(pace).toContainText('the 15 min of §4 for one team a side');
});

// In `npm test` without a browser: e2e/http/processes.test.ts.
test('another process on the same game shows the same clock; without a line the hall counts on and says so', {
  tag: '@soak',
}, async ({ asControl, asStranger }) => {
  const control = await asControl(field);
  const hall = await projector(control, asStranger);
  const second = await field.another();
  const other = await projector(control, asStranger, second);
  await goesTo(control, 'Board');
  await control.keyboard.press('z');
  await expect(clockOn(hall)).toContainText('The clock stands still');
  await expect(clockOn(other)).toContainText('The clock stands still');
  expect(await seconds(other)).toBe(await seconds(hall));
  await expect(control.getByText(/stands since/)).toBeVisible();
  await control.keyboard.press('z');
  await expect(clockOn(other)).not.toContainText('stands still');
  await movesOnTo(control, 'Collection');
  await movesOnTo(control, 'Movement');
  await expect(clockOn(hall)).toContainText('the troops are moving');
  await hall.context().setOffline(true);
  await expect(hall.getByText(/The line to the console is down since/)).toBeVisible();
  const left = await seconds(hall);
  await hall.clock.runFor(5_000);
  expect(await seconds(hall)).toBeLessThan(left);
  await hall.context().setOffline(false);
  await expect(hall.getByText(/The line to the console is down since/)).toBeHidden();
});
