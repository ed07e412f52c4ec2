import { expect, givenScenario, test } from './fixtures';
import { opensPad } from './fixtures/post';

const field = givenScenario('arnhem-bridge');
for (const [name, viewport] of [
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`look ${name}`, async ({ behindBadNetwork }) => {
    const duty = name === 'laptop' ? 'commander' : 'operations';
    const { page, network } = await behindBadNetwork(field, { team: '1 Airborne', duty }, 3, { viewport });
    const shot = (what: string) => page.screenshot({ path: `/tmp/wires-look/${name}-${what}.png` });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'laptop') {
      await page.getByRole('combobox', { name: 'Next unit' }).fill('2 Para');
      await page.getByRole('combobox', { name: 'Next unit' }).press('Enter');
      await page.getByRole('textbox', { name: 'Orders' }).fill('Hold the bridge');
    } else {
      await page
        .getByRole('button', { name: 'All rows' })
        .or(page.getByRole('button', { name: 'Add a row' }))
        .first()
        .click();
    }
    await page.waitForTimeout(1500);
    network.cut();
    await page.waitForTimeout(2500);
    await shot('1-cut');
    if (name === 'laptop') await page.getByRole('textbox', { name: 'Orders' }).fill('Hold the bridge until relieved');
    await page.waitForTimeout(1500);
    await shot('2-written');
    if (name === 'phone')
      await page
        .getByRole('button', { name: 'All rows' })
        .click()
        .catch(() => {});
    await page.getByRole('button', { name: /^Hand in/ }).click();
    await page.waitForTimeout(1500);
    await shot('3-handing-in');
    const form = await opensPad(page);
    await form.getByRole('textbox', { name: 'Message' }).fill('Where is XXX Corps?');
    await form.getByRole('button', { name: /^Send/ }).click();
    await page.waitForTimeout(1500);
    await shot('4-message');
    await page
      .getByRole('button', { name: 'Map', exact: true })
      .first()
      .click()
      .catch(() => {});
    await page.waitForTimeout(500);
    await shot('5-map');
    network.mend();
    await page.waitForTimeout(6000);
    await shot('6-back');
  });
