import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { AdmissionBounds } from './admission';
import { boundConnections } from './connections';
import { type Gateway, openGateway } from './gateway';

let gateway: Gateway;
let open: Socket[] = [];

afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await gateway.close();
});

/** A gateway before a console that never answers a stranger who asks to wait. */
async function gatewayOf(connections: AdmissionBounds['connections']): Promise<void> {
  gateway = await openGateway({
    port: 0,
    names: ['localhost'],
    address: '127.0.0.1',
    bounds: { connections: { silentMs: 600_000, ...connections } },
  });
  gateway.letIn({
    handler: async ({ url }, response) => {
      if (url === '/sign-in?waits') await once(response, 'close');
      else response.end('here');
    },
    holderOf: async ({ headers }) => (headers.cookie === 'a seat' ? 'a seat' : null),
  });
}

/** A connection, and whether it is open still. */
async function line(address = '127.0.0.1'): Promise<{ socket: Socket; isOpen: () => boolean; closes: Promise<void> }> {
  const socket = connect({ port: gateway.port, host: '127.0.0.1', localAddress: address });
  open.push(socket);
  socket.on('error', () => undefined);
  const closes = new Promise<void>((settle) => {
    socket.once('close', () => settle());
  });
  await Promise.race([once(socket, 'connect'), closes]);
  return { socket, isOpen: () => !socket.closed && !socket.destroyed, closes };
}

/** Asks on a connection, and reads what is answered. */
async function ask({ socket }: { socket: Socket }, cookie = ''): Promise<string> {
  socket.write(`GET /sign-in HTTP/1.1\r\nHost: localhost\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`);
  const [said] = await once(socket, 'data');
  return String(said).split('\r\n')[0]!;
}

test('of too many of one address the one that has rested longest makes room for the next; another address is not asked', async () => {
  await gatewayOf({ ofOneAddress: 2 });
  const other = await line('127.0.0.2');
  await ask(other);
  const first = await line();
  const second = await line();
  await ask(first);
  await ask(second);
  await ask(first);
  const third = await line();
  await second.closes;
  expect(await ask(third)).toBe('HTTP/1.1 200 OK');
  expect([other, first, third].map(({ isOpen }) => isOpen())).toEqual([true, true, true]);
});

test('where none of them rests the new one is closed', async () => {
  await gatewayOf({ ofOneAddress: 1 });
  const first = await line();
  await ask(first);
  first.socket.write('GET /sign-in?waits HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // What is asked on another address comes after it.
  await ask(await line('127.0.0.2'));
  await (await line()).closes;
  expect(first.isOpen()).toBe(true);
});

test('one that has gone is counted no longer, also in the middle of a request', async () => {
  await gatewayOf({ ofOneAddress: 1 });
  for (let times = 0; times < 3; times++) {
    const one = await line();
    one.socket.write('GET /sign-in?waits HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await ask(await line('127.0.0.2'));
    one.socket.destroy();
    await one.closes;
    // What is asked on another address comes after it.
    await ask(await line('127.0.0.2'));
  }
  expect(await ask(await line())).toBe('HTTP/1.1 200 OK');
});

/** A connection as a server hears of it, at a port of the test's choosing: it has ended when the test says so. */
class Heard extends EventEmitter {
  readonly remoteAddress = '192.0.2.7';
  isDestroyed = false;
  constructor(readonly remotePort: number) {
    super();
  }
  destroy(): void {
    this.isDestroyed = true;
  }
}

test('a port that comes again before the end of its last connection was heard of is counted once, and the bound holds', () => {
  const server = new EventEmitter();
  boundConnections(server as Server, { ofOneAddress: 2, inAll: 100, silentMs: 600_000 });
  const come = (port: number): Heard => {
    const heard = new Heard(port);
    server.emit('connection', heard);
    return heard;
  };
  const first = come(5000);
  const again = come(5000);
  const other = come(5001);
  for (const heard of [first, again, other]) heard.emit('close');
  const next = Array.from({ length: 10 }, (_, i) => come(6000 + i));
  expect(next.filter(({ isDestroyed }) => !isDestroyed)).toHaveLength(2);
  server.emit('close');
});

test('what a seat has asked by is bounded no longer', async () => {
  await gatewayOf({ ofOneAddress: 1, inAll: 1 });
  const seats = [];
  for (let i = 0; i < 5; i++) {
    const one = await line();
    expect(await ask(one, 'a seat')).toBe('HTTP/1.1 200 OK');
    seats.push(one);
  }
  const stranger = await line();
  expect(await ask(stranger)).toBe('HTTP/1.1 200 OK');
  expect(seats.every(({ isOpen }) => isOpen())).toBe(true);
});

test('one that says nothing as a whole is closed after a while, one that has asked is not', async () => {
  await gatewayOf({ silentMs: 40 });
  const seat = await line();
  await ask(seat, 'a seat');
  const stranger = await line();
  await ask(stranger);
  const silent = await line();
  const half = await line();
  half.socket.write('GET /sign-in HTTP/1.1\r\nHost: loc');
  await Promise.all([silent.closes, half.closes]);
  expect([seat.isOpen(), stranger.isOpen()]).toEqual([true, true]);
});

test('1,500 browsers of one address, none of which has a seat yet, are let in beside each other', async () => {
  await gatewayOf({});
  const lines = [];
  for (let i = 0; i < 1_500; i++) lines.push(await line());
  expect(await ask(lines[0]!)).toBe('HTTP/1.1 200 OK');
  expect(lines.every(({ isOpen }) => isOpen())).toBe(true);
});
