import { expect } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { unitOf } from '@/lib/db/movement/units';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import type { Result } from '@/lib/result';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { moveUnit } from '../movement/move-unit';
import { endTurn } from '../sequence/end-turn';
import { type GivenGame, givenGame } from '../testing/given-game';
import { placeArrival } from './place-arrival';

export const good = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
export const refusalOf = (answer: Result<unknown>) => (answer.ok ? null : answer.refusal);

export let game: GivenGame;
export let gameControl: ControlSeat;
export async function given(): Promise<void> {
  game = await givenGame('market-garden');
  gameControl = (await seatsOf(game.gameId))
    .map(seatOf)
    .filter(isControl)
    .find(({ roles }) => roles.includes('gameControl'))!;
}
export const unit = async (id: string) => (await unitOf(db(), game.gameId, id))!;
export const seen = async (...ids: string[]) =>
  Promise.all(ids.map(async (unitId) => ({ unitId, version: (await unit(unitId)).version })));
export const entry = (name: string) => game.scenario.entries.find((one) => one.name === name)!;
export async function place(id: string, at: { x: number; y: number }, overrule = '') {
  const { version } = await unit(id);
  return placeArrival(game.control, { unitId: id, version, x: at.x, y: at.y, overrule });
}
export async function move(id: string, at: { x: number; y: number }) {
  const { version } = await unit(id);
  const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  good(await moveUnit(game.control, { unitId: id, version, turn, x: at.x, y: at.y, mode: 'tactical' }));
}
export async function nextTurn(): Promise<number> {
  const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  return good(await endTurn(gameControl, { turn, reason: 'The test goes on.' })).turn;
}
export async function ledgerHolds(): Promise<void> {
  const state = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
  expect(compare(state, await storedTruth(game.gameId))).toEqual([]);
}
export const firstDue = (name: string, turn: number) =>
  game.scenario.units.filter((one) => one.entry === name && one.arrivalTurn === turn).map(({ id }) => id);
