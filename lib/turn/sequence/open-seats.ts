import { createSeat, type NewSeat } from '@/lib/db/access/seats';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Scenario } from '@/lib/scenario/types';

/** The seats of an HQ team. */
const duties = [
  ['commander', 'Commander'],
  ['operations', 'Operations'],
  ['intelligence', 'Intelligence'],
] as const;

/** The seats a game opens with: each of Control as its scenario names it, and three for each HQ team, by the team's key. */
export const seatsOfScenario = ({
  opening,
  teams,
}: Scenario): (Omit<NewSeat, 'teamId'> & { teamKey: string | null })[] => [
  ...opening.controlSeats.map(({ label, roles, teams: teamKeys }) => ({
    kind: 'control' as const,
    label,
    roles,
    teamKeys,
    teamKey: null,
    duty: null,
  })),
  ...teams.flatMap(({ key }) =>
    duties.map(([duty, label]) => ({ kind: 'player' as const, label, duty, teamKey: key, roles: [], teamKeys: [] })),
  ),
];

/** Makes the seats a game opens with. `teamIds`: by key. */
export async function openSeats(
  tx: Tx,
  act: Act,
  scenario: Scenario,
  teamIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { teamKey, ...seat } of seatsOfScenario(scenario))
    await createSeat(tx, act, { ...seat, teamId: teamKey === null ? null : teamIds.get(teamKey)! });
}
