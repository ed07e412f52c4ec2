import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refused } from '@/lib/result';
import { act, get, json, post, seatRoom, shownToPlayer, upload } from './seat-route';

/** As the server says it to itself: with the rule, and all that is wrong. */
const verbs = {
  'plan-support': async () =>
    refused('unitTaken', 'The guns support another fight already.', {
      field: 'counterIds.0',
      rule: 'OC-33',
      problems: [{ path: 'counterIds.0', message: 'One task a turn, OC-33.' }],
    }),
};
const asked = { verb: 'plan-support', writeId: 'write-of-the-test', input: {} };

test('a refusal with a rule reaches a player without it', async () => {
  const answer = await act(null, verbs, asked, shownToPlayer);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    ok: false,
    refusal: { code: 'unitTaken', message: 'The guns support another fight already.', field: 'counterIds.0' },
  });
});

test('the route of players shows refusals that way', () => {
  const routes = readFileSync(new URL('./api/player/player-routes.ts', import.meta.url), 'utf8');
  expect(routes).toContain("'/api/player/[seatId]/act': post('player', acts(playerVerbs, shownToPlayer)),");
});

/** A room of two routes. The header of these tests says who sits there and which route the gateway found. */
const room = seatRoom<string>(
  async (asking) => asking.get('seat'),
  (asking) => asking.get('route'),
  {
    '/desk': get(
      'player',
      json(async (seat) => ({ seat })),
    ),
    '/act': post(
      'player',
      upload(async () => new Response('written')),
    ),
  },
);
const asks = async (method: 'GET' | 'POST', headers: Record<string, string>) => {
  const at = { params: Promise.resolve({ seatId: 's' }) };
  const answer = await room[method](new Request('http://console/', { method, headers }), at);
  return [answer.status, await answer.text()] as const;
};

test('a room answers the routes it declares, to the seat alone', async () => {
  expect(await asks('GET', { seat: 's', route: '/desk' })).toEqual([200, '{"seat":"s"}']);
  expect(await asks('POST', { seat: 's', route: '/act' })).toEqual([200, 'written']);
  for (const route of ['/desk', '/act', '/secrets']) expect((await asks('GET', { route }))[0]).toBe(401);
});

test.each([
  ['GET', '/act'],
  ['POST', '/desk'],
  ['GET', '/secrets'],
  ['GET', 'toString'],
  ['GET', ''],
] as const)('a room denies what no row of it allows: %s %s', async (method, route) => {
  const [status, text] = await asks(method, { seat: 's', route });
  expect(status).toBe(404);
  expect(text).not.toContain('"seat"');
});
