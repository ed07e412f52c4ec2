import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refused } from '@/lib/result';
import { act, shownToPlayer } from './seat-route';

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
  const route = readFileSync(new URL('./api/player/[seatId]/act/route.ts', import.meta.url), 'utf8');
  expect(route).toMatch(/export const POST = actRoute\(playerAtDesk, playerVerbs, shownToPlayer\);/);
});
