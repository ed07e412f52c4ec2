import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countStatements } from '@/lib/db/testing/count-statements';
import { touchControl, transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';
import { controlActs, perform } from '@/lib/turn/testing/gallery/every-act';
import { game, keep, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import { deskBudgets, spendOnDesk } from '@/scripts/testing/budgets';
import { type DeskPath, desks } from './desks';
import { snapshotOf } from './snapshot';

/** What Control's desks ask of the database, and how often when many look. */

/** The state of the game is another, although nothing that is shown is: whoever looks reads everything anew. */
const touch = () =>
  transaction(async (tx) => {
    touchControl(tx, seat.gameId);
    return done(null);
  });

const root = '/control/[seatId]';
const addressOf = (path: string) => path.replace(root, `/control/${seat.id}`).replace('[teamKey]', '1-airborne');
/** Desks whose address names nothing but a team. */
const plain = (Object.keys(desks) as DeskPath[]).filter(
  (path) => !path.slice(root.length).replace('[teamKey]', '').includes('['),
);

beforeAll(async () => {
  await setScene();
  game.besideTheLedger();
  // What is worked out outside a request would be counted with one.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const act of controlActs.slice(0, 60)) {
    const made = await perform(act, await act.input());
    if (made.ok && act.keeps) keep(act.keeps[0], (made.value as Record<string, string>)[act.keeps[1]]!);
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await game.drop();
});

describe('a desk that is read when everything of it is of before', () => {
  for (const path of plain)
    it(path, async () => {
      await snapshotOf(seat, addressOf(path));
      await touch();
      const { statements, roundTrips, value } = await countStatements(() => snapshotOf(seat, addressOf(path)));
      expect(value).not.toBeNull();
      spendOnDesk(path, { statements, roundTrips });
    });

  it('every desk has a budget, and every budget a desk', () => {
    expect(Object.keys(deskBudgets).sort()).toEqual([...plain].sort());
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
