import type { Locator, Page } from 'playwright/test';
import { spendOnMap } from '@/scripts/testing/budgets';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { tabStops } from './fixtures/tab-stops';

/** The master map under mouse, keyboard and fingers, on turn 2 of `market-garden`. */

const field = givenScenario('market-garden');

const mapOf = (page: Page): Locator => page.getByRole('application', { name: 'Master map' });
const counter = (page: Page, name: string): Locator =>
  mapOf(page).getByRole('button', { name: new RegExp(`^${name.replace(/[().]/g, '\\$&')},`) });
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Units and movement' });
const card = (page: Page, name: string): Locator => panel(page).getByRole('region', { name });

async function opensMap(page: Page): Promise<void> {
  await goesTo(page, 'Map');
  await expect(mapOf(page)).toBeVisible();
}

async function finds(page: Page, words: string): Promise<void> {
  const find = page.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await page.keyboard.press('/');
  await expect(find).toBeFocused();
  await find.fill(words);
  await find.press('Enter');
}

/** The middle of what is drawn, on the screen, once the map is laid out for its scale. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  await expect(mapOf(what.page()), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Six figures of where a counter stands, as its name says. */
const referenceOf = async (what: Locator): Promise<string> =>
  / at (\d{3} \d{3})/.exec((await what.getAttribute('aria-label'))!)![1]!;

/** True when the second reference is so many tenths of a kilometre east and north of the first, give or take one. */
function isApart(first: string, second: string, [east, north]: [number, number]): boolean {
  const figures = (reference: string) => reference.split(' ').map(Number) as [number, number];
  const [x, y] = figures(first);
  const [toX, toY] = figures(second);
  return Math.abs(toX - x - east) <= 1 && Math.abs(toY - y - north) <= 1;
}

/** Printed parts are moved when the scale changes, and not made anew. */
async function staysAtAnotherScale(page: Page): Promise<void> {
  const crossings = mapOf(page).locator('.names .crossing .gap');
  const places = () => crossings.evaluateAll((all) => all.flatMap((one) => one.getAttribute('d')!.split('M').slice(1)));
  const before = await places();
  expect(before.length).toBeGreaterThan(20);
  await crossings.evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('data-drawn-before', true);
  });
  await mapOf(page).press('+');
  await expect.poll(places).not.toEqual(before);
  const anew = await crossings.evaluateAll((all) => all.filter((one) => !one.hasAttribute('data-drawn-before')).length);
  expect(anew).toBe(0);
  await mapOf(page).press('0');
}

test('it opens on all of the fighting, Arnhem and XXX Corps in it; its credit takes one line until it is pressed', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await control.setViewportSize({ width: 1366, height: 768 });
  await opensMap(control);
  await expect(mapOf(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  const pane = (await control.locator('.map-pane').boundingBox())!;
  for (const said of [/1 Airborne|2 Para\b/, /Guards Armoured|Irish G/, /XXX Corps/]) {
    const at = await middleOf(
      mapOf(control)
        .locator('[data-on-map]')
        .and(control.getByRole('button', { name: said }))
        .first(),
    );
    expect(at.x, String(said)).toBeGreaterThan(pane.x);
    expect(at.x, String(said)).toBeLessThan(pane.x + pane.width);
    expect(at.y, String(said)).toBeGreaterThan(pane.y);
    expect(at.y, String(said)).toBeLessThan(pane.y + pane.height);
  }
  const credit = control.locator('.map-credit summary');
  const tall = async () => (await credit.boundingBox())!.height;
  const oneLine = await tall();
  expect(oneLine).toBeLessThan(20);
  await credit.click();
  await expect.poll(tall).toBeGreaterThan(oneLine * 1.5);
});

test('what the map shows stands in a list, and each entry leads to its counter', async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await mapOf(control).press('0');
  await expect(mapOf(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  const drawn = await mapOf(control)
    .locator('[data-on-map]')
    .evaluateAll((all) => all.flatMap((one) => ((one as SVGElement).dataset.members ?? '1').split(' ')).length);
  await control.getByRole('button', { name: 'List of what lies on the map' }).click();
  const list = control.getByRole('region', { name: 'What lies on the map' });
  const entries = list.getByRole('rowheader').getByRole('button');
  await expect(entries.first()).toBeFocused();
  expect(await entries.count()).toBe(drawn);
  await expect(list.getByRole('row', { name: /^GR 1053/ })).toContainText(/\d{3} \d{3}/);
  await expect(list.getByRole('row', { name: /^GR 1053/ })).toContainText(/size \d+, .*, no step lost, now \d/);
  // The whole list is one tab stop.
  await control.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await list.getByRole('button', { name: 'GR 1053', exact: true }).click();
  await expect(list).toBeHidden();
  await expect(card(control, 'GR 1053')).toBeVisible();
  await expect(counter(control, 'GR 1053')).toBeFocused();
  const pane = (await control.locator('.map-pane').boundingBox())!;
  const at = await middleOf(counter(control, 'GR 1053'));
  expect(at.x).toBeGreaterThan(pane.x);
  expect(at.x).toBeLessThan(pane.x + pane.width);
});

test('a unit, a town and a grid reference are found by typing', async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await expect(mapOf(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  spendOnMap(await mapOf(control).locator('*').count());
  await staysAtAnotherScale(control);
  await finds(control, 'GR 1053');
  await expect(card(control, 'GR 1053')).toBeVisible();
  await expect(counter(control, 'GR 1053')).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(control, 'GR 1053')).toBeFocused();
  await test.step('the map has what was found in its middle, as far as it reaches, and names are whole', async () => {
    await mapOf(control).press('+');
    await mapOf(control).press('+');
    await finds(control, '3/508 PIR');
    const found = mapOf(control).locator('[data-on-map][aria-pressed="true"]');
    await expect(found).toBeFocused();
    const pane = (await control.locator('.map-pane').boundingBox())!;
    const { x, y } = await middleOf(found);
    expect(Math.abs(x - pane.x - pane.width / 2)).toBeLessThan(pane.width / 4);
    expect(Math.abs(y - pane.y - pane.height / 2)).toBeLessThan(pane.height / 4);
    await control.keyboard.press('/');
    await control.getByRole('combobox', { name: 'Find unit, place or grid reference' }).fill('5 Coldstream');
    const name = control.getByRole('option').first().locator('span').first();
    await expect(name).toHaveText('5 Coldstream Guards');
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    expect(await name.evaluate((one) => getComputedStyle(one).textOverflow)).toBe('clip');
    await control.keyboard.press('Escape');
  });
  await finds(control, 'Eindhoven');
  await expect(mapOf(control).locator('.found')).toContainText('Eindhoven');
  await finds(control, '746 779');
  await expect(mapOf(control).locator('.found')).toContainText('746 779');
});

test('a counter is dragged by mouse; one let go off the map is back where it was, and says so', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await mapOf(control).press('0');
  const unit = counter(control, 'GR 1053');
  const before = await referenceOf(unit);
  const from = await middleOf(unit);

  await control.mouse.move(from.x, from.y);
  await control.mouse.down();
  await control.mouse.move(from.x, from.y - 400, { steps: 6 });
  await control.mouse.move(from.x - 4_000, from.y, { steps: 2 });
  await control.mouse.up();
  await expect(control.getByText(`That place is off the map. It is back at ${before}.`)).toBeVisible();
  await expect(unit).toHaveAccessibleName(new RegExp(`at ${before}$`));
  await expect(card(control, 'GR 1053')).toContainText('not this turn');

  await control.mouse.move(from.x, from.y);
  await control.mouse.down();
  await control.mouse.move(from.x + 40, from.y + 6, { steps: 6 });
  await control.mouse.up();
  await expect(card(control, 'GR 1053')).toContainText(/Moved.*km .* of the turn/);
  expect(await referenceOf(unit)).not.toBe(before);
});

test('a counter is moved by keys, to a tenth of a kilometre; Escape takes it back, G names a place', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await finds(control, 'KG Kussin');
  const unit = mapOf(control).locator('[aria-pressed="true"]');
  const before = await referenceOf(unit);

  await unit.focus();
  await unit.press('ArrowRight');
  await unit.press('Shift+ArrowUp');
  const draft = mapOf(control).locator('.draft .carried, .draft .place');
  // Where the map is full the panel alone says where to. A step is a kilometre, with Shift a tenth of one; a reference is cut to 100 m.
  const to = async () => / km\s*to\s*(\d{3}\s\d{3})/.exec((await panel(control).textContent())!)?.[1] ?? '000 000';
  await expect.poll(async () => isApart(before, await to(), [10, 1])).toBe(true);
  await unit.press('Escape');
  await expect(draft).toHaveCount(0);
  await expect(unit).toHaveAccessibleName(new RegExp(`at ${before}`));

  await unit.press('Shift+ArrowLeft');
  await unit.press('Enter');
  await expect(unit).toHaveAccessibleName(/moved 0\.1 km/);
  expect(isApart(before, await referenceOf(unit), [-1, 0])).toBe(true);

  await unit.press('g');
  const dialog = control.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Grid reference/ }).fill('5.00 5.00');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(control.getByText(/^That place is off the map\./)).toBeVisible();
});

test('the map is one tab stop; arrows walk to the nearest counter, Enter opens, Escape comes back to the map', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await expect(mapOf(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  expect((await tabStops(control)).maps).toEqual([{ name: 'Master map', stops: 1 }]);

  const focused = mapOf(control).locator('[data-on-map]:focus');
  const at = async () => {
    const { x, y, width, height } = (await focused.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  await mapOf(control).focus();
  await control.keyboard.press('ArrowRight');
  await expect(focused).toHaveCount(1);
  const first = await at();
  const name = await focused.getAttribute('aria-label');
  await control.keyboard.press('ArrowRight');
  const second = await at();
  expect(second.x).toBeGreaterThan(first.x);
  // Nothing that lies that way is nearer, but what lies more to the side than ahead.
  const away = Math.hypot(second.x - first.x, second.y - first.y);
  const nearer = await mapOf(control)
    .locator('[data-on-map]')
    .evaluateAll(
      (all, [from, to]) =>
        all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const along = x + width / 2 - from!.x;
          const aside = Math.abs(y + height / 2 - from!.y);
          return along > 1 && aside <= along && Math.hypot(along, aside) < to!.x - 1;
        }).length,
      [first, { x: away, y: 0 }],
    );
  expect(nearer).toBe(0);

  await test.step('Escape leaves to the map; the next arrow comes back to where one was', async () => {
    const was = await focused.getAttribute('aria-label');
    expect(was).not.toBe(name);
    await control.keyboard.press('Escape');
    await expect(mapOf(control)).toBeFocused();
    await control.keyboard.press('ArrowUp');
    await expect(focused).toHaveAttribute('aria-label', was!);
  });

  await test.step('what is heard of a counter is what it shows', async () => {
    const one = mapOf(control).locator('[data-counter][aria-pressed]').first();
    // Name, team, formation, symbol, size points, status profile, place.
    await expect(one).toHaveAccessibleName(
      /^.+, .+, .+, size \d+, .*-.*, (no step|\w+ steps?) lost, now \d.* at \d{3} \d{3}/,
    );
  });

  await test.step('a pile is opened, walked and closed again by keys, and the focus stays with it', async () => {
    const pile = mapOf(control).locator('[data-pile]').first();
    const members = (await pile.getAttribute('data-members'))!.split(' ');
    await pile.focus();
    await control.keyboard.press('Enter');
    const dealt = mapOf(control).locator('.dealt-out [data-on-map]');
    await expect(dealt).toHaveCount(members.length);
    await expect(mapOf(control).locator('.dealt-out [data-on-map]:focus')).toHaveCount(1);
    await control.keyboard.press('ArrowRight');
    await control.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await expect(panel(control).getByRole('button', { name: /^Move to/ })).toBeVisible();
    await control.keyboard.press('Escape');
    await expect(dealt).toHaveCount(0);
    await expect(mapOf(control).locator('[data-pile]:focus')).toHaveCount(1);
  });

  await test.step('with Shift an arrow pushes the map', async () => {
    const ground = mapOf(control).locator('> g').first();
    const before = await ground.getAttribute('transform');
    await mapOf(control).press('Shift+ArrowDown');
    await expect(ground).not.toHaveAttribute('transform', before!);
  });
});

test('layers come off and on again, and stay so in this browser', { tag: '@soak' }, async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  const railway = mapOf(control).locator('.of-rail').first();
  const german = counter(control, 'GR 1053');
  await expect(railway).toBeVisible();
  await control.keyboard.press('6');
  const layers = control.getByRole('region', { name: 'Layers of the map' });
  await layers.getByRole('checkbox', { name: 'Railways' }).press('Space');
  await layers.getByRole('checkbox', { name: 'German' }).click();
  await expect(railway).toBeHidden();
  await expect(german).toHaveCount(0);
  await expect(mapOf(control).locator('.zones path').first()).toBeVisible();
  await layers.getByRole('checkbox', { name: 'Drop zones' }).click();
  await expect(mapOf(control).locator('.zones')).toHaveCount(0);

  await control.reload();
  await expect(mapOf(control)).toBeVisible();
  await expect(railway).toBeHidden();
  await control.keyboard.press('6');
  await layers.getByRole('button', { name: 'Show everything' }).click();
  await expect(railway).toBeVisible();
  await expect(german).toBeVisible();
  await layers.getByRole('checkbox', { name: 'Railways' }).press('Escape');
  await expect(layers).toBeHidden();
});

test('distances are measured along straight legs, by keys and by mouse', { tag: '@soak' }, async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  await control.keyboard.press('7');
  const measure = control.getByRole('region', { name: 'Measure' });
  await control.keyboard.press('Enter');
  for (let i = 0; i < 3; i++) await control.keyboard.press('ArrowRight');
  await control.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await control.keyboard.press('ArrowUp');
  await control.keyboard.press('Enter');
  // 3 km east and 4 km north.
  await expect(measure).toContainText('7.0 km');
  await expect(measure).toContainText(/\d\.\d km by road/);
  await control.keyboard.press('Backspace');
  await control.keyboard.press('ArrowDown');
  await control.keyboard.press('Enter');
  await expect(measure).toContainText('6.0 km');
  const [from] = /\d{3} \d{3}/.exec((await measure.textContent())!)!;
  await expect(mapOf(control).locator('.aim')).toContainText(from);
  await control.keyboard.press('Escape');
  await expect(measure).toBeHidden();

  await control.getByRole('button', { name: 'Measure' }).click();
  const middle = await middleOf(mapOf(control));
  await control.mouse.click(middle.x - 100, middle.y);
  await control.mouse.click(middle.x + 100, middle.y);
  await expect(mapOf(control).locator('.aim circle')).toHaveCount(2);
  await measure.getByRole('button', { name: /^Done/ }).click();
  await expect(measure).toBeHidden();
});

test('several are drawn around, put in order, and moved as a column of their length', { tag: '@soak' }, async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await opensMap(control);
  const one = counter(control, '20 SS-PzGR Bn');
  const two = counter(control, '19 SS-PzGR Bn');
  await finds(control, '20 SS-PzGR Bn');
  await expect(one).toBeInViewport();
  await expect(mapOf(control), 'the map is laid out').toHaveAttribute('aria-busy', 'false');
  const a = await one.boundingBox();
  const b = await two.boundingBox();
  const left = Math.min(a!.x, b!.x);
  const right = Math.max(a!.x + a!.width, b!.x + b!.width);
  await control.keyboard.down('Shift');
  await control.mouse.move(left + 4, a!.y + 4);
  await control.mouse.down();
  await control.mouse.move(right - 4, a!.y + a!.height - 2, { steps: 5 });
  await control.mouse.up();
  await control.keyboard.up('Shift');

  const column = panel(control).getByRole('region', { name: 'Column' });
  // Size points 6 and 6: as many km of road (§7 Column Lengths).
  await expect(column).toContainText('2 units in hand');
  await expect(column).toContainText('12 km of road');
  const march = column.getByRole('list', { name: 'Order of march, the head first' });
  await expect(march.getByRole('listitem')).toHaveText([/20 SS-PzGR Bn/, /19 SS-PzGR Bn/]);
  const handle = march.getByRole('button', { name: 'Move 19 SS-PzGR Bn' });
  await handle.focus();
  await handle.press('Space');
  await handle.press('ArrowUp');
  await handle.press('Space');
  await expect(march.getByRole('listitem')).toHaveText([/19 SS-PzGR Bn/, /20 SS-PzGR Bn/]);

  const [, north] = (await referenceOf(one)).split(' ') as [string, string];
  const east = Number((await referenceOf(one)).split(' ')[0]);
  const head = `${String((east - 100 + 1000) % 1000).padStart(3, '0')} ${north}`;
  await column.getByText('Straight', { exact: true }).click();
  await column.getByRole('textbox', { name: 'The head goes to' }).fill(head);
  await column.getByRole('textbox', { name: 'The head goes to' }).press('Enter');
  await expect(mapOf(control).locator('.column circle')).not.toHaveCount(0);
  await column.getByRole('button', { name: 'Move as a column' }).click();
  await expect(column).toBeHidden();
  await expect(two).toHaveAccessibleName(new RegExp(`at ${head}`));
  await expect(one).toHaveAccessibleName(/moved \d+\.\d km/);
  const apart = (Number((await referenceOf(one)).split(' ')[0]) - Number(head.split(' ')[0]) + 1000) % 1000;
  expect(Math.abs(apart - 60)).toBeLessThanOrEqual(2);
});

test('two hands on one counter: the second sees the first’s name, and overwrites nothing in silence', async ({
  asControl,
}) => {
  const anna = await asControl(field, 'Map Control');
  const ben = await asControl(field, 'Air Control');
  await opensMap(anna);
  await opensMap(ben);
  await finds(anna, 'Flak Gruppe Deelen');
  await expect(counter(ben, 'Flak Gruppe Deelen')).toHaveAccessibleName(/taken by Map Control$/);
  await expect(mapOf(ben).locator('.claim')).toContainText('Map Control');
  await finds(ben, 'Flak Gruppe Deelen');
  await expect(panel(ben).getByText('Taken by Map Control.')).toBeVisible();
  await expect(panel(anna).getByText('Taken by Air Control.')).toBeVisible();

  const bens = counter(ben, 'Flak Gruppe Deelen');
  await bens.focus();
  await bens.press('ArrowUp');
  const annas = counter(anna, 'Flak Gruppe Deelen');
  await annas.focus();
  await annas.press('Shift+ArrowDown');
  await annas.press('Enter');
  await expect(annas).toHaveAccessibleName(/moved 0\.1 km/);
  const stands = await referenceOf(annas);
  await expect(bens).toHaveAccessibleName(new RegExp(`at ${stands}`));
  await bens.press('Enter');
  await expect(ben.getByText(/^Map Control changed this while you were at it/)).toBeVisible();
  await expect(bens).toHaveAccessibleName(new RegExp(`at ${stands}`));

  await anna.keyboard.press('Escape');
  await expect(bens).not.toHaveAccessibleName(/taken by/);
});

test('on a phone: tapped, pinched, and picked by a long press', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: field.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await sitsDown(phone, await field.codeFor({ control: 'Team Control, Airborne' }));
  await opensMap(phone);
  const touch = await context.newCDPSession(phone);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });

  const km = () => phone.getByRole('img', { name: /^Scale/ }).getAttribute('aria-label');
  const before = await km();
  await fingers('touchStart', [150, 420], [240, 420]);
  for (let i = 1; i <= 8; i++) await fingers('touchMove', [150 - i * 14, 420], [240 + i * 14, 420]);
  await fingers('touchEnd');
  await expect.poll(km).not.toBe(before);
  await phone.getByRole('button', { name: 'Whole map' }).tap();
  // A tap becomes a click a moment after it.
  await expect.poll(km).toMatch(/20 km/);
  await expect(mapOf(phone), 'the map is laid out').toHaveAttribute('aria-busy', 'false');

  const unit = counter(phone, 'KG Krafft');
  const any = mapOf(phone).locator('[data-counter]:not([data-pile])').first();
  // In hand it is drawn large, and those about it lie otherwise.
  const krafft =
    (await unit.count()) > 0
      ? unit
      : mapOf(phone).locator(`[role="button"][data-counter="${await any.getAttribute('data-counter')}"]`);
  const { x, y } = await middleOf(krafft);
  await phone.touchscreen.tap(x, y);
  await expect(krafft).toHaveAttribute('aria-pressed', 'true');
  const sheet = panel(phone).getByRole('button', { expanded: false }).first();
  await sheet.tap();
  await expect(panel(phone).getByRole('button', { name: /^Move to/ })).toBeVisible();
  await panel(phone).getByRole('button', { expanded: true }).first().tap();

  const other = mapOf(phone).locator('[data-counter]:not([data-pile])[aria-pressed="false"]').first();
  const rest = await middleOf(other);
  await fingers('touchStart', [rest.x, rest.y]);
  await expect(phone.getByText(/in hand\. Press counters, or draw around/)).toBeVisible();
  await fingers('touchEnd');
  await expect(phone.getByRole('status').filter({ hasText: '2 units' })).toBeVisible();
  await context.close();
});
