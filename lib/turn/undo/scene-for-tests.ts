import { db } from '@/lib/db/kernel/client';
import { storedTruth } from '@/lib/db/record/stored-truth';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import type { LedgerState } from '@/lib/ledger/kinds';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { undoAct } from '@/lib/turn/undo/undo-act';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';

/** Market Garden in turn 5, with the Guards’ sheet handed in and opened, a bridge tested, and movement closed. */
export let game: GivenGame;
export let seat: ControlSeat;
let guards: PlayerSeat;
/** The entry of a move made before movement was closed. */
export let movedBefore: number;

/** A unit as it stands now. */
export const one = (id: string) => db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
/** Units with the version that Control sees. */
export const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await one(unitId)).version })));
/** A crossing with the version that Control sees. */
export const at = async (id: string) => ({
  crossingId: id,
  version: (await db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } })).version,
});
/** The number of the last entry of the ledger. */
export const lastNumber = async () => (await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).entries;
export const undo = (number: number, reason = 'A slip of the hand.') => undoAct(seat, { number, reason });
/** In what the stored truth differs from what it was. */
export const differences = async (before: LedgerState) => compare(before, await storedTruth(game.gameId));

/** The units that are still to come up the road from Hechtel, the first first. */
export const arrivals = (count: number, where: object = {}) =>
  db().unit.findMany({
    where: {
      gameId: game.gameId,
      isOnMap: false,
      isInBox: false,
      isCaptured: false,
      side: 'allied',
      entry: { contains: 'Hechtel' },
      ...where,
    },
    orderBy: [{ arrivalTurn: 'asc' }, { id: 'asc' }],
    take: count,
  });
const sheetOfGuards = () => db().orderSheet.findFirstOrThrow({ where: { teamId: guards.teamId, turn: 5 } });
/** Moves a counter a little; the number of the last entry of it. */
export const moved = async (id: string) => {
  const { x, y, version } = await one(id);
  const to = { x: x! - 0.2, y: y!, mode: 'tactical' as const, overrule: 'So.' };
  good(await moveUnit(seat, { unitId: id, version, turn: 5, ...to }));
  return lastNumber();
};

/** Opens the game and sets the scene. */
export async function setScene(): Promise<void> {
  game = await givenGame('market-garden');
  seat = { ...game.control, roles: ['gameControl', 'teamControl', 'mapControl', 'airControl'] } as ControlSeat;
  guards = await game.player('guards-armoured');
  for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'to the second lift' }));
  const [counter] = (await playerDesk(guards)).counters;
  const line = {
    ...emptyLine,
    id: 'row-of-guards',
    position: 0,
    version: 0,
    counterIds: [counter!.id],
    orders: 'Hold.',
  };
  const lines = [{ ...line, action: 'hold' as const, posture: 'tact' as const, supportText: 'Typhoons' }];
  good(await submitOrderSheet(guards, { turn: 5, version: 0, lines }, 'write-1-of-the-test'));
  good(await openOrderSheet(seat, { sheetId: (await sheetOfGuards()).id }));
  movedBefore = await moved('A011');
  good(await testCrossing(seat, { ...(await at('grave')), face: 6 }));
  good(await undo(await moved('A011')));
  good(await closeMovement(seat, { turn: 5 }));
  good(await draftReport(seat, { teamKey: 'guards-armoured', version: 0 }));
}
