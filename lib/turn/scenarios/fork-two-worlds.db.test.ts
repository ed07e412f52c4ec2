import { describe, expect, test } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { practicesOf } from '@/lib/db/sequence/practices';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { worldFor } from '@/scripts/testing/hidden-truth';
import { actUnheard } from '@/scripts/testing/world-acts';
import { type PlayerSeat, seatOf } from '../kernel/seat';
import { good } from '../testing/combats';
import { givenGame } from '../testing/given-game';
import { forkGame } from './fork-game';

const withoutIds = (value: unknown): string => JSON.stringify(value).replace(/[\w-]{21}/g, '#');

describe('forked in two worlds that differ only in what a team may not know', () => {
  const team = '1-airborne';
  const playerOf = async (gameId: string) => {
    const seats = await seatsOf(gameId);
    return seatOf(seats.find((seat) => seat.team?.key === team && seat.duty === 'commander')!) as PlayerSeat;
  };
  /** The contents of the team's desk in a fork, and the number of things it does not know. */
  async function deskInFork(hidden: number): Promise<{ desk: string; hidden: string }> {
    const world = await givenGame('arnhem-bridge', (scenario) => worldFor(team, scenario, new Draw(hidden)));
    world.besideTheLedger();
    try {
      const others = [await world.player('9-ss-panzer')];
      const id = await world.teamId(team);
      const { gameId, control } = world;
      const unheard = await actUnheard({ gameId, control, team: { id, key: team }, others }, new Draw(hidden));
      good(await forkGame(control, { number: null, keepsWriters: false }));
      const fork = (await practicesOf(gameId))[0]!.id;
      const desk = withoutIds({ ...(await playerDesk(await playerOf(fork))), clock: null, cursor: null });
      return { desk, hidden: `${await db().unit.count({ where: { gameId: fork } })} ${unheard}` };
    } finally {
      await world.drop();
    }
  }

  test('the team’s desk in the fork is the same', async () => {
    const worlds = [await deskInFork(11), await deskInFork(12), await deskInFork(13)];
    expect(new Set(worlds.map((world) => world.hidden)).size).toBeGreaterThan(1);
    for (const { desk } of worlds.slice(1)) expect(undated(desk)).toBe(undated(worlds[0]!.desk));
  });
});

/** Worlds are made one after the other: what was told is told at another time of the wall's clock. */
const undated = (desk: string): string => desk.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
