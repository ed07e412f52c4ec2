import type { Browser, Page } from 'playwright';
import { inTab, plain, type Server, type Slowness, type Tab } from '../browser/tab';
import { type Field, firstLetter, watchLetters } from './first-letter';

/** A desk that is loaded in a browser. */
export interface DeskPage {
  seatId: string;
  /** Below the address of the server. */
  path: string;
  isPhone: boolean;
  /** Where the first letter is typed. */
  field: Field;
}

/** The result of one loading of a page; times since navigation. */
export interface Load {
  firstLetterMs: number;
  /** When the last task of more than 50 ms was over; 0: there was none. */
  lastLongTaskMs: number;
  elements: number;
}

/** A page that loads nothing and has no long task for so long is at rest, ms. */
const quietMs = 3_000;
const patienceMs = 120_000;

/** Loads a desk in a browser that has nothing of it yet. */
export const loadDesk = (browser: Browser, served: Server, desk: DeskPage, slowness: Slowness): Promise<Load> =>
  inTab(browser, { served, seatId: desk.seatId, slowness, isPhone: desk.isPhone }, async (tab) => {
    const { page } = tab;
    const traffic = watchTraffic(tab);
    await watchLetters(page);
    await watchLongTasks(page);
    await page.goto(`${served.address}${desk.path}`, { waitUntil: 'commit', timeout: patienceMs });
    const firstLetterMs = await firstLetter(page, desk.field);
    const lastLongTaskMs = await untilQuiet(page, traffic);
    return {
      firstLetterMs,
      lastLongTaskMs,
      elements: await page.locator('*').count(),
    };
  });

/** Weighs the compressed script that a desk loads by itself, before anything on it is pressed, kB of 1,000 bytes. */
export const scriptAtRest = (browser: Browser, served: Server, { seatId, path, isPhone }: DeskPage): Promise<number> =>
  inTab(browser, { served, seatId, slowness: plain, isPhone }, async (tab) => {
    const traffic = watchTraffic(tab);
    await watchLongTasks(tab.page);
    await tab.page.goto(`${served.address}${path}`, { waitUntil: 'load', timeout: patienceMs });
    await untilQuiet(tab.page, traffic);
    return traffic.scriptBytes() / 1000;
  });

interface Traffic {
  scriptBytes: () => number;
  /** The time since something came, except by a stream, ms. */
  quietFor: () => number;
}

function watchTraffic({ session }: Tab): Traffic {
  const kinds = new Map<string, string>();
  let scriptBytes = 0;
  let heardAt = performance.now();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId }) => {
    if (kinds.get(requestId) !== 'EventSource') heardAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  return { scriptBytes: () => scriptBytes, quietFor: () => performance.now() - heardAt };
}

const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { lastLongTaskMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.lastLongTaskMs = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
  });

/** Waits until the page is at rest. When its last long task was over, ms since navigation. */
async function untilQuiet(page: Page, { quietFor }: Traffic): Promise<number> {
  const began = performance.now();
  for (;;) {
    const [now, lastLongTaskMs] = await page.evaluate(() => [
      performance.now(),
      (window as unknown as { seen: { lastLongTaskMs: number } }).seen.lastLongTaskMs,
    ]);
    if (quietFor() > quietMs && now! - lastLongTaskMs! > quietMs) return lastLongTaskMs!;
    if (performance.now() - began > patienceMs) throw new Error('the page is never at rest');
    await page.waitForTimeout(250);
  }
}
