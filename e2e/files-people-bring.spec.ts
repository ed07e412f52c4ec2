import { strToU8, zipSync } from 'fflate';
import { expect, givenScenario, test } from './fixtures';
import { beginsBlank, filesOf, hasSaved, liesAt, opensFile, opensTheMap } from './fixtures/draft';

/** Files as people bring them, on the scenario desk: what each has that is not as it should be, and the choice there is. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
});

test('maps: prefixes, folders, a KMZ, a link, places swapped, and units as points', async ({ asControl }) => {
  const host = await asControl(lobby);
  await beginsBlank(host, 'maps-of-others');
  await liesAt(host, 'Arnhem', '40', '30');
  await host.getByRole('button', { name: 'Bring drawings in…' }).click();
  const dialog = host.getByRole('dialog', { name: 'Bring drawings in' });
  const input = dialog.locator('input[type="file"]');

  const line = (name: string) =>
    `<Placemark><name>${name}</name><LineString><coordinates>5.85,51.95 5.95,52.0</coordinates></LineString></Placemark>`;
  const folders = `<Folder><name>Roads</name>${line('Club route')}</Folder><Folder><name>Rivers</name>${line('Rhine')}</Folder>`;
  const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document xsi:schemaLocation="a b">${folders}<NetworkLink><name>Corridor</name><Link><href>corridor.kml</href></Link></NetworkLink></Document></kml>`;
  await input.setInputFiles(file('map.kmz', zipSync({ 'doc.kml': strToU8(kml) })));
  await expect(dialog.getByLabel('folder Roads becomes')).toHaveValue('Minor road');
  await expect(dialog.getByLabel('folder Rivers becomes')).toHaveValue('River');
  await expect(dialog.getByText('It links to corridor.kml (Corridor), which is not fetched')).toBeVisible();
  await input.setInputFiles(
    file('prefixed.kml', kml.replace(/<(\/?)([A-Z]|k)/g, '<$1ns0:$2').replace('xmlns=', 'xmlns:ns0=')),
  );
  await expect(dialog.getByLabel('folder Roads becomes')).toBeVisible();

  const feature = (properties: object, type: string, coordinates: unknown) => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  });
  const json = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  await input.setInputFiles(file('nothing.geojson', json()));
  await expect(dialog.getByText('The file has no drawings.')).toBeVisible();

  const swapped = feature({ highway: 'primary', ref: 'N225' }, 'LineString', [
    [51.95, 5.85],
    [52, 5.95],
  ]);
  await input.setInputFiles(file('swapped.geojson', json(swapped)));
  await expect(dialog.getByRole('button', { name: 'Bring them in' })).toBeDisabled();
  await dialog.getByLabel('Swap longitude and latitude').check();
  await dialog.getByLabel('Names are taken from').selectOption('ref');
  await dialog.getByLabel('Licence, such as ODbL or CC0').fill('CC0');
  await host.screenshot({ path: test.info().outputPath('swapped.png') });
  await dialog.getByRole('button', { name: 'Bring 1 drawing in' }).click();
  await expect(host.getByRole('button', { name: /^N225/ })).toBeVisible();
  await hasSaved(host);

  await host.getByRole('button', { name: 'Bring drawings in…' }).click();
  const unit = feature({ name: '22 Para Bn', sidc: '10031000161211000001' }, 'Point', [5.91, 51.98]);
  await input.setInputFiles(file('units.geojson', json(unit)));
  await expect(dialog.getByText('These look like units')).toBeVisible();
  await dialog.getByLabel('Licence, such as ODbL or CC0').fill('CC0');
  await dialog.getByRole('button', { name: 'Bring 1 drawing in' }).click();
  await hasSaved(host);
  await opensFile(host, 'Units');
  await expect(host.getByRole('grid', { name: 'Units' }).getByText('22 Para Bn').first()).toBeVisible();
  await opensTheMap(host);
});

test('rows: an encoding and a separator by hand, a hidden row, degrees and grid references, dates of a spreadsheet', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('rows-of-others');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units).toBeVisible();
  await host.getByRole('button', { name: 'Bring rows in…' }).click();
  const dialog = host.getByRole('dialog', { name: 'Bring units in' });
  const input = dialog.getByLabel('File of a spreadsheet');
  const preview = dialog.getByRole('region', { name: 'How it will stand' });

  const letters: Readonly<Record<string, number>> = { Ż: 0xaf, ó: 0xf3, ł: 0xb3 };
  const bytes = [...'name;side;arm\r\nŻółty pułk;Allied;infantry\r\n'].map((one) => letters[one] ?? one.charCodeAt(0));
  await input.setInputFiles(file('orbat.csv', Uint8Array.from(bytes)));
  await expect(preview.getByText('Żółty pułk').first()).toBeVisible();
  await dialog.getByLabel('Its letters are written in').selectOption('Windows-1252');
  await expect(preview.getByText('¯ó³ty pu³k').first()).toBeVisible();
  await dialog.getByLabel('Its cells are separated by').selectOption({ label: 'commas' });
  await expect(dialog.getByLabel('Name is brought from', { exact: true })).toHaveValue('none');

  await input.setInputFiles(file('list.numbers', zipSync({ 'Index/Tables/DataList.iwa': strToU8('x') })));
  await expect(dialog.getByRole('alert')).toHaveText(
    'list.numbers is Apple Numbers: export it as Excel (File, Export To, Excel).',
  );

  const paste = dialog.getByLabel('Paste the rows here, with their headings');
  await paste.fill(
    'name\tside\tarm\tgrid\n22 Para\tAllied\tparas\t31UFT99846281\nRooks\tGermans\tinfantry\tthe church',
  );
  await expect(preview.getByText('5.91005').first()).toBeVisible();
  await expect(dialog.getByText('1 cell of “grid” cannot be read as a place: row 3 (the church).')).toBeVisible();
  await expect(dialog.getByText(/^Put in of itself/)).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('rows.png') });
  await dialog.getByRole('button', { name: 'Bring 2 rows in' }).click();
  await expect(units).toHaveAttribute('aria-rowcount', '13');

  await filesOf(host)
    .getByRole('link', { name: /^Status profiles/ })
    .click();
  await expect(host.getByRole('grid', { name: 'Status profiles' })).toBeVisible();
  await host.getByRole('button', { name: 'Bring rows in…' }).click();
  const profiles = host.getByRole('dialog', { name: 'Bring status profiles in' });
  await profiles
    .getByLabel('Paste the rows here, with their headings')
    .fill('key;describes;notation;sizePoints\nrecce;Recce;03.Feb.01;1\nflak_x;Flak;2004-06-02;2');
  await expect(profiles.getByLabel('03.Feb.01 of Levels was')).toHaveValue('3-2-1');
  await profiles.getByLabel('2004-06-02 of Levels was').selectOption('6-4-2');
  await host.screenshot({ path: test.info().outputPath('dates.png') });
  await profiles.getByRole('button', { name: 'Bring 2 rows in' }).click();
  await expect(host.getByRole('grid', { name: 'Status profiles' }).getByText('6-4-2', { exact: true })).toBeVisible();
});

test('ORBAT Mapper: a side is left out, what is hidden is taken in, and each kind of note stands once', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.goto(`${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`);
  const unit = (name: string, more: object = {}) => ({ name, sidc: 'SFGPUCI----F---', location: [5.5, 51.5], ...more });
  const side = (name: string, standardIdentity: string, groups: object[]) => ({ name, standardIdentity, groups });
  const group = (name: string, subUnits: object[], isHidden = false) => ({ name, subUnits, isHidden });
  const battle = {
    type: 'ORBAT-mapper',
    version: '4.0.0',
    name: 'White cell',
    startTime: '1944-09-17T14:00:00Z',
    sides: [
      side('Blue', '3', [
        group('Blue', [unit('22 Para'), unit('23 Para', { location: [] })]),
        group('Store', [unit('143 Recce')], true),
      ]),
      side('Red', '6', [group('Red', [unit('I./FJR 7')])]),
      side('Civilians', '4', [group('All', [unit('Refugees')])]),
    ],
  };
  const card = host.getByRole('region', { name: 'A scenario from a file' });
  await card.getByLabel('File of a scenario').setInputFiles(file('cell.json', JSON.stringify(battle)));
  await card.getByLabel('Civilians, 1 unit').check();
  await card.getByLabel('Sides, groups and units that are hidden in the file').check();
  await card.getByLabel('Nation of Red, where the file does not say it').fill('Finland');
  await host.screenshot({ path: test.info().outputPath('orbat.png'), fullPage: true });
  await card.getByRole('button', { name: 'Take it in' }).click();
  const told = host.getByRole('dialog', { name: /^Taken in, with \d+ things to know/ });
  await expect(told.getByText(/is of version 4\.0\.0 of ORBAT Mapper, which is newer than known here/)).toBeVisible();
  await expect(told.getByText(/has the side Civilians, which is left out as was asked: Refugees/)).toBeVisible();
  const nations = told.getByText(/^Units Nation 3 units of Blue do not say of which nation they are/);
  await nations.click();
  await expect(told.getByText(/row 2 22 Para does not say of which nation it is/)).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('told.png') });
  await told.getByRole('button', { name: 'Open it' }).click();
  const units = host.getByRole('grid', { name: 'Units' });
  await expect(units.getByText('143 Recce').first()).toBeVisible();
  await expect(units.getByText('Refugees')).toHaveCount(0);
  await expect(units.getByText('FIN', { exact: true }).first()).toBeVisible();
});
