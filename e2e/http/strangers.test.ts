import { request } from 'node:http';
import { expect, test } from 'vitest';
import { heldBy, type Knock, say } from '../fixtures/knock';
import { cookieOf, givenScenario } from './given-scenario';

const field = givenScenario('arnhem-bridge');

/** The token of the form that a stranger's browser brings to a sign-in, and its cookie. */
async function form(): Promise<{ csrf: string; cookie: string }> {
  const { headers, answer } = await say({ at: field.loopback, cookie: '' }, 'GET', '/api/auth/csrf');
  const cookie = headers.getSetCookie().map((said) => said.split(';')[0]!);
  return { csrf: (answer as { csrfToken: string }).csrfToken, cookie: cookie.join('; ') };
}

/** Tries a code. */
const signIn = ({ csrf, cookie }: Awaited<ReturnType<typeof form>>, code: string) =>
  say({ at: field.loopback, cookie }, 'POST', '/api/auth/callback/credentials', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken: csrf, code, json: 'true' }).toString(),
  });

async function control(): Promise<Knock & { seatId: string }> {
  const cookie = await cookieOf(field, {});
  return { at: field.loopback, cookie, seatId: await heldBy(field.loopback, cookie) };
}

const desk = (umpire: Knock & { seatId: string }) =>
  say(umpire, 'GET', `/api/control/${umpire.seatId}/desk?at=/control/${umpire.seatId}`);

test('two hundred strangers guess codes: Control’s reads go before nearly all of them', async () => {
  const umpire = await control();
  await desk(umpire);
  const brought = await form();
  let answered = 0;
  const guesses = Array.from({ length: 200 }, (_, i) =>
    signIn(brought, `${String(i).padStart(4, '0')}-0000-0000`).then(({ status }) => {
      answered++;
      return status;
    }),
  );
  // The guesses are on their way before the first read is.
  while (answered === 0) await new Promise((go) => setTimeout(go, 1));
  const before = answered;
  for (let reads = 0; reads < 5; reads++) expect((await desk(umpire)).status).toBe(200);
  const between = answered - before;
  console.log(`Counted: guesses answered while Control read five times: ${between} of 200`);
  expect(between).toBeLessThan(40);
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
});

test('a code is taken while guesses wait: who comes from another address is not behind them', async () => {
  const brought = await form();
  let answered = 0;
  const guesses = Array.from({ length: 200 }, () =>
    signIn(brought, 'ZZZZ-0000-0000').finally(() => {
      answered++;
    }),
  );
  const page = await new Promise<number>((settle, fail) => {
    const { port } = new URL(field.loopback);
    request({ host: '127.0.0.1', localAddress: '127.0.0.2', port, path: '/sign-in' }, (response) => {
      response.resume().once('end', () => settle(response.statusCode!));
    })
      .once('error', fail)
      .end();
  });
  console.log(`Counted: guesses answered before another's page: ${answered} of 200`);
  expect([page, answered < 40]).toEqual([200, true]);
  await Promise.all(guesses);
});

test('what is sent to the sign-in is refused by its length before it is read', async () => {
  const brought = await form();
  const { status } = await signIn(brought, '0'.repeat(2_000));
  expect(status).toBe(413);
});

test('after twenty wrong codes the address is refused at the door, in the words and the shape of the sign-in', async () => {
  const brought = await form();
  // A minute may end among them: of so many, more than twenty fall into one.
  const answers: Awaited<ReturnType<typeof signIn>>[] = [];
  for (let guess = 0; guess < 42; guess++)
    answers.push(await signIn(brought, `YY${String(guess).padStart(2, '0')}-0000-0000`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  const refused = answers
    .map(({ answer, headers }) => ({ headers, url: new URL((answer as { url: string }).url) }))
    .find(({ url }) => url.pathname === '/sign-in');
  expect(refused?.url.searchParams.get('error')).toBe('Too many wrong codes. Wait a minute, then type the code again.');
  // Next-auth, which sets a cookie with each answer, has not been asked.
  expect(refused?.headers.getSetCookie()).toEqual([]);
});
