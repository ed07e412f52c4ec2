import type { Page } from 'playwright';
import type { Tab } from '../browser/tab';

/** Main-thread time of each step of each gesture, from the gesture to the frame that shows it, ms. */
export interface Gestures {
  wheel: number[];
  push: number[];
  drag: number[];
  /** Of a frame in which nothing is done: what the looking itself costs. */
  idle: number[];
  /** From the last turn of the wheel until nothing of the map changes any more, ms. */
  sharpMs: number;
}

const steps = { wheel: 15, push: 30, drag: 30, idle: 20 };
const restMs = 800;

/** Turns the wheel over the map; pushes the map, there and back; drags a counter; and turns the wheel back. */
export async function makeGestures(tab: Tab): Promise<Gestures> {
  const { page } = tab;
  const { mouse } = page;
  const idle = await measured(tab, steps.idle, async () => {});
  const about = await bringsUp(page);
  await mouse.move(about.x, about.y);
  await watchChanges(page);
  const into = await measured(tab, steps.wheel, () => mouse.wheel(0, -120));
  const sharpMs = await untilSharp(page);
  const ground = await placeOf(page, 'ground');
  await mouse.move(ground.x, ground.y);
  await mouse.down();
  const push = await measured(tab, steps.push, (i) => {
    const far = i < steps.push / 2 ? i + 1 : steps.push - i - 1;
    return mouse.move(ground.x + far * 6, ground.y - far * 4);
  });
  await mouse.up();
  await page.waitForTimeout(restMs);
  const counter = await placeOf(page, 'counter');
  await mouse.move(counter.x, counter.y);
  await mouse.down();
  const drag = await measured(tab, steps.drag, (i) => mouse.move(counter.x + (i + 1) * 3, counter.y + (i % 7)));
  await page.keyboard.press('Escape');
  await mouse.up();
  await page.waitForTimeout(restMs);
  await mouse.move(about.x, about.y);
  const out = await measured(tab, steps.wheel, () => mouse.wheel(0, 120));
  await page.waitForTimeout(restMs);
  return { wheel: [...into, ...out], push, drag, idle, sharpMs };
}

async function measured({ page, session }: Tab, count: number, step: (i: number) => Promise<unknown>) {
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = await busyMs();
    await step(i);
    await shown(page);
    times.push((await busyMs()) - before);
  }
  return times;
}

/** Waits until a frame is drawn that was begun after whatever has happened so far. */
export const shown = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );

/** When the wheel was turned last, and when the map changed last. */
type Seen = { turnedAt: number; changedAt: number };

/** Notes the last turn of the wheel and the last change of the map. */
const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { turnedAt: 0, changedAt: 0 };
    Object.assign(window, { seen });
    // Functions without names: the compiler marks those that have one by a helper that the page does not know.
    addEventListener(
      'wheel',
      () => {
        seen.turnedAt = performance.now();
        seen.changedAt = seen.turnedAt;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      seen.changedAt = performance.now();
    }).observe(document.querySelector('svg.map')!.parentElement!, { subtree: true, childList: true, attributes: true });
  });

/** The time after the last turn of the wheel until the map stopped changing, ms. */
async function untilSharp(page: Page): Promise<number> {
  await page.waitForTimeout(2 * restMs);
  await shown(page);
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    return seen.changedAt - seen.turnedAt;
  });
}

/** Brings the first unit of the list into the middle of the map and puts it aside, so that the wheel leads to a counter. */
async function bringsUp(page: Page): Promise<{ x: number; y: number }> {
  const units = page.getByRole('complementary', { name: 'Units and movement' });
  await units
    .getByRole('button', { name: /^HQ XXX Corps/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(restMs);
  const box = (await page.locator('svg.map').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place in the middle of the map with a counter that lies alone, or with none. @throws where there is no such place */
async function placeOf(page: Page, what: 'counter' | 'ground'): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((wanted) => {
    for (let y = 180; y < 660; y += 4)
      for (let x = 200; x < 900; x += 4) {
        const at = document.elementFromPoint(x, y);
        const counter = at?.closest('[data-counter]');
        const isWanted =
          wanted === 'ground' ? !counter && at?.closest('svg.map') : counter && !counter.hasAttribute('data-pile');
        if (isWanted) return { x, y };
      }
    return null;
  }, what);
  if (!place) throw new Error(`the map shows no ${what} in its middle`);
  return place;
}
