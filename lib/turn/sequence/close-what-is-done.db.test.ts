import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { movePhase } from './move-phase';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

const turn = async () => (await chrome(game.control)).turn;

it('§4: the step to the next phase closes movement and grouping when nothing is left in them', async () => {
  good(await movePhase(game.control, { from: 'orders', to: 'movement' }));
  expect(await turn()).toMatchObject({ movementClosedAt: null, groupingClosedAt: null });
  good(await movePhase(game.control, { from: 'movement', to: 'combat' }));
  expect(await turn()).toMatchObject({ movementClosedAt: expect.any(String), groupingClosedAt: null });
  expect(await chrome(game.control)).toMatchObject({ isPhaseDone: true });
  good(await movePhase(game.control, { from: 'combat', to: 'briefing' }));
  expect(await turn()).toMatchObject({ groupingClosedAt: expect.any(String) });
  await ledgerAgreesIn(game);
});

it('a step back closes nothing', async () => {
  good(await movePhase(game.control, { from: 'orders', to: 'movement' }));
  good(await movePhase(game.control, { from: 'movement', to: 'orders' }));
  expect(await turn()).toMatchObject({ movementClosedAt: null, groupingClosedAt: null });
});

it('movement that something is left in stays open, and the step says what', async () => {
  const harzer = await game.player('9-ss-panzer');
  const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: 'G258' } });
  const line = {
    ...emptyLine,
    ...{ id: 'row-1', position: 0, version: 0, counterIds: [unit.counterId], orders: 'To Velp.' },
    ...{ action: 'move' as const, posture: 'tact' as const },
  };
  good(await submitOrderSheet(harzer, { turn: 5, version: 0, lines: [line] }, 'write-of-harzer'));
  good(await movePhase(game.control, { from: 'orders', to: 'movement' }));
  const asked = refusal(await movePhase(game.control, { from: 'movement', to: 'combat', asks: true }));
  expect((asked as { theirs?: string[] }).theirs).toContain(
    'Movement is not closed: 1 row of orders is still to be moved.',
  );
  good(await movePhase(game.control, { from: 'movement', to: 'combat' }));
  expect((await turn()).movementClosedAt).toBeNull();
});
