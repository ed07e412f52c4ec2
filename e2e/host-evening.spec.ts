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
function handOf(page: Page) {
  let presses = 0;
  return {
    clicks: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    key: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    double: () => {
      presses += 1;
    },
    presses: () => presses,
  };
}

const visitor = async (browser: Browser, port: string): Promise<Page> =>
  (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();

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
    running = doubleClick(host, ['--port', port]);
    await running.isUp();
    const control = await visitor(browser, port);
    const hand = handOf(control);
    hand.double();
    // The browser opens at the link that the console prints last.
    await control.goto(/(\/join\/[0-9A-Z-]+)\n\nCtrl-C/.exec(running.said())![1]!);
    await hand.clicks(control.getByRole('button', { name: 'Take this seat' }));
    const waits = control.getByRole('region', { name: 'What the turn waits for' });
    await expect(waits).toContainText('The game has not begun');
    // The page hears keys once it has named itself.
    await expect(control).toHaveTitle(/Turn board · Control$/);

    const desks: Page[] = [];
    await test.step('three teams are ticked, their cards are printed, and their commanders sit down by them', async () => {
      await hand.key('s');
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
      await hand.key('b');
      await expect(waits).toContainText('Three teams of 19 are played');
      await hand.key('n');
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

    await test.step('the window is closed and the console started again: everybody goes on where they sat', async () => {
      expect(await running!.closesWindow()).toBe(0);
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
      running = doubleClick(host, ['--port', port, '--data', data, '--links']);
      await running.isUp();
      expect(running.said()).toMatch(/Bringing the database up to date … [\d.]+ s, [1-9]\d* applied/);
      expect(running.said()).toContain('going on with Arnhem Bridge, turn');
      const again = await visitor(browser, port);
      const link = /(?:takes it over\) +|opens this link first[^\n]*\n +)\S+(\/join\/[0-9A-Z-]+)/.exec(running.said());
      await again.goto(link![1]!);
      await again.getByRole('button', { name: 'Take this seat' }).click();
      await expect(again.getByRole('banner')).toContainText('Turn');
      await expect(again.getByRole('region', { name: 'What the turn waits for' })).toBeVisible();
      expect(await running.closesWindow()).toBe(0);
    });
  } finally {
    await running?.closesWindow();
    host.leaves();
  }
});
