import type { Browser, Locator, Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import {
  acceptsFinding,
  closesMovement,
  draftsReport,
  endsTurn,
  goesTo,
  movesOnTo,
  releases,
} from './fixtures/control';
import { givesOrders, isSaved, reportOn } from './fixtures/player';

/** Something on the map, by the words that assistive technology says of it. */
const onMap = (desk: Page, name: RegExp): Locator =>
  desk.getByRole('application', { name: /^Map/ }).getByRole('button', { name });

/** Where the map's window lies, so that places in it can be pressed. */
async function windowOf(desk: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  const box = (await desk.getByRole('application', { name: /^Map/ }).boundingBox())!;
  return (x, y) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
}

const words = (desk: Page): Locator => desk.getByRole('textbox', { name: 'What it says' });
const pencil = (desk: Page, name: string): Locator =>
  desk.getByRole('region', { name: 'Pencils' }).getByRole('button', { name, exact: true });

/** A phone in a player's seat: his desk at its map. */
async function onPhone(browser: Browser, address: string, code: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const desk = await (await browser.newContext({ baseURL: address, ...phone })).newPage();
  await sitsDown(desk, code);
  await desk.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(onMap(desk, /^2 Para Bn/)).toBeVisible();
  return desk;
}

test.describe('what a team draws on its map', () => {
  const field = givenScenario('arnhem-bridge');

  test('by mouse, by finger and by key: the whole team has it, and nobody else', async ({ asPlayer, browser }) => {
    const frost = await asPlayer(field, '1 Airborne');
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    const ops = await onPhone(browser, field.address, await field.codeFor({ team: '1 Airborne', duty: 'operations' }));

    await test.step('an arrow by mouse', async () => {
      const counter = onMap(frost, /^2 Para Bn/);
      await frost.getByRole('button', { name: 'Pencil', exact: true }).click();
      await pencil(frost, 'Arrow').click();
      // The pencils take their room beside the map first.
      let stood: object | null = null;
      const isAtRest = async () => {
        const was = JSON.stringify(stood);
        stood = await counter.boundingBox();
        return was === JSON.stringify(stood);
      };
      await expect.poll(isAtRest).toBe(true);
      const at = await windowOf(frost);
      const puts = async (...points: [number, number][]) => {
        for (const point of points) {
          const { x, y } = at(...point);
          await frost.mouse.click(x, y);
        }
      };
      await puts([0.3, 0.3], [0.5, 0.2]);
      // What was begun waits while something else is in hand.
      await pencil(frost, 'Measure').click();
      await puts([0.5, 0.5], [0.6, 0.6]);
      await pencil(frost, 'Arrow').click();
      expect(await counter.boundingBox()).toEqual(stood);
      await puts([0.7, 0.3], [0.7, 0.3]);
      await words(frost).fill('Up to the bridge');
      await words(frost).press('Enter');
      await expect(onMap(ops, /^Arrow: Up to the bridge, \d{3} \d{3} to \d{3} \d{3}$/)).toBeVisible();
    });

    await test.step('a note by finger', async () => {
      await ops.getByRole('button', { name: 'Pencil', exact: true }).tap();
      await pencil(ops, 'Note').tap();
      const { x, y } = (await windowOf(ops))(0.3, 0.75);
      await ops.touchscreen.tap(x, y);
      await words(ops).fill('Fuel and water');
      await ops.getByRole('region', { name: 'Note' }).getByRole('button', { name: 'Done' }).tap();
      await expect(onMap(frost, /^Note: Fuel and water/)).toBeVisible();
    });

    await test.step('a boundary by key, moved, rubbed out and brought back', async () => {
      await frost.getByRole('application', { name: /^Map/ }).focus();
      await frost.keyboard.press('b');
      for (const key of ['Enter', 'Enter', 'ArrowUp', 'Shift+ArrowRight', 'Enter', 'Enter'])
        await frost.keyboard.press(key);
      await words(frost).fill('Left of 1 Para');
      await words(frost).press('Enter');
      const line = onMap(frost, /^Boundary: Left of 1 Para/);
      const before = (await line.getAttribute('aria-label'))!;
      const [, east, north, east2, north2] = /(\d{3}) (\d{3}) to (\d{3}) (\d{3})/.exec(before)!.map(Number);
      expect([east2! - east!, north2! - north!]).toEqual([1, 10]);
      await line.press('Enter');
      await frost.keyboard.press('ArrowRight');
      await expect(line).toHaveAccessibleName(new RegExp(`${(east! + 10) % 1000} `.padStart(4, '0')));
      await expect(
        onMap(ops, new RegExp(`^Boundary: Left of 1 Para, ${`${east! + 10}`.padStart(3, '0')} `)),
      ).toBeVisible();
      await frost.keyboard.press('Delete');
      await expect(onMap(ops, /^Boundary/)).toBeHidden();
      await frost.getByRole('application', { name: /^Map/ }).focus();
      await frost.keyboard.press('Control+z');
      await expect(onMap(ops, /^Boundary: Left of 1 Para/)).toBeVisible();
    });

    await test.step('an enemy tank by its grid reference; off the map it is refused with a word', async () => {
      await pencil(frost, 'Mark').click();
      const typed = frost.getByRole('textbox', { name: 'Grid reference' });
      await typed.fill('tank');
      await typed.press('Enter');
      await expect(frost.getByText('Six figures: 746 779')).toBeVisible();
      await typed.fill('200 779');
      await typed.press('Enter');
      await expect(frost.getByText('That lies off the map. Put it on the map.')).toBeVisible();
      await typed.fill('760 800');
      await typed.press('Enter');
      await frost.getByRole('combobox', { name: 'Symbol' }).selectOption({ label: 'Enemy armour' });
      await words(frost).fill('Tanks heard');
      await words(frost).press('Enter');
      await expect(onMap(ops, /^Mark: Tanks heard, 760 800$/)).toBeVisible();
    });

    await test.step('measured: nothing is kept of it', async () => {
      await pencil(frost, 'Measure').click();
      const typed = frost.getByRole('textbox', { name: 'Grid reference' });
      for (const place of ['740 780', '770 780']) {
        await typed.fill(place);
        await typed.press('Enter');
      }
      await expect(frost.getByRole('status').filter({ hasText: '3.0 km as the crow flies' })).toBeVisible();
    });

    await expect(onMap(harzer, /^(Arrow|Note|Boundary|Mark)/)).toHaveCount(0);
    await ops.context().close();
  });

  test('outlives a closed laptop without network, and two hands on one mark are shown both', {
    tag: '@soak',
  }, async ({ asPlayer }) => {
    const frost = await asPlayer(field, '1 Airborne');
    await frost.getByRole('application', { name: /^Map/ }).focus();
    for (const key of ['n', 'Enter', 'Enter']) await frost.keyboard.press(key);
    await words(frost).fill('Ford here');
    await words(frost).press('Enter');
    const ops = await asPlayer(field, '1 Airborne', 'operations');
    await expect(onMap(ops, /^Note: Ford here/)).toBeVisible();

    await frost.context().setOffline(true);
    await onMap(frost, /^Note: Ford here/).press('Enter');
    await words(frost).fill('Ford, waist deep');
    await expect(frost.getByText('Marks: Kept on this laptop; go out when the network is back')).toBeVisible();
    await frost.close();
    await onMap(ops, /^Note: Ford here/).press('Enter');
    await words(ops).fill('Ford, mined');
    await words(ops).press('Enter');
    await expect(ops.getByText(/^Marks: Kept/)).toBeHidden();
    const desk = new URL(ops.url()).pathname.replace('/player/', '/api/player/');
    const held = () => ops.evaluate((path) => fetch(`${path}/desk`).then((answer) => answer.text()), desk);
    await expect.poll(held, 'the mark is with Control').toContain('Ford, mined');
    await frost.context().setOffline(false);

    const again = await frost.context().newPage();
    await again.goto('/');
    await expect(again.getByText('Two texts on one mark')).toBeVisible();
    await onMap(again, /^Note: Ford, waist deep/).press('Enter');
    const dispute = again.getByRole('region', { name: 'Note' }).getByRole('alert');
    await expect(dispute).toContainText('Operations changed this mark at the same time.');
    await expect(dispute).toContainText('Yours: “Ford, waist deep”');
    await expect(dispute).toContainText('Operations: “Ford, mined”');
    await dispute.getByRole('button', { name: 'Keep mine' }).click();
    await expect(onMap(ops, /^Note: Ford, waist deep/)).toBeVisible();
  });

  test('is drawn alike by layer: each goes with its tick, and is found by typing', { tag: '@soak' }, async ({
    asPlayer,
  }) => {
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen', 'operations');
    await expect(onMap(harzer, /^20 SS-PzGR Bn/)).toBeVisible();
    await harzer.getByRole('button', { name: 'Layers', exact: true }).click();
    await harzer.getByRole('checkbox', { name: 'Own units' }).click();
    await expect(onMap(harzer, /^20 SS-PzGR Bn/)).toBeHidden();
    await harzer.getByRole('checkbox', { name: 'Own units' }).click();
    await harzer.keyboard.press('Escape');
    await expect(onMap(harzer, /^20 SS-PzGR Bn/)).toBeVisible();

    const find = harzer.getByRole('combobox', { name: 'Find unit, place or grid reference' });
    await find.fill('2 Para');
    await expect(harzer.getByRole('option')).toHaveCount(0);
    await find.fill('20 SS');
    await harzer.getByRole('option', { name: /20 SS-PzGR Bn/ }).click();
    await expect(harzer.getByText(/20 SS-PzGR Bn · .* km of road/)).toBeVisible();
  });
});

test.describe('what a team was told', () => {
  const field = givenScenario('arnhem-bridge');

  test('a contact lands on the map with its report, ages with the turns, and Control sees the same', async ({
    asControl,
    asPlayer,
  }) => {
    const { control, frost } = await isFoughtAtOnce(field, { asControl, asPlayer });
    await acceptsFinding(control);
    await expect(onMap(frost, /^Enemy/)).toHaveCount(0);
    await draftsReport(control, '1 Airborne');
    await releases(control, '1 Airborne');
    const contact = onMap(frost, /^Enemy: .* at \d{3} \d{3}, turn 5, own troops, certain$/);
    await expect(contact).toBeVisible();
    await expect(contact.locator('.contact')).toHaveClass(/fresh/);
    await contact.press('Enter');
    await expect(frost.getByText(/turn 5, own troops, certain/).last()).toBeVisible();

    await endsTurn(control, 5, 'Only the map is looked at.');
    await expect(contact.locator('.contact')).toHaveClass(/ageing/);
    await expect(contact).toContainText('this afternoon');

    await control.goto(`${new URL(control.url()).pathname.split('/').slice(0, 3).join('/')}/map/side/1-airborne`);
    const theirs = control.getByRole('application', { name: 'Map of 1 Airborne, as they see it' });
    await expect(theirs.getByRole('button', { name: /^Enemy/ })).toBeVisible();
    const said = (map: Locator) =>
      map.getByRole('button').evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label')).sort());
    expect(await said(theirs)).toEqual(await said(frost.getByRole('application', { name: /^Map/ })));

    await givesOrders(frost, [{ units: '2 Para', orders: 'Hold to the last house.', action: 'Hold' }]);
    // How a row is read is its writer's alone until they say so.
    await frost.getByRole('button', { name: 'Confirm how row 1 is read' }).click();
    await isSaved(frost);
    const asked: string[] = [];
    control.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

    await test.step('one click from a unit: what his browser shows is what Control’s shows', async () => {
      await goesTo(control, 'Units');
      const para = control.getByRole('table', { name: 'Units' }).getByRole('row', { name: /^2 Para Bn/ });
      await para.getByRole('link', { name: '1 Airborne', exact: true }).click();
      const seen = control.getByRole('region', { name: 'The desk of 1 Airborne' });
      await expect(onMap(control, /^Enemy/)).toBeVisible();
      // How the row is read comes in once the names of the map are there.
      await expect(seen.getByRole('group', { name: 'How row 1 is read' })).toBeVisible();
      expect(await saidOnDesk(seen)).toEqual(await saidOnDesk(frost.locator('body')));
      expect((await saidOnDesk(seen)).written).toContain('Hold to the last house.');
      await expect(seen.getByRole('group', { name: 'How row 1 is read' })).toContainText('✓ confirmed');
      for (const secret of ['6-5-4-3-2-0', '20 SS-PzGR', 'KG Spindler', 'SS-AA 9'])
        expect(await seen.innerHTML()).not.toContain(secret);
    });

    await test.step('it goes on with him, and nothing can be written in it', async () => {
      const seen = control.getByRole('region', { name: 'The desk of 1 Airborne' });
      for (const field of await seen.getByRole('region', { name: 'Order sheets' }).getByRole('textbox').all())
        await expect(field).toBeDisabled();
      await expect(seen.getByRole('button', { name: /^Hand in/ })).toBeDisabled();
      await expect(seen.getByRole('button', { name: 'Pencil' })).toHaveCount(0);
      await frost
        .getByRole('textbox', { name: /^Orders/ })
        .first()
        .fill('Hold to the last man.');
      await isSaved(frost);
      await expect.poll(async () => (await saidOnDesk(seen)).written).toContain('Hold to the last man.');
    });

    await test.step('one click from a team, by the palette too; nothing is asked of the player’s side', async () => {
      await goesTo(control, 'Orders');
      await control
        .getByRole('navigation', { name: 'Order sheets' })
        .getByRole('link', { name: /^9 SS-Pz/ })
        .click();
      await control.getByRole('link', { name: /^See as .*9 SS-Pz Hohenstaufen$/ }).click();
      await expect(control.getByRole('heading', { name: /^What 9 SS-Pz Hohenstaufen sees/ })).toBeVisible();
      await control.getByRole('link', { name: 'Intelligence' }).click();
      await expect(
        control.getByRole('heading', { name: /^What 9 SS-Pz Hohenstaufen sees · Intelligence/ }),
      ).toBeVisible();
      expect(asked.filter((one) => /^(POST|PUT|DELETE) .*|\/api\/(player|events)/.test(one))).toEqual([]);
      const kept = await control.evaluate(async () => ({
        stores: (await indexedDB.databases()).map(({ name }) => name),
        words: Object.keys(localStorage).filter((key) => key.startsWith('opcom notices')),
      }));
      expect(kept).toEqual({ stores: [], words: [] });
    });

    await test.step('what does 1 Airborne know of 20 SS-PzGR? Each fact with the report that told it', async () => {
      await goesTo(control, 'Units');
      const row = control.getByRole('table', { name: 'Units' }).getByRole('row', { name: /^20 SS-PzGR/ });
      await row.getByRole('link', { name: '20 SS-PzGR Bn' }).click();
      const team = control.getByRole('combobox', { name: 'Team that knows' });
      await team.fill('1 Air');
      await team.press('Enter');
      const facts = control.getByRole('table', { name: 'Facts told' });
      await expect(facts.getByRole('row')).toHaveCount(5);
      const strength = facts.getByRole('row', { name: /How strong/ });
      for (const words of ['Turn 5', 'three to four battalions', 'own troops in contact', 'released', 'read by'])
        await expect(strength).toContainText(words);
      expect(new URL(control.url()).search).toBe('?team=1-airborne&about=unit%3AG149');
      await strength.getByRole('link', { name: 'Afternoon of 18 September 1944' }).click();
      await expect(reportOn(control)).toContainText('three to four battalions');
    });
  });
});

/**
 * The words of a desk: the sheets and the words in them, the signals, and the map by its labels. Things that only its own
 * browser knows, such as when it saved last, are left out.
 */
async function saidOnDesk(
  desk: Locator,
): Promise<{ sheets: string; written: string[]; signals: string; map: string[] }> {
  const sheets = desk.getByRole('region', { name: 'Order sheets' });
  return {
    sheets: await sheets.locator('table').first().innerText(),
    written: await sheets
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    signals: await desk.getByRole('complementary', { name: 'Signals' }).innerText(),
    map: await desk
      .getByRole('application', { name: /^Map/ })
      .getByRole('button')
      .evaluateAll((things) =>
        things
          .map((thing) => thing.getAttribute('aria-label') ?? '')
          // On a narrower map two counters may lie in a pile: what is said of each counts.
          .flatMap((said) =>
            said.endsWith(' beneath') ? said.slice(0, -8).split(/ and (?=[^,]+ at \d{3} \d{3})/) : [said],
          )
          .sort(),
      ),
  };
}

test.describe('friends', () => {
  const field = givenScenario('market-garden');

  test('stand on the map only where Control ticked them, as told, until they are told again', { tag: '@soak' }, async ({
    asControl,
    asPlayer,
  }) => {
    const control = await asControl(field, 'Game Control');
    const guards = await asPlayer(field, 'Guards Armoured');
    await expect(onMap(guards, /as told/)).toHaveCount(0);
    await movesOnTo(control, 'Collection');
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await draftsReport(control, 'Guards Armoured');
    const friends = control.getByRole('region', { name: 'Friends' });
    await expect(friends.getByRole('checkbox', { checked: true })).toHaveCount(0);
    const other = friends.getByRole('combobox', { name: 'Another unit further off' });
    await other.fill('1/506');
    await other.press('Enter');
    await expect(friends.getByRole('checkbox', { name: /^1\/506 PIR/ })).toBeChecked();
    await releases(control, 'Guards Armoured');
    await expect(onMap(guards, /as told in turn 2$/)).toHaveCount(1);
    await expect(onMap(guards, /^1\/506 .*as told in turn 2$/)).toBeVisible();
    await goesTo(control, 'Board');
  });
});
