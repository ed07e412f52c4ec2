import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, givenScenario, test } from './fixtures';
import { leastContrast, type Reading } from './fixtures/contrast';
import { goesTo } from './fixtures/control';
import { overprinted } from './fixtures/overprinted';
import { scanSize, usesScan } from './fixtures/own-map';

/** A scanned map under everybody's: the blackest ink and the whitest paper side by side, and all that lies over it is read. */

const field = givenScenario('arnhem-bridge');

const inks = ['#000', '#fff', '#b3261e', '#fff', '#777', '#000', '#f4e9c8', '#fff'];
/** Bars narrower than a counter: nothing lies on one of them alone. */
const barPx = 20;

const scan = (): Promise<Buffer> => {
  const [width, height] = scanSize;
  const bars = Array.from(
    { length: width / barPx },
    (_, i) => `<rect x="${barPx * i}" width="${barPx}" height="${height}" fill="${inks[i % inks.length]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const mapOf = (page: Page): Locator => page.locator('.map-picture > svg.map');

/** Sees the map with its scan, names and counters. */
async function seesScan(page: Page): Promise<void> {
  const map = mapOf(page);
  await expect(map.locator('.scan image')).toHaveCount(1);
  await expect(map.locator('.base-map [class^="of-"]').first()).toBeAttached();
  await expect(map.locator('.names text').first()).toBeVisible();
  await expect(map.locator('[data-counter]').first()).toBeVisible();
}

/** The named parts that are drawn before the scan, and so under it. */
const beneath = (page: Page, parts: readonly string[]): Promise<string[]> =>
  mapOf(page).evaluate((map, parts) => {
    const picture = map.querySelector('.scan image')!;
    return parts.filter((part) => {
      const all = [...map.querySelectorAll(part)];
      return (
        all.length === 0 ||
        all.some((one) => !(picture.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING))
      );
    });
  }, parts);

/** The colours of the first bars of the scan as they are on the screen, just under its upper edge where nothing lies. */
async function barsSeen(page: Page, count: number): Promise<[number, number, number][]> {
  const { x, y, width } = (await mapOf(page).locator('.scan image').boundingBox())!;
  const at = (px: number, of: number, size: number) => Math.round((px / of) * size);
  const clip = { x: Math.round(x), y: Math.round(y), width: at(barPx * count, scanSize[0], width), height: 12 };
  const { data, info } = await sharp(await page.screenshot({ clip, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: count }, (_, i) => {
    const pixel = 6 * info.width + at(barPx * (i + 0.5), scanSize[0], width);
    return [0, 1, 2].map((channel) => data[pixel * 3 + channel]!) as [number, number, number];
  });
}

const names: readonly (readonly [least: number, Reading])[] = [
  [7, { what: '.names [class^="town-"]', ink: 'fill', on: 'halo' }],
  [4.5, { what: '.names .water', ink: 'fill', on: 'halo' }],
  [7, { what: '.counter .counter-name', ink: 'fill', on: { part: '.card', paint: 'fill' } }],
  [3, { what: '.counter .card', ink: 'stroke', on: { part: '.card', paint: 'fill' } }],
  [7, { what: '.leader', ink: 'stroke', on: { part: '.casing', paint: 'stroke' } }],
];

const controls: typeof names = [
  ...names,
  [4.5, { what: '.crossing-sign:not(.plain) path', ink: 'stroke', on: { part: '.ground', paint: 'fill' } }],
  [4.5, { what: '.pairs .allied', ink: 'stroke', on: { part: '.casing', paint: 'stroke' } }],
  [4.5, { what: '.pairs .german', ink: 'stroke', on: { part: '.casing', paint: 'stroke' } }],
];

const players: typeof names = [
  ...names,
  [7, { what: '.crossing .gate', ink: 'stroke', on: { part: '.gap', paint: 'stroke' } }],
  [4.5, { what: '.told-crossing .strike', ink: 'stroke', on: { part: '.casing', paint: 'stroke' } }],
  [4.5, { what: '.told-crossing text', ink: 'fill', on: 'halo' }],
  [4.5, { what: '.mark .stroke', ink: 'stroke', on: { part: '.casing', paint: 'stroke' } }],
  [4.5, { what: '.mark-words', ink: 'fill', on: 'halo' }],
];

/** By day and by night, and as near as one looks: all is read, and nothing overprints. */
async function isRead(page: Page, parts: typeof names): Promise<void> {
  const readings = parts.map(([, reading]) => reading);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [i, seen] of (await leastContrast(page, readings)).entries())
      expect.soft(seen, `${readings[i]!.what}, ${colorScheme}`).toBeGreaterThan(parts[i]![0]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const map = mapOf(page);
  for (const zoom of ['as it opens', '+', '+', '0']) {
    if (zoom.length === 1) await map.press(zoom);
    await expect(map).toHaveAttribute('aria-busy', 'false');
    expect(await overprinted(page), `at ${zoom}`).toEqual([]);
  }
}

// In `npm test` the same on ground: legend.spec.ts and map-words.spec.ts.
test('over a scan of black ink and white paper names, counters and pencil are read, and it goes with its tick', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  await usesScan(control, await scan());
  await goesTo(control, 'Map');
  await seesScan(control);

  // What is printed by day is on the screen as it was scanned; beside it the drawn map goes on.
  const [black, white, red] = await barsSeen(control, 3);
  for (const value of black!) expect(value).toBeLessThan(30);
  for (const value of white!) expect(value).toBeGreaterThan(225);
  expect(red![0]).toBeGreaterThan(150);
  expect(red![1]).toBeLessThan(70);
  await expect(mapOf(control).locator('.base-map .of-wood').first()).toBeVisible();
  const everything = ['.km-5', '.frame', '.ways-on-scan', '.names', '.crossing', '[data-counter]', '.leader'];
  expect(await beneath(control, [...everything, '.zones', '.pairs', '.crossing-sign'])).toEqual([]);
  await expect(control.getByText(/© OpenStreetMap contributors, ODbL 1\.0/)).toBeVisible();
  await isRead(control, controls);

  const frost = await asPlayer(field, '1 Airborne');
  await seesScan(frost);
  await mapOf(frost).focus();
  for (const key of ['b', 'Enter', 'Enter', 'ArrowUp', 'Shift+ArrowRight', 'Enter', 'Enter'])
    await frost.keyboard.press(key);
  const words = frost.getByRole('textbox', { name: 'What it says' });
  await words.fill('Left of 1 Para');
  await words.press('Enter');
  await expect(mapOf(frost).locator('.mark-words')).toHaveText('Left of 1 Para');
  expect(await beneath(frost, [...everything, '.told-crossing', '.mark'])).toEqual([]);
  await expect(frost.getByText(/© OpenStreetMap contributors, ODbL 1\.0/)).toBeVisible();
  await isRead(frost, players);

  await control.keyboard.press('6');
  await frost.getByRole('button', { name: 'Layers', exact: true }).click();
  for (const page of [control, frost]) {
    const casing = mapOf(page).locator('.casing').first();
    expect(await casing.evaluate((line) => getComputedStyle(line).stroke)).not.toBe('none');
    await page.getByRole('checkbox', { name: 'Scanned map' }).click();
    await expect(mapOf(page).locator('.scan')).toBeHidden();
    // Nothing is left of what only the scan asks for.
    expect(await casing.evaluate((line) => getComputedStyle(line).stroke)).toBe('none');
    await page.getByRole('checkbox', { name: 'Scanned map' }).click();
    await expect(mapOf(page).locator('.scan')).toBeVisible();
  }
});
