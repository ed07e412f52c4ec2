import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { desksOfControl, seatAddress } from './fixtures/desks';
import { layoutFaults } from './fixtures/laid-out';

/** Who needs it larger has every desk of both rooms: a laptop at 200 %, larger words, and both. */

const field = givenScenario('arnhem-bridge');

const laptop = { width: 1366, height: 768 };
const twice = { width: 683, height: 384 };
const ways = [
  { how: 'at 200 %', size: twice, text: null },
  { how: 'with larger words', size: laptop, text: 'larger' },
  { how: 'at 200 % with larger words', size: twice, text: 'larger' },
] as const;

async function looksIn(page: Page, where: string): Promise<void> {
  for (const { how, size, text } of ways) {
    await page.setViewportSize(size);
    await page.evaluate((text) => {
      if (text) document.documentElement.dataset.text = text;
      else delete document.documentElement.dataset.text;
    }, text);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/${where.replaceAll('/', '_') || '_'}-${how.replace(/\W+/g, '-')}.png`,
      });
    expect.soft(await layoutFaults(page), `${where} ${how}`).toEqual([]);
  }
}

test('every desk of Control', async ({ asControl }) => {
  test.setTimeout(900_000);
  const control = await asControl(field);
  const seat = seatAddress(control);
  for (const desk of desksOfControl) {
    await control.goto(`${seat}${desk}`);
    await expect(control.getByRole('heading').or(control.getByRole('application')).first()).toBeVisible();
    await looksIn(control, `Control${desk}`);
  }
});

test('every part of a player’s desk', async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await looksIn(frost, 'Player');
});
