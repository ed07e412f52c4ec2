import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import type { Words } from './fixtures/player-of-a-world';
import { bytesOf, played } from './fixtures/turn-of-a-world';
import { startWorld, type WorldServer } from './fixtures/world';

/**
 * Two games of one scenario that differ only in what a team may not know, played side by side over HTTP: the same player
 * writes the same, Control issues the same, and everything he receives is the same, byte for byte, `Date` left out. Ids,
 * cursors and the time follow from the step (docs/decisions/two-worlds-over-http.md). What is issued of a world that is
 * drawn, a thousand times over: `lib/visibility/two-worlds.test.ts`.
 */

const pairsOfWorlds = process.env.OPCOM_SOAK ? 20 : 2;

const text = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,9}){1,6}\.$/);
const words: fc.Arbitrary<Words> = fc.record({
  ...{ orders: text, message: text, note: text, answer: text, target: text },
  action: fc.constantFrom('hold', 'move', 'prepare'),
  option: fc.constantFrom(0, 1),
});

let servers: [WorldServer, WorldServer];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  servers = await Promise.all([startWorld(), startWorld()]);
});
test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

test(`${pairsOfWorlds} pairs of worlds that differ only in what a team may not know send its player the same bytes`, async () => {
  test.setTimeout(pairsOfWorlds * 90_000);
  let [bytes, answers, hidden] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('1-airborne', '9-ss-panzer'),
      words,
      fc.tuple(fc.nat(), fc.nat()),
      async (team, said, seeds) => {
        const worlds = await Promise.all(servers.map((server, i) => server.open(team, seeds[i]!)));
        try {
          const [one, other] = await Promise.all(
            worlds.map((world, i) => played(world, { team, said, hidden: seeds[i]! })),
          );
          for (const [i, step] of one!.steps.entries()) {
            const twin = other!.steps[i]!;
            for (const [j, answer] of step.received.entries())
              expect(twin.received[j], `${team}, ${step.does}: ${answer.asked}`).toEqual(answer);
            expect({ head: twin.head, said: twin.said }, `${team}, ${step.does}: the stream`).toEqual({
              head: step.head,
              said: step.said,
            });
          }
          for (const { steps, hides } of [one!, other!]) {
            bytes += bytesOf(steps);
            answers += steps.reduce((sum, { received }) => sum + received.length, 0);
            hidden += hides;
          }
        } finally {
          await Promise.all(worlds.map((world) => world.close()));
        }
      },
    ),
    { numRuns: pairsOfWorlds, endOnFailure: true },
  );
  expect(hidden).toBeGreaterThan(pairsOfWorlds * 60);
  console.log(
    `two worlds over HTTP: ${pairsOfWorlds} pairs, ${answers} answers, ${bytes} bytes compared, ${hidden} hidden acts`,
  );
});
