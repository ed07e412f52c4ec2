import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';
import {
  at,
  first,
  game,
  given,
  join,
  points,
  put,
  queued,
  second,
  unit,
} from '@/lib/turn/crossings/crossings-for-tests';
import { good, ledgerAgreesIn } from '../../testing/combats';
import { moveColumn } from '../move-column';
import { moveUnit } from '../move-unit';

beforeAll(given);
afterAll(() => game.drop());

const bridge = 'joes';
/** Moves a unit straight from where it stands to so many kilometres north of the bridge. */
async function goes(name: string, northKm: number, more: object = {}) {
  const { x, y } = await at(bridge);
  const { id, version } = await unit(name);
  return moveUnit(game.control, {
    ...{ unitId: id, version, turn: 2, x, y: y + northKm, mode: 'roadColumn' },
    ...more,
  });
}
const passed = async () => (await at(bridge)).passed.map(({ name, points, isWhole }) => ({ name, points, isWhole }));
const stateOf = async () => (await at(bridge)).state;
const isMarked = (state: 'tested' | 'untested') =>
  transaction(async (tx) =>
    done(await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'crossing', bridge, { state })),
  );

describe('§7: a move over a bridge by the map is its passage', () => {
  it('with the points of the unit; it leaves the queue, and the tested bridge is safe', async () => {
    const { x, y } = await at(bridge);
    await isMarked('tested');
    await put(first, x, y - 1, { startX: x, startY: y - 1 });
    await put(second, x, y - 2);
    good(await join(bridge, first, second));
    good(await goes(first, 1));
    expect(await passed()).toEqual([{ name: '2 Irish Gds', points: await points(first), isWhole: true }]);
    expect(await queued(bridge)).toEqual(['3 Irish Guards 0']);
    expect(await stateOf()).toBe('safe');
    await ledgerAgreesIn(game);
  });

  it('and no passage once its way is told again from where it began, and does not lead there', async () => {
    good(await goes(first, -1, { fromStart: true }));
    expect(await passed()).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('there and back it has gone over once', async () => {
    good(await goes(first, 1));
    good(await goes(first, -1, { overrule: 'Called back.' }));
    expect(await passed()).toEqual([{ name: '2 Irish Gds', points: await points(first), isWhole: true }]);
    good(await goes(first, -1, { fromStart: true }));
  });

  it('a column of the movement list goes over by the same passages, and one that does not wait is told who does', async () => {
    const { x, y } = await at(bridge);
    const one = await unit(first);
    const answer = good(
      await moveColumn(game.control, {
        turn: 2,
        units: [{ unitId: one.id, version: one.version }],
        way: [
          [x, y - 1],
          [x, y + 1],
        ],
        mode: 'roadColumn',
        isLegal: true,
      }),
    );
    expect(await passed()).toEqual([{ name: '2 Irish Gds', points: await points(first), isWhole: true }]);
    expect(answer.units[0]!.advice.map(({ message }) => message)).toContain(
      "3 Irish Gds waits at Joe's Bridge (Lommel / De Barrier) before it.",
    );
    await ledgerAgreesIn(game);
  });
});
