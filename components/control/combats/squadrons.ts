import type { GroupedAir } from '@/lib/turn/combat-case';
import type { SquadronGroup } from '@/lib/turn/control-desk/combats';

/** The groups offered to one part of a combat: those of its side; of both sides while nobody is in it. */
export const groupsOffered = (groups: readonly SquadronGroup[], side: SquadronGroup['side'] | null): SquadronGroup[] =>
  groups.filter((group) => side === null || group.side === side);

/** An entry of air support as the group flies it, entered by hand; what else was ticked stays, and all of it can be changed. */
export const flownBy = (entry: GroupedAir, { kind, squadrons }: SquadronGroup): GroupedAir => ({
  ...entry,
  kind,
  squadrons,
  airTaskId: null,
});

/** `83 Group, Typhoon wings: 8` */
export const groupWords = ({ name, squadrons }: SquadronGroup): string => `${name}: ${squadrons}`;
