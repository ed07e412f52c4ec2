import { test as base, expect } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { until } from '@/scripts/testing/until';
import { type Host, newHost } from '../../fixtures/host';
import { browserAt } from '../../fixtures/host-page';

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from this pattern
  host: async ({}, use) => {
    const host = newHost();
    await use(host);
    await host.leaves();
  },
});

/** In `npm test` without a console: `lib/db/sequence/games-kept.db.test.ts`. */
test('a new game is opened by the host’s page, the one before is opened again, and a restore keeps what was there', async ({
  host,
}) => {
  const console = host.start('--port', String(await freePort()));
  await console.isUp();
  const [link] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(console.said())!;
  const page = browserAt(link, until);
  const played = async () => (await page.shown()).running!.games.map(({ id, isPlayed }) => [id, isPlayed]);
  const says = (words: RegExp) =>
    page.sees(({ stage, notices }) => {
      expect(stage).toBe('running');
      expect(notices.map((one) => one.words)).toContainEqual(expect.stringMatching(words));
    });
  await page.ask('archive-now');
  const [[first]] = (await played()) as [[string, boolean]];
  expect(await page.ask('new-game', { scenario: 'crete-1941' })).toEqual({ ok: true });
  await says(/^A new game of Crete: Maleme and Chania is open\./);
  const { running, archives } = await page.shown();
  const { id: second } = running!.games[0]!;
  expect(await played()).toEqual([
    [second, true],
    [first, false],
  ]);
  await page.ask('open-game', { gameId: first });
  await says(/^Arnhem Bridge is open again, at turn 5\./);
  expect(await played()).toEqual([
    [first, true],
    [second, false],
  ]);
  await page.ask('restore', { file: archives.all[0]!.file });
  await says(/ kept as replaced-arnhem-bridge-turn-5-.*\.opcom\.gz\.$/);
  expect(await played()).toEqual([[first, true]]);
  await page.ask('stop');
  expect(await console.ended).toBe(0);
});
