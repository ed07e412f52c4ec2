import type { Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { opensPaper, typesPaper } from './fixtures/keyboard';
import { isLookedAt } from './fixtures/looked-at';
import { isSaved, rowOf } from './fixtures/player';
import { opensPad } from './fixtures/post';

/** The acts of people behind a network that is slow, breaks off and goes away, and the console's state afterwards. */
const field = givenScenario('market-garden');

const isFull = process.env.OPCOM_SOAK === '1';
/** The badness of the network: as a hall's wireless may be, in full; quicker and worse in the smaller form. */
const bad = isFull
  ? { delayMs: 2_000, breaksOneIn: 10, cutMs: 60_000, seed: Number(process.env.OPCOM_SEED ?? 1944) }
  : { delayMs: 150, breaksOneIn: 4, cutMs: 1_500, seed: 1944 };
const seconds = isFull ? 15 * 60_000 : 90_000;

/** The rows as they are typed: each with what makes a text go wrong. */
type Row = readonly [unit: string, orders: string, action: string, posture: string];
const typed: readonly Row[] = [
  ['2 Household Cavalry', 'Feel forward to Valkenswaard — both sides of the road, at once.', 'Probe', 'Tact'],
  ['2 (Armd) Irish', 'Attack up the road behind the barrage: 100 % of the guns,  two spaces kept.', 'Attack', 'Tact'],
  ['3 Irish', 'Ride on the tanks.\nClear the verges.', 'Attack', 'Tact'],
  ['2 (Armd) Grenadier', 'Follow the Irish Guards “closely”; no halt before the Dommel.', 'Move', 'Non-Tact'],
  ['1 (Motor) Grenadier', 'Follow 2 Grenadier Guards.', 'Move', 'Non-Tact'],
  ['1 (Armd) Coldstream', 'Wait south of the canal (fjørd of the Escaut).', 'Hold', 'Tact'],
  ['5 Coldstream', 'Wait with 1 Coldstream Guards; eat.', 'Hold', 'Tact'],
  ['2 (Armd Recce) Welsh', 'Watch the right flank.', 'Prepare', 'Tact'],
  ['1 Welsh', 'Make ready to relieve 3 Irish Guards.', 'Prepare', 'Tact'],
  ['55 Field', 'Move up behind the start line.', 'Move', 'Non-Tact'],
];
const rows = isFull ? typed : typed.slice(1, 3);

const ordersIn = (desk: Page, row: number) => rowOf(desk, row).getByRole('textbox', { name: 'Orders' });
/** Where Control's desks lie. */
const roomOf = (control: Page): string => /^.*\/control\/[^/]+/.exec(control.url())![0];
const seatOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** Types one row, letter by letter. */
async function types(desk: Page, row: number, [unit, orders, action, posture]: Row): Promise<void> {
  const next = desk.getByRole('combobox', { name: 'Next unit' });
  await next.fill(unit);
  await next.press('Enter');
  const [first, ...lines] = orders.split('\n');
  await ordersIn(desk, row).pressSequentially(first!, { delay: isFull ? 60 : 0 });
  for (const line of lines) {
    await ordersIn(desk, row).press('Shift+Enter');
    await ordersIn(desk, row).pressSequentially(line, { delay: isFull ? 60 : 0 });
  }
  for (const [column, word] of [
    ['Action', action],
    ['Movement', posture],
  ] as const) {
    const ring = rowOf(desk, row).getByRole('group', { name: new RegExp(`^${column}`) });
    await ring.getByText(word, { exact: true }).click();
  }
}

/** The desk of a page as the console has it now. */
const deskOf = (page: Page) =>
  page.evaluate((seatId) => fetch(`/api/player/${seatId}/desk`).then((answer) => answer.json()), seatOf(page));

/** The papers of a team that Control holds, as a colleague's desk on a good network reads them. */
async function held(colleague: Page): Promise<{ orders: string[]; state: string; sent: string[] }> {
  const { sheets, clock, sentMessages } = await deskOf(colleague);
  const sheet = sheets.find(({ turn }: { turn: number }) => turn === clock.turn);
  return {
    orders: sheet?.lines.map((line: { orders: string }) => line.orders) ?? [],
    state: sheet?.state ?? 'none',
    sent: sentMessages.map(({ text }: { text: string }) => text),
  };
}

const handedIn = (control: Page) =>
  control.getByRole('table', { name: 'Ledger entries' }).getByRole('row').filter({ hasText: 'handed in the sheet' });

test('a whole sheet and messages, behind a network that is slow, breaks off and is cut: nothing lost, nothing twice', async ({
  asControl,
  asPlayer,
  behindBadNetwork,
}) => {
  if (isFull) test.setTimeout(seconds);
  const colleague = await asPlayer(field, 'Guards Armoured', 'operations');
  const { page: guards, network } = await behindBadNetwork(field, { team: 'Guards Armoured' }, bad.seed);
  await expect(guards.getByRole('combobox', { name: 'Next unit' })).toBeVisible();
  network.is(bad);

  let cuts = 0;
  const cutWhile = async (work: () => Promise<void>) => {
    cuts += 1;
    const cut = network.isCutFor(bad.cutMs);
    await work();
    await cut;
  };
  for (const [at, row] of rows.entries()) {
    const write = () => types(guards, at + 1, row);
    if (at % 4 === 1) await cutWhile(write);
    else await write();
  }

  const messages = ['Where is XXX Corps?', 'The bridge is ours at the north end.'];
  for (const [at, text] of messages.entries()) {
    const form = await opensPad(guards);
    await form.getByRole('textbox', { name: 'Message' }).pressSequentially(text);
    const send = () => form.getByRole('button', { name: /^Send/ }).click();
    if (at === 0) await cutWhile(send);
    else await send();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('', { timeout: seconds });
  }

  await guards.getByRole('button', { name: 'Order sheet' }).click();
  await cutWhile(() => guards.getByRole('button', { name: /^Hand in/ }).click());
  await expect(guards.getByText('Control has it', { exact: true })).toBeVisible({ timeout: seconds });

  const orders = rows.map(([, text]) => text);
  expect(await held(colleague)).toEqual({ orders, state: 'submitted', sent: [...messages].reverse() });
  const control = await asControl(field, 'Game Control');
  await goesTo(control, 'Ledger');
  await expect(handedIn(control)).toHaveCount(1);

  // Taken back and handed in again, it is handed in a second time and no third.
  await guards.getByRole('button', { name: 'Take back' }).click();
  await expect(ordersIn(guards, 1)).toBeVisible({ timeout: seconds });
  await ordersIn(guards, 1).press('Control+End');
  await ordersIn(guards, 1).pressSequentially(' None.');
  await guards.getByRole('button', { name: /^Hand in/ }).click();
  await expect(guards.getByText('Control has it', { exact: true })).toBeVisible({ timeout: seconds });
  expect((await held(colleague)).orders).toEqual([`${orders[0]} None.`, ...orders.slice(1)]);
  await goesTo(control, 'Board');
  await goesTo(control, 'Ledger');
  await expect(handedIn(control)).toHaveCount(2);

  const { requests, before, after, cut } = network.counted();
  expect(Math.min(before, after)).toBeGreaterThan(0);
  console.log(
    `Counted: a player behind a bad network (${bad.delayMs} ms, one in ${bad.breaksOneIn}, ${cuts} cuts of ${bad.cutMs / 1000} s, seed ${bad.seed}): ` +
      `${orders.join('').length} letters typed and ${orders.join('').length} stored, 2 messages, 2 hand-ins, each once; ` +
      `${requests} requests, ${before} broken off on the way there and ${after} on the way back, ${cut} cut`,
  );
});

test('umpires behind the same network: a paper sheet is entered once, and each notice hangs once', {
  tag: '@soak',
}, async ({ asPlayer, behindBadNetwork }) => {
  if (isFull) test.setTimeout(seconds);
  const walther = await asPlayer(field, 'KG Walther');
  const { page: control, network } = await behindBadNetwork(field, { control: 'Game Control' }, bad.seed + 1);
  await opensPaper(control, 'KG Walther');
  network.is(bad);
  await typesPaper(control, [['2f6', 'Counter-attack from the west.', 'a', 't']]);
  const cut = network.isCutFor(bad.cutMs);
  await control.keyboard.press('Control+Enter');
  await cut;
  await expect(walther.getByRole('cell', { name: 'Counter-attack from the west.' })).toHaveCount(1, {
    timeout: seconds,
  });
  network.is({ delayMs: 0, breaksOneIn: 0 });
  await control.goto(`${roomOf(control)}/setup/clock`);
  const notices = control.getByRole('region', { name: 'Public notices' });
  const hung = control.getByRole('list', { name: 'Notices that are up' }).getByRole('listitem');
  await expect(notices).toBeVisible();
  network.is(bad);
  const texts = ['Lunch at noon.', 'Tea at four.', 'The hall closes at six.'].slice(isFull ? 0 : 1);
  for (const [at, text] of texts.entries()) {
    await notices.getByRole('textbox', { name: 'New notice' }).fill(text);
    await notices.getByRole('button', { name: 'Put the notice up' }).click();
    await expect(hung).toHaveCount(at + 1, { timeout: seconds });
  }
  const { notices: read } = (await deskOf(walther)) as { notices: { text: string }[] };
  expect(read.map(({ text }) => text).reverse()).toEqual(texts);
  const { requests, before, after } = network.counted();
  console.log(
    `Counted: an umpire behind the same network: 1 paper sheet and ${texts.length} notices, each once; ${requests} requests, ${before} broken off on the way there and ${after} on the way back`,
  );
});

test('an open order form works while offline, says what is kept where, and sends when back, once', async ({
  asControl,
  asPlayer,
}) => {
  const colleague = await asPlayer(field, '1 Airborne', 'operations');
  const desk = await asPlayer(field, '1 Airborne');
  const control = await asControl(field, 'Game Control');
  await expect(desk.getByRole('combobox', { name: 'Next unit' })).toBeVisible();
  await expect(desk.getByText('The line to the console is down.')).toBeHidden();

  await desk.context().setOffline(true);
  await expect(desk.getByText('The line to the console is down.')).toBeVisible();
  await expect(desk.getByText('Leave this page open: reloading it needs the network.')).toBeVisible();
  await types(desk, 1, ['2 Para', 'Hold the bridge.', 'Hold', 'Tact']);
  await expect(desk.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
  await desk.getByRole('button', { name: /^Hand in/ }).click();
  await expect(desk.getByText('Kept on this laptop; is handed in when the network is back')).toBeVisible();
  await desk.getByRole('button', { name: 'Do not hand in yet' }).click();
  await expect(desk.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
  await desk.getByRole('button', { name: /^Hand in/ }).click();
  const form = await opensPad(desk);
  await form.getByRole('textbox', { name: 'Message' }).fill('Out of touch.');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
  expect(await held(colleague)).toEqual({ orders: [], state: 'none', sent: [] });

  await desk.context().setOffline(false);
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await desk.getByRole('button', { name: 'Order sheet' }).click();
  await expect(desk.getByText('Control has it', { exact: true })).toBeVisible();
  await expect(desk.getByText('The line to the console is down.')).toBeHidden();
  expect(await held(colleague)).toEqual({ orders: ['Hold the bridge.'], state: 'submitted', sent: ['Out of touch.'] });
  await goesTo(control, 'Ledger');
  await expect(handedIn(control).filter({ hasText: '1 Airborne' })).toHaveCount(1);
});

/** The number of event streams that a page has open. */
function streamsOf(page: Page): () => number {
  const open = new Set<object>();
  page.on('request', (request) => request.url().includes('/api/events/') && open.add(request));
  const ends = (request: object) => open.delete(request);
  page.on('requestfinished', ends).on('requestfailed', ends);
  return () => open.size;
}

/** Opens so many tabs of one seat, each before the one opened earlier. */
async function tabsOf(first: Page, addresses: readonly string[]) {
  const tabs = [];
  for (const address of addresses) {
    for (const { page } of tabs.slice(-1)) await isLookedAt(page, false);
    const page = await first.context().newPage();
    tabs.push({ page, streams: streamsOf(page) });
    await page.goto(address);
    await expect.poll(tabs.at(-1)!.streams).toBe(1);
  }
  await first.close();
  return tabs;
}

test('seven tabs of one seat: every one loads and acts, only the one looked at listens, and each looks again when shown', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const panzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const tabs = await tabsOf(panzer, Array<string>(7).fill(panzer.url()));
  for (const [at, { page }] of tabs.entries()) {
    for (const other of tabs) await isLookedAt(other.page, other.page === page);
    await expect.poll(() => tabs.map(({ streams }) => streams())).toEqual(tabs.map((_, one) => (one === at ? 1 : 0)));
    const form = await opensPad(page);
    // What the tab before sent while this one was hidden.
    for (let before = 0; before < at; before++)
      await expect(page.getByRole('region', { name: 'Messages sent' })).toContainText(`Tab ${before + 1} speaking.`);
    await form.getByRole('textbox', { name: 'Message' }).fill(`Tab ${at + 1} speaking.`);
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('region', { name: 'Messages sent' })).toContainText(`Tab ${at + 1} speaking.`);
  }
  await expect(tabs[0]!.page.getByRole('region', { name: 'Messages sent' })).not.toContainText('Tab 7 speaking.');

  const control = await asControl(field, 'Game Control');
  const room = roomOf(control);
  const desks = ['ledger', 'orders', 'messages', 'combats', 'units', 'setup/clock', 'setup/clock'].slice(
    isFull ? 0 : -3,
  );
  const rooms = await tabsOf(
    control,
    desks.map((desk) => `${room}/${desk}`),
  );
  const [first, last] = rooms.slice(-2).map(({ page }) => page) as [Page, Page];
  await expect
    .poll(() => rooms.map(({ streams }) => streams()))
    .toEqual(rooms.map((_, at) => (at === rooms.length - 1 ? 1 : 0)));
  const hangs = async (page: Page, text: string) => {
    const notices = page.getByRole('region', { name: 'Public notices' });
    await notices.getByRole('textbox', { name: 'New notice' }).fill(text);
    await notices.getByRole('button', { name: 'Put the notice up' }).click();
    await expect(page.getByRole('list', { name: 'Notices that are up' })).toContainText(text);
  };
  await hangs(last, 'From the last tab.');
  await expect(first.getByText('From the last tab.')).toHaveCount(0);
  await isLookedAt(last, false);
  await isLookedAt(first, true);
  await expect(first.getByRole('list', { name: 'Notices that are up' })).toContainText('From the last tab.');
  await expect
    .poll(() => rooms.map(({ streams }) => streams()))
    .toEqual(rooms.map((_, at) => (at === rooms.length - 2 ? 1 : 0)));
  await hangs(first, 'From the tab before it.');
  console.log(
    `Counted: 7 tabs of a player and ${rooms.length} of Control in one browser each, over HTTP/1.1: all loaded and acted, 1 stream each`,
  );
});

test('a laptop is swapped in seconds: the draft is whole, the old one is out and keeps nothing', async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const control = await asControl(field, 'Game Control');
  const old = await asPlayer(field, '101 Airborne');
  const seatId = seatOf(old);
  await types(old, 1, ['1/501', 'Hold Veghel.', 'Hold', 'Tact']);
  await isSaved(old);
  // Words that the old one could not send any more are not left lying on it either.
  await old.route('**/act', (route) => route.abort());
  await ordersIn(old, 1).pressSequentially(' To the last.');
  await expect(old.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
  expect(await keptOf(old, seatId)).toContain('To the last.');
  const fresh = await asStranger(field);
  await goesTo(control, 'Seats');

  const begun = Date.now();
  await control.getByRole('button', { name: 'New link for 101 Airborne, Commander' }).click();
  await control.getByRole('button', { name: 'Make the new link' }).click();
  const link = await control
    .getByRole('dialog')
    .getByText(/\/join\//)
    .innerText();
  const isOut = expect(old.getByRole('heading', { name: 'This seat has moved to another laptop' }))
    .toBeVisible()
    .then(() => Date.now() - begun);
  await sitsDown(fresh, link.split('/join/')[1]!);
  await expect(ordersIn(fresh, 1)).toHaveValue('Hold Veghel.');
  await ordersIn(fresh, 1).press('Control+End');
  await ordersIn(fresh, 1).pressSequentially(' Still.');
  const typedOn = Date.now() - begun;
  await isSaved(fresh);
  const out = await isOut;
  // On a quiet machine, as the soak has it, in seconds; how many it took on this one is printed.
  if (isFull) expect(Math.max(typedOn, out)).toBeLessThan(10_000);

  expect(await old.locator('body').innerText()).not.toMatch(/Veghel|501|To the last/);
  await expect.poll(() => keptOf(old, seatId)).toBe('[]');
  await old.reload();
  await expect(old.getByRole('heading', { name: 'Enter the code of your seat' })).toBeVisible();
  await old.goBack();
  expect(await old.locator('body').innerText()).not.toMatch(/Veghel|501|To the last/);
  console.log(
    `Counted: a laptop swapped in 4 steps (new link, open it, take the seat, type): ${(typedOn / 1000).toFixed(1)} s from the click to typed on; the old one out after ${(out / 1000).toFixed(1)} s`,
  );
});

/** All that a browser keeps of a seat, as JSON. */
const keptOf = (page: Page, seatId: string): Promise<string> =>
  page.evaluate(
    (seat) =>
      new Promise<string>((settle, fail) => {
        const asked = indexedDB.open('op-com-desk');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const store = asked.result.transaction('sheets').objectStore('sheets');
          const keys = store.getAllKeys();
          const all = store.getAll();
          all.onsuccess = () => {
            asked.result.close();
            settle(JSON.stringify(all.result.filter((_, at) => String(keys.result[at]).startsWith(seat))));
          };
        };
      }),
    seatId,
  );
