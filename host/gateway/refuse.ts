import type { ServerResponse } from 'node:http';

/** Answers a request that goes no further, in one plain line, and ends its connection. */
export function refuse(response: ServerResponse, code: number, text: string): void {
  const again = code === 503 || code === 429 ? { 'retry-after': '3' } : {};
  response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8', connection: 'close', ...again });
  response.end(`${text}\n`);
}
