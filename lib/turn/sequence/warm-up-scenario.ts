import type { Scenario } from '@/lib/scenario/types';
import { practiceTitle } from '@/lib/text';
import { controlRoles, type Side } from '@/lib/words';

/** The time of the hall for its orders, s. */
const orderSeconds = 600;

/**
 * A scenario as one side warms up in it: its own troops stand where they stand, the enemy is not on the map, and no bridge is
 * prepared. So nothing that comes of a move tells what its team does not know. Nobody sits at its Control.
 */
export function warmUpScenario(scenario: Scenario, side: Side): Scenario {
  const own = new Set(scenario.teams.filter((team) => team.side === side).map(({ key }) => key));
  const afterAll = scenario.turns.at(-1)!.number + 1;
  return {
    ...scenario,
    title: practiceTitle(scenario.title),
    phases: scenario.phases.map((one) => (one.key === 'orders' ? { ...one, budgetSeconds: orderSeconds } : one)),
    units: scenario.units.map((unit) => (own.has(unit.team) ? unit : { ...unit, arrivalTurn: afterAll })),
    contacts: [],
    demolitions: [],
    crossings: scenario.crossings.map((crossing) => ({ ...crossing, isPrepared: false })),
    opening: {
      ...scenario.opening,
      deadline: 'wait',
      controlSeats: [{ label: 'Control', roles: [...controlRoles], teams: [...own] }],
    },
  };
}
