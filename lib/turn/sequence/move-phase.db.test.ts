import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { masterMap } from '@/lib/desks/control/movement/map';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { openOrderSheet } from '../orders/open-order-sheet';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { movePhase } from './move-phase';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

/** The refusals, sentence by sentence. */
const left = (answer: Parameters<typeof refusal>[0]) => (refusal(answer) as { theirs?: string[] }).theirs;
const unfinished = async (from: 'orders', to: 'collection') =>
  left(await movePhase(game.control, { from, to, asks: true }));

it('says what is not done of the phase before it goes on, and nothing of the phases to come', async () => {
  expect(await unfinished('orders', 'collection')).toEqual([
    '1 Airborne has not handed in its order sheet.',
    '9 SS-Pz Hohenstaufen has not handed in its order sheet.',
  ]);
  expect(await chrome(game.control)).toMatchObject({ phase: 'orders', isPhaseDone: false });
  good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
});

it('a sheet that came in and nobody has opened is marked where its rows would count', async () => {
  const frost = await game.player('1-airborne');
  const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, shortName: '2 Para' } });
  const line = {
    ...emptyLine,
    ...{ id: 'row-1', position: 0, version: 0, counterIds: [unit.counterId], orders: 'Attack.' },
    ...{ action: 'attack' as const, posture: 'tact' as const },
  };
  good(await submitOrderSheet(frost, { turn: 5, version: 0, lines: [line] }, 'write-of-frost'));
  const { id: sheetId } = await db().orderSheet.findFirstOrThrow({
    where: { gameId: game.gameId, state: 'submitted' },
  });
  const marks = async () => {
    const onMap = (await masterMap(game.control)).counters.find(({ id }) => id === unit.id)!.order;
    const inCombat = (await combatsDesk(game.control)).candidates.find(({ id }) => id === unit.id)!.order;
    return [onMap?.isUnread, inCombat?.isUnread];
  };
  expect(await marks()).toEqual([true, true]);
  good(await openOrderSheet(game.control, { sheetId }));
  expect(await marks()).toEqual([false, false]);
});

it('a phase is done when nothing is left of it', async () => {
  good(await movePhase(game.control, { from: 'collection', to: 'movement' }));
  expect(await chrome(game.control)).toMatchObject({ isPhaseDone: false });
  good(await closeMovement(game.control, { turn: 5 }));
  expect(await chrome(game.control)).toMatchObject({ isPhaseDone: true });
  const goesOn = { from: 'movement' as const, to: 'combat' as const, asks: true };
  expect(left(await movePhase(game.control, goesOn))).toEqual([
    '9 SS-Pz Hohenstaufen has not handed in its order sheet.',
    'The order sheet of 1 Airborne has not been accepted.',
  ]);
});
