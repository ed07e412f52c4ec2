import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { overprinted } from './fixtures/overprinted';

/** The master map on bad days: a face that never comes, colours of the system, strong contrast. */

const field = givenScenario('market-garden');

test('a face that has not come is drawn no wider than it will be: nothing overprints', async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await control.route(/\.woff2?(\?|$)/, (route) => route.abort());
  await control.reload();
  await goesTo(control, 'Map');
  const map = control.locator('.map-picture > svg.map');
  await expect(map.locator('[data-counter]').first()).toBeVisible();
  await expect(map.locator('.names .town-1').first()).toBeAttached();
  expect(await control.evaluate(() => document.fonts.check('600 14px "IBM Plex Sans"'))).toBe(false);
  for (const zoom of ['as it opens', '+', '+', '0']) {
    if (zoom.length === 1) await map.press(zoom);
    await expect(map).toHaveAttribute('aria-busy', 'false');
    expect(await overprinted(control), `at ${zoom}`).toEqual([]);
  }
});

test('in colours of the system a map keeps its own: names, counters and crossings are read', async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await goesTo(control, 'Map');
  const map = control.locator('.map-picture > svg.map');
  await expect(map.locator('[data-counter]').first()).toBeVisible();
  const styleOf = (part: string, property: 'fill' | 'stroke' | 'strokeWidth') =>
    map
      .locator(part)
      .first()
      .evaluate((one, which) => getComputedStyle(one)[which], property);
  const inks = () =>
    Promise.all([
      styleOf('.counter.allied .counter-name', 'fill'),
      styleOf('.counter.allied .card', 'fill'),
      styleOf('.counter.allied .card', 'stroke'),
      styleOf('.counter.german .card', 'fill'),
      styleOf('.counter.german .card', 'stroke'),
      styleOf('.names .town-1', 'fill'),
      styleOf('.names .gate', 'stroke'),
    ]);
  const before = await inks();
  expect(await styleOf('.counter.german .card', 'strokeWidth')).toBe('1px');
  await control.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect(await inks()).toEqual(before);
  // Outlines of counters grow, and the relief goes.
  expect(await styleOf('.counter.german .card', 'strokeWidth')).toBe('2px');
  await expect(map.locator('.relief').first()).toBeHidden();

  await control.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  expect(await styleOf('.counter.german .card', 'strokeWidth')).toBe('2px');
  await expect(map.locator('.relief').first()).toBeHidden();
});
