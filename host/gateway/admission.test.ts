import { EventEmitter, once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { Admission } from './admission';
import type { Console } from './console';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A door that waits ten minutes for what a stranger sends. @returns its port, and what becomes of each request */
async function door(console: Console): Promise<{ port: number; admitted: Promise<void>[] }> {
  const admitted: Promise<void>[] = [];
  server = createServer((request, response) => admitted.push(admission.admit(request, response, console)));
  const admission = new Admission(server, { bodyWithinMs: 600_000 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, admitted };
}

const posts = (port: number) => ask({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': '8' } });

test('what a stranger sends in two parts goes in as a whole', async () => {
  const heard = new EventEmitter();
  const isHeard = once(heard, 'request');
  const { port } = await door({
    isSeats: async () => {
      heard.emit('request');
      return false;
    },
    handler: async (request, response) => void response.end(await text(request)),
  });
  const sent = posts(port);
  sent.write('code');
  await isHeard;
  sent.end('=abc');
  const [answer] = await once(sent, 'response');
  expect(await text(answer)).toBe('code=abc');
});

test('of one who has gone before his turn nothing more is waited for', async () => {
  const { port, admitted } = await door({
    isSeats: async (request) => {
      request.destroy();
      await once(request, 'close');
      return false;
    },
    handler: async () => expect.fail('he has gone'),
  });
  const sent = posts(port).on('error', () => undefined);
  const isClosed = new Promise((settle) => sent.once('close', settle));
  sent.write('code');
  await isClosed;
  await Promise.all(admitted);
  expect(admitted).toHaveLength(1);
});
