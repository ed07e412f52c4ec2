import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredVerbs } from '@/host/list-verbs.mjs';
import { type Address, addresses } from '../fixtures/addresses';
import { cookieOf, givenScenario } from './given-scenario';

/**
 * Random bytes and wrong types at every route, page and action there is, from whoever may ask there and from a stranger: the
 * console answers in plain words, breaks nowhere and stores nothing. `OPCOM_FUZZ_SEED` names the seed.
 */

const field = givenScenario('arnhem-bridge');

const seed = Number(process.env.OPCOM_FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000));
/** The number of wrong inputs that each address is sent. */
const rounds = process.env.OPCOM_SOAK ? 60 : 1;
const atOnce = 4;

/** The asker: the cookie of a seat and its id; a stranger has neither. */
type Asker = { cookie: string; seatId: string };
type Sent = { what: string; url: string; init: RequestInit & { headers: Record<string, string> } };
type Found = { sent: Sent; why: string };

/** Values that are of a wrong type wherever they are sent, or no value at all. */
const wrong = fc.sample(
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      -1,
      1e308,
      2 ** 53,
      '',
      [],
      {},
      [[]],
      '\0',
      '\ud800',
      '__proto__',
      '../../etc',
      '%00',
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constant('x'.repeat(30_000)),
  ),
  { seed, numRuns: 4000 },
);
const bytes = fc.sample(fc.uint8Array({ maxLength: 500 }), { seed, numRuns: 400 });
const parts = fc.sample(
  fc.oneof(
    fc.constantFrom(
      '%00',
      '%E0%A4%A',
      '__proto__',
      'constructor',
      'x'.repeat(2000),
      '%2e%2e',
      '-1',
      'NaN',
      '%F0%9F%AA%82',
    ),
    fc.string({ minLength: 1, maxLength: 30 }).map(encodeURIComponent),
  ),
  { seed, numRuns: 2000 },
);
const borders = ['b', '', 'x'.repeat(200)];
let taken = 0;
const next = <T>(list: readonly T[]): T => list[taken++ % list.length]!;

/** An address with its places filled: the seat's own where it is to be right. */
const filled = (path: string, seatId: string | null): string =>
  path.replace(/\[\.{0,3}(\w+)\]/g, (_, name) => (name === 'seatId' && seatId !== null ? seatId : next(parts)));

/** A body that is none: bytes, no JSON, or JSON of a wrong type. */
function wrongBody(): { body: BodyInit; type: string } {
  const kind = taken++ % 5;
  if (kind === 0) return { body: new Uint8Array(next(bytes)), type: 'application/json' };
  if (kind === 4) return { body: new Uint8Array(next(bytes)), type: `multipart/form-data; boundary=${next(borders)}` };
  if (kind === 1) return { body: new Uint8Array(next(bytes)), type: 'application/octet-stream' };
  if (kind === 2) return { body: `{"a": ${JSON.stringify(next(wrong))}`, type: 'application/json' };
  return { body: JSON.stringify(next(wrong)) ?? 'null', type: 'application/json' };
}

function sentTo({ path, isPage, asked }: Address, { cookie, seatId }: Asker): Sent[] {
  const sent: Sent[] = [];
  for (let round = 0; round < rounds; round++) {
    const search = asked.map((name) => `${name}=${next(parts)}`).join('&');
    // At a seat of one's own, and at one that is none.
    const url = `${filled(path, taken++ % 3 === 2 ? null : seatId)}${search && `?${search}`}`;
    const get = { method: 'GET', headers: { cookie } };
    sent.push({ what: `GET ${path}`, url, init: get });
    // A page of Control is read as JSON too.
    if (isPage && path.startsWith('/control/')) {
      const read = `/api/control/${seatId}/desk?at=${encodeURIComponent(url)}`;
      sent.push({ what: `GET ${path} as JSON`, url: read, init: get });
    }
    for (const method of isPage ? ['POST'] : ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { body, type } = wrongBody();
      sent.push({ what: `${method} ${path}`, url, init: { method, body, headers: { cookie, 'content-type': type } } });
    }
  }
  return sent;
}

/** Calls of a verb: bytes, no input, or a wrong one in the place of a right one. */
function sentToVerb({ name, kind }: ReturnType<typeof declaredVerbs>[number], { cookie, seatId }: Asker): Sent[] {
  const bodies = Array.from({ length: rounds + 1 }, (): BodyInit => {
    const turn = taken++ % 4;
    const writeId = `fuzz-${process.pid}-${taken}`;
    if (turn === 0) return JSON.stringify({ verb: name, writeId, input: next(wrong) });
    if (turn === 1) return JSON.stringify({ verb: name, writeId: next(wrong), input: next(wrong) });
    if (turn === 2) return new Uint8Array(next(bytes));
    return JSON.stringify(
      next([[], {}, next(wrong), { verb: name }, { verb: name, writeId }, { verb: next(wrong), writeId }]),
    );
  });
  return bodies.map((body) => ({
    what: name,
    url: `/api/${kind}/${seatId}/act`,
    init: { method: 'POST', body, headers: { cookie, 'content-type': 'application/json' } },
  }));
}

/** The fault of an answer, or null. */
async function faultOf({ url, init }: Sent): Promise<string | null> {
  const signal = AbortSignal.timeout(120_000);
  const given = await fetch(`${field.loopback}${url}`, { ...init, redirect: 'manual', signal });
  const isStream = given.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await given.text();
  if (isStream) await given.body?.cancel();
  if (given.status >= 500) return `${given.status} ${text.slice(0, 300)}`;
  // What breaks while a page is being sent has a number for the log in it; a page not found has a word.
  const broken = /data-dgst="\d+"|"digest":"\d+"/.exec(text);
  if (broken) return `it broke down: ${broken[0]}`;
  const told = /prisma|postgres|node_modules|\n\s+at .+:\d+:\d+|TypeError|ReferenceError|SyntaxError/i.exec(
    text.replace(/<script[\s\S]*?<\/script>/g, ''),
  );
  if (told) return `it tells of its insides: ${text.slice(Math.max(0, told.index - 80), told.index + 120)}`;
  if (text.startsWith('{"ok":false')) {
    const { refusal } = JSON.parse(text) as { refusal?: { message?: string } };
    if (!/^[\p{Lu}\p{N}“].*[.?!”]$/su.test(refusal?.message ?? '')) return `no plain words: ${text.slice(0, 200)}`;
  }
  return null;
}

/** Sends everything, a few at a time. */
async function faultsOf(all: Sent[]): Promise<Found[]> {
  const found: Found[] = [];
  const queue = [...all];
  const work = async () => {
    for (let sent = queue.shift(); sent; sent = queue.shift()) {
      const why = await faultOf(sent).catch((error) => `no answer: ${error}`);
      if (why) found.push({ sent, why });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

/** Each fault once, with the first request that showed it. */
const listed = (found: Found[]): string[] =>
  [...new Map(found.map((one) => [`${one.sent.what}: ${one.why.slice(0, 60)}`, one])).values()].map(
    ({ sent: { what, url, init }, why }) =>
      `${what}: ${why}\n  ${init.method} ${url.slice(0, 300)} ${String(init.body ?? '').slice(0, 200)}`,
  );

async function seated(seat: Parameters<typeof field.codeFor>[0]): Promise<Asker> {
  const cookie = await cookieOf(field, seat);
  const opened = await fetch(`${field.loopback}/`, { headers: { cookie }, redirect: 'manual' });
  const seatId = /\/(?:control|player)\/([\w-]+)/.exec(opened.headers.get('location') ?? '')?.[1];
  if (!seatId) throw new Error('the seat has no desk');
  return { cookie, seatId };
}

test('random bytes and wrong types at every address break nothing, and nothing is stored', {
  timeout: process.env.OPCOM_SOAK ? 1_800_000 : 900_000,
}, async () => {
  const control = await seated({});
  const player = await seated({ team: '1 Airborne' });
  const stranger: Asker = { cookie: '', seatId: control.seatId };
  const before = await field.stored();
  const all = addresses();
  const called = ['lib/turn', 'companions/verbs'].flatMap(declaredVerbs);
  expect(all.length).toBeGreaterThan(50);
  expect(called.length).toBeGreaterThan(80);
  const sent = [
    ...all.flatMap((address) => [
      ...sentTo(address, address.path.includes('player') ? player : control),
      ...sentTo(address, stranger).slice(0, 2),
    ]),
    ...called.flatMap((verb) => [
      ...sentToVerb(verb, verb.kind === 'player' ? player : control),
      ...sentToVerb(verb, verb.kind === 'player' ? control : player).slice(0, 1),
    ]),
  ];
  const found = await faultsOf(sent);
  console.log(
    `Counted: random bytes, ${sent.length} requests at ${all.length} addresses and ${called.length} verbs, seed ${seed}: ${found.length} faults`,
  );
  expect.soft(listed(found).slice(0, 30)).toEqual([]);
  expect(await field.stored()).toEqual(before);
});

test('what once broke the console is refused in words', async () => {
  const { cookie, seatId } = await seated({});
  const answered = async (url: string, headers: Record<string, string>, body: BodyInit | null = null) => {
    const init: RequestInit = { method: body === null ? 'GET' : 'POST', headers, body, redirect: 'manual' };
    const given = await fetch(`${field.loopback}${url}`, init);
    await given.text();
    return given.headers.get('x-action-redirect') ?? given.status;
  };
  const json = { cookie, 'content-type': 'application/json' };
  const unheard = JSON.stringify({ verb: 'constructor', writeId: 'fuzz-of-old', input: {} });
  expect(await answered(`/api/control/${seatId}/act`, json, unheard)).toBe(404);
  expect(await answered('/api/player/%00/desk', json)).toBe(400);
  const nul = encodeURIComponent(`/control/${seatId}/combats/%00`);
  expect(await answered(`/api/control/${seatId}/desk?at=${nul}`, json)).toBe(404);
  expect(await answered('/api/auth/signin', json, '{"a')).toBe(415);
  expect(await answered(`/api/control/${seatId}/act`, json, new Uint8Array([255, 0, 91]))).toBe(400);
  const parts = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
  expect(await answered(`/control/${seatId}`, parts, '--b\r\nxx')).toBe(405);
  expect(await answered(`/api/control/${seatId}/act`, parts, '--b\r\nxx')).toBe(415);
  const named = '--b\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--b--\r\n';
  expect(await answered(`/api/control/${seatId}/act`, parts, named)).toBe(415);
  expect(await answered('/api/auth/callback/credentials', {})).toBe(404);
  expect(await answered('/api/control/nobody/act', json, unheard)).toBe(401);
});
