import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import {
  at,
  beginsBlank,
  drags,
  draws,
  hasSaved,
  liesAt,
  mapOf,
  opensTheMap,
  pastes,
  type Rows,
  tool,
} from './fixtures/draft';

/** The map of a scenario of one's own, drawn from nothing by a host, and what a game reads of it. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

const unit = (id: string, side: string, team: string, name: string, arm: string) => ({
  id,
  side,
  team,
  corps: 'Corps',
  division: 'Division',
  formation: 'Division',
  name,
  shortName: name,
  arm,
  nation: side === 'allied' ? 'UK' : 'GER',
  echelon: arm === 'hq' ? 'hq' : 'battalion',
  arrivalTurn: '1',
  entry: 'On the map',
  lon: '5.91',
  lat: '51.98',
  carriage: 'motor',
  mover: 'mech',
  isFlexible: 'no',
  profile: 'battalion',
  stepsLost: '0',
});

const tables: Readonly<Record<string, Rows>> = {
  'Status profiles': [{ key: 'battalion', describes: 'A battalion', notation: '5-3-2-1-0', sizePoints: '4' }],
  Teams: [
    { key: 'north', name: 'North', side: 'german', hqUnitId: 'G1', formations: 'Division' },
    { key: 'south', name: 'South', side: 'allied', hqUnitId: 'A1', formations: 'Division' },
  ],
  Units: [
    unit('A1', 'allied', 'south', 'HQ South', 'hq'),
    unit('A2', 'allied', 'south', '1 South', 'infantry'),
    unit('G1', 'german', 'north', 'HQ North', 'hq'),
  ],
};

test('a map is drawn from nothing: a frame about a town, a river, a road with its bridge, a wood, units; a game plays on it', async ({
  asControl,
}) => {
  test.slow();
  const host = await asControl(lobby);
  await beginsBlank(host, 'drawn');
  for (const [table, rows] of Object.entries(tables)) await pastes(host, table, rows);
  await liesAt(host, 'Arnhem', '40', '30');

  await draws(host, 'River', [
    [0.1, 0.5],
    [0.5, 0.5],
    [0.9, 0.5],
  ]);
  const river = host.getByRole('region', { name: 'River 1' });
  await river.getByLabel('Name', { exact: true }).fill('Long Water');
  await draws(host, 'Main road', [
    [0.3, 0.15],
    [0.3, 0.85],
  ]);
  await expect(host.getByRole('heading', { name: '1 bridge proposed' })).toBeVisible();
  // One that is ignored is not proposed again, on another day either. Undo brings it back.
  const proposed = host.getByRole('region', { name: 'Bridges proposed' });
  await host.getByRole('button', { name: 'Ignore The way over Long Water' }).click();
  await expect(proposed).toHaveCount(0);
  await expect(host.getByText('Saved', { exact: true })).toBeVisible();
  await host.reload();
  await expect(host.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await expect(proposed).toHaveCount(0);
  await host.getByRole('button', { name: 'Undo' }).click();
  await host.getByRole('button', { name: 'Build The way over Long Water' }).click();
  await expect(host.getByRole('region', { name: 'Bridges proposed' })).toHaveCount(0);
  await draws(host, 'Wood', [
    [0.6, 0.6],
    [0.85, 0.6],
    [0.85, 0.9],
    [0.6, 0.9],
  ]);
  await drags(host, 'HQ North', 0.5, 0.2);
  await drags(host, '1 South', 0.7, 0.75);
  await expect(host.getByText('no faults')).toBeVisible();

  // What was drawn is what the game has, and what moves in it.
  await host.getByRole('button', { name: 'Try it' }).click();
  const way = host.getByRole('link', { name: 'Take its Control seat' });
  await host.goto((await way.getAttribute('href'))!);
  await host.getByRole('button', { name: /Take/ }).click();
  await host.getByRole('link', { name: /Practice: drawn/ }).click();
  await goesTo(host, 'Map');
  const features = await host.evaluate(async () => {
    const data = await fetch(location.pathname.replace(/(\/control\/[^/]+).*/, '/api$1/map/data'));
    return ((await data.json()) as { features: { layer: string; name: string }[] }).features;
  });
  expect(features.filter(({ layer }) => layer !== 'town').map(({ layer, name }) => [layer, name])).toEqual([
    ['river', 'Long Water'],
    ['road', ''],
    ['wood', ''],
    ['crossing', 'Long Water'],
  ]);
  const master = host.getByRole('application', { name: 'Master map' });
  const find = host.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill('1 South');
  await find.press('Enter');
  const counter = master.locator('[aria-pressed="true"]').first();
  await counter.focus();
  await counter.press('ArrowUp');
  const making = host.getByRole('region', { name: 'The move in the making' });
  await expect(making).toContainText(/wood/i);
});

test('on a phone a line is drawn with the finger, and a frame at the date line is refused with a sentence', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.setViewportSize({ width: 390, height: 844 });
  await beginsBlank(host, 'on-a-phone');
  await expect(host.getByRole('grid', { name: 'Units' })).toBeVisible();
  await opensTheMap(host);
  await host.getByLabel('Middle, degrees east').fill('179.9');
  await expect(host.getByText('That lies across the date line, where east turns into west')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Put the map here' })).toBeDisabled();
  await liesAt(host, 'Arnhem', '40', '30');
  const lift = await hasFingers(host);
  await tool(host, 'Railway').click();
  await mapOf(host).scrollIntoViewIfNeeded();
  for (const [right, down] of [
    [0.3, 0.4],
    [0.5, 0.5],
    [0.7, 0.4],
  ] as const) {
    await lift(await at(host, right, down));
  }
  await expect(host.getByText('3 points; 2 points or more.')).toBeVisible();
  await host.getByRole('button', { name: 'Finish' }).click();
  await expect(host.getByRole('region', { name: 'Railway', exact: true })).toBeVisible();
  await hasSaved(host);
});

/** The browser of these tests has no touch screen, and is told of one: what is pressed is larger from then on. Gives the tap of a finger. */
async function hasFingers(host: Page): Promise<(at: { x: number; y: number }) => Promise<void>> {
  const client = await host.context().newCDPSession(host);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (at) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

test('drawings of other programs are brought in: what each kind is, is said once, and a picture is refused', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await beginsBlank(host, 'brought-in');
  await liesAt(host, 'Arnhem', '40', '30');
  await host.getByRole('button', { name: 'Bring drawings in…' }).click();
  const dialog = host.getByRole('dialog', { name: 'Bring drawings in' });
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n', 'latin1') });
  await expect(dialog.getByRole('alert')).toContainText('This is a picture');
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
    <Placemark><name>&lt;img src=x onerror=alert(1)&gt;</name><LineString><coordinates>5.85,51.95,0 5.95,52.0,0</coordinates></LineString></Placemark>
    <Placemark><name>Fiji</name><LineString><coordinates>179,-17 -179,-17</coordinates></LineString></Placemark>
  </Document></kml>`;
  await file.setInputFiles({ name: 'roads.kml', mimeType: 'text/xml', buffer: Buffer.from(kml) });
  await expect(dialog.getByText('Drawing 2, Fiji, goes over the date line.')).toBeVisible();
  await dialog.getByLabel('lines becomes').selectOption({ label: 'Minor road' });
  await dialog.getByLabel('Licence, such as ODbL or CC0').fill('CC0');
  await dialog.getByRole('button', { name: 'Bring 1 drawing in' }).click();
  // Nothing of a file is markup.
  await expect(host.getByRole('button', { name: /^<img src=x onerror=alert\(1\)>/ })).toBeVisible();
  await hasSaved(host);

  await host.getByRole('button', { name: 'Bring drawings in…' }).click();
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="51.98" lon="5.92"><name>Crossroads</name></wpt></gpx>`;
  await file.setInputFiles({ name: 'walk.gpx', mimeType: 'text/xml', buffer: Buffer.from(gpx) });
  await dialog.getByLabel('points becomes').selectOption({ label: 'Town' });
  await dialog.getByLabel('Licence, such as ODbL or CC0').fill('CC0');
  await dialog.getByRole('button', { name: 'Bring 1 drawing in' }).click();
  await expect(host.getByRole('button', { name: /^Crossroads/ })).toBeVisible();

  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save the map…' }).click();
  await host.getByRole('menuitem', { name: /^As KML/ }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('<name>&lt;img src=x onerror=alert(1)&gt;</name>');
});

test('a picture from the laptop is tied by two points and drawn over; it stays in this browser', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await beginsBlank(host, 'drawn-over');
  await liesAt(host, 'Arnhem', '40', '30');
  await host.getByRole('button', { name: 'A picture to draw over…' }).click();
  const desk = host.getByRole('region', { name: 'A picture to draw over' });
  const file = desk.locator('input[type="file"]');
  await file.setInputFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(desk.getByRole('alert')).toHaveText('A picture is a PNG, JPEG or WebP file.');
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(desk.getByRole('alert')).toHaveText('The file cannot be read as a picture: save it anew.');
  const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d8c8a0' } })
    .png()
    .toBuffer();
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
  const picture = host.getByRole('application', { name: 'The scanned map' });
  for (const [right, down, place] of [
    [0.3, 0.42, '10.00 22.50'],
    [0.7, 0.58, '30.00 7.50'],
  ] as const) {
    const box = (await picture.boundingBox())!;
    await picture.click({ position: { x: box.width * right, y: box.height * down } });
    await desk.getByLabel('Grid reference of this point').fill(place);
    await desk.getByRole('button', { name: 'Set', exact: true }).click();
  }
  await desk.getByRole('button', { name: 'Fit the picture to the grid' }).click();
  await desk.getByRole('button', { name: 'Draw over it' }).click();
  await expect(mapOf(host).locator('.scan image')).toHaveAttribute('href', /^blob:/);
  await host.reload();
  await expect(mapOf(host).locator('.scan image')).toHaveAttribute('href', /^blob:/);
  await host.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(mapOf(host).locator('.scan image')).toHaveCount(0);
});
