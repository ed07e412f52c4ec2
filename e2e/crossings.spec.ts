import type { Locator } from 'playwright/test';
import { expect, givenScenario, listened, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { handle, opensCrossing, queues } from './fixtures/crossings-desk';

const field = givenScenario('market-garden');

/** The order of march as it stands. */
async function marches(desk: Locator, names: readonly string[]): Promise<void> {
  const handles = desk.getByRole('list', { name: /^Order of march/ }).getByRole('button', { name: /^Place \d/ });
  await expect(handles).toHaveCount(names.length);
  for (const [i, name] of names.entries()) await expect(handles.nth(i)).toHaveAccessibleName(`Place ${i + 1}: ${name}`);
}

const irish = '2 (Armd) Irish Guards';
const infantry = '3 Irish Guards';
const gunners = '90 Field Regt RA';

test('§7 an order of march by keyboard and by mouse, a capacity set, what crosses and what carries over', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await control.setViewportSize({ width: 1366, height: 768 });
  await control.keyboard.press('x');
  const desk = await opensCrossing(control, "Joe's Bridge (Lommel / De Barrier)");
  await queues(desk, [irish, infantry, gunners]);
  await marches(desk, [irish, infantry, gunners]);

  /** The next order of march that is written: what follows is done on what it made. */
  const isWritten = () => control.waitForResponse((answer) => !!answer.request().postData()?.includes('"unitIds"'));

  // By keyboard: the arrow moves it at once, and the handle keeps the focus.
  await handle(desk, gunners).focus();
  const byKey = isWritten();
  await control.keyboard.press('ArrowUp');
  await marches(desk, [irish, gunners, infantry]);
  await expect(handle(desk, gunners)).toBeFocused();
  await (await byKey).finished();

  // By mouse.
  const from = (await handle(desk, infantry).boundingBox())!;
  const to = (await handle(desk, irish).boundingBox())!;
  await control.mouse.move(from.x + 12, from.y + 12);
  await control.mouse.down();
  await control.mouse.move(from.x + 12, from.y - 8, { steps: 4 });
  await control.mouse.move(to.x + 12, to.y + 4, { steps: 8 });
  await expect(control.getByText(`${infantry} is at place 1.`)).toBeAttached();
  const byMouse = isWritten();
  await control.mouse.up();
  await marches(desk, [infantry, irish, gunners]);
  await (await byMouse).finished();

  // 12 points a turn: 6 of infantry, 6 of the 10 points of tanks, and the gunners wait.
  await desk.getByRole('button', { name: 'Set what it carries…' }).click();
  const card = control.getByRole('dialog');
  await card.getByRole('spinbutton', { name: 'Points a turn' }).fill('12');
  await card.getByRole('textbox', { name: 'Reason' }).fill('One lane is under fire.');
  await card.getByRole('button', { name: 'Set it', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Carries 12 points a turn' })).toBeVisible();
  await expect(desk.getByText('6 of 10, rest later')).toBeVisible();
  await expect(desk.getByText('this turn goes no further')).toBeVisible();

  // They were put in the queue by hand: no row orders them over, and they are not there.
  await desk.getByRole('button', { name: /^Let them cross/ }).click();
  const asked = control.getByRole('dialog', { name: /^Let them cross/ });
  await expect(asked).toContainText('No row orders 3 Irish Guards over');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('By word of mouth.');
  await asked.getByRole('button', { name: 'Let them cross all the same' }).click();
  const over = desk.getByRole('list', { name: 'Working' });
  await expect(over.getByRole('listitem')).toHaveText([
    /^12 points a turn, 0 used before\./,
    /^3 Irish Guards: 6 points cross, 6 of 6 in all: it crosses wholly\./,
    /^2 \(Armd\) Irish Guards: 6 points cross, 6 of 10 in all: it crosses in part and goes on next turn\./,
    /^90 Field Regt RA: 0 points cross, 0 of 8 in all: it waits\./,
  ]);
  await marches(desk, [irish, gunners]);
  await expect(desk.getByRole('region', { name: 'Capacity' })).toContainText('12 points used this turn, 0 left');
  await expect(desk.getByRole('region', { name: 'Went over' })).toContainText('3 Irish Gds6 points, all across');
  await expect(desk.getByRole('button', { name: /^Let them cross/ })).toBeDisabled();

  // At a blown bridge one may wait; nobody crosses.
  const blown = await opensCrossing(control, 'Neerpelt canal bridge');
  await queues(blown, [infantry]);
  await expect(blown).toContainText('It is blown: they wait for a bridge.');
  await expect(blown.getByRole('button', { name: /^Let them cross/ })).toBeDisabled();
  await expect(
    control.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: 'Crossings, 2 to see to' }),
  ).toBeVisible();
});

test('§8 one test: the second umpire sees who made it and what fell, and tests no more', async ({ asControl }) => {
  const one = await asControl(field, 'Map Control');
  const other = await asControl(field, 'Game Control');
  const here = await opensCrossing(one, 'Grave – Maas road bridge');
  const there = await opensCrossing(other, 'Grave – Maas road bridge');
  await expect(there.getByText('Prepared for demolition, not tested.')).toBeVisible();
  await one.keyboard.press('d');
  await one.keyboard.type('4');
  await one.keyboard.press('Enter');
  for (const desk of [here, there]) {
    await expect(desk.getByRole('region', { name: 'Test', exact: true })).toContainText(
      /Tested in turn 2 at \d\d:\d\d by Map Control: 4, it stood\./,
    );
    await expect(desk.getByRole('button', { name: /^Test it/ })).toBeHidden();
  }
  // The one who tested it has it in hand, until he lets go.
  await one.getByRole('group', { name: 'Who has taken it' }).getByRole('button', { name: 'Release my claim' }).click();
  await expect(other.getByRole('group', { name: 'Who has taken it' })).toContainText('Nobody has taken this');
  // Again only with a reason (OC-110).
  await there.getByRole('button', { name: /^Test again/ }).click();
  await expect(there.getByRole('button', { name: /^Test it/ })).toBeDisabled();
  await there.getByRole('textbox', { name: 'Why it is tested again' }).fill('Shelled once more.');
  await there.getByRole('spinbutton', { name: 'Own die' }).fill('1');
  await there.getByRole('button', { name: /^Test it/ }).click();
  await expect(here.getByText('Blown: no unit can cross.')).toBeVisible();

  // From the map's list to the board and back.
  await goesTo(one, 'Map');
  await one.getByText(/^Crossings \d+, \d+ blown/).click();
  await one.getByRole('list', { name: 'Crossings' }).getByRole('link', { name: 'Grave – Maas road bridge' }).click();
  await expect(one.getByRole('heading', { name: 'Grave – Maas road bridge' })).toBeVisible();
  await one.getByRole('link', { name: /^On the map/ }).click();
  await expect(one.getByRole('application', { name: 'Master map' })).toBeVisible();
});

/** True when the page says something to a screen reader while it is drawn some hundred times more. */
const saidSoon = (pattern: string): Promise<boolean> =>
  new Promise((tell) => {
    let frames = 0;
    const look = () => {
      const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent ?? '');
      if (said.some((text) => new RegExp(pattern).test(text))) tell(true);
      else if (frames++ > 300) tell(false);
      else requestAnimationFrame(look);
    };
    look();
  });

test('a name typed in one breath with Enter is picked', async ({ asControl }) => {
  const control = await asControl(field, 'Map Control');
  await control.keyboard.press('x');
  const desk = await opensCrossing(control, 'Valkenswaard – Dommel (Victoria bridge)');
  const names = desk.getByRole('combobox', { name: 'Join the queue' });
  for (const name of ['1 Welsh Guards', '74 Field Regt RA'])
    await names.evaluate((input: HTMLInputElement, words) => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }, name);
  await expect(desk.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(names).toHaveValue('');
});

test('a finger drags the order of march, on a phone', async ({ asControl, browser }) => {
  const control = await asControl(field, 'Air Control');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await control.context().storageState(),
  });
  const phone = listened(await context.newPage());
  await phone.goto(`${control.url().replace(/(\/control\/[^/]+).*/, '$1')}/crossings?at=aalst`);
  const desk = phone.getByRole('article', { name: 'Aalst – Tongelreep bridge' });
  await queues(desk, ['1 Welsh Guards', '2 Household Cavalry Regt', '74 Field Regt RA']);
  await marches(desk, ['1 Welsh Guards', '2 Household Cavalry Regt', '74 Field Regt RA']);
  const third = handle(desk, '74 Field Regt RA');
  const touch = await context.newCDPSession(phone);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 1 }] : [] });
  // What the server answers may still move the rows: a finger that misses is lifted and tries again.
  const taken = { x: 0, y: 0 };
  await expect(async () => {
    await third.click({ trial: true });
    const from = (await third.boundingBox())!;
    Object.assign(taken, { x: from.x + 20, y: from.y + 20 });
    await finger('touchStart', taken);
    const isTaken = await phone.evaluate(saidSoon, '^74 Field Regt RA is (taken up|at place 3)\\.$');
    if (!isTaken) await finger('touchEnd');
    expect(isTaken).toBe(true);
  }).toPass();
  const list = (await desk.getByRole('list', { name: /^Order of march/ }).boundingBox())!;
  for (let i = 1; i <= 10; i++)
    await finger('touchMove', { x: taken.x, y: taken.y + ((list.y + 20 - taken.y) * i) / 10 });
  await expect(phone.getByText('74 Field Regt RA is at place 1.')).toBeAttached();
  await finger('touchEnd');
  await marches(desk, ['74 Field Regt RA', '1 Welsh Guards', '2 Household Cavalry Regt']);
  await phone.getByRole('button', { name: '← All crossings' }).click();
  await expect(phone.getByRole('searchbox', { name: 'Find a crossing' })).toBeVisible();
  await context.close();
});
