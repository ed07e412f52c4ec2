import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { type GivenGame, givenGame } from '../testing/given-game';
import { somebodyWaits } from '../testing/somebody-waits';
import { perform } from './perform';
import { type ControlSeat, isControl, seatOf } from './seat';

let game: GivenGame;
let seat: ControlSeat;
beforeAll(async () => {
  game = await givenGame('market-garden');
  seat = (await seatsOf(game.gameId)).map(seatOf).find(isControl)!;
});
afterAll(() => game.drop());

it('a write that is sent again while it is being done gets the first answer, and is done once', async () => {
  const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, isOnMap: true } });
  const before = await db().ledgerEntry.count({ where: { gameId: game.gameId } });
  let goOn = () => {};
  const heldUp = new Promise<void>((resume) => {
    goOn = resume;
  });
  const write = () =>
    perform({ seat, verb: 'move-unit', rule: '§7', writeId: 'one', sent: {} }, async (tx, act) => {
      const { version } = await change(tx, act, 'unit', unit.id, { x: unit.x! + 1 }, { seen: unit.version });
      await heldUp;
      return { version };
    });
  const first = write();
  const again = write();
  await somebodyWaits();
  goOn();
  const done = { ok: true, value: { version: unit.version + 1 } };
  expect(await Promise.all([first, again])).toEqual([done, done]);
  expect(await db().ledgerEntry.count({ where: { gameId: game.gameId } })).toBe(before + 1);
});
