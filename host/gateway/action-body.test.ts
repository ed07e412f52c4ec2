import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actFault } from './action-body';

/** A server that answers what it found wrong, or what it could still read of an act. */
const server = createServer(async (request, response) => {
  const fault = await actFault(request);
  if (fault) return void response.writeHead(fault.code).end(fault.text);
  let text = '';
  for await (const part of request) text += part;
  response.end(text);
});
beforeAll(() => new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle)));
afterAll(() => new Promise((settle) => server.close(settle)));

function send(body: string | Buffer, headers: Record<string, string> = {}): Promise<{ code: number; text: string }> {
  const { port } = server.address() as AddressInfo;
  const all = { 'next-action': 'a1', 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return new Promise((settle, fail) => {
    const asked = ask({ port, host: '127.0.0.1', method: 'POST', headers: all }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => settle({ code: response.statusCode ?? 0, text }));
    });
    asked.on('error', fail).end(body);
  });
}

test.each([
  '["seat",{"turn":5,"reason":"So."}]',
  '["seat","$undefined",{"x":"$NaN","text":"$$5 each"}]',
  '[]',
  // Two rows that share one empty list: the second names it by its way.
  '["seat",{"lines":[{"id":"a","supportIds":[]},{"id":"b","supportIds":"$0:1:lines:0:supportIds"}]}]',
  JSON.stringify(['seat', 'x'.repeat(300_000)]),
])('an act is read, and can be read again: %.40s', async (body) => {
  expect(await send(body)).toEqual({ code: 200, text: body });
});

test.each([
  '',
  'x',
  '{"a":1}',
  '["seat"',
  '["$F1"]',
  '["seat",{"a":["$@1"]}]',
  '["$nx"]',
  '["$K1"]',
  '["$0"]',
  '[{"a":1},"$0:0:a"]',
  '["seat","$0:1:lines"]',
  '[{},"$0:0:constructor"]',
  '[{},"$0:0:__proto__"]',
  '[{},"$1:0"]',
  '['.repeat(900_000),
])('what cannot be read is refused: 400, %.40s', async (body) => expect((await send(body)).code).toBe(400));

test('bytes that are no text are refused: 400', async () => {
  expect((await send(Buffer.from([0xff, 0x00, 0x5b, 0x22]))).code).toBe(400);
});

test('an act of another type, or too long, is refused', async () => {
  expect((await send('[]', { 'content-type': 'multipart/form-data; boundary=x' })).code).toBe(415);
  expect((await send(' '.repeat(1_000_001))).code).toBe(413);
});

test('what is no act passes, whatever it is', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{' });
  expect([answer.status, await answer.text()]).toEqual([200, '{']);
});
