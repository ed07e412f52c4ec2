import { closeDatabase, db } from '@/lib/db/client';
import { seatsOf } from '@/lib/db/seats';
import { teamsOf } from '@/lib/db/teams';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { freshDatabase } from '@/scripts/fresh-database';
import { openGame } from './open-game';
import { type ControlSeat, type PlayerSeat, seatOf } from './seat';

/** A game of a scenario in a database of its own, for tests: its seats, and what takes it away again. */
export interface GivenGame {
  gameId: string;
  scenario: Scenario;
  /** The first control seat. */
  control: ControlSeat;
  /** A player's seat in the team with this key. */
  player(teamKey: string, duty?: 'commander' | 'operations' | 'intelligence'): Promise<PlayerSeat>;
  teamId(teamKey: string): Promise<string>;
  drop(): Promise<void>;
}

/** Opens a game. Call `drop` afterwards. */
export async function givenGame(
  name: string,
  alter: (scenario: Scenario) => Scenario = (same) => same,
): Promise<GivenGame> {
  const read = await loadScenario(name);
  if (!read.ok) throw new Error(`${name}: ${read.problems.map((problem) => problem.message).join('; ')}`);
  const scenario = alter(read.scenario);
  const database = await freshDatabase();
  await closeDatabase();
  process.env.DATABASE_URL = database.url;
  db();
  const { gameId } = await openGame(scenario);
  const seats = await seatsOf(gameId);
  const teamId = async (key: string) => (await teamsOf(gameId)).find((team) => team.key === key)!.id;
  return {
    gameId,
    scenario,
    control: seatOf(seats.find((seat) => seat.kind === 'control')!) as ControlSeat,
    player: async (key, duty = 'commander') => {
      const id = await teamId(key);
      return seatOf(seats.find((seat) => seat.teamId === id && seat.duty === duty)!) as PlayerSeat;
    },
    teamId,
    drop: async () => {
      await closeDatabase();
      await database.drop();
    },
  };
}
