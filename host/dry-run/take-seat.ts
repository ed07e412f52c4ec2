import { type IncomingMessage, request } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { isSecure, type Place } from './laptop';

type Asked = { method?: 'GET' | 'POST'; cookie?: string; form?: Record<string, string> };

/** Asks a console for a page as a browser would that has no seat yet. */
function ask(at: string, path: string, { method = 'GET', cookie = '', form }: Asked = {}): Promise<IncomingMessage> {
  const body = form && new URLSearchParams(form).toString();
  const headers = { cookie, ...(body && { origin: at, 'content-type': 'application/x-www-form-urlencoded' }) };
  return new Promise((settle, fail) => {
    const sent = (isSecure(at) ? requestSecure : request)(
      new URL(path, at),
      { method, headers, rejectUnauthorized: false, timeout: 60_000 },
      settle,
    );
    sent.once('error', fail).once('timeout', () => sent.destroy(new Error('nobody answers')));
    sent.end(body);
  });
}

const cookiesOf = ({ headers }: IncomingMessage): string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!);

/** Takes the seat behind a one-time code. @throws where the code opens none */
export async function takeSeat(at: string, code: string): Promise<Place> {
  const first = await ask(at, '/api/auth/csrf');
  const { csrfToken } = JSON.parse(await text(first)) as { csrfToken: string };
  const cookie = cookiesOf(first).join('; ');
  const form = { code, csrfToken, json: 'true' };
  const answer = await ask(at, '/api/auth/callback/credentials', { method: 'POST', cookie, form });
  answer.resume();
  const holder = cookiesOf(answer).find((one) => one.includes('opcom-holder='));
  if (!holder) throw new Error('The link opens no seat any more. Ask for a new one.');
  const led = await ask(at, '/', { cookie: holder });
  led.resume();
  const [, room, seatId] = /\/(control|player)\/([^/]+)/.exec(led.headers.location ?? '') ?? [];
  if (!seatId) throw new Error('The seat behind the link has no desk.');
  return { at, room: room as Place['room'], seatId, cookie: holder };
}

/** The time a console needs to answer a question that asks it for nothing, in ms. */
export async function roundTrip(at: string): Promise<number> {
  const begun = performance.now();
  await text(await ask(at, '/api/alive'));
  return performance.now() - begun;
}
