import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { until } from '@/scripts/testing/until';
import { type Host, newHost } from '../fixtures/host';

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from this pattern
  host: async ({}, use) => {
    const host = newHost();
    await use(host);
    await host.leaves();
  },
});

/** The parts of the page that these tests look at. */
interface Seen {
  stage: string;
  trouble: { words: string; freePort: number | null } | null;
  running: { games: { id: string; isPlayed: boolean }[]; addresses: { host: string }[] } | null;
  archives: { trouble: string; all: { file: string; name: string }[] };
  settings: { port: number };
  notices: { words: string }[];
}

/** The host's browser at the page's link. */
function browserAt(link: string) {
  const { origin } = new URL(link);
  const shown = async () => (await (await fetch(`${link}shown`)).json()) as Seen;
  const asked = async (path: string, body: string) =>
    (await (await fetch(`${link}${path}`, { method: 'POST', headers: { origin }, body })).json()) as {
      ok: boolean;
      words?: string;
    };
  return {
    shown,
    ask: (act: string, more: object = {}) => asked('act', JSON.stringify({ act, ...more })),
    hand: (name: string, content: string) => asked(`file?name=${encodeURIComponent(name)}`, content),
    sees: (fits: (seen: Seen) => void) => until(async () => fits(await shown())),
  };
}

test('a double-click opens the page, which says what keeps the console from starting and puts it right; a second one opens it again', async ({
  host,
}) => {
  const port = await freePort();
  const other = createServer((_, response) => response.end('another program'));
  await new Promise<void>((settle) => other.listen(port, settle));
  const first = host.doubleClick('--port', String(port), '--scenario', 'arnhem-bridge');
  await until(() => expect(host.opened()).toHaveLength(1));
  const [link] = host.opened();
  const page = browserAt(link!);
  await page.sees(({ stage }) => expect(stage).toBe('trouble'));
  const { trouble } = await page.shown();
  expect(trouble!.words).toBe(
    `Port ${port} is in use by another program. Stop that program, or take a port that is free.`,
  );
  expect(trouble!.freePort).toBeGreaterThan(port);
  expect(await page.ask('archive-now')).toMatchObject({ ok: false });

  expect(await page.ask('take-port', { port: trouble!.freePort })).toEqual({ ok: true });
  await first.isUp();
  await page.sees(({ stage }) => expect(stage).toBe('running'));
  expect((await page.shown()).settings.port).toBe(trouble!.freePort);
  await until(() =>
    expect(JSON.parse(readFileSync(join(host.dataDir, 'settings.json'), 'utf8'))).toEqual({ port: trouble!.freePort }),
  );

  // Through the hall's own door there is no such page, whoever asks and however.
  const hall = `http://127.0.0.1:${trouble!.freePort}`;
  const { pathname } = new URL(link!);
  for (const path of [pathname, `${pathname}shown`, '/host', '/shown'])
    expect((await fetch(hall + path)).status).toBe(404);
  expect((await fetch(`${hall}${pathname}act`, { method: 'POST', headers: { origin: hall }, body: '{}' })).status).toBe(
    404,
  );
  expect((await fetch(`${hall}/yes`)).status).toBe(200);

  const second = host.doubleClick();
  expect(await second.ended).toBe(0);
  await until(() => expect(host.opened()).toEqual([link, link]));
  expect(await page.ask('stop')).toEqual({ ok: true });
  expect(await first.ended).toBe(0);
  await new Promise((settle) => other.close(settle));
});

test('games, archives and settings by the page: each game is kept, and what cannot be is told in a sentence', async ({
  host,
}) => {
  const console = host.start('--port', String(await freePort()));
  await console.isUp();
  const [link] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(console.said())!;
  const page = browserAt(link);
  const played = async () => (await page.shown()).running!.games.map(({ id, isPlayed }) => [id, isPlayed]);
  const says = (words: string | RegExp) =>
    page.sees(({ stage, notices }) => {
      expect(stage).toBe('running');
      expect(notices.map((one) => one.words)).toContainEqual(expect.stringMatching(words));
    });

  expect(await page.ask('archive-now')).toMatchObject({ ok: true, words: expect.stringMatching(/found complete\.$/) });
  expect(await page.ask('new-game', { scenario: 'arnhem-bridge' })).toEqual({ ok: true });
  await says(/^A new game of Arnhem Bridge is open\./);
  const { running, archives } = await page.shown();
  const ids = running!.games.map(({ id }) => id);
  expect(await played()).toEqual([
    [ids[0], true],
    [ids[1], false],
  ]);
  await page.ask('open-game', { gameId: ids[1] });
  await says(/^Arnhem Bridge is open again, at turn 5\./);
  expect(await played()).toEqual([
    [ids[1], true],
    [ids[0], false],
  ]);

  await page.ask('restore', { file: archives.all[0]!.file });
  await says(/^Arnhem Bridge is as it was at turn 5, .* kept as replaced-arnhem-bridge-turn-5-.*\.opcom\.gz\.$/);
  expect(await played()).toEqual([[ids[1], true]]);
  expect((await page.shown()).archives.all.some(({ name }) => name.startsWith('replaced-'))).toBe(true);

  expect(await page.hand('notes.txt', 'x')).toMatchObject({
    ok: false,
    words: expect.stringMatching(/^That is neither/),
  });
  expect(await page.hand('broken.opcom.gz', 'no archive')).toMatchObject({ ok: true });
  const brought = (await page.shown()).archives.all.find(({ name }) => name === 'broken.opcom.gz')!;
  expect(await page.ask('read-archive', { file: brought.file })).toMatchObject({
    ok: false,
    words: expect.stringMatching(/^broken\.opcom\.gz is damaged .* Take another archive\.$/),
  });
  expect(await page.ask('read-archive', { file: '/etc/passwd' })).toMatchObject({ ok: false });
  expect(await page.hand('mine.opcom-scenario', 'no scenario')).toMatchObject({
    ok: false,
    words: expect.stringMatching(/^This scenario cannot be played: /),
  });

  // A stick is chosen, and pulled out: the game goes on, and the page says what to do.
  const stick = join(host.folder, 'stick é');
  mkdirSync(stick);
  expect(await page.ask('settings', { settings: { archive: stick, addresses: ['hall.local'] } })).toEqual({ ok: true });
  await page.sees(({ stage, archives: { all }, running: now }) => {
    expect(stage).toBe('running');
    expect(all.some(({ file }) => file.startsWith(stick))).toBe(true);
    expect(now!.addresses[0]!.host).toBe('hall.local');
  });
  rmSync(stick, { recursive: true });
  expect((await page.shown()).archives.trouble).toBe(
    `There is no folder ${stick}. Put the stick in, or make the folder.`,
  );

  writeFileSync(join(host.folder, 'a file'), '');
  expect(await page.ask('settings', { settings: { data: join(host.folder, 'a file', 'data') } })).toMatchObject({
    ok: false,
    words: expect.stringMatching(/lies below a file, where no folder can be\. Name another place\.$/),
  });
  expect(await page.ask('choose-address', { host: '203.0.113.9' })).toMatchObject({ ok: false });
  expect(await page.ask('stop')).toEqual({ ok: true });
  expect(await console.ended).toBe(0);
});
