import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { desksOfControl, seatAddress } from './fixtures/desks';
import { inWords, largerWords, layoutFaults } from './fixtures/laid-out';

/** A person who needs it larger has every desk of both rooms: a laptop at 200 %, larger words, and both. */

const field = givenScenario('arnhem-bridge');

const screens = { laptop: { width: 1366, height: 768 }, twice: { width: 683, height: 384 } };

async function looksIn(page: Page, where: string): Promise<void> {
  for (const screen of ['twice', 'laptop'] as const) {
    await page.setViewportSize(screens[screen]);
    for (const text of largerWords[screen]) {
      await inWords(page, text);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${where.replace(/\W+/g, '-')}-${screen}-${text}.png` });
      expect.soft(await layoutFaults(page), `${where}, ${screen}, ${text}`).toEqual([]);
    }
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
