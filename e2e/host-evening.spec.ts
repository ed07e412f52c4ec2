import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright/test';
import { freePort } from '@/host/postgres/free-port';
import { layOlderData } from '@/scripts/testing/older-data';
import { expect, test } from './fixtures';
import { cardsOn, qrCodesOf } from './fixtures/seat-cards';
import { doubleClick, nobody, packedAs, type Unpacked, unpacked } from './fixtures/unpacked';

/** The evening of a host who has nothing but the archive for Linux: what they press is counted. */

test.setTimeout(900_000);

const teams = ['Guards Armoured', '1 Airborne', '9 SS-Pz Hohenstaufen'];

/** A host's hand: every click and every key is one press. */
function newHand() {
  let presses = 0;
  return {
    clicks: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    key: async (page: Page, key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    double: () => {
      presses += 1;
    },
    presses: () => presses,
  };
}

/** Somebody in the hall, at a browser of their own. */
const visitor = async (browser: Browser, port: string): Promise<Page> =>
  (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();

/** The host's browser, as the double-click opens it: at the host's page, which follows the start. */
async function hostsPage(browser: Browser, running: ReturnType<typeof doubleClick>): Promise<Page> {
  await expect.poll(() => running.opens().at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
  const page = await (await browser.newContext()).newPage();
  await page.goto(running.opens().at(-1)!);
  await running.isUp();
  await expect(page.getByRole('banner').getByText('Running')).toBeVisible();
  return page;
}

/** Presses what seats Game Control on the host's page, and answers the desk that opens beside it. */
async function seatsGameControl(page: Page, name: string, hand: ReturnType<typeof newHand>): Promise<Page> {
  const opens = page.waitForEvent('popup');
  await hand.clicks(page.getByRole('button', { name, exact: true }));
  const control = await opens;
  // The desk's own code has come: a press before that is lost.
  await control.waitForLoadState();
  await hand.clicks(control.getByRole('button', { name: 'Take this seat' }));
  return control;
}

/** Yesterday's data: the folder of an older console, with the tables that it had, and its game in the third turn. */
async function yesterdays(host: Unpacked): Promise<string> {
  const dataDir = join(host.above, 'yesterday');
  await layOlderData(dataDir, '2026-11-26-86ea07de.opcom.gz');
  if (nobody.uid) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, dataDir]);
  return dataDir;
}

test('from the unpacked archive to a begun game with three teams seated by printed cards, stop, start, and over yesterday’s data', {
  tag: '@soak',
}, async ({ browser }) => {
  const host = unpacked(packedAs('linux-x64', '-linux-x64.tar.gz'));
  const port = String(await freePort());
  let running: ReturnType<typeof doubleClick> | undefined;
  try {
    const hand = newHand();
    hand.double();
    running = doubleClick(host, ['--port', port]);
    const page = await hostsPage(browser, running);
    await expect(page.getByText(/^Market Garden waits for its seats\. 0 of \d+ seats are taken/)).toBeVisible();
    const control = await seatsGameControl(page, 'Sit down as Game Control', hand);
    const waits = control.getByRole('region', { name: 'What the turn waits for' });
    await expect(waits).toContainText('The game has not begun');
    // The page hears keys once it has named itself.
    await expect(control).toHaveTitle(/Turn board · Control$/);

    const desks: Page[] = [];
    await test.step('three teams are ticked, their cards are printed, and their commanders sit down by them', async () => {
      await hand.key(control, 's');
      for (const team of teams)
        await hand.clicks(control.getByRole('checkbox', { name: `All of ${team}`, exact: true }));
      await hand.clicks(control.getByRole('button', { name: 'Cards…' }));
      await hand.clicks(control.getByRole('button', { name: /^Make \d+ cards$/ }));
      await expect(cardsOn(control).getByRole('listitem').first()).toBeVisible();
      await control.evaluate(() => {
        window.print = () => undefined;
      });
      await hand.clicks(control.getByRole('button', { name: 'Print…' }));
      for (const link of await qrCodesOf(
        control,
        teams.map((team) => `${team}, Commander`),
      )) {
        const desk = await visitor(browser, port);
        await desk.goto(new URL(link).pathname);
        await desk.getByRole('button', { name: 'Take this seat' }).click();
        await expect(desk.getByText('once the game begins')).toBeVisible();
        desks.push(desk);
      }
      await hand.clicks(cardsOn(control).getByRole('button', { name: 'Done' }));
    });

    await test.step('the game begins', async () => {
      await hand.key(control, 'b');
      await expect(waits).toContainText('Three teams of 19 are played');
      await hand.key(control, 'n');
      await hand.clicks(
        control.getByRole('dialog', { name: 'Begin the game?' }).getByRole('button', { name: 'Begin the game' }),
      );
      await expect(waits).toContainText('The turn waits for three order sheets');
      for (const desk of desks) await expect(desk.getByText('once the game begins')).toBeHidden();
    });
    console.log(
      `Counted: ${hand.presses()} presses of a host from the unpacked archive to a begun game with three teams`,
    );
    expect(hand.presses()).toBeLessThanOrEqual(25);

    await test.step('the console is stopped by its page and started again: everybody goes on where they sat', async () => {
      await expect(page.getByText(/^Market Garden is running, turn 2\. 4 of \d+ seats are taken/)).toBeVisible();
      await page.getByRole('button', { name: 'Stop the console…' }).click();
      await page.getByRole('button', { name: 'Stop it', exact: true }).click();
      expect(await running!.ended).toBe(0);
      await expect(page.getByRole('heading', { name: 'The console has stopped' })).toBeVisible();
      running = doubleClick(host, ['--port', port]);
      await running.isUp();
      expect(running.said()).toContain('going on with Market Garden, turn 2');
      await control.reload();
      await expect(waits).toContainText('The clock stands since it went.');
      await control.getByRole('button', { name: 'Give that time back' }).click();
      await expect(waits).toContainText('The turn waits for three order sheets');
      for (const desk of desks) {
        await desk.reload();
        await expect(desk.getByText('Draft. Not handed in.').first()).toBeVisible();
      }
      expect(await running.closesWindow()).toBe(0);
    });

    await test.step('over yesterday’s data: its tables are brought up to date, and its game is there', async () => {
      const data = await yesterdays(host);
      running = doubleClick(host, ['--port', port, '--data', data]);
      const again = await hostsPage(browser, running);
      expect(running.said()).toMatch(/Bringing the database up to date … [\d.]+ s, [1-9]\d* applied/);
      await expect(again.getByText(/^Arnhem Bridge is running, turn \d/)).toBeVisible();
      const desk = await seatsGameControl(again, 'Sit down as Game Control', newHand());
      await expect(desk.getByRole('banner')).toContainText('Turn');
      await expect(desk.getByRole('region', { name: 'What the turn waits for' })).toBeVisible();
      expect(await running.closesWindow()).toBe(0);
    });
  } finally {
    await running?.closesWindow();
    host.leaves();
  }
});
