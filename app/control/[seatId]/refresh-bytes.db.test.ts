import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { good } from '@/lib/turn/testing/combats';
import { actsOfCombat } from '@/lib/turn/testing/gallery/combat';
import { actorOf, perform } from '@/lib/turn/testing/gallery/every-act';
import { actsOfMovement } from '@/lib/turn/testing/gallery/movement';
import { game, keep, players, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { spendOnRefresh } from '@/scripts/testing/budgets';
import { snapshotJson } from './snapshot';

/** The bytes that a page of Control is sent when it looks again after one change: the difference, before it is compressed. */

/** A page that shows a desk. */
class Page {
  #has = new Set<string>();
  readonly #seat: ControlSeat;
  readonly #desk: string;
  constructor(seat: ControlSeat, desk: string) {
    this.#seat = seat;
    this.#desk = desk;
  }

  /** Looks, and says how many bytes came. */
  async look(): Promise<number> {
    const below = this.#desk === 'board' ? '' : `/${this.#desk}`;
    const read = await snapshotJson(this.#seat, `/control/${this.#seat.id}${below}`, this.#has);
    if (read === null || typeof read === 'string') throw new Error(`no desk at ${this.#desk}`);
    const { parts } = JSON.parse(read.json) as { parts: Record<string, { tag: string }> };
    this.#has = new Set(Object.values(parts).map(({ tag }) => tag));
    return Buffer.byteLength(read.json);
  }
}

/** Does something, and counts what comes of it on each of these desks. */
async function countRefresh(
  by: ControlSeat,
  what: string,
  desks: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const pages = desks.map((desk) => [desk, new Page(by, desk)] as const);
  const whole = new Map<string, number>();
  for (const [desk, page] of pages) whole.set(desk, await page.look());
  await work();
  for (const [desk, page] of pages) {
    const bytes = await page.look();
    expect(bytes, desk).toBeLessThan(whole.get(desk)!);
    spendOnRefresh(`${what}, ${desk.replace(/\/.*/, '/[teamKey]')}`, bytes);
  }
}

const looked: Record<string, readonly [what: string, ...desks: string[]]> = {
  'move-unit': ['one move', 'board', 'map', 'units'],
  'rule-on-combat': ['one ruling', 'board', 'combats'],
};

beforeAll(async () => {
  await setScene();
  game.besideTheLedger();
});
afterAll(() => game.drop());

describe('a page that looks again', () => {
  it('after one sheet', async () => {
    for (const { key, gameId, player } of players.toReversed()) {
      if (gameId !== seat.gameId) continue;
      const { sheets, counters } = await playerDesk(player);
      const sheet = sheets.find(({ turn }) => turn === 5);
      if (sheet?.state === 'submitted' || counters.length === 0) continue;
      const line = { ...emptyLine, id: 'one-row', position: 0, version: 0, counterIds: [counters[0]!.id] };
      const lines = [{ ...line, orders: 'Hold the road.', action: 'hold', posture: 'tact' } as const];
      const form = { turn: 5, version: sheet?.version ?? 0, lines };
      const handIn = async () => good(await submitOrderSheet(player, form, 'one-sheet-for-bytes'));
      return countRefresh(seat, 'one sheet', ['board', 'orders', `orders/${key}`, 'map'], handIn);
    }
    throw new Error('every team has handed in');
  });

  for (const act of [...actsOfMovement, ...actsOfCombat])
    it(`after ${act.verb}`, async () => {
      const input = await act.input();
      const doIt = async () => {
        const made = good(await perform(act, input));
        if (act.keeps) keep(act.keeps[0], (made as Record<string, string>)[act.keeps[1]]!);
      };
      const [what, ...desks] = looked[act.verb] ?? [];
      if (what) await countRefresh(actorOf(act), what, desks, doIt);
      else await doIt();
    });
});
