import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatHeld } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { countStatements } from '@/lib/db/testing/count-statements';
import type { Result } from '@/lib/result';
import { type budgets, spend } from '@/scripts/testing/budgets';
import { good } from '../testing/combats';
import { controlActs, perform } from '../testing/gallery/every-act';
import { playerActs, seatGuards, write } from '../testing/gallery/players';
import { game as played, seat, setScene } from '../testing/gallery/scene';
import { type GivenGame, givenGame } from '../testing/given-game';
import type { ControlSeat, PlayerSeat } from './seat';

/** The number of questions to the database for the most usual writes, from the look at the seat to the commit. */

type Counted = keyof typeof budgets extends infer Name
  ? Name extends `round trips: ${infer Verb}`
    ? Verb
    : never
  : never;

async function countWrite(who: ControlSeat | PlayerSeat, verb: Counted, work: () => Promise<Result<unknown>>) {
  const holderId = `holder of ${who.id}`;
  await db().holder.upsert({ where: { id: holderId }, create: { id: holderId }, update: {} });
  await db().seat.update({ where: { id: who.id }, data: { holderId, usedAt: new Date() } });
  const { statements, roundTrips } = await countStatements(async () => {
    await seatHeld(who.id, holderId);
    good(await work());
  });
  spend(`round trips: ${verb}`, roundTrips);
  spend(`statements: ${verb}`, statements);
}

const often: Record<'player' | 'control', readonly Counted[]> = {
  player: ['save-draft', 'submit-order-sheet', 'send-message', 'save-marks', 'save-air-draft', 'submit-air-sheet'],
  control: ['move-unit', 'take-card'],
};

describe('a player writes', () => {
  let game: GivenGame;
  let guards: PlayerSeat;
  beforeAll(async () => {
    game = await givenGame('market-garden');
    guards = await seatGuards(game);
    game.besideTheLedger();
  });
  afterAll(() => game.drop());

  for (const { verb, input } of playerActs)
    it(verb, async () => {
      const body = await input();
      const doIt = () => write(verb, body, `${verb}-once`);
      const counted = often.player.find((name) => name === verb);
      if (counted) await countWrite(guards, counted, doIt);
      else good(await doIt());
    });
});

describe('an umpire writes', () => {
  beforeAll(async () => {
    await setScene();
    played.besideTheLedger();
  });
  afterAll(() => played.drop());

  for (const verb of often.control)
    it(verb, async () => {
      const act = controlActs.find((one) => one.verb === verb)!;
      const input = await act.input();
      await countWrite(seat, verb, () => perform(act, input, `${verb}-once`));
    });

  it('a count holds what its own work asks, and nothing that others ask meanwhile', async () => {
    const other = new AsyncResource('begun before the count');
    const { texts, statements } = await countStatements(async () => {
      await db().$queryRaw`SELECT 1 AS mine`;
      await other.runInAsyncScope(() => db().$queryRaw`SELECT 2 AS others`);
      // More than there are connections: some wait until another's is free.
      await Promise.all(Array.from({ length: 20 }, () => db().$queryRaw`SELECT 3 AS mine, pg_sleep(0.01)`));
      await Promise.all([db().team.findMany(), db().seat.findMany()]);
    });
    expect(texts.filter((text) => text.includes('others'))).toEqual([]);
    expect(statements).toBe(23);
  });
});
