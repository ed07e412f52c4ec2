import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '@/scripts/browser.mjs';
import type { Served } from './served';

/** Where a page is served, and the cookies of its seats. */
export type Server = Pick<Served, 'address' | 'cookies'>;

/** The slowness of a browser against this machine, and the line over which it is served. */
export interface Slowness {
  /** So many times slower. */
  processor: number;
  /** null: as fast as it goes. */
  line: { bitsPerSecond: number; delayMs: number } | null;
}

export const plain: Slowness = { processor: 1, line: null };
/** A phone of the cheaper kind on slow 4G. */
export const slowed: Slowness = { processor: 4, line: { bitsPerSecond: 1_600_000, delayMs: 150 } };

export const inBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** A page of a browser in which nothing is kept, and what speaks to it from outside. */
export interface Tab {
  page: Page;
  session: CDPSession;
}

/** Does `work` in a tab that holds a seat. `isPhone`: on the screen of one. */
export async function inTab<T>(
  browser: Browser,
  {
    served,
    seatId,
    slowness,
    isPhone = false,
  }: { served: Server; seatId: string; slowness: Slowness; isPhone?: boolean },
  work: (tab: Tab) => Promise<T>,
): Promise<T> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport });
  const [name, value] = served.cookies.get(seatId)!.split('=') as [string, string];
  await context.addCookies([{ name, value, url: served.address }]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, slowness);
    return await work({ page, session });
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { processor, line }: Slowness): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!line) return;
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.delayMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
