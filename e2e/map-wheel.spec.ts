import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';

/** The wheel over the master map, counted: what a turn of it touches. */

const field = givenScenario('market-garden');

test('while the wheel is turned the map moves as one picture: nothing in it is touched, and no word is scaled', async ({
  asControl,
}) => {
  const control = await asControl(field, 'Map Control');
  await goesTo(control, 'Map');
  const map = control.locator('.map-picture > svg.map');
  await expect(map.locator('[data-counter]').first()).toBeVisible();
  await expect(map).toHaveAttribute('aria-busy', 'false');

  const box = (await map.boundingBox())!;
  await control.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const seen = await map.evaluate(
    (svg) =>
      new Promise<{ touched: number; transform: string }>((resolve) => {
        const picture = svg.parentElement!;
        const touched = new MutationObserver(() => {});
        touched.observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
        const moved = new MutationObserver(() => {
          moved.disconnect();
          resolve({ touched: touched.takeRecords().length, transform: getComputedStyle(picture).transform });
        });
        moved.observe(picture, { attributes: true, attributeFilter: ['style'] });
        const { left, top, width, height } = svg.parentElement!.getBoundingClientRect();
        svg.dispatchEvent(
          new WheelEvent('wheel', {
            bubbles: true,
            cancelable: true,
            clientX: left + width / 2,
            clientY: top + height / 2,
            deltaY: -120,
          }),
        );
      }),
  );
  expect(seen.touched).toBe(0);
  // A browser lays the words of an SVG out anew when what is around it is scaled, but not when it comes nearer.
  const { a, b, c, d, m44 } = await control.evaluate((transform) => {
    const { a, b, c, d, m44 } = new DOMMatrix(transform);
    return { a, b, c, d, m44 };
  }, seen.transform);
  expect({ a, b, c, d }).toEqual({ a: 1, b: 0, c: 0, d: 1 });
  expect(m44).toBeLessThan(1);

  // At rest it is laid out for the new scale, and lies where it was shown.
  await expect(control.locator('.map-picture')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  expect(await map.boundingBox()).toEqual(box);
});
