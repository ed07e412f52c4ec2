import fc from 'fast-check';
import { type Browser, expect, test } from 'playwright/test';
import type { Words } from './fixtures/player-of-a-world';
import { type PrintedPage, printed } from './fixtures/printed';
import { bytesOf, played, type Step } from './fixtures/turn-of-a-world';
import { type PlayedWorld, type Received, startWorld, type WorldServer } from './fixtures/world';

/**
 * Two games of one scenario that differ only in what a team may not know, played side by side over HTTP: the same player
 * writes the same, Control issues the same, and everything he receives is the same, byte for byte, `Date` left out. Ids,
 * cursors and the time follow from the step (docs/decisions/two-worlds-over-http.md). What is issued of a world that is
 * drawn, a thousand times over: `lib/visibility/two-worlds.test.ts`.
 */

/** One pair for the first team with `npm test`; ten for each of the two with `npm run soak`. */
const pairsOfWorlds = process.env.OPCOM_SOAK ? 10 : 1;
const teams = process.env.OPCOM_SOAK ? ['1-airborne', '9-ss-panzer'] : ['1-airborne'];

const text = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,9}){1,6}\.$/);
const words: fc.Arbitrary<Words> = fc.record({
  orders: text,
  message: text,
  note: text,
  answer: text,
  target: text,
  action: fc.constantFrom('hold', 'move', 'prepare'),
  option: fc.constantFrom(0, 1),
});

// Each opens worlds of its own, one after the other on the same two servers.
test.describe.configure({ mode: 'default' });
let servers: [WorldServer, WorldServer];
test.beforeAll(async () => {
  servers = await Promise.all([startWorld('scans'), startWorld('indexes')]);
});
test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

for (const team of teams)
  test(`${pairsOfWorlds} pairs of worlds that differ only in what ${team} may not know send its player the same bytes`, async ({
    browser,
  }) => {
    if (pairsOfWorlds > 1) test.setTimeout(240_000 + pairsOfWorlds * 60_000);
    let bytes = 0;
    let answers = 0;
    let hidden = 0;
    const property = fc.asyncProperty(words, fc.tuple(fc.nat(), fc.nat()), async (said, seeds) => {
      const worlds = await Promise.all(servers.map((server, i) => server.open(team, seeds[i]!)));
      try {
        const [one, other] = await Promise.all(
          worlds.map((world, i) => played(world, { team, said, hidden: seeds[i]! })),
        );
        expect(worlds[1]!.signedIn, 'signing in').toEqual(worlds[0]!.signedIn);
        expectSame(one!.steps, other!.steps);
        const [paper, otherPaper] = await Promise.all(worlds.map((world) => onPaper(browser, world, said.orders)));
        expect(otherPaper, 'printed').toEqual(paper);
        for (const { steps, hides } of [one!, other!]) {
          bytes += bytesOf(steps);
          answers += steps.reduce((sum, { received }) => sum + received.length, 0);
          hidden += hides;
        }
      } finally {
        await Promise.all(worlds.map((world) => world.close()));
      }
    });
    await fc.assert(property, { numRuns: pairsOfWorlds, endOnFailure: true });
    expect(hidden).toBeGreaterThan(pairsOfWorlds * 60);
    console.log(
      `Counted: two worlds over HTTP, ${team}: ${pairsOfWorlds} pairs, ${answers} answers, ${bytes} bytes compared, ${hidden} hidden acts`,
    );
  });

/** His desk as it comes from the printer: the order sheet, with the orders he has written. */
async function onPaper(browser: Browser, { at, seatId }: PlayedWorld, orders: string): Promise<PrintedPage[]> {
  const context = await browser.newContext({ baseURL: at.address });
  await context.addCookies([{ ...at.cookie, url: at.address }]);
  const desk = await context.newPage();
  await desk.clock.setFixedTime('2026-11-21T12:00:00Z');
  await desk.goto(`/player/${seatId}`);
  await expect(desk.getByText(orders).first()).toBeVisible();
  const sheets = await printed(desk);
  await context.close();
  expect(sheets.map(({ text }) => text).join(' ')).toContain(orders);
  return sheets;
}

/** All of what the one received is what the other received, answer by answer. */
function expectSame(steps: readonly Step[], others: readonly Step[]): void {
  for (const [i, { does, received, head, said }] of steps.entries()) {
    const twin = others[i]!;
    for (const [j, answer] of received.entries()) expectSameAnswer(does, answer, twin.received[j]);
    expect([twin.received.length, twin.head, twin.said], does).toEqual([received.length, head, said]);
  }
}

/** Of bodies that differ only the place where they do is said: a desk is a line of some thousand letters. */
function expectSameAnswer(does: string, one: Received, other: Received | undefined): void {
  const where = `${does}: ${one.asked}`;
  const at = [...one.body].findIndex((letter, i) => letter !== other?.body[i]);
  const near = (body: string) => (at < 0 ? '' : body.slice(Math.max(0, at - 200), at + 200));
  expect(near(other?.body ?? ''), `${where}, from letter ${at}`).toBe(near(one.body));
  // The length of a body is among its headers.
  expect(other && { ...other, body: '' }, where).toEqual({ ...one, body: '' });
}
