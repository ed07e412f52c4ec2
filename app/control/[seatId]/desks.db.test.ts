import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorOf } from '@/lib/db/issued/desk-cursors';
import { snapshot } from '@/lib/db/kernel/client';
import type { Part } from '@/lib/live/parts';
import { good } from '@/lib/turn/testing/combats';
import { actorOf, controlActs, perform } from '@/lib/turn/testing/gallery/every-act';
import { game, keep, seat, setScene } from '@/lib/turn/testing/gallery/scene';
import type { AnyDesk } from './desk-kind';
import { frameParts } from './desk-parts';
import { desks } from './desks';

/** The parts of Control's desks, after one act of every verb. */

/** The parts of every desk whose address names nothing. */
const partsOf = (desk: AnyDesk): Part<unknown>[] => {
  const asked = { seat, at: {}, query: () => null };
  return [...Object.values({ ...frameParts, ...desk.parts(asked), ...desk.maybe?.(asked) })] as Part<unknown>[];
};
const all = new Map<string, Part<unknown>>();

/** The present value of each, and the cursor of the same moment. Passing parts are not told by a cursor. */
const standsNow = () =>
  snapshot(async () => {
    const { changes } = await cursorOf(seat.gameId);
    const values = await Promise.all(
      [...all.values()]
        .filter(({ kind }) => kind !== 'passing')
        .map(async ({ name, read }) => [name, JSON.stringify(await read(seat.gameId))] as const),
    );
    return { cursor: changes, values: new Map(values) };
  });

const cursorNow = async () => (await cursorOf(seat.gameId)).changes;

beforeAll(async () => {
  await setScene();
  for (const [path, desk] of Object.entries(desks))
    if (!path.slice('/control/[seatId]'.length).includes('['))
      for (const part of partsOf(desk)) all.set(part.name, part);
});
afterAll(() => game.drop());

describe('the cursor moves with every row that a part of a desk is made of', () => {
  it('there are parts to look at', () => expect(all.size).toBeGreaterThan(20));

  for (const act of controlActs)
    it(act.verb, async () => {
      const input = await act.input();
      const before = await cursorNow();
      const stood = act.leavesCursor ? await standsNow() : null;
      const made = good(await perform(act, input));
      if (act.keeps) keep(act.keeps[0], (made as Record<string, string>)[act.keeps[1]]!);
      if (actorOf(act).gameId !== seat.gameId) return;
      if (!stood) return expect(await cursorNow()).toBeGreaterThan(before);
      const stands = await standsNow();
      expect(stands.cursor).toBe(before);
      const changed = [...stands.values].filter(([name, value]) => stood.values.get(name) !== value);
      expect(changed.map(([name]) => name)).toEqual([]);
    });
});
