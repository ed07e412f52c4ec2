/** The headers of every answer of the console, so that a page can do no more than it must. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The kind of an answer: a page that is being worked on needs more than one that is built. */
export type Kind = { isDev: boolean; isSecure: boolean };

/**
 * The Content-Security-Policy of one answer. Only scripts that bear its nonce run, and what those load; a style may
 * stand at an element (counters are placed so) but no sheet of styles may be written into a page. Nothing is loaded from
 * another host, and no page elsewhere may frame ours. Over TLS the worker of a player's desk may be laid by. While developing, Next.js needs `eval` and writes sheets.
 */
export function policy(nonce: string, { isDev, isSecure }: Kind): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ...(isDev ? [] : ["style-src-attr 'unsafe-inline'"]),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(isSecure ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Things of a laptop that no page of ours has a use for: a name that a browser does not know it complains of. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];

/**
 * `same-origin`, not `no-referrer`: with the latter a form's own POST says its origin is "null". A browser heeds the
 * opener's policy over TLS only, and complains of it elsewhere. No Strict-Transport-Security: with a certificate that
 * a browser does not trust it would lock people out, without the button that lets them in.
 */
const everywhere = ({ isSecure }: Kind): Record<string, string> => ({
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
});

/** Files of the build: their names say what is in them, so that a browser may keep them. */
export const isOfTheBuild = (path: string): boolean => /^\/_next\/static(\/(?!\.)[\w.~@()+-]+)+$/.test(path);

/** Sets the headers of an answer. Next.js reads the nonce off the request and puts it on the scripts of the page. */
export function setHeaders(request: IncomingMessage, response: ServerResponse, kind: Kind): void {
  const said = policy(randomBytes(16).toString('base64'), kind);
  request.headers['content-security-policy'] = said;
  delete request.headers['content-security-policy-report-only'];
  response.setHeader('Content-Security-Policy', said);
  for (const [name, value] of Object.entries(everywhere(kind))) response.setHeader(name, value);
  if (!isOfTheBuild((request.url ?? '').split('?')[0]!)) response.setHeader('Cache-Control', 'no-store');
}
