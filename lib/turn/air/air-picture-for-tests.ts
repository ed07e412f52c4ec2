import { seatsOf } from '@/lib/db/access/seats';
import { create } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { caseOnDesk } from '@/lib/desks/control/cases/rules';
import { done } from '@/lib/result';
import { ruleOnCase } from '../cases/rule-on-case';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { good } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { putAirCase } from './put-air-case';

export let game: GivenGame;
/** Opens the game, and goes on to the turn of the second lift. */
export async function given(): Promise<void> {
  game = await givenGame('market-garden');
  act.gameId = game.gameId;
  const seats = (await seatsOf(game.gameId)).filter(({ kind }) => kind === 'control').map(seatOf) as ControlSeat[];
  const gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
  for (const turn of [2, 3, 4]) good(await endTurn(gameControl, { turn, reason: 'to the second lift' }));
}

export const act = { gameId: '', seat: null, verb: 'test', rule: '' };
/** The losses of the units of the lift. */
export const order = async (id: string, more: object) => {
  const row = { id, gameId: game.gameId, turn: 5, squadronId: null, squadrons: 1, squares: [], route: [], ...more };
  await transaction(async (tx) => done(await create(tx, act, 'airTask', id, row as never)));
};
export const task = (id: string) => db().airTask.findUniqueOrThrow({ where: { id } });
export const group = (id: string) =>
  db().squadron.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });
export const put = (about: Parameters<typeof putAirCase>[1]['about'], faces: number[] | null = null) =>
  putAirCase(game.control, { turn: 5, about, faces });
export const ruled = async (caseId: string, more: object = {}) => {
  const { version } = (await caseOnDesk(game.control, caseId))!;
  return ruleOnCase(game.control, { caseId, version, ...more });
};
export const cursors = async () =>
  new Map((await db().teamDesk.findMany({ where: { gameId: game.gameId } })).map(({ id, cursor }) => [id, cursor]));
