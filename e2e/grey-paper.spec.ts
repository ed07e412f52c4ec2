import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { apart, darkPieces, type Grey, greyOf, greysAlong, onPaper } from './fixtures/grey';

/** Maps from a printer without colours: what is told apart on the screen by colour too is told apart by form, stroke or word. */

const field = givenScenario('arnhem-bridge');

/** So much darker than the ground is a line that nobody overlooks, of 255. */
const plain = 60;

/** Every drawing under a name of the gallery, in grey. */
async function drawings(page: Page, figure: string): Promise<Grey[]> {
  const all = await page.getByRole('figure', { name: figure, exact: true }).locator('svg.map').all();
  const greys: Grey[] = [];
  for (const one of all) greys.push(await greyOf(one));
  return greys;
}

/** True when the lower left corner of a counter is drawn square, as the Allied ones are: its edge goes on to the corner. */
const isSquare = (grey: Grey, { left, bottom }: { left: number; bottom: number }): boolean => {
  const edge = Math.min(...[2, 2.5].map((x) => grey.at(left + x, bottom - 0.5)));
  return edge < grey.at(left - 2, bottom + 2) - plain;
};

test('every drawing of the map is told apart without colour', { tag: '@soak' }, async ({ asStranger }) => {
  const page = await asStranger(field);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/gallery');
  await onPaper(page);

  await test.step('how old a report is: no ring, a broken one of about 16 dashes, a dotted one of about 25', async () => {
    const contacts = await drawings(page, 'Contacts: this turn, last turn, earlier, in hand');
    const rings = contacts
      .slice(0, 3)
      .map((grey) => darkPieces(greysAlong(grey, { x: 48, y: 42, radius: 20 }), grey.at(3, 3), 30));
    // The first is crossed once by the arrow that says where it was going; where a ring ends its dashes may run together.
    const [fresh = 0, ageing = 0, old = 0] = rings;
    expect(fresh).toBeLessThan(2);
    expect([15, 16, 17]).toContain(ageing);
    expect([24, 25, 26]).toContain(old);
  });

  await test.step('crossings as printed, as told, and as they stand for Control', async () => {
    const [untold] = await drawings(page, 'Crossings as printed');
    const [, blown, safe] = await drawings(page, 'Friends and crossings, as told');
    for (const [one, other] of [
      [untold!, blown!],
      [untold!, safe!],
      [blown!, safe!],
    ] as const)
      expect(apart(one, other, plain)).toBeGreaterThan(60);
    const controls = await drawings(page, "Crossings on Control's map, in each state");
    expect(controls.length).toBe(10);
    for (const [i, one] of controls.entries())
      for (const other of controls.slice(i + 1)) expect(apart(one, other, plain)).toBeGreaterThan(20);
  });

  await test.step('pencil: arrow, boundary, note, cross, own guns and theirs', async () => {
    const pencil = (await drawings(page, 'Pencil')).slice(0, 6);
    expect(pencil.length).toBe(6);
    for (const [i, one] of pencil.entries())
      for (const other of pencil.slice(i + 1)) expect(apart(one, other, plain)).toBeGreaterThan(40);
  });

  await test.step('the sides: British, American and Polish corners are square, German ones cut', async () => {
    for (const figure of ["Control's, with their status", "Control's from afar", 'A player’s, without a figure']) {
      const counters = await drawings(page, figure.replace('’', "'"));
      const corners = counters.slice(0, 4).map((grey) => isSquare(grey, { left: 6, bottom: grey.height - 6 }));
      expect(corners, figure).toEqual([true, true, true, false]);
    }
  });
});

type Spot = readonly [x: number, y: number];

/** Where parts of a map are drawn, in its pixels from its upper left corner. */
const boxesOf = (map: Locator, part: string) =>
  map.evaluate((root, part) => {
    const corner = root.getBoundingClientRect();
    return [...root.querySelectorAll(part)].map((one) => {
      const { left, bottom, width, height } = one.getBoundingClientRect();
      return { left: left - corner.left, bottom: bottom - corner.top, width, height };
    });
  }, part);

/** The first stretch of a drawn line, a pixel from one place to the next; `beside`: so far on its left. */
const along = (map: Locator, part: string, beside = 0): Promise<Spot[]> =>
  map.evaluate(
    (root, { part, beside }) => {
      const corner = root.getBoundingClientRect();
      const drawn = root.querySelector<SVGPathElement>(part)!;
      const toScreen = drawn.getScreenCTM()!;
      const line = drawn.cloneNode() as SVGPathElement;
      line.setAttribute('d', drawn.getAttribute('d')!.split('Z')[0]!);
      const onScreen = (at: number) => line.getPointAtLength(at).matrixTransform(toScreen);
      const spots: [number, number][] = [];
      for (let at = 0.5; at < line.getTotalLength() - 1; at++) {
        const one = onScreen(at);
        const other = onScreen(at + 0.5);
        const long = Math.hypot(other.x - one.x, other.y - one.y) || 1;
        const dx = (other.x - one.x) / long;
        const dy = (other.y - one.y) / long;
        spots.push([one.x - corner.left + beside * dy, one.y - corner.top - beside * dx]);
      }
      return spots;
    },
    { part, beside },
  );

/** The middle of every crossing as printed. */
const gates = (map: Locator): Promise<Spot[]> =>
  map.evaluate((root) => {
    const corner = root.getBoundingClientRect();
    return [...root.querySelectorAll<SVGPathElement>('.crossing .gap')].flatMap((gap) => {
      const toScreen = gap.getScreenCTM()!;
      return [...gap.getAttribute('d')!.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map((found): Spot => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1).map(Number);
        const { x, y } = new DOMPoint((x1 + x2) / 2, (y1 + y2) / 2).matrixTransform(toScreen);
        return [x - corner.left, y - corner.top];
      });
    });
  });

/** The number of dark arms of a cross over a place, of four. */
const armsAt = (grey: Grey, [x, y]: Spot): number =>
  [-5, 5].flatMap((dx) => [-5, 5].map((dy) => grey.at(x + dx, y + dy))).filter((arm) => arm < 140).length;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Opens what Control prints, as it comes from the printer. */
async function prints(control: Page, what: string): Promise<{ map: Locator; grey: Grey }> {
  await control.goto(`${control.url().replace(/(\/control\/[^/]+).*/, '$1')}/print?what=${what}`);
  const map = control
    .locator('.printed-window > svg.map')
    .filter({ has: control.locator('.counter') })
    .first();
  await expect(map.locator('.base-map .of-wood').first()).toBeAttached();
  await onPaper(control);
  return { map, grey: await greyOf(map) };
}

test('a player’s map on paper: what its team was told of crossings, and its pencil', async ({
  asControl,
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  const words = frost.getByRole('textbox', { name: 'What it says' });
  // Four kilometres to the east, south of all that stands there.
  for (const [tool, south, says] of [
    ['b', 4, 'Our left'],
    ['a', 9, 'Up the road'],
  ] as const) {
    await frost.getByRole('application', { name: /^Map/ }).focus();
    const down = Array<string>(south).fill('ArrowDown');
    const on = Array<string>(4).fill('ArrowRight');
    for (const key of [tool, 'Enter', ...down, 'Enter', ...on, 'Enter', 'Enter']) await frost.keyboard.press(key);
    await words.fill(says);
    await words.press('Enter');
  }
  const control = await asControl(field);
  const { map, grey } = await prints(control, 'sideMap&team=1-airborne');
  await expect(map.locator('.mark')).toHaveCount(2);

  const greysOf = async (part: string) => (await along(map, part)).map(([x, y]) => grey.at(x, y));
  const boundary = await greysOf('.mark.boundary .stroke');
  const arrow = await greysOf('.mark.arrow .stroke');
  // Strokes of 14 and 2 px with gaps of 5, and one that does not break.
  expect(darkPieces(boundary, 235, 90)).toBeGreaterThan(6);
  expect(darkPieces(arrow, 235, 90)).toBe(1);
  await expect(map.locator('.mark.arrow .head')).toHaveCount(1);

  const [blown] = await boxesOf(map, '.told-crossing.blown .strike');
  const middle: Spot = [blown!.left + blown!.width / 2, blown!.bottom - blown!.height / 2];
  expect(armsAt(grey, middle)).toBe(4);
  await expect(map.locator('.told-crossing.blown')).toContainText('blown');
  const untold = (await gates(map)).filter(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) > 12);
  expect(untold.length).toBeGreaterThan(5);
  for (const gate of untold) expect(armsAt(grey, gate)).toBeLessThan(3);

  const legend = control.getByRole('complementary', { name: 'Legend' });
  for (const said of ['Blown, as you were told', 'An arrow your team drew', 'A boundary your team drew'])
    await expect(legend.getByText(said)).toBeVisible();
});

test('the master map on paper: the sides by the corners of their counters', async ({ asControl }) => {
  const control = await asControl(field);
  const { map, grey } = await prints(control, 'masterMap');
  const squares = async (side: string) =>
    (await boxesOf(map, `.counter.${side} .card`)).map((box) => isSquare(grey, box));
  expect(await squares('allied')).toEqual([true, true, true]);
  expect(await squares('german')).toEqual(Array<boolean>(6).fill(false));
  const legend = control.getByRole('complementary', { name: 'Legend' });
  for (const said of ['Allied: square corners', 'German: cut corners'])
    await expect(legend.getByText(said)).toBeVisible();
});

test('reach without colour: the edge of the country is dotted, the roads are a band that does not break', async ({
  asPlayer,
}) => {
  const frost = await asPlayer(field, '1 Airborne');
  await frost.getByRole('button', { name: 'Wide', exact: true }).click();
  const map = frost.locator('.map-pane');
  await expect(map.locator('.base-map .of-wood').first()).toBeAttached();
  await frost.getByRole('button', { name: /^2 Para Bn at/ }).press('Enter');
  await expect(map.locator('.reach .country.inner')).toHaveAttribute('d', /^M/);
  // The map glides into its new room, and its picture is taken between two looks at where the line lies: until both agree, nothing is measured.
  await expect(async () => {
    const before = await along(map, '.reach .country.inner');
    const { width, height } = (await map.boundingBox())!;
    const grey = await greyOf(map);
    expect(await along(map, '.reach .country.inner')).toEqual(before);
    const isSeen = ([x, y]: Spot) => x > 0 && y > 0 && x < width && y < height;
    // How near the map has come hangs on which came first, its room or its first look.
    if (!before.some(isSeen)) await frost.getByRole('button', { name: 'Further away' }).click();

    // A dot every eight pixels, the first at the beginning.
    const edge = before.map((spot, at) => ({ spot, at }));
    const greysAt = (phases: readonly number[]) =>
      edge.filter(({ spot, at }) => phases.includes(at % 8) && isSeen(spot)).map(({ spot: [x, y] }) => grey.at(x, y));
    const dots = greysAt([0]);
    const gaps = greysAt([4]);
    expect(dots.length).toBeGreaterThan(50);
    expect(mean(gaps) - mean(dots)).toBeGreaterThan(20);
    // A band, darker than the ground on both sides of it, nearly everywhere: names and counters lie over it.
    const road = await along(map, '.reach .road.inner');
    const left = await along(map, '.reach .road.inner', 16);
    const right = await along(map, '.reach .road.inner', -16);
    const seen = road.flatMap(([x, y], i) =>
      [road[i]!, left[i]!, right[i]!].every(isSeen)
        ? [mean([grey.at(...left[i]!), grey.at(...right[i]!)]) - grey.at(x, y)]
        : [],
    );
    expect(seen.length).toBeGreaterThan(1000);
    expect(seen.filter((darker) => darker > 8).length / seen.length).toBeGreaterThan(0.75);
    const inRoad = (phase: number) => mean(seen.filter((_, at) => at % 8 === phase));
    expect(Math.abs(inRoad(0) - inRoad(4))).toBeLessThan(5);
  }).toPass();
});
