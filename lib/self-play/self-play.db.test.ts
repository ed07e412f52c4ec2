import { afterEach, expect, it } from 'vitest';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { blindly, dropBlindReader, makeBlindReader } from '@/lib/turn/testing/no-truth';
import type { Side } from '@/lib/words';
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
afterEach(() => game.drop());

it.each(battles)(
  '%s plays itself to its last turn without a fault',
  { timeout: 3 * 3_600_000 },
  async (name, from, to) => {
    game = await givenGame(name);
    await makeBlindReader();
    const asPlayed = playBattle(game.gameId, { seed: 1, temper: 'steady', asPlayers: blindly });
    const { faults, turns } = await asPlayed.finally(dropBlindReader);
    expect(faults).toEqual([]);
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i));
  },
);

/** A side that does nothing but hold, the objective of the other, and how often the other is to take it of twenty times. */
const attacks: [scenario: string, attacker: Side, place: string, moreThan: number][] = isSoak
  ? [['arnhem-bridge', 'german', 'Arnhem – Rhine road bridge', 10]]
  : [];

it.each(attacks)(
  'of twenty battles of %s the %s side takes %s in more than half, against a side that only holds',
  { timeout: 3_600_000 },
  async (name, attacker, place, moreThan) => {
    let taken = 0;
    for (let seed = 1; seed <= 20; seed++) {
      game = await givenGame(name);
      const { turns } = await playBattle(game.gameId, { seed, temper: 'steady' });
      if (turns.at(-1)!.held[place] === attacker) taken += 1;
      if (seed < 20) await game.drop();
    }
    console.log(`Counted: ${name}: ${place} was taken in ${taken} of 20 battles`);
    expect(taken).toBeGreaterThan(moreThan);
  },
);
