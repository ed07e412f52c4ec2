import { afterAll, beforeAll } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { unitsWhere } from '@/lib/db/movement/units';
import { caseOnDesk } from '@/lib/desks/control/cases/rules';
import { done } from '@/lib/result';
import { adjudicateCase } from '../cases/adjudicate-case';
import { good } from './combats';
import { type GivenGame, givenGame } from './given-game';

/** The rules desk in Market Garden: cases put by hand and ruled on. */

/** The game of the file that runs. */
export let game: GivenGame;

/** All tests of a file share one game. */
export function atTheRulesDesk(): void {
  beforeAll(async () => {
    game = await givenGame('market-garden');
  });
  afterAll(() => game.drop());
}

type Put = Parameters<typeof adjudicateCase>[1];
/** Puts a case by hand. */
export const putting = (kind: Put['kind'], input: object, faces: number[] | null, more: Partial<Put> = {}) =>
  adjudicateCase(game.control, { kind, input: input as Put['input'], faces, ...more });
/** The id of a case put by hand. */
export const put = async (...given: Parameters<typeof putting>) => good(await putting(...given)).caseId;
/** A case as its desk shows it. */
export const kept = async (caseId: string) => (await caseOnDesk(game.control, caseId))!;
const act = () => ({ gameId: game.gameId, seat: null, verb: 'test', rule: '' });
/** Sets the scene, without a verb. */
export const alter = (...given: Parameters<typeof change> extends [infer _T, infer _A, ...infer Rest] ? Rest : never) =>
  transaction(async (tx) => done(await change(tx, act(), ...(given as [never, never, never]))));
/** Units of the scenario that hold at least two steps, undamaged. */
export const fresh = async (where: object = {}) =>
  (await unitsWhere(db(), { gameId: game.gameId, stepsLost: 0, ...where })).filter(
    ({ profile }) => profile.split('-').length > 2,
  );
