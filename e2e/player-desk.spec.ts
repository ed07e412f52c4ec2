import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { accepts, goesTo, movesOnTo, opensSheet, queriesRow } from './fixtures/control';
import { glances, goesBehind, isLookedAt } from './fixtures/looked-at';
import { answers, givesOrders, handsIn, rowOf } from './fixtures/player';

const field = givenScenario('arnhem-bridge');
const laptop = { width: 1366, height: 768 };
/** The size that a laptop of 1366 x 768 has left at 200 %. */
const twice = { width: 683, height: 384 };

const heightOf = async (page: Page, row: number): Promise<number> => (await rowOf(page, row).boundingBox())!.height;

test('somebody who sits there for the first time: what the words mean, whether the sheet is in, what comes next', async ({
  asNewcomer,
}) => {
  const frost = await asNewcomer(field, { team: '1 Airborne' });
  await frost.setViewportSize(laptop);
  await expect(frost.getByText('Draft. Not handed in.')).toBeVisible();
  await expect(frost.getByText('Next: hand it in before the clock runs out.')).toBeVisible();

  const next = frost.getByRole('combobox', { name: 'Next unit' });
  await next.fill('2 Para');
  await next.press('Enter');
  const row = rowOf(frost, 1);
  const meant = row.getByRole('definition');

  await test.step('six actions and two postures, a line each, where they are ringed', async () => {
    await expect(meant).toHaveCount(8);
    for (const line of await meant.all()) {
      await expect(line).toBeInViewport({ ratio: 1 });
      expect((await line.boundingBox())!.height).toBeLessThan(24);
    }
    for (const [word, meaning] of [
      ['Break through', 'Tanks only'],
      ['Attack', 'Take a place'],
      ['Probe', 'Patrol towards the enemy'],
      ['Hold', 'Dig in and stay'],
      ['Move', 'Go to a place'],
      ['Prepare', 'Get ready for an attack'],
      ['Tact', 'Ready to fight'],
      ['Non-Tact', 'Not ready to fight'],
    ])
      await expect(row).toContainText(`${word}: ${meaning}`);
  });

  await test.step('what is ringed is understood, and its lines go', async () => {
    await row.getByRole('textbox', { name: 'Orders' }).fill('Hold the houses.');
    await row
      .getByRole('group', { name: /^Action/ })
      .getByText('Hold', { exact: true })
      .click();
    await expect(meant).toHaveCount(2);
    await row
      .getByRole('group', { name: /^Movement/ })
      .getByText('Tact', { exact: true })
      .click();
    await expect(meant).toHaveCount(0);
  });

  await test.step('handed in, it says when, and what comes next', async () => {
    await handsIn(frost);
    await expect(frost.getByText(/^Handed in \d/)).toBeVisible();
    await expect(frost.getByText('Next: Control collects the sheets.')).toBeVisible();
  });

  await test.step('a row as high as its words; the sheet that is read scrolls by the keyboard', async () => {
    const [, orders] = await frost.getByRole('row').filter({ hasText: '2 Para' }).getByRole('cell').all();
    expect((await orders!.boundingBox())!.width).toBeGreaterThan(140);
    const scrolls = await frost
      .getByRole('region', { name: 'Order sheets' })
      .evaluate((pad) =>
        [...pad.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => getComputedStyle(one).overflowY),
      );
    expect(scrolls).toContain('auto');
  });
});

test('rows of a sheet are as high as their words, and the first Tab leads past the head', async ({ asPlayer }) => {
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await harzer.setViewportSize(laptop);
  await givesOrders(harzer, [
    { units: '20 SS-PzGR', orders: 'Attack.', action: 'Attack', support: ['Arty Harzer'] },
    { units: '9 SS-PzJg', orders: 'Follow.', action: 'Move' },
  ]);
  // Three printed lines of a circle, and the air of a row: 87 to 101. How the row is read takes one line of 44 more, and below
  // the last one stands how many nobody has confirmed.
  for (const [row, most] of [
    [1, 144],
    [2, 168],
  ] as const) {
    await expect(rowOf(harzer, row).getByRole('group', { name: `How row ${row} is read` })).toBeVisible();
    expect(await heightOf(harzer, row)).toBeLessThanOrEqual(most);
  }
  // The signals use their column: as long as the pad beside them, and nothing in it is cut while there is room.
  const pad = harzer.getByRole('region', { name: 'Order sheets' });
  const reports = harzer.getByRole('region', { name: 'Reports' });
  expect((await reports.boundingBox())!.height).toBeCloseTo((await pad.boundingBox())!.height, 0);
  const cut = await reports.evaluate(
    (all) =>
      [...all.querySelectorAll('*')].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
      ).length,
  );
  expect(cut).toBe(0);
  const air = rowOf(harzer, 1).getByText('Air support', { exact: true });
  expect((await air.boundingBox())!.height).toBeLessThan(24);

  await harzer.reload();
  await expect(rowOf(harzer, 1)).toBeVisible();
  await harzer.keyboard.press('Tab');
  const skip = harzer.getByRole('link', { name: 'To the order sheet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await harzer.keyboard.press('Enter');
  await expect(harzer.getByRole('region', { name: 'Order sheets' })).toBeFocused();
});

/** Whoever sits there wishes to be rung for. Answers how many tones have sounded at that page since. */
async function wishesBell(desk: Page): Promise<() => Promise<number>> {
  await desk.evaluate(() => {
    const page = window as unknown as { tones: number };
    page.tones = 0;
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      page.tones += 1;
      return createOscillator.call(this);
    };
  });
  await desk.getByRole('button', { name: 'Text, light, sound' }).click();
  const ways = desk.getByRole('dialog', { name: /^Text, light/ });
  await expect(ways.getByRole('group', { name: 'Bell' }).getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(ways.getByRole('group', { name: 'Vibration' })).toBeHidden();
  await ways.getByRole('group', { name: 'Bell' }).getByText('On', { exact: true }).click();
  const tones = () => desk.evaluate(() => (window as unknown as { tones: number }).tones);
  // Turned on it is heard once: three strokes of four tones.
  await expect.poll(tones).toBe(12);
  await ways.getByRole('button', { name: 'Close' }).click();
  return async () => (await tones()) - 12;
}

test('a tab behind others counts in its title what waits, in both rooms, and rings where that is wished', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  await goesTo(control, 'Board');
  await expect(frost).toHaveTitle('Desk · OP COM Console');
  await expect(control).toHaveTitle('Turn board · Control');
  const ofFrost = await wishesBell(frost);
  const ofControl = await wishesBell(control);

  await goesBehind(control);
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold.', action: 'Hold' }]);
  await handsIn(frost);
  await expect(control).toHaveTitle('Turn board · Control');
  await glances(control);
  await expect(control).toHaveTitle('(1) Turn board · Control');
  expect(await ofControl()).toBe(12);

  await isLookedAt(control, true);
  await movesOnTo(control, 'Collection');
  await opensSheet(control, '1 Airborne');
  await goesBehind(frost);
  await queriesRow(control, 1, 'Which houses?');
  await glances(frost);
  await expect(frost).toHaveTitle('(1) Control asks');
  expect(await ofFrost()).toBe(12);
  await isLookedAt(frost, true);
  await answers(frost, 'Which houses?', 'Those at the ramp.');
  await expect(frost).toHaveTitle('Desk · OP COM Console');
  await accepts(control, '1 Airborne');
  await expect(control).toHaveTitle('Order sheet · Control');
});

test('an officer sets the size of his words, his light and his bell, and has them again', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.setViewportSize(laptop);
  const tab = frost.getByText('Air requests', { exact: true });
  const size = () => tab.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size()).toBe(14);
  const way = frost.getByRole('button', { name: 'Text, light, sound' });
  await way.click();
  const card = frost.getByRole('dialog', { name: 'Text, light and sound' });
  await card.getByText('Larger', { exact: true }).click();
  await card.getByText('Night', { exact: true }).click();
  await card.getByRole('group', { name: 'Bell' }).getByText('On', { exact: true }).click();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect.poll(size).toBe(18.2);

  await frost.reload();
  await expect.poll(size).toBe(18.2);
  await expect(frost.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await frost.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await way.click();
  for (const word of ['Larger', 'Night']) await expect(card.getByRole('radio', { name: word })).toBeChecked();
  await expect(card.getByRole('group', { name: 'Bell' }).getByRole('radio', { name: 'On' })).toBeChecked();
  await card.getByText('Normal', { exact: true }).click();
  await expect.poll(size).toBe(14);
});

test('at 200 % he can write: the desk scrolls as one page, and the row has the window', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.setViewportSize(twice);
  await givesOrders(frost, [
    {
      units: '2 Para',
      orders: 'Hold the houses at the north end of the bridge, and let nothing over the ramp.',
      action: 'Hold',
    },
  ]);
  expect(await frost.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true);
  const orders = rowOf(frost, 1).getByRole('textbox', { name: 'Orders' });
  await orders.scrollIntoViewIfNeeded();
  await expect(orders).toBeInViewport({ ratio: 1 });
  await handsIn(frost);
});

test('the map has more room without the order sheet going: dragged, wide, on a small laptop and on a phone', async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.setViewportSize(laptop);
  const map = frost.getByRole('application', { name: /^Map/ });
  const sheet = frost.getByRole('heading', { name: /^Order Sheet/ });
  const edge = frost.getByRole('separator', { name: 'Width of the map' });
  const widthOf = async () => (await map.boundingBox())!.width;

  await test.step('by its edge, which is kept', async () => {
    const before = await widthOf();
    await edge.focus();
    for (let i = 0; i < 4; i++) await edge.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', '37');
    expect(await widthOf()).toBeGreaterThan(before + 80);
    await frost.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', '37');
  });
  await test.step('wide: the signals make room, and the sheet stays', async () => {
    const before = await widthOf();
    await frost.getByRole('button', { name: 'Wide', exact: true }).click();
    await expect(sheet).toBeInViewport();
    await expect.poll(widthOf).toBeGreaterThan(before + 150);
    await frost.reload();
    await expect(frost.getByRole('button', { name: 'Wide', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(widthOf).toBeGreaterThan(before + 150);
    await frost.getByRole('button', { name: 'Wide', exact: true }).click();
    await expect.poll(widthOf).toBeLessThan(before + 10);
  });
  await test.step('side by side from 1100 px', async () => {
    await frost.setViewportSize({ width: 1100, height: 700 });
    await expect(map).toBeInViewport();
    await expect(sheet).toBeInViewport();
  });
  await test.step('on a phone a sheet of half its height over the map', async () => {
    await frost.setViewportSize({ width: 390, height: 844 });
    const desk = frost.getByRole('navigation', { name: 'Desk' });
    await desk.getByRole('button', { name: 'Map' }).click();
    await expect(sheet).toBeHidden();
    await frost.getByRole('main').getByRole('button', { name: 'Orders', exact: true }).click();
    await expect(map).toBeInViewport();
    await expect(sheet).toBeInViewport();
  });
  await test.step('a row is not left while a name in it is typed and not taken', async () => {
    const pad = frost.getByRole('region', { name: 'Order sheets' });
    await pad.getByRole('button', { name: 'Add a row' }).click();
    const units = pad.getByRole('combobox', { name: /unit/i }).first();
    await units.fill('Grenadiers of the Moon');
    // While its list is open everything else is out of the readers' tree, but not out of a thumb's reach.
    await pad.getByText('All rows').click();
    await expect(units).toBeFocused();
    await expect(units).toHaveValue('Grenadiers of the Moon');
    await units.fill('');
    await pad.getByText('All rows').click();
    await expect(pad.getByRole('button', { name: 'Add a row' })).toBeVisible();
  });
});

test('the map opens on the own troops and the objective with its name, which is the first signal and one press away', async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  await expect(frost.getByRole('region', { name: 'Reports' })).toContainText('Hold the north end of the road bridge');
  const map = frost.getByRole('application', { name: /^Map/ });
  await expect(map.locator('.objective')).toContainText('Objective');
  await expect(map.locator('.objective text')).toContainText('Arnhem');
  await frost.getByRole('button', { name: 'My card' }).click();
  await expect(frost.getByRole('dialog')).toContainText('Hold the north end of the road bridge');
  await frost.keyboard.press('Escape');
  await frost.setViewportSize({ width: 390, height: 844 });
  await expect(frost.getByRole('link', { name: 'HQ file' })).toBeVisible();
});
