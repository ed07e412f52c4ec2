import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { countStatements } from '@/lib/db/testing/count-statements';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { givenGame } from '@/lib/turn/testing/given-game';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { worldFor } from '@/scripts/testing/hidden-truth';
import { actUnheard } from '@/scripts/testing/world-acts';
import { sideMapOf } from './player-desk';
import { deskShown } from './read-player-desk';

/**
 * The questions of a player's reading to the database must not depend on things that the player may not know: not their
 * statements, and not their number.
 */

const team = '1-airborne';

/** The statements of a player's desk and map, in a world of which all that he may not know is drawn. */
async function statementsIn(hidden: number) {
  const game = await givenGame('arnhem-bridge', (scenario) => worldFor(team, scenario, new Draw(hidden)));
  game.besideTheLedger();
  try {
    const seat = await game.player(team);
    const teamId = await game.teamId(team);
    const { gameId, control } = game;
    const others: PlayerSeat[] = [await game.player('9-ss-panzer')];
    const unheard = await actUnheard({ gameId, control, team: { id: teamId, key: team }, others }, new Draw(hidden));
    const read = async () => {
      await deskShown(seat);
      await sideMapOf(gameId, teamId);
    };
    await read();
    const { texts, roundTrips } = await countStatements(read);
    return { texts, roundTrips, unheard, units: await db().unit.count({ where: { gameId } }) };
  } finally {
    await game.drop();
  }
}

describe('a player’s reading', () => {
  it('asks the database the same in two worlds that differ in what is hidden from him', async () => {
    const worlds = [await statementsIn(11), await statementsIn(12), await statementsIn(13)];
    const [first, ...rest] = worlds;
    // The worlds differ, or nothing is shown.
    expect(new Set(worlds.map(({ units, unheard }) => `${units} ${unheard}`)).size).toBeGreaterThan(1);
    expect(first!.texts.length).toBeGreaterThan(3);
    for (const world of rest) {
      expect(world.texts).toEqual(first!.texts);
      expect(world.roundTrips).toBe(first!.roundTrips);
    }
  });
});
