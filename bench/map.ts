/** Gestures on the master map: what the main thread of a browser works for each step of them. */

import { loadScenario } from '@/lib/scenario';
import { type Served, serving } from './browser/served';
import { inBrowser, inTab, plain, type Slowness, slowed, type Tab } from './browser/tab';
import { type Figure, figure } from './figure';
import { crowdedMap } from './map/crowded-map';
import { type Gestures, makeGestures, shown } from './map/gestures';
import { onProductionBuild } from './production-build';
import { median, quantile } from './quantile';

const repeats = 3;
const patienceMs = 180_000;
const gestures = ['wheel', 'push', 'drag', 'idle'] as const;

interface OnMap {
  /** Until the counters are drawn, ms. */
  firstDrawMs: number;
  elements: number;
  repeats: Gestures[];
}

export const map = (): Promise<Figure[]> =>
  onProductionBuild(async () => {
    const read = await loadScenario('market-garden');
    if (!read.ok) throw new Error('the scenario does not read');
    const few = await serving(crowdedMap(read.scenario, 300), async (served) => ({
      plain: await onMap(served, plain),
      slowed: await onMap(served, { ...slowed, line: null }),
    }));
    const many = await serving(crowdedMap(read.scenario, 3_000), (served) => onMap(served, plain));
    return [
      ...figuresOf('map', few.plain),
      ...figuresOf('map3000', many),
      ...figuresOf('mapSlowed', few.slowed),
      ...gestures.slice(0, 3).map((gesture) => {
        const all = few.plain.repeats.map((one) => median(one[gesture]));
        return figure(
          `map3000.${gesture}.vs300`,
          many.repeats.map((one) => median(one[gesture]) / median(all)),
          'times',
        );
      }),
    ];
  });

const onMap = (served: Served, slowness: Slowness): Promise<OnMap> =>
  inBrowser((browser) =>
    inTab(browser, { served, seatId: served.game.chief.id, slowness }, (tab) => lookAtMap(tab, served)),
  );

async function lookAtMap(tab: Tab, { address, game }: Served): Promise<OnMap> {
  const { page, session } = tab;
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(`${address}/control/${game.chief.id}/map`, { timeout: patienceMs });
  await page.locator('[data-counter]').first().waitFor({ timeout: patienceMs });
  await shown(page);
  const firstDrawMs = performance.now() - began;
  await page.waitForTimeout(3_000);
  const elements = await page.locator('svg.map *').count();
  // Gestures begin at the whole map, as they did before the map opened on the fighting.
  await page.getByRole('button', { name: 'Whole map' }).click();
  await page.waitForTimeout(3_000);
  // What comes first warms the page up.
  await makeGestures(tab);
  const made: Gestures[] = [];
  for (let i = 0; i < repeats; i++) made.push(await makeGestures(tab));
  return { firstDrawMs, elements, repeats: made };
}

function figuresOf(name: string, { firstDrawMs, elements, repeats: made }: OnMap): Figure[] {
  const of = (key: string, sample: (one: Gestures) => number) => figure(`${name}.${key}`, made.map(sample), 'ms');
  return [
    ...gestures.flatMap((gesture) => [
      of(`${gesture}.medianMs`, (one) => median(one[gesture])),
      of(`${gesture}.p95Ms`, (one) => quantile(one[gesture], 0.95)),
    ]),
    of('sharpMs', ({ sharpMs }) => sharpMs),
    figure(`${name}.firstDrawMs`, [firstDrawMs], 'ms'),
    figure(`${name}.elements`, [elements], ''),
  ];
}
