import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { teamsOf } from '@/lib/db/access/teams';
import { writeCounters } from '@/lib/db/issuing/issued';
import { unitsOfTeam } from '@/lib/db/movement/units';
import { type Tx, touchDesk } from '@/lib/db/transaction';
import { issueCounters } from '@/lib/visibility/issuing/counters';
import type { TruthTurn } from '@/lib/visibility/truth';
import type { Source } from '@/lib/visibility/viewer';

/** Issues every team its own counters where they now stand: when a turn opens, and when Control closes movement. */
export async function issuePlaces(tx: Tx, gameId: string, turn: TruthTurn, source: Source): Promise<void> {
  for (const team of await teamsOf(gameId, tx)) {
    const viewer = { gameId, teamId: team.id, teamName: team.name, side: team.side };
    const units = (await unitsOfTeam(tx, gameId, team.id)).map(truthUnit);
    await writeCounters(tx, team.id, issueCounters(viewer, units, turn, source));
    touchDesk(tx, gameId, team.id);
  }
}
