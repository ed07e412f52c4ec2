import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { closeDatabase, db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { newestGame } from '@/lib/db/sequence/games';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { freshDatabase, freshDatabaseWith } from '@/scripts/testing/fresh-database';
import { leaveTestDatabase } from '@/scripts/testing/leave-test-database';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { openGame } from '../sequence/open-game';
import { openBegun } from './open-begun';

/** A game of a scenario in a database of its own, for tests: its seats, and what takes it away again. */
export interface GivenGame {
  gameId: string;
  scenario: Scenario;
  /** The first control seat. */
  control: ControlSeat;
  /** A player's seat in the team with this key. */
  player(teamKey: string, duty?: 'commander' | 'operations' | 'intelligence'): Promise<PlayerSeat>;
  teamId(teamKey: string): Promise<string>;
  /** The scene is set by rows of no verb: `drop` finds them in no ledger, and says nothing of it. */
  besideTheLedger(): void;
  /** Takes it away. Throws when the state rebuilt from the ledger is not the one stored. */
  drop(): Promise<void>;
}

async function connectTo(url: string): Promise<void> {
  await leaveTestDatabase();
  process.env.DATABASE_URL = url;
  db();
}

/** A game that has begun: of a scenario as it is a copy of one opened once a run. Call `drop` afterwards. */
export const givenGame = (name: string, alter?: (scenario: Scenario) => Scenario): Promise<GivenGame> =>
  givenBy(openBegun, name, alter);

/** A game that has been opened and not begun. Call `drop` afterwards. */
export const givenLobby = (name: string): Promise<GivenGame> => givenBy(openGame, name, (scenario) => scenario);

async function givenBy(
  opens: (scenario: Scenario) => Promise<unknown>,
  name: string,
  alter?: (scenario: Scenario) => Scenario,
): Promise<GivenGame> {
  const read = await loadScenario(name);
  if (!read.ok) throw new Error(`${name}: ${read.problems.map((problem) => problem.message).join('; ')}`);
  const scenario = alter?.(read.scenario) ?? read.scenario;
  const open = async (url: string) => {
    await connectTo(url);
    await opens(scenario);
    await closeDatabase();
  };
  const database = alter ? await freshDatabase() : await freshDatabaseWith(name, open);
  if (alter) await open(database.url);
  await connectTo(database.url);
  const { id: gameId } = (await newestGame())!;
  const seats = await seatsOf(gameId);
  const teamId = async (key: string) => (await teamsOf(gameId)).find((team) => team.key === key)!.id;
  let isBesideTheLedger = false;
  return {
    gameId,
    scenario,
    control: seatOf(seats.find((seat) => seat.kind === 'control')!) as ControlSeat,
    player: async (key, duty = 'commander') => {
      const id = await teamId(key);
      return seatOf(seats.find((seat) => seat.teamId === id && seat.duty === duty)!) as PlayerSeat;
    },
    teamId,
    besideTheLedger: () => {
      isBesideTheLedger = true;
    },
    drop: async () => {
      const differences = isBesideTheLedger ? [] : await ledgerDifferences(gameId);
      await leaveTestDatabase();
      await database.drop();
      if (differences.length > 0)
        throw new Error(`The ledger does not give what is stored:\n${differences.join('\n')}`);
    },
  };
}
