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
    holderOf: async () => {
      heard.emit('request');
      return null;
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
    holderOf: async (request) => {
      request.destroy();
      await once(request, 'close');
      return null;
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

test('while one seat reads twenty things two are under way, and the one thing of another seat is answered', async () => {
  let underWay = 0;
  let most = 0;
  const answers: (() => void)[] = [];
  const { port } = await door({
    holderOf: async ({ headers }) => headers.cookie ?? null,
    handler: async ({ headers }, response) => {
      if (headers.cookie === 'other') return void response.end('other');
      most = Math.max(most, ++underWay);
      response.once('close', () => underWay--);
      answers.push(() => response.end('greedy'));
    },
  });
  const reads = async (cookie: string) => {
    const [answer] = await once(ask({ port, host: '127.0.0.1', headers: { cookie } }).end(), 'response');
    return text(answer);
  };
  const greedy = Array.from({ length: 20 }, () => reads('greedy'));
  expect(await reads('other')).toBe('other');
  for (let answered = 0; answered < 20; ) {
    answers[answered]?.();
    if (answers[answered]) answered++;
    await new Promise((settle) => setTimeout(settle, 1));
  }
  expect(await Promise.all(greedy)).toEqual(Array(20).fill('greedy'));
  expect(most).toBe(2);
});

test('a read beyond those that may wait is refused, to be asked again; a write goes past them', async () => {
  const { port } = await door({
    holderOf: async () => 'seat',
    handler: async ({ method }, response) => {
      if (method === 'POST') response.end('written');
    },
  });
  const sent = Array.from({ length: 63 }, () => ask({ port, host: '127.0.0.1' }).end());
  const [refused] = await Promise.race(sent.map((one) => once(one, 'response')));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3']);
  const [written] = await once(posts(port).end('12345678'), 'response');
  expect(await text(written)).toBe('written');
  for (const one of sent) one.on('error', () => undefined).destroy();
});
