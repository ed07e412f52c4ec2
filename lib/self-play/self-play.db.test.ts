import { afterEach, expect, it } from 'vitest';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { blindly, dropBlindReader, makeBlindReader } from '@/lib/turn/testing/no-truth';
import { playBattle } from './play-battle';

/**
 * Battles that play themselves, by staffs that read and write as players to whom the truth is refused, and an umpire who accepts
 * every proposal. `npm run soak` plays the five battles to their last turn.
 */

const isSoak = Boolean(process.env.OPCOM_SOAK);
const battles: [scenario: string, from: number, to: number][] = [
  ['arnhem-bridge', 5, 7],
  ...(isSoak
    ? ([
        ['crete-1941', 1, 6],
        ['tuapse-1942', 1, 9],
        ['goodwood', 1, 10],
        ['market-garden', 2, 30],
      ] satisfies [string, number, number][])
    : []),
];

let game: GivenGame;
afterEach(async () => {
  await dropBlindReader();
  await game.drop();
});

it.each(battles)(
  '%s plays itself to its last turn without a fault',
  { timeout: 3 * 3_600_000 },
  async (name, from, to) => {
    game = await givenGame(name);
    await makeBlindReader();
    const { faults, turns } = await playBattle(game.gameId, { seed: 1, temper: 'steady', asPlayers: blindly });
    expect(faults).toEqual([]);
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i));
  },
);
