import type { Page } from 'playwright/test';
import { type FaceName, faces, widthOf } from '@/components/map/labels/type';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { overprinted } from './fixtures/overprinted';

/** The words on the maps in a real browser: as wide as they are reckoned, and none over another. */

const field = givenScenario('market-garden');

const families = {
  sans: 'IBM Plex Sans',
  cond: 'IBM Plex Sans Condensed',
  serif: 'IBM Plex Serif',
  mono: 'IBM Plex Mono',
} as const;

const samples: readonly (readonly [FaceName, string])[] = [
  ['city', '’s-Hertogenbosch'],
  ['city', 'Arnhem'],
  ['town', 'Sint-Oedenrode'],
  ['village', 'Wolfheze'],
  ['water', 'Wilhelmina Canal'],
  ['brook', 'Kervenheimer Mühlenfleuth'],
  ['region', 'LAND VAN MAAS EN WAAL'],
  ['spot', '109'],
  ['counter', '1/506 PIR'],
  ['counter', 'HQ 1 Abn Div'],
  ['contact', 'a battalion: tanks'],
  ['when', 'told yesterday afternoon'],
  ['crossing', 'blown'],
  ['pencil', 'Bailey at Son by first light'],
  ['air', 'Bombing area 7'],
  ['zone', 'DZ X (Renkum heath)'],
  ['reference', '746 779'],
];

/** The width of a text as it is drawn in a face, px. */
const drawnWidth = (page: Page, face: FaceName, text: string): Promise<number> => {
  const { font, size, spacing = 0 }: { font: string; size: number; spacing?: number } = faces[face];
  const weight = font.slice(-3);
  const style = face === 'water' || face === 'brook' ? 'italic' : 'normal';
  const family = families[font.slice(0, -3) as keyof typeof families];
  return page.evaluate(
    async ({ css, letterSpacing, words }) => {
      await document.fonts.load(css, words);
      const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      const drawn = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'text'));
      svg.classList.add('map');
      drawn.textContent = words;
      drawn.style.font = css;
      drawn.style.letterSpacing = letterSpacing;
      const width = drawn.getComputedTextLength();
      svg.remove();
      return width;
    },
    { css: `${style} ${weight} ${size}px "${family}"`, letterSpacing: `${spacing}em`, words: text },
  );
};

test('words are as wide as the labeller reckons, and none lies over another', async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Map Control');
  await goesTo(control, 'Map');
  for (const [face, text] of samples) {
    // A face that has just come is drawn a moment after it says that it is loaded.
    await expect(async () => {
      const drawn = await drawnWidth(control, face, text);
      expect(Math.abs(widthOf(text, face) - drawn), `${text} in ${face}, ${drawn} px`).toBeLessThan(0.03 * drawn);
    }).toPass();
  }

  const frost = await asPlayer(field, '1 Airborne');
  for (const page of [control, frost]) {
    const map = page.locator('svg.map');
    for (const zoom of ['as it opens', '+', '+', '+', '0']) {
      if (zoom.length === 1) await map.press(zoom);
      await expect(map.locator('[data-counter]').first()).toBeVisible();
      await expect(map).toHaveAttribute('aria-busy', 'false');
      expect(await overprinted(page), `at ${zoom}`).toEqual([]);
    }
  }
});
