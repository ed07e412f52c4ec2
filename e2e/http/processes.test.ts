import { expect, test } from 'vitest';
import { freePort } from '@/host/postgres/free-port';
import { childrenOf } from '@/scripts/testing/children-of';
import { until } from '@/scripts/testing/until';
import { newHost } from '../fixtures/host';
import { heldBy, type Knock, say } from '../fixtures/knock';
import { takeSeat } from '../fixtures/take-seat';

/** Several processes behind one address: whichever dies, what was written and acknowledged stands once. */

/** The processes that a process has started and that run a file of this name. */
const startedBy = (pid: number, file: string): number[] =>
  childrenOf(pid)
    .filter(({ command }) => command.includes(file))
    .map((child) => child.pid);

test('one process serves; when it is killed another takes its place, and the game goes on', async () => {
  const host = newHost();
  try {
    const port = await freePort();
    const hall = host.start('--port', String(port), '--processes', '1');
    await hall.isUp();
    const at = `http://localhost:${port}`;
    const cookie = await takeSeat(at, /\/join\/([0-9A-Z-]+)/.exec(hall.said())![1]!);
    const umpire: Knock = { at, cookie: `${cookie.name}=${cookie.value}` };
    const seatId = await heldBy(at, umpire.cookie);
    const servers = () => startedBy(hall.child.pid!, 'server-process');
    const [victim] = servers();
    expect(servers()).toHaveLength(1);
    process.kill(victim!, 'SIGKILL');
    await until(async () => {
      expect(servers()).toHaveLength(1);
      expect(servers()).not.toContain(victim);
      expect((await say(umpire, 'GET', `/api/control/${seatId}/claims`)).status).toBe(200);
    });
    expect(hall.said()).toContain('A process of the console had ended and is started again.');
    hall.child.kill('SIGTERM');
    expect(await hall.ended).toBe(0);
    expect(servers()).toEqual([]);
  } finally {
    await host.leaves();
  }
});

test('two processes serve; each of them is killed, and so is the one that owns the socket', async () => {
  const host = newHost();
  try {
    const port = await freePort();
    const hall = host.start('--port', String(port), '--processes', '2');
    await hall.isUp();
    const code = /\/join\/([0-9A-Z-]+)/.exec(hall.said())![1]!;
    const at = `http://localhost:${port}`;
    const cookie = await takeSeat(at, code);
    const umpire: Knock = { at, cookie: `${cookie.name}=${cookie.value}` };
    const seatId = await heldBy(at, umpire.cookie);

    let written = 0;
    /** Sends a note under one id until it is answered, as a browser does, which does not wait for one answer for ever. */
    const write = async () => {
      written += 1;
      const input = { toSeatId: null, text: `Note ${written}`, cards: [] };
      const body = JSON.stringify({ verb: 'hand-over', writeId: `the-note-${written}`, input });
      const headers = { origin: at, cookie: umpire.cookie, 'content-type': 'application/json' };
      await until(async () => {
        const signal = AbortSignal.timeout(5_000);
        const sent = await fetch(`${at}/api/control/${seatId}/act`, { method: 'POST', headers, body, signal });
        expect(sent.status).toBe(200);
      });
    };
    const socketOwnerOf = () => startedBy(hall.child.pid!, 'socket-owner')[0]!;
    const servers = () => startedBy(socketOwnerOf(), 'server-process');
    await write();
    expect(servers()).toHaveLength(2);

    for (const victim of [...servers(), socketOwnerOf()]) {
      process.kill(victim, 'SIGKILL');
      await Promise.all([write(), write(), write()]);
      await until(() => {
        expect(servers()).toHaveLength(2);
        expect([socketOwnerOf(), ...servers()]).not.toContain(victim);
      });
      await write();
    }
    const { text } = await say(umpire, 'GET', `/api/control/${seatId}/claims`);
    const { sent } = JSON.parse(text) as { sent: { text: string }[] };
    const notes = sent.map((one) => one.text).filter((one) => one.startsWith('Note '));
    expect(notes.toSorted()).toEqual(Array.from({ length: written }, (_, i) => `Note ${i + 1}`).toSorted());

    hall.child.kill('SIGTERM');
    expect(await hall.ended).toBe(0);
  } finally {
    await host.leaves();
  }
});
