import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { controlRoutes } from '@/app/api/control/control-routes';
import { playerRoutes } from '@/app/api/player/player-routes';
import type { SeatRoute } from '@/app/seat-route';
import { touchControl, transaction } from '@/lib/db/kernel/transaction';
import { countStatements } from '@/lib/db/testing/count-statements';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { done } from '@/lib/result';
import { controlActs, perform } from '@/lib/turn/testing/gallery/every-act';
import { bridge, game, guards, id, keep, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import { actsOfSequence } from '@/lib/turn/testing/gallery/sequence';
import { spend, spendOnRead } from '@/scripts/testing/budgets';
import { type DeskPath, desks } from './desks';
import { snapshotOf } from './snapshot';

/** The questions of Control's desks to the database, and their number when many look. */

/** The state of the game is another, although nothing that is shown is: whoever looks reads everything anew. */
const touch = (of = seat) =>
  transaction(async (tx) => {
    touchControl(tx, of.gameId);
    return done(null);
  });

const root = '/control/[seatId]';
/** The values for the names in an address. */
const named = (): Record<string, string> => ({
  teamKey: '1-airborne',
  combatId: id('combat'),
  kind: 'recce',
  caseId: id('case'),
  companionGameId: id('companion'),
  companion: 'battle-card',
  draftId: id('draft'),
});
/** The combats of the gallery are fought in the other game. */
const seatAt = (path: string) => (path.includes('[combatId]') ? bridge : seat);
const addressOf = (path: string) =>
  path.replace(root, `/control/${seatAt(path).id}`).replace(/\[(\w+)\]/g, (_, name) => named()[name]!);

/** The query of each route that needs one. */
const queries: Record<string, string> = {
  '/api/control/[seatId]/debrief/papers': 'of=5 team/guards-armoured',
  '/api/control/[seatId]/figures/csv': 'of=papers',
  '/api/control/[seatId]/ledger/orbat': 'team=1-airborne',
  '/api/control/[seatId]/ledger/geojson': 'team=1-airborne',
  '/api/control/[seatId]/ledger/kml': 'team=1-airborne',
};

/** The routes of a room that declare what a read of them may cost. */
const readsOf = <Seat>(as: Seat, routes: Readonly<Record<string, SeatRoute<Seat>>>) =>
  Object.entries(routes).flatMap(([path, { gives, costs }]) => {
    const look = () => gives.answer(as, new Request(`http://console${path}?${queries[path] ?? ''}`));
    return costs ? [{ path, costs, look }] : [];
  });

beforeAll(async () => {
  await setScene();
  game.besideTheLedger();
  // What is worked out outside a request would be counted with one.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const act of controlActs.slice(0, controlActs.indexOf(actsOfSequence[0]!))) {
    const made = await perform(act, await act.input());
    if (made.ok && act.keeps) keep(act.keeps[0], (made.value as Record<string, string>)[act.keeps[1]]!);
  }
  // Each draft is checked once, in a process that takes a while to start.
  await draftsDesk(seat, 60_000);
});
afterAll(async () => {
  vi.useRealTimers();
  await game.drop();
});

describe('a desk that is read when everything of it is of before', () => {
  for (const path of Object.keys(desks) as DeskPath[])
    it(path, async () => {
      const look = () => snapshotOf(seatAt(path), addressOf(path));
      await look();
      await touch(seatAt(path));
      const { statements, roundTrips, value } = await countStatements(look);
      expect(value).not.toBeNull();
      spendOnRead(path, { statements, roundTrips }, desks[path].costs);
    });
});

describe('a JSON route that is read when everything is of before', () => {
  it('costs no more than its declaration allows', async () => {
    const reads = [...readsOf(seat, controlRoutes), ...readsOf(guards, playerRoutes)];
    expect(reads.length).toBeGreaterThan(16);
    for (const { path, costs, look } of reads) {
      await look();
      await touch();
      const { statements, roundTrips, value } = await countStatements(look);
      expect(value.status, path).toBe(200);
      spendOnRead(path, { statements, roundTrips }, costs);
    }
  });

  it('the projector costs no more than its budget', async () => {
    await hallBoard(seat.gameId);
    await touch();
    const { statements, roundTrips } = await countStatements(() => hallBoard(seat.gameId));
    spend('statements: board', statements);
    spend('round trips: board', roundTrips);
  });
});

describe('fifteen seats that look at the same time', () => {
  it('cost one reading, and each of them one look at the cursor', async () => {
    const look = () => snapshotOf(seat, addressOf('/control/[seatId]/orders'));
    await look();
    await touch();
    const { statements: alone } = await countStatements(look);
    await touch();
    const { statements: together } = await countStatements(() => Promise.all(Array.from({ length: 15 }, () => look())));
    expect(together).toBeLessThanOrEqual(alone + 14);
  });
});
