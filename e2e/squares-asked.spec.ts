import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { givesOrders, isSaved, rowOf } from './fixtures/player';

/**
 * §9 Bombing/Interdiction: players draw the square of 2 by 2 km of a request on their own map, by mouse, by finger and by
 * key, and Control's template lies on it.
 */
const field = givenScenario('market-garden');

const toRequests = (desk: Page) => desk.getByRole('button', { name: 'Air requests', exact: true }).click();
const request = (desk: Page, number: number): Locator =>
  desk.getByRole('listitem', { name: `Request ${number}`, exact: true });
const reference = (row: Locator): Locator => row.getByRole('textbox', { name: 'Grid reference' });
const map = (desk: Page): Locator => desk.getByRole('application', { name: /^Map/ });
const pencils = (desk: Page): Locator => desk.getByRole('region', { name: 'Pencils' });

/** A square on a map, by the words that assistive technology says of it. */
const square = (on: Locator, of: string): Locator => on.locator('title', { hasText: `Square of ${of}` });

async function middleOf(desk: Page): Promise<{ x: number; y: number }> {
  const box = (await map(desk).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Writes a bombing request without a place at the foot of the sheet. */
async function asksForBombing(desk: Page, number: number, target: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add a request' }).click();
  await request(desk, number).getByText('Bombing', { exact: true }).click();
  await request(desk, number).getByRole('textbox', { name: 'Target, or where' }).fill(target);
}

/** The distance of three figures of a reference beyond others, hectometres: after 999 comes 000. */
const onFrom = (from: number, to: number): number => ((to - from + 1500) % 1000) - 500;

/** The six figures that stand in a field, as hectometres east and north. */
async function figuresIn(field: Locator): Promise<[number, number]> {
  await expect(field).toHaveValue(/^\d{3} \d{3}$/);
  const [east, north] = (await field.inputValue()).split(' ').map(Number);
  return [east!, north!];
}

// In `npm test` without a browser: turn/air/squares-asked.db.test.ts.
test('a square is drawn by mouse, by key and by finger; across the edge it is refused; Control lays its template on it', {
  tag: '@soak',
}, async ({ asControl, asPlayer, browser }) => {
  const air = await asControl(field, 'Air Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  await toRequests(guards);

  await test.step('by mouse: the row has its reference, and the square stays on the map', async () => {
    await asksForBombing(guards, 1, 'Guns in the wood');
    await request(guards, 1).getByRole('button', { name: 'Draw the square of request 1' }).click();
    await expect(pencils(guards).getByRole('status')).toContainText('Press the middle of the square');
    const { x, y } = await middleOf(guards);
    await guards.mouse.click(x, y);
    const [east, north] = await figuresIn(reference(request(guards, 1)));
    await expect(square(map(guards), `request 1, ${await reference(request(guards, 1)).inputValue()}`)).toHaveCount(1);
    // The button that asked has the keyboard again.
    const again = request(guards, 1).getByRole('button', { name: 'Move the square of request 1' });
    await expect(again).toBeFocused();

    await guards.keyboard.press('Enter');
    for (const key of ['Enter', 'ArrowUp', 'Shift+ArrowRight']) await guards.keyboard.press(key);
    await expect(pencils(guards).getByRole('status')).toContainText('Cross at');
    const [, crossEast, crossNorth] = /Cross at (\d{3}) (\d{3})/.exec(
      await pencils(guards).getByRole('status').innerText(),
    )!;
    await guards.keyboard.press('Enter');
    await expect(reference(request(guards, 1))).toHaveValue(`${crossEast} ${crossNorth}`);
    // From the middle of the map 1 km north and 100 m east; the middle is where the mouse was, to the pixel.
    expect(Math.abs(onFrom(east, Number(crossEast)) - 1)).toBeLessThanOrEqual(1);
    expect(Math.abs(onFrom(north, Number(crossNorth)) - 10)).toBeLessThanOrEqual(1);
    await expect(square(map(guards), `request 1, ${crossEast} ${crossNorth}`)).toHaveCount(1);
    await isSaved(guards);
  });

  await test.step('across the map’s edge it gets a clear word, and the row keeps what it had', async () => {
    const before = await reference(request(guards, 1)).inputValue();
    await request(guards, 1).getByRole('button', { name: 'Move the square of request 1' }).click();
    const typed = pencils(guards).getByRole('textbox', { name: 'Grid reference' });
    await typed.fill('372 869');
    await typed.press('Enter');
    await expect(pencils(guards).getByRole('alert')).toHaveText(
      'The square of 2 by 2 km lies across the map’s edge. Put its middle at least 1 km inside.',
    );
    await expect(reference(request(guards, 1))).toHaveValue(before);
    await pencils(guards).getByRole('button', { name: 'Put the pencil away' }).click();
    await expect(reference(request(guards, 1))).toHaveValue(before);
  });

  await test.step('typed, it is drawn as well; across the edge the sheet is not taken', async () => {
    await reference(request(guards, 1)).fill('372 869');
    await isSaved(guards);
    await guards.getByRole('button', { name: /^Hand in/ }).click();
    await expect(request(guards, 1).getByRole('alert')).toContainText(
      'Row 1: The square of 2 by 2 km lies across the map’s edge.',
    );
    await reference(request(guards, 1)).fill('372 965');
    await expect(square(map(guards), 'request 1, 372 965')).toHaveCount(1);
    await isSaved(guards);
    await guards.getByRole('button', { name: /^Hand in/ }).click();
    await expect(guards.getByText('Control has it', { exact: true })).toBeVisible();
    await expect(square(map(guards), 'request 1, 372 965')).toHaveCount(1);
  });

  await test.step('guns that interdict have a square in their row of orders', async () => {
    await guards.getByRole('button', { name: 'Order sheet', exact: true }).click();
    await givesOrders(guards, [{ units: ['55 Field'], orders: 'Shell the road.', action: 'Hold' }]);
    await rowOf(guards, 1).getByRole('button', { name: 'Draw the square of row 1' }).click();
    const { x, y } = await middleOf(guards);
    await guards.mouse.click(x, y);
    await figuresIn(rowOf(guards, 1).getByRole('textbox', { name: 'Guns to interdict at' }));
    await expect(square(map(guards), 'row 1')).toHaveCount(1);
    await isSaved(guards);
  });

  await test.step('by finger on a phone: to the map and back to the sheet', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const walther = await (await browser.newContext({ baseURL: field.address, ...phone })).newPage();
    await sitsDown(walther, await field.codeFor({ team: 'KG Walther' }));
    await toRequests(walther);
    await asksForBombing(walther, 1, 'The bridge');
    await request(walther, 1).getByRole('button', { name: 'Draw the square of request 1' }).tap();
    await expect(map(walther)).toBeVisible();
    await expect(pencils(walther).getByRole('status')).toContainText('Press the middle of the square');
    const { x, y } = await middleOf(walther);
    await walther.touchscreen.tap(x, y);
    await figuresIn(reference(request(walther, 1)));
    expect(await walther.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await walther.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(square(map(walther), 'request 1')).toHaveCount(1);
    await expect(square(map(walther), 'row 1')).toHaveCount(0);
    await walther.context().close();
  });

  await test.step('Control sees the square of an opened sheet on its map, and lays its template on it', async () => {
    const airMap = air.getByRole('application', { name: 'Air map' });
    await goesTo(air, 'Air');
    await expect(square(airMap, 'Guards Armoured, request 1')).toHaveCount(0);
    await air.getByRole('navigation', { name: 'Air desk' }).getByRole('link', { name: 'Requests' }).click();
    await air.getByRole('link', { name: /^Guards Armoured/ }).click();
    await air.getByRole('button', { name: /^Open the sheet/ }).click();
    await air.getByRole('link', { name: 'Allot to request 1' }).click();
    await expect(square(airMap, 'Guards Armoured, request 1, 372 965')).toHaveCount(1);
    await expect(air.getByRole('textbox', { name: 'Its middle' })).toHaveValue('372 965');
    await air.getByRole('button', { name: 'Place area' }).click();
    const form = air.getByRole('form', { name: 'New air order' });
    const groups = form.getByRole('combobox', { name: 'Group' });
    const typhoons = groups.getByRole('option').filter({ hasText: /83 Group, Typhoon wings/ });
    await groups.selectOption({ label: await typhoons.innerText() });
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(air.getByRole('region', { name: 'Bombing areas' })).toContainText('372 965');
    await expect(airMap.locator('.template')).toHaveCount(1);
    await goesTo(air, 'Map');
    const master = air.getByRole('application', { name: /map/i });
    await expect(master.locator('.air-marks .template')).toHaveCount(1);
    await expect(master.locator('.air-marks text', { hasText: 'Guns in the wood' })).toBeVisible();
  });

  await test.step('and nothing of it is told: the team’s own square lies there alone', async () => {
    await guards.reload();
    await expect(square(map(guards), 'request 1, 372 965')).toHaveCount(1);
    await expect(guards.getByText(/laid on|Typhoon/)).toHaveCount(0);
  });
});
