/**
 * The master map, measured: `npm run bench:map`. First the layout of the counters alone, ten times as many at a time;
 * then the map in a headless Chromium with 300 and with 3,000 counters. `busy` is the processor time of the page's main thread; the
 * wall time of a step holds the way to the browser and back besides. Prints tables; nothing is asserted.
 */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { encode } from 'next-auth/jwt';
import { type CDPSession, chromium, type Page } from 'playwright';
import { layOut } from '@/components/map/counters/stack';
import { formFor } from '@/components/map/counters/stack-form';
import { build, isBuilt } from '@/host/build';
import { prepareEnvironment } from '@/host/secrets';
import { giveSeat, holderFor, seatsOf } from '@/lib/db/access/seats';
import { closeDatabase } from '@/lib/db/client';
import { now, transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { openGame } from '@/lib/turn/sequence/open-game';
import { findBrowser } from '@/scripts/browser.mjs';
import { freshDatabase, openTestServer } from '@/scripts/testing/fresh-database';
import { crowdedMap, strewing } from './map-scenario';

const sizes = [300, 3_000];
const dragSteps = 60;
const wheelSteps = 15;
const panSteps = 30;

/**
 * The layout alone: so many px of map to a counter in each direction, that the crowd is as dense at every size. The form
 * is chosen as the map does: small counters at 45 px, at 15 px most of them in piles.
 */
function layoutCosts(apart: number): void {
  const costOf = (count: number): number => {
    const next = strewing();
    const width = apart * Math.sqrt(count);
    const items = Array.from({ length: count }, (_, i) => ({
      id: `u${i}`,
      band: i % 2 === 0 ? 'allied' : 'german',
      x: next() * width,
      y: next() * width,
    }));
    const times = Array.from({ length: 5 }, () => {
      const began = process.cpuUsage();
      layOut(items, formFor(items));
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  costOf(1_000);
  let before: number | null = null;
  for (const count of [300, 3_000, 30_000]) {
    const took = costOf(count);
    const growth = before === null ? '' : `, ${(took / before).toFixed(1)} times a tenth of them`;
    console.log(`layout of ${count} counters, ${apart} px apart: ${took.toFixed(1)} ms${growth}`);
    before = took;
  }
}

interface Figures {
  firstDraw: number;
  drag: { wall: number; busy: number };
  wheel: { wall: number; busy: number };
  pan: { wall: number; busy: number };
  nodes: number;
}

/** Seconds of processor time the main thread has used so far. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

async function steps(page: Page, session: CDPSession, count: number, step: (i: number) => Promise<unknown>) {
  const [began, workedBefore] = [performance.now(), await busy(session)];
  for (let i = 1; i <= count; i++) {
    await step(i);
    await frame(page);
  }
  const worked = (await busy(session)) - workedBefore;
  return { wall: (performance.now() - began) / count, busy: (worked * 1000) / count };
}

async function measure(page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(address, { timeout: 120_000 });
  await page.locator('[data-counter]').first().waitFor({ timeout: 120_000 });
  await frame(page);
  const firstDraw = performance.now() - began;
  await page.waitForTimeout(2_000);

  const middle = { x: 560, y: 420 };
  const pan = await (async () => {
    await page.mouse.move(90, 700);
    await page.mouse.down();
    const figures = await steps(page, session, panSteps, (i) => page.mouse.move(90 + i * 6, 700 - i * 4));
    await page.mouse.up();
    return figures;
  })();
  await page.mouse.move(middle.x, middle.y);
  const wheel = await steps(page, session, wheelSteps, () => page.mouse.wheel(0, -120));
  await page.waitForTimeout(800);
  const counter = page.locator('[data-counter]:not([data-pile])').nth(5);
  const held = await page.locator('[data-counter]:not([data-pile])').evaluateAll((all) => {
    const inside = all
      .map((one) => one.getBoundingClientRect())
      .find(({ x, y }) => x > 300 && x < 700 && y > 200 && y < 600);
    return inside ? { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 } : null;
  });
  const from = held ?? (await counter.boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const drag = await steps(page, session, dragSteps, (i) => page.mouse.move(from.x + i * 3, from.y + (i % 7)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const nodes = await page.locator('svg.map *').count();
  return { firstDraw, drag, wheel, pan, nodes };
}

async function mapOf(scenario: Scenario, secret: string): Promise<Figures> {
  const database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  const { gameId } = await openGame(scenario);
  const seat = (await seatsOf(gameId)).find(({ kind }) => kind === 'control')!;
  let holder = '';
  await transaction(async (tx) => {
    holder = await holderFor(tx, null);
    await giveSeat(tx, { gameId, seat, verb: 'take-seat', rule: '§2' }, seat.id, {
      holderId: holder,
      usedAt: await now(tx),
    });
    return done(null);
  });
  await closeDatabase();
  const child = fork(resolve('scripts/testing/serve.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', OPCOM_SERVE: JSON.stringify({ databaseUrl: database.url }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((settle) =>
    child.once('message', (message) => settle((message as { port: number }).port)),
  );
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const value = await encode({ token: { sub: holder }, secret });
    await context.addCookies([{ name: 'opcom-holder', value, url: `http://127.0.0.1:${port}` }]);
    return await measure(await context.newPage(), `http://127.0.0.1:${port}/control/${seat.id}/map`);
  } finally {
    await browser.close();
    const ended = new Promise((settle) => child.once('exit', settle));
    child.disconnect();
    await ended;
    await database.drop();
  }
}

async function main(): Promise<void> {
  layoutCosts(45);
  layoutCosts(15);
  process.env.OPCOM_DIST ??= '.next';
  prepareEnvironment('.data');
  if (!isBuilt()) await build();
  const closeServer = await openTestServer();
  try {
    const read = await loadScenario('market-garden');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const all: Figures[] = [];
    for (const size of sizes) all.push(await mapOf(crowdedMap(read.scenario, size), process.env.NEXTAUTH_SECRET ?? ''));
    const row = (what: string, of: (figures: Figures) => number, unit = ' ms') => {
      const [few, many] = all.map(of) as [number, number];
      console.log(
        `${what.padEnd(34)} ${few.toFixed(1)}${unit} with ${sizes[0]}, ${many.toFixed(1)}${unit} with ${sizes[1]}: ${(many / few).toFixed(1)} times`,
      );
    };
    row('first draw', ({ firstDraw }) => firstDraw);
    row(`${dragSteps} steps of a drag, each`, ({ drag }) => drag.wall);
    row('  of it busy', ({ drag }) => drag.busy);
    row(`${wheelSteps} turns of the wheel, each`, ({ wheel }) => wheel.wall);
    row('  of it busy', ({ wheel }) => wheel.busy);
    row(`${panSteps} steps of a push, each`, ({ pan }) => pan.wall);
    row('  of it busy', ({ pan }) => pan.busy);
    row('elements of the map at the end', ({ nodes }) => nodes, '');
  } finally {
    await closeServer();
  }
}

await main();
process.exit(0);
