import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { routeHeader } from '@/lib/turn/access/routes';
import { forRequest, logLine, logsJson } from '../json-log.mjs';
import { isOfTheBuild } from './headers';
import { nameplatePath } from './running-server';

/** Addresses that a monitor asks every few seconds: they are not logged. */
const asksOfWatchers = ['/api/health', '/api/alive', nameplatePath];

/**
 * In a log of JSON each request has an id, which its answer names too, and a line: by which route it came, never its address,
 * which may hold a code or a seat. Files of the build have none. @returns what takes requests
 */
export function withLines(take: RequestListener): RequestListener {
  if (!logsJson()) return take;
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0]!;
    if (asksOfWatchers.includes(path) || isOfTheBuild(path)) return take(request, response);
    const id = randomUUID();
    const begun = performance.now();
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const route = request.headers[routeHeader];
      const { method = '' } = request;
      const ms = Math.round(performance.now() - begun);
      forRequest(id, () =>
        logLine('info', 'Answered', {
          method,
          route: typeof route === 'string' ? route : 'none',
          status: response.statusCode,
          ms,
        }),
      );
    });
    forRequest(id, () => take(request, response));
  };
}
