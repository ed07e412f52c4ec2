import type { Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { endsTurn, reissues } from './fixtures/control';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

const ordersIn = (desk: Page, row: number) => rowOf(desk, row).getByRole('textbox', { name: 'Orders' });

test.describe('a draft', () => {
  const field = givenScenario('arnhem-bridge');

  test('outlives a reload in the middle of a word, and an hour without network', async ({ asPlayer }) => {
    const frost = await asPlayer(field, '1 Airborne');
    await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge', action: 'Hold' }]);
    await ordersIn(frost, 1).pressSequentially(' until relieve');
    // The browser's database has no time for the last letter: the page goes in the same moment.
    await ordersIn(frost, 1).evaluate(() => {
      const tooSlow = { put: () => undefined, delete: () => undefined, transaction: {} };
      IDBDatabase.prototype.transaction = () => ({ objectStore: () => tooSlow }) as never;
      document.execCommand('insertText', false, 'd');
      location.reload();
    });
    await expect(ordersIn(frost, 1)).toHaveValue('Hold the bridge until relieved');
    await isSaved(frost);
    expect(await frost.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('left ')))).toEqual([]);

    await frost.context().setOffline(true);
    await ordersIn(frost, 1).fill('Hold the bridge. Save ammunition.');
    await expect(frost.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
    await expect(frost.getByText(/^not updated since/)).toBeVisible();
    await frost.close();
    await frost.context().setOffline(false);
    const again = await frost.context().newPage();
    await again.goto('/');
    await expect(ordersIn(again, 1)).toHaveValue('Hold the bridge. Save ammunition.');
    await expect(again.getByText(/^Draft\. Not handed in\. Saved/)).toBeVisible();
    await again.reload();
    await expect(ordersIn(again, 1)).toHaveValue('Hold the bridge. Save ammunition.');
  });

  test('finds a unit by a name with one letter wrong, and keeps a name that nobody has', async ({ asPlayer }) => {
    const frost = await asPlayer(field, '1 Airborne');
    const next = frost.getByRole('combobox', { name: 'Next unit' });
    await next.fill('2 Pata');
    await next.press('Enter');
    const row = rowOf(frost, 1);
    await expect(row).toContainText('2 Para');
    await ordersIn(frost, 1).fill('Hold the bridge');
    const units = row.getByRole('combobox', { name: 'Unit or grouping' });
    await units.fill('Panzer Lehr');
    await units.press('Tab');
    await expect(row.getByText('No unit is called “Panzer Lehr”.')).toBeVisible();
    await expect(units).toHaveValue('Panzer Lehr');
    await frost.getByRole('button', { name: /^Hand in/ }).click();
    await expect(units).toBeFocused();
    await expect(units).toHaveValue('Panzer Lehr');
    await expect(row.getByText('No unit is called “Panzer Lehr”.')).toBeVisible();

    await units.fill('1 AL AT');
    await units.press('Enter');
    await expect(units).toHaveValue('');
    await next.fill('1 AL AT');
    await next.press('Enter');
    await expect(rowOf(frost, 1)).toContainText('1 AL AT Bty stands in row 2 too.');
    await expect(rowOf(frost, 2)).toContainText('1 AL AT Bty stands in row 1 too.');
  });

  test('is written by two people of one team, who never overwrite each other in silence', async ({ asPlayer }) => {
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    const ops = await asPlayer(field, '9 SS-Pz Hohenstaufen', 'operations');
    await givesOrders(harzer, [{ units: '20 SS-PzGR', orders: 'Attack from the east.', action: 'Attack' }]);
    await expect(ordersIn(ops, 1)).toHaveValue('Attack from the east.');
    await expect(rowOf(ops, 1)).toContainText('Commander wrote this');
    await givesOrders(ops, [{ units: '9 SS-Pz Abt', orders: 'Attack from the north.', action: 'Attack' }], 1);
    await expect(ordersIn(harzer, 2)).toHaveValue('Attack from the north.');

    await ops.context().setOffline(true);
    await ordersIn(ops, 1).fill('Attack from the west.');
    await expect(ops.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
    await ordersIn(harzer, 1).fill('Attack from the south.');
    await isSaved(harzer);
    await ops.context().setOffline(false);

    const dispute = rowOf(ops, 1).getByRole('alert');
    await expect(dispute).toContainText('Commander wrote in this row at the same time.');
    await expect(dispute).toContainText('Attack from the west.');
    await expect(dispute).toContainText('Attack from the south.');
    await expect(ordersIn(harzer, 1)).toHaveValue('Attack from the south.');
    await dispute.getByRole('button', { name: 'Take this one' }).click();
    await expect(ordersIn(ops, 1)).toHaveValue('Attack from the south.');
    await expect(dispute).toBeHidden();
  });

  test('is taken back until Control opens the sheet, and asked for afterwards', async ({ asControl, asPlayer }) => {
    const control = await asControl(field);
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    await givesOrders(harzer, [{ units: '20 SS-PzGR', orders: 'Attack from the south.', action: 'Attack' }]);
    await handsIn(harzer);
    await harzer.getByRole('button', { name: 'Take back' }).click();
    await expect(ordersIn(harzer, 1)).toHaveValue('Attack from the south.');
    await handsIn(harzer);
    await control.goto(`${new URL(control.url()).pathname}/orders/9-ss-panzer`);
    await control.getByRole('button', { name: /^Open the sheet/ }).click();
    await expect(harzer.getByText(/^Control is reading it/)).toBeVisible();
    await expect(harzer.getByRole('button', { name: 'Take back' })).toBeHidden();
    await harzer.getByRole('button', { name: /^Ask for it back/ }).click();
    await expect(control.getByText(/asks for it back/)).toBeVisible();
    await control.getByRole('button', { name: 'Return to the team' }).click();
    await expect(ordersIn(harzer, 1)).toHaveValue('Attack from the south.');
    await handsIn(harzer);
  });

  test("last turn's sheet is carried forward as this turn's draft", async ({ asControl, asPlayer }) => {
    const control = await asControl(field);
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    await givesOrders(harzer, [
      { units: '20 SS-PzGR', orders: 'Attack from the south.', action: 'Attack' },
      { units: '9 SS-Pz Abt', orders: 'Attack from the north.', action: 'Attack' },
    ]);
    await handsIn(harzer);
    await endsTurn(control, 5, 'Nothing was fought: this turn only tries the sheets.');
    await expect(harzer.getByText('Orders for the night are being written').last()).toBeVisible();
    await harzer.getByRole('button', { name: 'Carry the last sheet forward' }).click();
    await expect(ordersIn(harzer, 1)).toHaveValue('Attack from the south.');
    await expect(ordersIn(harzer, 2)).toHaveValue('Attack from the north.');
    await handsIn(harzer);
  });
});

test.describe('a seat and its link', () => {
  const field = givenScenario('arnhem-bridge');

  test('opening a link uses nothing up; taking the seat does', async ({ asStranger }) => {
    const code = await field.codeFor({ team: '1 Airborne' });
    const first = await asStranger(field);
    await first.goto(`/join/${code}`);
    await expect(first.getByRole('heading', { name: '1 Airborne' })).toBeVisible();
    await first.reload();
    await sitsDown(first, code);
    const second = await asStranger(field);
    await second.goto(`/join/${code}`);
    await expect(second.getByRole('heading', { name: 'This code does not open a seat' })).toBeVisible();
    await expect(second.getByText('This seat has been taken with this link already.')).toBeVisible();
  });

  test('a re-issued seat signs the old laptop out at its next request, and the draft goes on', async ({
    asControl,
    asPlayer,
    asStranger,
  }) => {
    const control = await asControl(field);
    const old = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    await givesOrders(old, [{ units: '20 SS-PzGR', orders: 'Attack at dusk.', action: 'Attack' }]);
    // Without network the old laptop cannot hear of it while he types; with it, the card may come before his next letter.
    await old.context().setOffline(true);
    const code = await reissues(control, '9 SS-Pz Hohenstaufen, Commander');
    await ordersIn(old, 1).fill('Attack at dawn.');
    await old.context().setOffline(false);
    await expect(old.getByRole('heading', { name: 'This seat has moved to another laptop' })).toBeVisible();
    await old.reload();
    await expect(old.getByRole('textbox', { name: 'Orders' })).toBeHidden();

    const fresh = await asStranger(field);
    await sitsDown(fresh, code);
    await expect(ordersIn(fresh, 1)).toHaveValue('Attack at dusk.');
    await handsIn(fresh);
  });
});
