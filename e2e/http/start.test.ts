import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { type Host, newHost } from '../fixtures/host';
import { heldBy } from '../fixtures/knock';
import { takeSeat } from '../fixtures/take-seat';

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from this pattern
  host: async ({}, use) => {
    const host = newHost();
    await use(host);
    await host.leaves();
  },
});

const postmaster = ({ dataDir }: Host) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

test('a start opens the scenario and says where it is and who may sit where', async ({ host }) => {
  const port = String(await freePort());
  const first = host.start('--port', port, '--address', 'Hall.local');
  await first.isUp();
  expect(first.said()).toContain('opened ');
  expect(first.said()).toContain(`http://localhost:${port}`);
  expect(first.said()).toMatch(new RegExp(`http://hall\\.local:${port}/join/[0-9A-Z-]+`));
  expect(first.said()).toMatch(/[█▀▄]{5}/);
  expect(first.said()).toMatch(
    new RegExp(
      `first, in a browser on this computer:\\n {2}http://localhost:${port}/join/[0-9A-Z-]+\\n\\nCtrl-C stops the console; the game is kept\\.\\n`,
    ),
  );
  expect((await fetch(`http://localhost:${port}/sign-in`)).status).toBe(200);
  // The gallery is for developers: nobody in a hall finds it.
  expect((await fetch(`http://localhost:${port}/gallery`)).status).toBe(404);

  const second = host.start('--port', port);
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain('is running already');
  expect(second.said()).toContain(`http://localhost:${port}`);

  // A desk that listens is the console's own, and holds up no stop.
  const at = `http://localhost:${port}`;
  const { name, value } = await takeSeat(at, /\/join\/([0-9A-Z-]+)/.exec(first.said())![1]!);
  const cookie = `${name}=${value}`;
  const stream = await fetch(`${at}/api/events/${await heldBy(at, cookie)}`, { headers: { cookie } });
  expect(await stream.body!.getReader().read()).toMatchObject({ done: false });

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.said()).not.toContain('PostgreSQL goes on');
  expect(existsSync(postmaster(host))).toBe(false);
  expect(existsSync(join(host.dataDir, 'server.json'))).toBe(false);
});

test('after a crash the database left running is stopped, and the same game goes on, over TLS where that is asked for', async ({
  host,
}) => {
  const port = String(await freePort());
  const crashed = host.start('--port', port);
  await crashed.isUp();
  crashed.child.kill('SIGKILL');
  await crashed.ended;
  const orphan = readFileSync(postmaster(host), 'utf8').split('\n')[0];

  const next = host.start('--port', port, '--tls');
  await next.isUp();
  expect(next.said()).toContain('one left running by an earlier start was stopped first');
  expect(next.said()).toContain('going on with ');
  expect(readFileSync(postmaster(host), 'utf8').split('\n')[0]).not.toBe(orphan);
  const second = host.start('--port', port);
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain(`https://localhost:${port}`);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
});

test('a second console joins the first: both serve one game, and whichever ends takes nothing with it', async ({
  host,
}) => {
  const port = await freePort();
  const beside = await freePort();
  const first = host.start('--port', String(port));
  await first.isUp();
  const second = host.join('--port', String(beside));
  await second.isUp();
  expect(second.said()).toContain('going on with ');

  const at = (where: number) => `http://localhost:${where}`;
  const { name, value } = await takeSeat(at(port), /\/join\/([0-9A-Z-]+)/.exec(first.said())![1]!);
  const cookie = `${name}=${value}`;
  const seatId = await heldBy(at(beside), cookie);
  const note = async (where: number, writeId: string) => {
    const input = { toSeatId: null, text: `By ${writeId}`, cards: [] };
    const headers = { origin: at(where), cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ verb: 'hand-over', writeId, input });
    const sent = await fetch(`${at(where)}/api/control/${seatId}/act`, { method: 'POST', headers, body });
    expect(sent.status).toBe(200);
  };
  // Under one id it is done once, whichever of the two is asked.
  for (const where of [port, beside, port]) await note(where, 'the-first-note');
  await note(beside, 'the-second-note');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await note(port, 'the-third-note');
  const claims = await fetch(`${at(port)}/api/control/${seatId}/claims`, { headers: { cookie } });
  const { sent } = (await claims.json()) as { sent: { text: string }[] };
  expect(sent.map(({ text }) => text).toSorted()).toEqual([
    'By the-first-note',
    'By the-second-note',
    'By the-third-note',
  ]);
});

test('a port that belongs to another program is named, with what to do', async ({ host }) => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((settle) => other.listen(port, '127.0.0.1', settle));
  const refused = host.start('--port', String(port), '--links');
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(`Port ${port} is in use by another program.`);
  const [, options, free] = /npm start -- (.*)--port (\d+)\n/.exec(refused.said())!;
  expect(options).toBe(`--data ${host.dataDir} --scenario arnhem-bridge --links `);
  expect(Number(free)).toBeGreaterThan(port);
  const suggested = createServer();
  await new Promise<void>((settle) => suggested.listen(Number(free), settle));
  await new Promise((settle) => suggested.close(settle));
  expect(existsSync(postmaster(host))).toBe(false);
  await new Promise((settle) => other.close(settle));
});

test('a scenario that is not there is answered with those that are, and nothing is created', async ({ host }) => {
  const refused = host.start('--scenario', 'arnheim');
  expect(await refused.ended).toBe(2);
  expect(refused.said()).toBe(
    'There is no scenario arnheim. The console comes with arnhem-bridge, crete-1941, goodwood, market-garden, tuapse-1942. One of your own is named by its path, such as ./crete.opcom-scenario.\n',
  );
  expect(existsSync(host.dataDir)).toBe(false);
});

test('a data folder that cannot be one is told in a sentence', async ({ host }) => {
  writeFileSync(join(host.folder, 'a file'), '');
  const onFile = host.start('--data', join(host.folder, 'a file'));
  expect(await onFile.ended).toBe(1);
  expect(onFile.said()).toContain(`There is a file at ${join(host.folder, 'a file')} already. Name a folder,`);
  const below = host.start('--data', join(host.folder, 'a file', 'data'));
  expect(await below.ended).toBe(1);
  expect(below.said()).toContain('lies below a file, where no folder can be. Name another place.');
});

test('a bad option ends with code 2 and says what would be right', async ({ host }) => {
  const refused = host.start('--prot', '3001');
  expect(await refused.ended).toBe(2);
  expect(refused.said()).toContain('There is no option --prot. The options are --port,');
});
