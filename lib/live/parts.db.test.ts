import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { touchControl, transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { until } from '@/scripts/testing/until';
import { differenceOf } from './difference';
import { part, partsOf } from './parts';
import { subscribe } from './subscribe';

/** The parts of Control's desks are worked out once for each state of the game, whoever looks. */

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

/** The game changes: the title stands for whatever a part is made of. */
const change = (title: string) =>
  transaction(async (tx) => {
    await tx.game.update({ where: { id: game.gameId }, data: { title } });
    touchControl(tx, game.gameId);
    return done(null);
  });

let number = 0;
/** A part of its own for each test, which counts its readings. */
const titled = (kind?: 'slow' | 'passing') => {
  number += 1;
  const read = vi.fn(async (gameId: string) => {
    const { title } = await db().game.findUniqueOrThrow({ where: { id: gameId }, select: { title: true } });
    return {
      title,
      units: Array.from({ length: 40 }, (_, i) => ({ id: `u${i}`, name: `unit ${i} of ${title}`.slice(0, 9) })),
    };
  });
  return { part: part(`test ${number}`, read, kind), read };
};
const titleIn = async (one: ReturnType<typeof titled>) => {
  const { parts } = await partsOf(game.gameId, [one.part]);
  return (parts.get(one.part.name)!.value as { title: string }).title;
};

/** The next reading stands still once it has read, until `go` is called. */
function heldOpen(read: ReturnType<typeof titled>['read']) {
  const reading = read.getMockImplementation()!;
  let go = () => {};
  const going = new Promise<void>((resolve) => {
    go = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    read.mockImplementationOnce(async (gameId) => {
      const value = await reading(gameId);
      resolve();
      await going;
      return value;
    });
  });
  return { reached, go: () => go() };
}

beforeEach(() => change('At first'));

describe('a part of Control’s desks', () => {
  it('is read once for fifteen who look at the same time, and not again while nothing changes', async () => {
    const one = titled();
    const looks = await Promise.all(Array.from({ length: 15 }, () => titleIn(one)));
    expect(new Set(looks)).toEqual(new Set(['At first']));
    expect(await titleIn(one)).toBe('At first');
    expect(one.read).toHaveBeenCalledTimes(1);
  });

  it('is read anew where the database was put back to an older state', async () => {
    const one = titled();
    await titleIn(one);
    await db().game.update({ where: { id: game.gameId }, data: { title: 'Put back', changes: { decrement: 1 } } });
    expect(await titleIn(one)).toBe('Put back');
  });

  it('is never older than the last change that was answered', async () => {
    const one = titled();
    for (const title of ['Second', 'Third', 'Fourth']) {
      await change(title);
      const [look] = await Promise.all([titleIn(one), titleIn(one)]);
      expect(look).toBe(title);
    }
    expect(one.read).toHaveBeenCalledTimes(3);
  });

  it('is of one state with the others of its desk', async () => {
    const one = titled();
    const other = titled();
    let isOver = false;
    const changing = (async () => {
      for (let i = 0; i < 30; i++) await change(`State ${i}`);
      isOver = true;
    })();
    while (!isOver) {
      const { parts } = await partsOf(game.gameId, [one.part, other.part]);
      expect(parts.get(one.part.name)!.json).toBe(parts.get(other.part.name)!.json);
    }
    await changing;
  });

  it('keeps its tag when the game changed and it did not', async () => {
    const one = titled();
    const tag = async () => (await partsOf(game.gameId, [one.part])).parts.get(one.part.name)!.tag;
    const before = await tag();
    await change('At first');
    expect(await tag()).toBe(before);
    await change('Then');
    expect(await tag()).not.toBe(before);
  });

  it('is told as the difference to whoever has it as it was, and the difference is short', async () => {
    const one = titled();
    const now = async () => (await partsOf(game.gameId, [one.part])).parts.get(one.part.name)!;
    const before = await now();
    await change('At last');
    const after = await now();
    expect(after.before.map(({ tag }) => tag)).toEqual([before.tag]);
    expect(JSON.parse(differenceOf(before, after)!)).toEqual({ title: [0, 'At last'] });
  });

  it('that passes is read each time', async () => {
    const one = titled('passing');
    await titleIn(one);
    await titleIn(one);
    expect(one.read).toHaveBeenCalledTimes(2);
  });

  it('that is slow holds up nobody: its last value is given, it is worked out once for fifteen who look, and Control is told when there is another', async () => {
    const one = titled('slow');
    const fifteen = () => Promise.all(Array.from({ length: 15 }, () => titleIn(one)));
    expect(await titleIn(one)).toBe('At first');
    await change('Slowly');
    const told = new Promise<void>((heard) => {
      let times = 0;
      const end = subscribe({ gameId: game.gameId, teamId: null }, () => {
        times += 1;
        if (times < 2) return;
        end();
        heard();
      });
    });
    expect(new Set(await fifteen())).toEqual(new Set(['At first']));
    await told;
    expect(new Set(await fifteen())).toEqual(new Set(['Slowly']));
    expect(one.read).toHaveBeenCalledTimes(2);
  });

  it('that is slow is worked out again when the game changed, and was looked at, while it was being read', async () => {
    const one = titled('slow');
    await titleIn(one);
    await change('Begun');
    const { reached, go } = heldOpen(one.read);
    expect(await titleIn(one)).toBe('At first');
    await reached;
    await change('Changed meanwhile');
    // The look moves the state on, and finds the reading under way.
    expect(await titleIn(one)).toBe('At first');
    go();
    // Nobody looks any more: it is read for a third time by itself.
    await until(() => expect(one.read).toHaveBeenCalledTimes(3));
    await until(async () => expect(await titleIn(one)).toBe('Changed meanwhile'));
  });

  it('that is slow comes through while the game changes faster than it can be read', async () => {
    const one = titled('slow');
    await titleIn(one);
    let isOver = false;
    const changing = (async () => {
      for (let i = 0; !isOver; i++) {
        await change(`State ${i}`);
        await partsOf(game.gameId, [part('anything', async () => null)]);
      }
    })();
    await until(async () => expect(await titleIn(one)).not.toBe('At first'));
    isOver = true;
    await changing;
  });

  it('that is faulty spoils no other that is asked for in the same moment', async () => {
    const one = titled();
    const faulty = part(`faulty ${number}`, async () => {
      throw new Error('out of order');
    });
    const [good, bad] = await Promise.allSettled([titleIn(one), partsOf(game.gameId, [faulty])]);
    expect(good).toMatchObject({ status: 'fulfilled', value: 'At first' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'out of order' } });
  });

  it('cannot write', async () => {
    const writing = part(
      `writes ${number}`,
      async (gameId) => db().$executeRaw`UPDATE "Game" SET title = 'Written' WHERE id = ${gameId}`,
    );
    await expect(partsOf(game.gameId, [writing])).rejects.toThrow(/read-only transaction/);
  });
});
