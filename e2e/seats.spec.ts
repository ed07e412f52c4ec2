import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { givesOrders } from './fixtures/player';

const field = givenScenario('arnhem-bridge');

/** Every route under a player's seat, read off the folder so that a new one is tried as well. */
const routes = readdirSync('app/api/player/[seatId]', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const seatOf = (desk: Page): string => new URL(desk.url()).pathname.split('/')[2]!;

type Told = { code: number; text: string };

/** A request from inside a browser, with whatever cookies it has. */
const ask = (from: Page, method: 'GET' | 'POST', path: string): Promise<Told> =>
  from.evaluate(
    async ([method, path]) => {
      const body =
        method === 'POST' ? JSON.stringify({ writeId: 'aaaaaaaa', turn: 5, lines: [], removed: [] }) : undefined;
      const answer = await fetch(path!, { method, body, headers: { 'content-type': 'application/json' } });
      return { code: answer.status, text: await answer.text() };
    },
    [method, path] as const,
  );

/** The whole of what is said to a browser without the seat. */
const notYours = JSON.stringify({
  ok: false,
  refusal: { code: 'notYours', message: 'This seat is no longer at this laptop. Ask Control for a new link.' },
});

/** Asks everything of a seat that is not this browser's; nothing may be told, and nothing of the team said. */
async function getsNothing(from: Page, seatId: string): Promise<void> {
  for (const route of routes) {
    for (const method of ['GET', 'POST'] as const) {
      const { code, text } = await ask(from, method, `/api/player/${seatId}/${route}`);
      expect([401, 405], `${method} ${route}`).toContain(code);
      expect(text, `${method} ${route}`).toBe(code === 401 ? notYours : 'This is not done here.\n');
    }
  }
  const stream = await ask(from, 'GET', `/api/events/${seatId}`);
  expect(stream).toEqual({ code: 401, text: '' });
  for (const path of [`/player/${seatId}`, `/control/${seatId}`, `/control/${seatId}/map`]) {
    const { text } = await ask(from, 'GET', path);
    expect(text, path).not.toContain('2 Para');
    expect(text, path).not.toContain('Save ammunition');
  }
}

test('there are routes to try', () => {
  expect(routes).toEqual(
    expect.arrayContaining(['desk', 'map', 'draft', 'order-sheet', 'take-back', 'answer', 'copy']),
  );
});

test('a stranger, another team, and Control get nothing of a seat', async ({ asControl, asPlayer, asStranger }) => {
  const frost = await asPlayer(field, '1 Airborne');
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold. Save ammunition.', action: 'Hold' }]);
  const seatId = seatOf(frost);
  const mine = await ask(frost, 'GET', `/api/player/${seatId}/desk`);
  expect(mine.code).toBe(200);
  expect(mine.text).toContain('Save ammunition');

  const stranger = await asStranger(field);
  await stranger.goto('/sign-in');
  await getsNothing(stranger, seatId);
  await getsNothing(await asPlayer(field, '9 SS-Pz Hohenstaufen'), seatId);
  await getsNothing(await asControl(field), seatId);
});

test('a seat that Game Control has revoked gets nothing more', async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const staff = await asPlayer(field, '1 Airborne', 'operations');
  const seatId = seatOf(staff);
  expect((await ask(staff, 'GET', `/api/player/${seatId}/desk`)).code).toBe(200);
  await goesTo(control, 'Seats');
  await control.getByRole('button', { name: 'Revoke 1 Airborne, Operations' }).click();
  await control.getByRole('dialog').getByRole('button', { name: 'Revoke the seat' }).click();
  await expect(control.getByRole('row', { name: /1 Airborne Operations/ })).toContainText('revoked');
  await getsNothing(staff, seatId);
  await expect(staff.getByRole('heading', { name: 'This seat has moved to another laptop' })).toBeVisible();
});

test('a seat offered in a browser that holds one of another team says so before it is taken', async ({
  asPlayer,
  asStranger,
}) => {
  const code = await field.codeFor({ team: '1 Airborne', duty: 'intelligence' });
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen', 'operations');
  await harzer.goto(`/join/${code}`);
  await expect(harzer.getByRole('main')).toContainText('This browser holds 9 SS-Pz Hohenstaufen, Operations as well.');
  const stranger = await asStranger(field);
  await stranger.goto(`/join/${code}`);
  await expect(stranger.getByRole('main')).toContainText('The link works once');
  await expect(stranger.getByRole('main')).not.toContainText('This browser holds');
});

test("a player's seat opens no desk of Control", async ({ asPlayer }) => {
  const frost = await asPlayer(field, '1 Airborne', 'intelligence');
  for (const desk of ['', '/map', '/orders', '/combats', '/units', '/ledger', '/rulebook', '/setup', '/map/sheet']) {
    const { text } = await ask(frost, 'GET', `/control/${seatOf(frost)}${desk}`);
    expect(text, desk || '/').not.toMatch(/20 SS-PzGR|9 SS-PzJg|Artillery Group/);
  }
});
