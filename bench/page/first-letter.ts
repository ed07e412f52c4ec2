import type { Locator, Page } from 'playwright';

/** Notes when the frame with the first letter typed in a page was drawn, ms since navigation. */
export const watchLetters = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => Object.assign(window, { letterAt: performance.now() }))),
      { capture: true, once: true },
    );
  });

/** A field to write in, and what a person does to come to it. */
export interface Field {
  at: (page: Page) => Locator;
  open: (page: Page) => Promise<unknown>;
}

/** The orders of the first row of a player's sheet, on a phone. */
export const ordersOnPhone: Field = {
  at: (page) => page.locator('textarea:not(table *)').first(),
  open: (page) =>
    page
      .getByRole('button', { name: /round 1:/ })
      .first()
      .click({ timeout: 1_000 }),
};

/** The same on a laptop, where the sheet lies open. */
export const ordersOnLaptop: Field = {
  at: (page) => page.locator('table textarea').first(),
  open: () => Promise.resolve(),
};

/** The box that opens with Ctrl K on every desk of Control. */
export const palette: Field = {
  at: (page) => page.getByRole('combobox', { name: 'Go to a desk, team, combat or unit, or do something' }),
  open: (page) => page.keyboard.press('Control+k'),
};

const betweenMs = 150;
const patienceMs = 120_000;

/** Opens a field as soon as the page hears it, and types a letter. When it was shown, ms since navigation. @throws where it never is */
export async function firstLetter(page: Page, { at, open }: Field): Promise<number> {
  const began = performance.now();
  const field = at(page);
  while (!(await field.isVisible())) {
    if (performance.now() - began > patienceMs) throw new Error('the field never opened');
    await open(page).catch(() => undefined);
    await page.waitForTimeout(betweenMs);
  }
  await field.pressSequentially('A');
  const letterAt = await page.waitForFunction(() => (window as { letterAt?: number }).letterAt);
  return (await letterAt.jsonValue())!;
}
