import { expect, test } from 'vitest';
import { asksSeat, seatRoutes, toldOf } from '../fixtures/gets-nothing';
import { heldBy, type Knock, post, say } from '../fixtures/knock';
import { cookieOf, givenScenario } from './given-scenario';

const field = givenScenario('arnhem-bridge');

/** Whoever has taken a seat, and the seat. */
async function sits(seat: Parameters<typeof field.codeFor>[0]): Promise<Knock & { seatId: string }> {
  const knock = { at: field.loopback, cookie: await cookieOf(field, seat) };
  return { ...knock, seatId: await heldBy(knock.at, knock.cookie) };
}

/** A row of a sheet with these orders, kept as a draft. */
async function drafts(player: Knock & { seatId: string }, orders: string): Promise<void> {
  const { counters } = JSON.parse((await asksSeat(player, 'GET', `/api/player/${player.seatId}/desk`)).text);
  const line = { id: 'row-1', position: 0, version: 0, counterIds: [counters[0].id], grouping: '', orders };
  const more = { supportIds: [], supportText: '', action: 'hold', posture: 'tact', standFast: false };
  const input = { turn: 5, lines: [{ ...line, ...more }], removed: [] };
  const { text } = await post(player, 'player', player.seatId, 'save-draft', input);
  expect(JSON.parse(text)).toMatchObject({ ok: true });
}

test('there are routes to try', () => {
  expect(seatRoutes).toEqual(expect.arrayContaining(['desk', 'map', 'act']));
});

test('a stranger, another team, and Control get nothing of a seat', async () => {
  const frost = await sits({ team: '1 Airborne' });
  await drafts(frost, 'Hold. Save ammunition.');
  const mine = await asksSeat(frost, 'GET', `/api/player/${frost.seatId}/desk`);
  expect(mine.status).toBe(200);
  expect(mine.text).toContain('Save ammunition');

  const stranger: Knock = { at: field.loopback, cookie: '' };
  for (const other of [stranger, await sits({ team: '9 SS-Pz Hohenstaufen' }), await sits({})])
    expect(await toldOf(frost.seatId, other)).toEqual([]);
});

test("a player's seat opens no desk of Control", async () => {
  const frost = await sits({ team: '1 Airborne', duty: 'intelligence' });
  const desks = ['', '/map', '/orders', '/combats', '/units', '/ledger', '/rulebook', '/setup'];
  for (const path of [
    ...desks.map((desk) => `/control/${frost.seatId}${desk}`),
    `/api/control/${frost.seatId}/map/data`,
  ]) {
    const { text } = await say(frost, 'GET', path);
    expect(text, path).not.toMatch(/20 SS-PzGR|9 SS-PzJg|Artillery Group/);
  }
});
