import { readFile } from 'node:fs/promises';
import { expect, givenScenario, test } from './fixtures';

/** A scenario on one page: printed, packed, and shown before a file of it is taken in. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });

test('a scenario has a page that is printed and packed; a file that is chosen shows it, and nothing is taken in by that', async ({
  asControl,
}) => {
  const host = await asControl(lobby);
  await host.setViewportSize({ width: 1366, height: 768 });
  const list = `${host.url().replace(/(\/control\/[^/]+).*/, '$1')}/scenarios`;
  await host.goto(list);
  await host.getByRole('button', { name: 'New scenario…' }).click();
  await host.getByLabel('Name, such as crete-1941').fill('Our bridge');
  await host.getByRole('button', { name: 'Begin it' }).click();
  await expect(
    host.getByText('Name: use small letters, digits and hyphens, such as crete-1941.', { exact: true }),
  ).toBeVisible();
  await host.getByLabel('Name, such as crete-1941').fill('our-bridge');
  await host.getByLabel('Begin with').selectOption({ label: 'A copy of arnhem-bridge' });
  await host.getByRole('button', { name: 'Begin it' }).click();
  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save as…' }).click();
  await host.getByRole('link', { name: 'One file' }).click();
  const packed = await (await saved).path();
  await host.getByRole('button', { name: 'Done' }).click();

  await host.getByRole('link', { name: 'Its page' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Arnhem Bridge' })).toBeVisible();
  const map = host.getByRole('img', { name: /^Map: / });
  await expect(map).toBeVisible();
  expect(await map.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(host.getByRole('row', { name: /^1 Airborne .*\d at the start/ })).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('page.png'), fullPage: true });
  await host.emulateMedia({ media: 'print' });
  await expect(host.getByRole('button', { name: 'Print…' })).toBeHidden();
  await expect(host.getByRole('heading', { level: 1, name: 'Arnhem Bridge' })).toBeVisible();
  await host.emulateMedia({ media: null });

  // The file shows what it holds; until it is taken in there is one scenario.
  await host.goto(list);
  const card = host.getByRole('region', { name: 'A scenario from a file' });
  await card.getByLabel('File of a scenario').setInputFiles({
    name: 'from-a-friend.opcom-scenario',
    mimeType: 'application/octet-stream',
    buffer: await readFile(packed),
  });
  const held = card.getByRole('region', { name: 'What the file holds' });
  await expect(held.getByRole('heading', { name: 'Arnhem Bridge' })).toBeVisible();
  await expect(held.getByRole('row', { name: /^9 SS-Pz Hohenstaufen / })).toBeVisible();
  await host.screenshot({ path: test.info().outputPath('held.png'), fullPage: true });
  await host.setViewportSize({ width: 390, height: 844 });
  await held.scrollIntoViewIfNeeded();
  await host.screenshot({ path: test.info().outputPath('held-on-a-phone.png') });
  await host.setViewportSize({ width: 1366, height: 768 });
  await expect(host.getByRole('link', { name: 'Arnhem Bridge' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Take it in' }).click();
  await expect(host.getByText('from-a-friend ·')).toBeVisible();
});
