/** The page that is shown in place of any other while the database does not answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RoutePath, routeHeader } from '@/lib/turn/access/routes';

/** Routes that need no database. */
const needNone: readonly RoutePath[] = [
  '/icon.svg',
  '/gallery',
  '/player/without-network',
  '/player/worker.js',
  // Somebody who looks for help finds it while something is broken.
  '/book',
  '/book/booklet',
  '/book/[page]',
  '/book/picture/[name]',
];

/** It reloads by itself. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>The console cannot reach its database</title></head>
<body>
<h1>The console cannot reach its database</h1>
<p>It goes on trying, and this page comes back by itself. What was saved before is safe.</p>
<p>If it lasts longer than a minute, tell the host of the game.</p>
</body>
</html>
`;

/** True when a request is for a page. A route that answers JSON says 503 by itself. */
function isForPage({ method, headers }: IncomingMessage): boolean {
  const route = headers[routeHeader] as RoutePath | undefined;
  return route !== undefined && method === 'GET' && !route.startsWith('/api/') && !needNone.includes(route);
}

/**
 * Answers a request for a page with 503 when the database does not answer.
 *
 * @param answers asks the database; it gives up by itself
 * @returns whether the request was answered
 */
export async function answerAway(
  request: IncomingMessage,
  response: ServerResponse,
  answers: () => Promise<boolean>,
): Promise<boolean> {
  if (!isForPage(request) || (await answers())) return false;
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '3' });
  response.end(page);
  return true;
}
