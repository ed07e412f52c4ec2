import type { Choice } from '@/components/ui/matching';
import type { GroupOnRulesDesk, RulesDesk, UnitOnRulesDesk } from '@/lib/desks/control/cases/rules';

/** A thing of the game that is offered while a name is typed. */
export interface UnitChoice extends Choice {
  unit: UnitOnRulesDesk;
}
interface GroupChoice extends Choice {
  group: GroupOnRulesDesk;
}

export const unitChoices = ({ units }: Pick<RulesDesk, 'units'>): UnitChoice[] =>
  units
    .filter(({ isCaptured }) => !isCaptured)
    .map((unit) => ({ id: unit.id, label: unit.shortName, hint: `${unit.name}, ${unit.formation}`, unit }));

export const groupChoices = ({ groups }: Pick<RulesDesk, 'groups'>): GroupChoice[] =>
  groups.map((group) => ({
    id: group.id,
    label: group.name,
    hint: `${group.squadrons - group.lost} of ${group.squadrons}`,
    group,
  }));

/** The number of squadrons of these groups that still fly, as a form has it. */
export const squadronsIn = (groups: RulesDesk['groups'], ids: readonly string[]): string =>
  `${groups.filter(({ id }) => ids.includes(id)).reduce((all, { squadrons, lost }) => all + squadrons - lost, 0)}`;
