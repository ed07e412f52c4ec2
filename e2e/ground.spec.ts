import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, looksAgain, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** The ground of the map as it is proposed, and ground that Control draws in a running game. */

const field = givenScenario('goodwood');

/** 3 RTR waits here, on open ground by Escoville. */
const tanksAt = '116 719';

const map = (control: Page): Locator => control.getByRole('application', { name: 'Master map' });
const panel = (control: Page): Locator => control.getByRole('region', { name: 'Ground', exact: true });
const drawn = (control: Page): Locator =>
  panel(control).getByRole('list', { name: 'Ground drawn' }).getByRole('listitem');
const area = (control: Page): Locator => panel(control).getByRole('form');
const points = (control: Page, words: string) => expect(area(control).getByRole('status')).toHaveText(words);

/** Puts two units against each other on a new form, and answers the form. */
async function groups(control: Page, attacker: string, defender: string): Promise<Locator> {
  await goesTo(control, 'Combats');
  await control.getByRole('link', { name: 'New combat' }).click();
  const form = control.getByRole('form', { name: 'New combat' });
  for (const [label, unit] of [
    ['Attackers', attacker],
    ['Defenders', defender],
  ] as const) {
    await form.getByRole('combobox', { name: label, exact: true }).fill(unit);
    await form.getByRole('combobox', { name: label, exact: true }).press('Tab');
  }
  await expect(form.getByText(`The map under ${defender}:`)).toBeVisible();
  return form;
}

async function opensMapAt(control: Page, reference: string): Promise<void> {
  await goesTo(control, 'Map');
  await expect(map(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  const find = control.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill(reference);
  await find.press('Enter');
  await expect(map(control).locator('.found')).toContainText(reference);
}

test('the map’s ground is proposed for a combat with the area and why, and Control ticks otherwise', async ({
  asControl,
}) => {
  const control = await asControl(field);
  const form = await groups(control, '3 RTR', '3/StuG 200');
  const fortified = form.getByRole('checkbox', { name: 'Fortified' });
  await expect(fortified).toBeChecked();
  await expect(form.getByText('The map under 3/StuG 200:')).toContainText('Grentheville, a fortified place');
  const advantages = form.getByRole('combobox', { name: 'Tactical advantages: 3/StuG 200' });
  await expect(advantages).toHaveValue('holds Grentheville, fortified');
  const defenders = control.getByRole('article').getByRole('region', { name: 'Defenders', exact: true });
  await expect(defenders).toContainText('Tactical advantage: holds Grentheville, fortified.');
  await fortified.click();
  await advantages.fill('');
  await expect(fortified).not.toBeChecked();
  await expect(form.getByRole('group', { name: 'Ground, as ticked' })).toBeVisible();
  await expect(defenders).not.toContainText('Tactical advantage');
});

test('Control draws ground by keys: it is advice at once, for every umpire, and on no team’s map', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const other = await asControl(field, 'Map Control');
  await goesTo(other, 'Map');
  await expect(map(other)).toBeVisible();
  await other.keyboard.press('9');
  await expect(panel(other)).toContainText('No team sees it.');
  const player = await asPlayer(field, '11 Armoured');
  const mapAsSent = () =>
    player.evaluate(async () => {
      const [, , seatId] = location.pathname.split('/');
      return (await fetch(`/api/player/${seatId}/map`)).text();
    });
  const before = await mapAsSent();
  expect(before).toContain('Cagny');

  await opensMapAt(control, tanksAt);
  await control.keyboard.press('Escape');
  await test.step('too few points, and no name, are refused at their fields', async () => {
    await map(control).focus();
    await control.keyboard.press('9');
    await panel(control).getByRole('button', { name: 'Draw an area' }).click();
    await expect(map(control)).toBeFocused();
    await control.keyboard.press('Enter');
    await points(control, '1 point on the map.');
    await area(control).getByRole('button', { name: 'Draw it' }).click();
    await expect(area(control).getByRole('alert')).toHaveText(
      'An area has three points or more; this one has 1 point.',
    );
  });

  await test.step('four corners by arrows and Enter, one taken up again and moved, one removed', async () => {
    await map(control).focus();
    await control.keyboard.press('Backspace');
    await points(control, '0 points on the map.');
    const goes = async (...keys: string[]) => {
      for (const key of keys) await control.keyboard.press(key);
    };
    await goes('ArrowLeft', 'ArrowDown', 'Enter');
    await goes('ArrowRight', 'ArrowRight', 'Enter');
    await goes('ArrowUp', 'ArrowUp', 'Enter');
    await goes('ArrowLeft', 'ArrowLeft', 'Enter');
    await goes('ArrowLeft', 'Enter');
    await points(control, '5 points on the map.');
    await goes('Backspace');
    await points(control, '4 points on the map.');
    await goes('p', 'Shift+ArrowUp', 'Enter');
    await expect(control.getByText(/^Point 4, \d{3} \d{3}\.$|^Let go\.$/)).toBeAttached();
    await control.keyboard.press('Control+Enter');
    await expect(area(control).getByText('this is empty')).toBeVisible();
    const name = area(control).getByRole('textbox', { name: 'Name of the area' });
    await expect(name).toBeFocused();
    await area(control).getByRole('combobox', { name: 'Kind of ground' }).selectOption('Bad terrain');
    await name.fill('Hedges of Escoville');
    await name.press('Control+Enter');
    await expect(drawn(control)).toHaveText([/^Hedges of EscovilleBad terrain/]);
  });

  await test.step('another umpire has it at once, and no team', async () => {
    await looksAgain(other);
    await expect(drawn(other)).toHaveText([/^Hedges of EscovilleBad terrain/]);
    expect(await mapAsSent()).toBe(before);
  });

  await test.step('a combat there is proposed in bad terrain', async () => {
    const form = await groups(control, '3/StuG 200', '3 RTR');
    await expect(form.getByRole('checkbox', { name: 'Bad terrain' })).toBeChecked();
    await expect(form.getByText('The map under 3 RTR:')).toContainText('Hedges of Escoville, bad terrain');
  });

  await test.step('two umpires at once: who was slower is told, and may keep his', async () => {
    await goesTo(control, 'Map');
    await expect(map(control)).toBeVisible();
    await map(control).focus();
    await control.keyboard.press('9');
    await panel(control).getByRole('button', { name: 'Change Hedges of Escoville' }).click();
    const mine = area(control).getByRole('textbox', { name: 'Name of the area' });
    await mine.fill('Orchards of Escoville');
    await panel(other).getByRole('button', { name: 'Change Hedges of Escoville' }).click();
    const theirs = area(other).getByRole('textbox', { name: 'Name of the area' });
    await theirs.fill('Bocage of Escoville');
    await theirs.press('Control+Enter');
    await expect(drawn(other)).toHaveText([/^Bocage of Escoville/]);
    await looksAgain(control);
    await expect(panel(control).getByRole('alert')).toContainText(
      'Someone else has changed it meanwhile: Bocage of Escoville, bad terrain.',
    );
    await panel(control).getByRole('button', { name: 'Keep mine' }).click();
    await mine.press('Control+Enter');
    await expect(drawn(control)).toHaveText([/^Orchards of Escoville/]);
  });

  await test.step('it stands in the ledger and is taken back from there', async () => {
    await goesTo(control, 'Ledger');
    const row = control.getByRole('row').filter({ hasText: 'drew ground on the map' }).first();
    await expect(row).toContainText('Orchards of Escoville');
    await row.getByRole('button', { name: /^Take back entry/ }).click();
    const dialog = control.getByRole('dialog', { name: /^Take back/ });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was bocage.');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog).toBeHidden();
    await looksAgain(other);
    await expect(drawn(other)).toHaveText([/^Bocage of Escoville/]);
  });
});

// In `npm test` by keys, above.
test('an area is drawn by mouse, a point of it dragged, and taken off again', { tag: '@soak' }, async ({
  asControl,
}) => {
  const control = await asControl(field);
  // Where no counter stands, so that a name has room.
  await opensMapAt(control, '139 705');
  await control.getByRole('button', { name: 'Draw ground' }).click();
  await panel(control).getByRole('button', { name: 'Draw an area' }).click();
  await expect(map(control)).toBeFocused();
  const { x, y, width, height } = (await map(control).boundingBox())!;
  const left = x + width / 2;
  const top = y + height / 2;
  await control.mouse.click(left - 60, top - 50);
  await control.mouse.click(left + 60, top - 50);
  await control.mouse.click(left, top + 60);
  await points(control, '3 points on the map.');
  const grips = map(control).locator('[data-grip]');
  await expect(grips).toHaveCount(3);
  const before = await grips.nth(2).getAttribute('transform');
  await control.mouse.move(left, top + 60);
  await control.mouse.down();
  await control.mouse.move(left + 30, top + 90, { steps: 4 });
  await control.mouse.up();
  await points(control, '3 points on the map.');
  await expect(grips.nth(2)).not.toHaveAttribute('transform', before!);
  await area(control).getByRole('textbox', { name: 'Name of the area' }).fill('Water meadows');
  await area(control).getByRole('combobox', { name: 'Kind of ground' }).selectOption('Marsh');
  await area(control).getByRole('button', { name: 'Draw it' }).click();
  await expect(drawn(control)).toHaveText([/^Water meadowsMarsh/]);
  await map(control).focus();
  for (let i = 0; i < 4; i++) await control.keyboard.press('+');
  await expect(map(control).getByText('Water meadows')).toBeAttached();
  await panel(control).getByRole('button', { name: 'Take Water meadows off the map' }).click();
  await expect(drawn(control)).toHaveCount(0);
});
