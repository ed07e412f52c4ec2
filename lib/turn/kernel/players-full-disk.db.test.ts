import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerVerbs } from '../testing/all-verbs';
import { good } from '../testing/combats';
import { despiteAFullDisk, giveDisk, refusedByDisk } from '../testing/full-disk';
import { playerActs, seatGuards, write } from '../testing/gallery/players';
import { type GivenGame, givenGame } from '../testing/given-game';

/** A team writes everything a team can write, on a disk that is full at each write in turn. */
let game: GivenGame;

beforeAll(async () => {
  game = await givenGame('market-garden');
  await giveDisk();
  await seatGuards(game);
});
afterAll(() => game.drop());

describe('what a player writes on a full disk', () => {
  it.each(playerActs)(
    '$verb: nothing is written and it is said; with room it is done, once',
    async ({ verb, input }) => {
      const body = await input();
      const had = refusedByDisk();
      good(await despiteAFullDisk(() => write(verb, body, `${verb}-once`)));
      // The write itself, the answer kept with it, and the count of changes: each of them has failed at least once. Of a
      // write that may be repeated no answer is kept.
      expect(refusedByDisk() - had).toBeGreaterThanOrEqual(playerVerbs[verb].declared.mayRepeat ? 1 : 3);
    },
  );
});
