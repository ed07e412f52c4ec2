import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerVerbs } from '../player-verbs.generated';
import { good } from '../testing/combats';
import { despiteAFullDisk, giveDisk, refusedByDisk } from '../testing/full-disk';
import { type GivenGame, givenGame } from '../testing/given-game';
import { playerWrites, seatGuards } from '../testing/player-writes';
import type { PlayerSeat } from './seat';

/** A team writes everything a team can write, on a disk that is full at each write in turn. */
let game: GivenGame;
let guards: PlayerSeat;

beforeAll(async () => {
  game = await givenGame('market-garden');
  await giveDisk();
  guards = await seatGuards(game);
});
afterAll(() => game.drop());

describe('what a player writes on a full disk', () => {
  it('every verb has its write here', () => {
    expect(playerWrites.map(([verb]) => verb).sort()).toEqual(Object.keys(playerVerbs).sort());
  });

  it.each(playerWrites)(
    '%s: nothing is written and it is said; with room it is done, once',
    async (verb, write, scene) => {
      const body = await scene();
      const had = refusedByDisk();
      good(await despiteAFullDisk(() => write(guards, body, `${verb}-once`)));
      // The write itself, the answer kept with it, and the count of changes: each of them has failed at least once.
      expect(refusedByDisk() - had).toBeGreaterThanOrEqual(3);
    },
  );
});
