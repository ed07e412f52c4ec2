import type { Page } from 'playwright/test';
import type { Moment } from '@/scripts/testing/finished-scene';
import { expect, givenScenario, isTakenOver, test } from './fixtures';
import { looksAsAccepted, saysHow, stopsTheHours, themes } from './fixtures/pictures';
import {
  controlsPages,
  fightingPages,
  playersPages,
  readingPages,
  type Scene,
  sizes,
  tellingPages,
} from './fixtures/scenes';

/** The console looks as it was accepted: every part of it in the gallery, and twelve whole pages. */

test.afterEach(saysHow);

test.describe('the gallery', () => {
  const field = givenScenario('arnhem-bridge');
  const opens = async (page: Page, size: keyof typeof sizes) => {
    await page.setViewportSize(sizes[size]);
    await page.goto('/gallery');
    await isTakenOver(page);
    await stopsTheHours(page);
  };

  // `npm test` compares the laptop's; the phone's and the wide screen's are compared with `npm run soak`.
  for (const size of ['phone', 'laptop', 'wide'] as const)
    test(`every chapter, ${size}`, { tag: size === 'laptop' ? [] : '@soak' }, async ({ asStranger }) => {
      const page = await asStranger(field);
      await opens(page, size);
      const titles = await page.locator('main > section > h2').allInnerTexts();
      expect(titles.length).toBeGreaterThan(8);
      const parts = titles.map((title) => [
        `${title.toLowerCase().replaceAll(' ', '-')}-${size}`,
        (at: Page) => at.getByRole('region', { name: title, exact: true }),
      ]);
      await looksAsAccepted(page, { name: `gallery-${size}`, parts: Object.fromEntries(parts) });
    });

  test('what opens over a page', async ({ asStranger }) => {
    const page = await asStranger(field);
    await opens(page, 'laptop');
    const all = [
      ['dialog', 'Open a dialog', (at: Page) => at.getByRole('dialog')],
      ['menu', 'Open a menu', (at: Page) => at.getByRole('menu')],
      ['palette', 'Open the palette', (at: Page) => at.getByRole('dialog')],
      ['refusal', 'Say that it is refused', (at: Page) => at.locator('section[aria-live=polite]')],
      ['notice', 'Open a notice', (at: Page) => at.locator('main main')],
    ] as const;
    for (const [name, button, of] of all) {
      await page.getByRole('button', { name: button }).click();
      await expect(of(page)).toBeVisible();
      await looksAsAccepted(page, { name: `opened-${name}`, parts: { [`opened-${name}`]: of } });
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('whole pages, as half of the units have marched', () => {
  const field = givenScenario('market-garden', { moment: 'marching' });
  // In `npm test` each desk is walked by its own test, and read by axe.spec.ts.
  test('of Control', { tag: '@soak' }, ({ asControl, asPlayer }) =>
    looks(controlsPages(field)({ asControl, asPlayer })),
  );
  test('of players, and in the hall', ({ asControl, asPlayer }) => looks(playersPages(field)({ asControl, asPlayer })));
});

// In `npm test` each desk is walked by its own test.
for (const [moment, pages] of Object.entries({ reading: readingPages, fighting: fightingPages, telling: tellingPages }))
  test.describe(`whole pages, ${moment}`, () => {
    const field = givenScenario('market-garden', { moment: moment as Moment });
    test('of Control', { tag: '@soak' }, ({ asControl, asPlayer }) => looks(pages(field)({ asControl, asPlayer })));
  });

async function looks(scenes: AsyncGenerator<Scene>): Promise<void> {
  for await (const { name, size, page } of scenes) {
    await page.setViewportSize(sizes[size]);
    await stopsTheHours(page);
    await looksAsAccepted(page, { name, lights: size === 'paper' ? ['light'] : themes });
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
