import { seatsOf } from '@/lib/db/access/seats';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { unitsWhere } from '@/lib/db/movement/units';
import { type CrossingOnBoard, crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { done } from '@/lib/result';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { type GivenGame, givenGame } from '../testing/given-game';
import { passCrossing } from './pass-crossing';
import { queueUnits } from './queue-units';
import { testCrossing } from './test-crossing';

export let game: GivenGame;
export let gameControl: ControlSeat;
/** Opens the game. */
export async function given(): Promise<void> {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
}

export const at = async (id: string): Promise<CrossingOnBoard> =>
  (await crossingsDesk(game.control)).crossings.find((one) => one.id === id)!;
export const queued = async (id: string) =>
  (await at(id)).queue.map(({ name, pointsAcross }) => `${name} ${pointsAcross}`);
export const unit = async (name: string) => (await unitsWhere(db(), { gameId: game.gameId, name }))[0]!;
export const ids = async (...names: string[]) => Promise.all(names.map(async (name) => (await unit(name)).id));
const turnNow = async () => (await crossingsDesk(game.control)).turn;
export const join = async (crossingId: string, ...names: string[]) =>
  queueUnits(game.control, { crossingId, version: (await at(crossingId)).version, unitIds: await ids(...names) });
export const pass = async (crossingId: string, last: string | null = null) =>
  passCrossing(game.control, {
    crossingId,
    version: (await at(crossingId)).version,
    turn: await turnNow(),
    last: last && (await unit(last)).id,
  });
export const test = async (crossingId: string, face: number | null, reason = '') =>
  testCrossing(game.control, { crossingId, version: (await at(crossingId)).version, face, reason });

/** Puts a unit somewhere, as if it had been moved there. */
export const put = async (name: string, x: number, y: number, more: object = {}) =>
  transaction(async (tx) =>
    done(
      await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', (await unit(name)).id, {
        x,
        y,
        isOnMap: true,
        ...more,
      }),
    ),
  );
export const points = async (name: string) => (await unit(name)).sizePoints;

// Three battalions of the Irish and Welsh Guards, in hand at the start line.
export const first = '2 (Armd) Irish Guards';
export const second = '3 Irish Guards';
export const third = '55 Field Regt RA';
