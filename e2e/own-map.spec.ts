import sharp from 'sharp';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import {
  opensMaps,
  pictureOfMap,
  reference,
  scanSize,
  tiesPoint,
  uploadsScan,
  windowPoint,
  workOnMap,
} from './fixtures/own-map';

const field = givenScenario('arnhem-bridge');

const scan = (format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width: scanSize[0], height: scanSize[1], channels: 3, background: '#e0d2a8' } })
    .toFormat(format)
    .toBuffer();

test('a file that is no picture is refused with a word, and nothing is kept', async ({ asControl }) => {
  const control = await asControl(field);
  await opensMaps(control);
  const fault = control.getByRole('region', { name: 'A scanned map' }).getByRole('alert');
  await uploadsScan(control, 'map.svg.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(fault).toContainText('SVG drawings are not taken');
  await control.reload();
  await expect(control.getByRole('button', { name: 'Choose a picture…' })).toBeVisible();
});

test('a scan is uploaded, tied to the ground, drawn on and used; both teams see it', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  await opensMaps(control);
  await uploadsScan(control, 'Arnhem 25000.webp', await scan('webp'));
  await expect(control.getByText('1,000 × 800 px')).toBeVisible();

  // One point, then two that are too near, then four with one of them 400 m off.
  await tiesPoint(control, 60, 60);
  await expect(workOnMap(control).getByRole('alert')).toContainText('One point does not tie a map');
  await tiesPoint(control, 120, 60);
  await expect(workOnMap(control).getByRole('alert')).toContainText('lie too near to each other');
  await expect(control.getByRole('button', { name: 'Fit the picture to the grid' })).toBeDisabled();
  await workOnMap(control).getByRole('button', { name: /^2 / }).click();
  await pictureOfMap(control).click({ position: await windowPoint(control, 940, 60) });
  await workOnMap(control).getByRole('textbox', { name: 'Grid reference of this point' }).fill(reference(940, 60));
  await control.keyboard.press('Enter');
  await workOnMap(control).getByRole('button', { name: 'Next point' }).click();
  await tiesPoint(control, 60, 740);
  await expect(workOnMap(control).getByRole('status')).toContainText('Three points always fit');
  await tiesPoint(control, 940, 740);
  await expect(workOnMap(control).getByRole('status')).toContainText(/Left over \d+(\.\d)? m in all/);
  await control.getByRole('button', { name: 'Fit the picture to the grid' }).click();
  await expect(workOnMap(control).getByText('Fitted and saved')).toBeVisible();

  // A crossing by its grid reference, a town by a press.
  await workOnMap(control).getByRole('tab', { name: 'Crossings and towns' }).click();
  await workOnMap(control).getByRole('button', { name: 'New crossing' }).click();
  const crossing = workOnMap(control).getByRole('form', { name: 'Crossing' });
  await crossing.getByRole('textbox', { name: 'Name of the crossing' }).fill('Ferry of ours');
  await crossing.getByRole('textbox', { name: 'Place' }).fill('40.00 20.00');
  await crossing.getByRole('combobox', { name: 'Kind' }).selectOption('Civilian ferry');
  await crossing.getByRole('combobox', { name: 'Water' }).fill('A brook');
  await crossing.getByRole('button', { name: 'Draw it' }).click();
  await expect(crossing).toContainText('That place lies off the picture.');
  await crossing.getByRole('textbox', { name: 'Place' }).fill(reference(300, 500));
  await expect(crossing.getByRole('textbox', { name: 'Carries, points a turn' })).toHaveValue('4');
  await crossing.getByRole('button', { name: 'Draw it' }).click();
  const drawn = workOnMap(control).getByRole('list', { name: 'Drawn on the map' });
  await expect(drawn).toContainText('Ferry of ours');
  await workOnMap(control).getByRole('button', { name: 'New town' }).click();
  await workOnMap(control).getByRole('textbox', { name: 'Name of the town' }).fill('De Kroon');
  await pictureOfMap(control).click({ position: await windowPoint(control, 600, 300) });
  await workOnMap(control).getByRole('button', { name: 'Draw it' }).click();
  await expect(drawn).toContainText('De Kroon');

  // Used: the player's map has it without being opened anew, and its switch takes it off.
  await expect(frost.locator('.scan image')).toHaveCount(0);
  await control.getByRole('button', { name: 'Use in this game' }).click();
  await expect(control.getByText('Used in this game', { exact: true })).toBeVisible();
  await expect(frost.locator('.scan image')).toHaveCount(1);
  const shown = await frost.evaluate(async () => {
    const href = document.querySelector('.scan image')!.getAttribute('href')!;
    const reply = await fetch(href);
    return { type: reply.headers.get('content-type'), kept: reply.headers.get('cache-control'), seat: href };
  });
  expect(shown).toMatchObject({ type: 'image/jpeg', kept: 'no-store' });
  const others = await frost.evaluate(
    (href) => fetch(href).then(({ status }) => status),
    shown.seat.replace(/player\/[^/]+/, 'player/somebody-else'),
  );
  expect(others).toBe(401);
  await frost.getByRole('button', { name: 'Layers' }).click();
  await frost.getByRole('checkbox', { name: 'Scanned map' }).click();
  await expect(frost.locator('.scan')).toBeHidden();

  // Control's map has the picture and the crossing; withdrawn, the printed map is back.
  await goesTo(control, 'Map');
  await expect(control.locator('.scan image')).toHaveCount(1);
  await expect(control.locator('title', { hasText: 'Ferry of ours' })).toBeAttached();
  await opensMaps(control);
  await control.getByRole('button', { name: 'Withdraw from this game' }).click();
  await expect(frost.locator('.scan')).toHaveCount(0);
  await expect(control.getByText(/still: Ferry of ours/)).toBeVisible();
  await expect(frost.getByRole('checkbox', { name: 'Crossings', exact: true })).toBeVisible();
  await expect(frost.getByRole('checkbox', { name: 'Scanned map' })).toHaveCount(0);
});
