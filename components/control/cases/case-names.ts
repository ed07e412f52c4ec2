import type { CombatCase } from '@/lib/adjudication/types';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import { combatRoles } from '@/lib/words';
import type { CardUnits } from '../parts/combat/score-lines';

/** The name of every id: the game's units and groups by their names, an umpire's own by the written one. */
export const namesOf = (desk: Pick<RulesDesk, 'units' | 'groups'>): ReadonlyMap<string, string> =>
  new Map([
    ...desk.groups.map(({ id, name }) => [id, name] as const),
    ...desk.units.map(({ id, shortName }) => [id, shortName] as const),
  ]);

/** The counters of a combat by hand, as it was put; who is not of the game stands in the colour of his side of the table. */
export function cardUnitsOf(put: CombatCase, desk: Pick<RulesDesk, 'units'>, named: (id: string) => string): CardUnits {
  const known = new Map(desk.units.map((unit) => [unit.id, unit]));
  return new Map(
    combatRoles.flatMap((role) =>
      [...put[role].units, ...put[role].artillery].map(({ id, profile, stepsLost }) => {
        const side = known.get(id)?.side ?? (role === 'attacker' ? 'allied' : 'german');
        return [id, { name: named(id), side, profile, stepsLost }] as const;
      }),
    ),
  );
}
