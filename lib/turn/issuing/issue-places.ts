import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { writeCounters } from '@/lib/db/issued/map-issued';
import { type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { issueCounters } from '@/lib/visibility/issuing/counters';
import type { TruthTurn } from '@/lib/visibility/truth';
import type { Source } from '@/lib/visibility/viewer';

/** Issues every team its own counters where they now stand: when a turn opens, and when Control closes movement. */
export async function issuePlaces(tx: Tx, gameId: string, turn: TruthTurn, source: Source): Promise<void> {
  const teams = await teamsOf(gameId, tx);
  const units = (await unitsInGame(tx, gameId)).map(truthUnit);
  const sides = await gameSides(gameId, tx);
  const counters = teams.flatMap(({ id: teamId, name: teamName, side }) =>
    issueCounters({ gameId, teamId, teamName, side, sides }, units, turn, source),
  );
  const teamIds = teams.map(({ id }) => id);
  await writeCounters(tx, teamIds, counters);
  for (const teamId of teamIds) touchDesk(tx, gameId, teamId);
}
