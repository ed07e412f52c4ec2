import { expect, givenScenario, test } from './fixtures';
import { phone, tablet, tooSmall } from './fixtures/fingers';
import { rowOf } from './fixtures/player';
import { tabStops } from './fixtures/tab-stops';

/** A player's sheet by the keyboard alone, their desk under fingers, and their pencil. */

const field = givenScenario('arnhem-bridge');

test('on the order sheet Enter goes from field to field, and typing circles nothing', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  const next = frost.getByRole('combobox', { name: 'Next unit' });
  await next.fill('2 Para');
  await next.press('Enter');
  const row = rowOf(frost, 1);
  await expect(row.getByRole('textbox', { name: 'Orders' })).toBeFocused();
  await frost.keyboard.type('Hold the houses.');
  await frost.keyboard.press('Enter');
  await expect(row.getByRole('combobox', { name: 'Supporting elements' })).toBeFocused();
  await frost.keyboard.press('Enter');
  await expect(row.getByRole('textbox', { name: 'Supporting elements in words' })).toBeFocused();
  await frost.keyboard.type('lt regt');
  await frost.keyboard.press('Enter');
  const circles = row.getByRole('radio', { checked: true });
  await expect(
    row
      .getByRole('group', { name: /^Action/ })
      .getByRole('radio')
      .first(),
  ).toBeFocused();

  await test.step('a text typed on the circles', async () => {
    await frost.keyboard.type('recce regt', { delay: 60 });
    await expect(frost.getByText('What you typed went into no field: the circles are as before.')).toBeVisible();
    await expect(circles).toHaveCount(0);
  });

  await test.step('a letter circles its word; who holds needs no movement', async () => {
    await frost.waitForTimeout(1000);
    const action = row.getByRole('group', { name: /^Action/ });
    await action.getByRole('radio').first().focus();
    await frost.keyboard.press('h');
    await expect(action.getByRole('radio', { name: 'Hold', exact: true })).toBeChecked();
    await expect(circles).toHaveCount(1);
    await frost.getByRole('button', { name: /^Hand in/ }).click();
    await expect(frost.getByText('Control has it', { exact: true })).toBeVisible();
  });
});

for (const [screen, options] of [
  ['tablet', tablet],
  ['phone', phone],
] as const)
  test(`what a finger presses on a player's ${screen} is as large as its tip`, async ({ behindBadNetwork }) => {
    const { page } = await behindBadNetwork(field, { team: '1 Airborne' }, 1, options);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await tooSmall(page), 'the desk').toEqual([]);
    if (screen === 'phone') {
      const { y, height } = (await page.getByRole('navigation', { name: 'Desk' }).boundingBox())!;
      expect(y + height, 'the tabs are under the thumb').toBeGreaterThan(840);
    }
    for (const view of ['Map', 'Orders', 'Signals']) {
      const tab = page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: view, exact: true });
      if (!(await tab.isVisible())) continue;
      await tab.click();
      expect.soft(await tooSmall(page), view).toEqual([]);
    }
  });

test("the head of a player's phone keeps to its width while the line is down", async ({ behindBadNetwork }) => {
  const { page } = await behindBadNetwork(field, { team: '1 Airborne' }, 1, phone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  const said = page.getByText(/not updated since/);
  await expect(said).toBeVisible();
  const { x, width } = (await said.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(name.width).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the pencil draws when it is dragged, and the map stays', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.getByRole('application', { name: /^Map/ }).focus();
  // Away from the edge of the sheet, where a window that grows would have to move.
  for (let nearer = 0; nearer < 2; nearer++) await frost.keyboard.press('+');
  await frost.keyboard.press('a');
  await expect(frost.getByRole('region', { name: 'Pencils' })).toBeVisible();
  const { x, y, width, height } = (await frost.locator('.map-pane').boundingBox())!;
  const ground = frost.locator('.map-pane svg.map > g').first();
  // The pencils take their room beside the map first.
  let before: string | null = null;
  const isAtRest = async () => {
    const was = before;
    before = await ground.getAttribute('transform');
    return was === before;
  };
  await expect.poll(isAtRest).toBe(true);
  const fromX = x + width * 0.3;
  const fromY = y + height * 0.7;
  await frost.mouse.move(fromX, fromY);
  await frost.mouse.down();
  await frost.mouse.move(fromX + 60, fromY - 30, { steps: 5 });
  await frost.mouse.move(fromX + 120, fromY - 60, { steps: 5 });
  await frost.mouse.up();
  await expect(frost.locator('.mark.arrow')).toHaveCount(1);
  expect(await ground.getAttribute('transform')).toBe(before);
});

test('a unit that is outside the window comes into it when its reach is asked for', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  const map = frost.getByRole('application', { name: /^Map/ });
  const unit = frost.getByRole('button', { name: /^2 Para Bn at/ });
  await expect(unit).toBeVisible();
  await map.focus();
  // As it opens, the whole map lies in the window from north to south.
  for (let nearer = 0; nearer < 3; nearer++) await frost.keyboard.press('+');
  for (let push = 0; push < 12; push++) await frost.keyboard.press('Shift+ArrowDown');
  const pane = (await frost.locator('.map-pane').boundingBox())!;
  const isIn = async () => {
    const at = await unit.boundingBox();
    return at !== null && at.y > pane.y && at.y + at.height < pane.y + pane.height;
  };
  expect(await isIn()).toBe(false);
  await unit.press('Enter');
  await expect.poll(isIn).toBe(true);
  await expect(frost.locator('.reach .country.inner')).toBeInViewport();
});

test("a player's map is one tab stop; arrows walk over what it shows, Enter opens, Escape lets go and comes back to the map", async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  const map = frost.getByRole('application', { name: /^Map/ });
  await expect(frost.getByRole('button', { name: /^2 Para Bn at/ })).toBeVisible();
  expect((await tabStops(frost)).maps.map(({ stops }) => stops)).toEqual([1]);
  const focused = map.locator('[data-on-map]:focus');
  await map.focus();
  await frost.keyboard.press('ArrowDown');
  await expect(focused).toHaveCount(1);
  await test.step('what is heard of a counter is what it shows: its name, place, symbol and formation', async () => {
    await expect(frost.getByRole('button', { name: /^2 Para Bn at/ })).toHaveAccessibleName(
      /^2 Para Bn at \d{3} \d{3}.*, paras, 1 Airborne Div/,
    );
  });
  await test.step('Enter says what is known of it, Escape puts it down, and again Escape leaves to the map', async () => {
    const { x, y } = (await focused.boundingBox())!;
    await frost.keyboard.press('ArrowUp');
    const next = (await focused.boundingBox())!;
    expect([next.x, next.y]).not.toEqual([x, y]);
    const alone = map.locator('[data-on-map][aria-pressed]').first();
    await alone.focus();
    await frost.keyboard.press('Enter');
    await expect(alone).toHaveAttribute('aria-pressed', 'true');
    await frost.keyboard.press('Escape');
    await expect(alone).toHaveAttribute('aria-pressed', 'false');
    await expect(alone).toBeFocused();
    await frost.keyboard.press('Escape');
    await expect(map).toBeFocused();
  });
});

test("a player's map has a list of what it shows and of nothing else, and an entry leads to its counter", async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  const map = frost.getByRole('application', { name: /^Map/ });
  await expect(frost.getByRole('button', { name: /^2 Para Bn at/ })).toBeVisible();
  const drawn = await map
    .locator('[data-on-map]')
    .evaluateAll((all) => all.flatMap((one) => ((one as SVGElement).dataset.members ?? '1').split(' ')).length);
  const ringed = await map.locator('.objective, .told-crossing').count();
  await frost.getByRole('button', { name: 'List of what lies on the map' }).click();
  const list = frost.getByRole('region', { name: 'What lies on the map' });
  await expect(list.getByRole('row', { name: /^2 Para Bn/ })).toContainText(/\d{3} \d{3}.*paras, 1 Airborne Div/);
  expect(await list.getByRole('rowheader').getByRole('button').count()).toBe(drawn + ringed);
  // No status, and nobody of the other side who was not told.
  expect(await list.innerText()).not.toMatch(/\d-\d|status|step/i);
  await list.getByRole('button', { name: '2 Para Bn', exact: true }).press('Enter');
  await expect(list).toBeHidden();
  await expect(map.locator('[data-on-map][aria-pressed="true"]')).toBeFocused();
  await expect(frost.getByText('The soft edges are a guide')).toBeVisible();
});
