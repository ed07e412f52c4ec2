import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { playerMap, playerPicture } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { good } from '../testing/combats';
import { playerActs, seatGuards, write } from '../testing/gallery/players';
import { type GivenGame, givenGame } from '../testing/given-game';
import { blindly, dropBlindReader, makeBlindReader, tablesOfTruth } from '../testing/no-truth';
import type { PlayerSeat } from './seat';

/**
 * All that a player writes and reads, while PostgreSQL itself refuses him the truth: what he is answered, a refusal too,
 * rests on what was issued to his team and what it wrote, because nothing else can be looked up.
 */
let game: GivenGame;
let guards: PlayerSeat;

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await seatGuards(game);
  await makeBlindReader();
});
afterAll(async () => {
  await dropBlindReader();
  await game.drop();
});

/** A write of what is not there: another turn, versions that nothing has, ids that nobody has, an answer without a word. */
const astray = (body: object): object =>
  JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'turn') return 7;
    if (key === 'version') return 9;
    if (key === 'wentBadly') return '';
    return key.endsWith('Id') ? 'nobody-has-it' : value;
  });

describe('a player to whom the truth is shut', () => {
  it('cannot look at the truth', async () => {
    expect(tablesOfTruth()).toEqual(expect.arrayContaining(['Unit', 'Crossing', 'Combat', 'ContactPair', 'Team']));
    await expect(blindly(() => db().unit.count())).rejects.toThrow(/permission denied|42501/);
    expect(await db().unit.count()).toBeGreaterThan(0);
  });

  it.each(playerActs)('$verb is done, and refused', async ({ verb, input }) => {
    const body = await input();
    const wrong = astray(body);
    await blindly(async () => {
      expect(await write(verb, wrong, `${verb}-wrong`)).toMatchObject({ ok: false });
      good(await write(verb, body, `${verb}-once`));
      expect((await deskShown(guards)).seat.id).toBe(guards.id);
    });
  });

  it('reads his desk, his map and the projector', async () => {
    await blindly(async () => {
      expect((await deskShown(guards)).counters.length).toBeGreaterThan(3);
      expect(await playerMap(guards)).toHaveProperty('features');
      expect(await playerPicture(guards)).toBeNull();
      expect(await hallBoard(game.gameId)).toHaveProperty('turn');
    });
  });
});
