import { moveCodes } from '@/lib/db/access/seat-codes';
import { createSeat, giveSeat, seatsStanding } from '@/lib/db/access/seats';
import { type Act, now, type Tx } from '@/lib/db/kernel/transaction';
import type { Seat } from '@/lib/db/rows';
import type { Scenario } from '@/lib/scenario/types';
import { seatsOfScenario } from '../sequence/open-seats';

/** The act in the game that is left, the act in the game that takes its place, and the seat of whoever does it. */
interface Between {
  from: Act;
  to: Act;
  by: string;
}

/** The scenario that is taken over, the teams of the game that is left, and the teams of the new one by their keys. */
interface Teams {
  scenario: Scenario;
  teams: readonly { id: string; key: string }[];
  teamIds: ReadonlyMap<string, string>;
}

/**
 * Makes the seats of a game that takes the place of another: everybody who has a seat keeps it, with the code on its card.
 * A team that is no more takes its seats with it; one that is new has the three of every team. Answers the new seat of `by`.
 */
export async function carrySeats(
  tx: Tx,
  { from, to, by }: Between,
  { scenario, teams, teamIds }: Teams,
): Promise<string> {
  const keys = new Map(teams.map(({ id, key }) => [id, key]));
  const standing = await seatsStanding(tx, from.gameId);
  const revoked = { holderId: null, revokedAt: await now(tx) };
  let own = '';
  for (const seat of standing) {
    const teamKey = seat.teamId === null ? null : keys.get(seat.teamId)!;
    const teamId = teamKey === null ? null : (teamIds.get(teamKey) ?? null);
    if (teamKey === null || teamId !== null) {
      const id = await carryOne(tx, to, seat, teamId, teamIds);
      if (seat.id === by) own = id;
    }
    await giveSeat(tx, from, seat.id, revoked);
  }
  for (const seat of seatsOfScenario(scenario)) {
    const { teamKey, ...made } = seat;
    if (hasSeats(seat, standing, keys)) continue;
    await createSeat(tx, to, { ...made, teamId: teamKey === null ? null : teamIds.get(teamKey)! });
  }
  return own;
}

/** Control's seats are those it has; a team that has seats has those. */
const hasSeats = (
  { kind, teamKey }: { kind: Seat['kind']; teamKey: string | null },
  standing: readonly Seat[],
  keys: ReadonlyMap<string, string>,
): boolean =>
  standing.some((seat) => seat.kind === kind && (seat.teamId === null ? null : keys.get(seat.teamId)) === teamKey);

async function carryOne(
  tx: Tx,
  to: Act,
  seat: Seat,
  teamId: string | null,
  teamIds: ReadonlyMap<string, string>,
): Promise<string> {
  const { kind, label, roles, duty, person, holderId, usedAt } = seat;
  const teamKeys = seat.teamKeys.filter((key) => teamIds.has(key));
  const id = await createSeat(tx, to, { kind, label, roles, duty, person, teamKeys, teamId });
  await moveCodes(tx, seat.id, id);
  if (holderId !== null) await giveSeat(tx, to, id, { holderId, usedAt });
  return id;
}
